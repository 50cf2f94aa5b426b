import Testing
import ViewTreeTesting

@MainActor @Suite struct CompactDatePickerStyleTests {
  @Test func `a date that has no room beside its label stands below it before it is cut`() {
    func picture(_ width: Int) -> String {
      Screen(StyledPicker(style: .compact), width: width, options: ScreenOptions(now: january(7))).text
    }
    expectText(
      picture(24),
      equals: """
        Date [ Jan 14, 2026 v ]
             [ 9:41 AM v ]
        2026-01-14T09:41:00Z
        """)
    expectText(
      picture(20),
      equals: """
        Date
        [ Jan 14, 2026 v ]
        [ 9:41 AM v ]
        2026-01-14T09:41:00Z
        """)
  }

  @Test func `compact is a button for the date and one for the time`() throws {
    let screen = Screen.picking(.compact)
    expectText(
      screen.text,
      equals: """
        Date [ Jan 14, 2026 v ] [ 9:41 AM v ]
        2026-01-14T09:41:00Z
        """)
    try screen.find(.datePicker, "Date").tap()
    expectText(
      screen.text,
      equals: """
        Date [ Jan 14, 2026 v ] [ 9:41 AM v ]
           +------------------------------+
           |  <      January 2026      >  |
           |  Su  Mo  Tu  We  Th  Fr  Sa  |
           |                   1   2   3  |
           |   4   5   6 ( 7)  8   9  10  |
           |  11  12  13 [14] 15  16  17  |
           |  18  19  20  21  22  23  24  |
           |  25  26  27  28  29  30  31  |
           +------------------------------+
        """)
  }

  @Test func `the time of a compact picker opens a wheel`() {
    let screen = Screen.picking(.compact)
    screen.click(column: 30, row: 0)
    expectText(
      screen.text,
      equals: """
        Date [ Jan 14, 2026 v ] [ 9:41 AM v ]
        2026-01-14T09:41:00Z  +--------------+
                              |   08 40 PM   |
                              | [ 09:41 AM ] |
                              |   10 42 PM   |
                              +--------------+
        """)
  }

  @Test func `a day of the open calendar is chosen and closes it`() throws {
    let screen = Screen.picking(.compact)
    try screen.find(.datePicker, "Date").tap()
    try screen.find(.button, "Next Month").tap()
    expectText(screen.text, contains: "February 2026")
    try screen.find(.button, "February 28, 2026").tap()
    try expectEqual(screen.pickedDate, "2026-02-28T09:41:00Z")
    #expect(screen.findAll(.button).isEmpty)
  }

  @Test func `keys move through the open calendar`() throws {
    let screen = Screen.picking(.compact, .date)
    screen.press(.tab)
    screen.press(.return)
    screen.press(.right)
    screen.press(.down)
    try expectEqual(screen.pickedDate, "2026-01-22T09:41:00Z")
    screen.press(.pageDown)
    screen.press(.left)
    screen.press(.up)
    try expectEqual(screen.pickedDate, "2026-02-14T09:41:00Z")
    screen.press(.return)
    #expect(screen.findAll(.button).isEmpty)
    screen.press(.down)
    try expectEqual(screen.pickedDate, "2026-02-14T09:41:00Z")
  }

  @Test func `with little room date and time stand below each other, and the date opens its rolls`() throws {
    let screen = Screen(width: 20, height: 9) {
      DatePicker("Starts", selection: .constant(january(14)))
    }
    expectText(
      screen.text.trimmingCharacters(in: .newlines),
      equals: """
        Starts
        [ Jan 14, 2026 v ]
        [ 9:41 AM v ]
        """)
    screen.click(
      column: 4,
      row: try #require(
        screen.text.split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.contains("Jan") }))
    expectText(screen.text, contains: "[ 01/14/2026 ]")
    for line in screen.text.split(separator: "\n") { #expect(line.count <= 20) }
  }

  @Test func `the wheel of an open time takes the focus by an arrow key, and Escape closes it`() throws {
    let screen = Screen.picking(.compact)
    for key in [Key.tab, .tab, .return] { screen.press(key) }
    screen.press(.escape)
    expectText(screen.text, equals: "Date [ Jan 14, 2026 v ] [>9:41 AM v<]\n2026-01-14T09:41:00Z")
    screen.press(.return)
    screen.press(.up)
    expectText(screen.text, contains: "|   08 40 PM   |")
    expectText(screen.text, contains: "< 09:41 AM >")
    screen.press(.up)
    expectText(screen.text, contains: "< 08:41 AM >")
  }

  @Test func `the buttons have brackets in any style, and their titles one line`() {
    let picker = DatePicker("D", selection: .constant(january(14))).labelsHidden().buttonStyle(.plain)
    expectText(Screen(picker, width: 14).text, equals: "[ Jan 1... v ]\n[ 9:41 AM v ]")
  }

  @Test func `from right to left the arrow keys go where they point in an open calendar`() throws {
    let picker = StyledPicker(components: .date, style: CompactDatePickerStyle())
    let options = ScreenOptions(layoutDirection: .rightToLeft, now: january(7))
    let screen = Screen(picker, width: 44, options: options)
    screen.press(.tab)
    screen.press(.return)
    screen.press(.left)
    try expectEqual(screen.pickedDate, "2026-01-15T09:41:00Z")
  }

  @Test func `Page Up in an open calendar is a month back`() throws {
    let screen = Screen.picking(.compact, .date)
    for key in [Key.tab, .return, .pageUp] { screen.press(key) }
    try expectEqual(screen.pickedDate, "2025-12-14T09:41:00Z")
  }

  @Test func `an open calendar publishes days, no weekdays or blanks`() throws {
    let screen = Screen.picking(.compact, .date)
    try screen.find(.datePicker, "Date").tap()
    for words in [" Su ", " "] { expectText(screen.render(.semantics), lacks: "staticText \"\(words)\"") }
    expectEqual(screen.findAll(.button).count { $0.label.contains("January") }, 31)
    expectEqual(screen.findAll(.button).filter(\.isSelected).map(\.label), ["January 14, 2026"])
  }
}
