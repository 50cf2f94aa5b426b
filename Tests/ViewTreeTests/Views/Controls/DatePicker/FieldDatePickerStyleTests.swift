import Testing
import ViewTreeTesting

@MainActor @Suite struct FieldDatePickerStyleTests {
  @Test func `fields show the date in brackets`() {
    expectText(
      Screen.picking(.field).text,
      equals: """
        Date [ 01/14/2026, 09:41 AM ]
        2026-01-14T09:41:00Z
        """)
    expectText(
      Screen.picking(.stepperField, .date).text,
      equals: """
        Date [ 01/14/2026 ] [-|+]
        2026-01-14T09:41:00Z
        """)
    expectText(
      Screen.picking(.wheel, .date).text,
      equals: """
               12 13 2025
        Date [ 01/14/2026 ]
               02 15 2027
        2026-01-14T09:41:00Z
        """)
  }

  @Test func `date and time have separate fields if they do not fit together, and no unit is cut`() throws {
    func screen(_ width: Int) -> Screen {
      Screen(StyledPicker(style: .field), width: width, options: ScreenOptions(now: january(7)))
    }
    expectSnapshot(of: screen(28), named: "28")
    expectSnapshot(of: screen(20), named: "20")
    expectSnapshot(of: screen(14), named: "14")
    expectSnapshot(of: screen(10), named: "10")
    let narrow = screen(20)
    narrow.press(.tab)
    narrow.press(.up)
    #expect(try narrow.pickedDate.hasPrefix("2026-02-14T09:41"))
    narrow.press(.tab)
    narrow.press(.up)
    #expect(try narrow.pickedDate.hasPrefix("2026-02-14T10:41"))
    narrow.resize(width: 44, height: 4)
    // The one field has the focus that the second of the two had.
    expectText(narrow.text, contains: "[>02/14/2026, 10:41 AM<]")
  }

  @Test func `keys move the units of a field`() throws {
    let screen = Screen.picking(.field)
    screen.press(.tab)
    screen.press(.up)
    try expectEqual(screen.pickedDate, "2026-02-14T09:41:00Z")
    screen.press(.down)
    screen.press(.down)
    try expectEqual(screen.pickedDate, "2026-12-14T09:41:00Z")
    for _ in 0..<9 { screen.press(.right) }
    screen.press(.up)
    try expectEqual(screen.pickedDate, "2026-12-14T21:41:00Z")
    screen.press(.up)
    try expectEqual(screen.pickedDate, "2026-12-14T09:41:00Z")
    screen.press(.left)
    screen.press(.down)
    try expectEqual(screen.pickedDate, "2026-12-14T09:40:00Z")
  }

  @Test func `a click chooses the unit that the stepper changes`() throws {
    let screen = Screen.picking(.stepperField)
    screen.click(column: 13, row: 0)
    screen.click(column: 33, row: 0)
    try expectEqual(screen.pickedDate, "2027-01-14T09:41:00Z")
    screen.click(column: 31, row: 0)
    screen.click(column: 31, row: 0)
    try expectEqual(screen.pickedDate, "2025-01-14T09:41:00Z")
  }

  @Test func `a click on a neighbour turns the wheel to it`() throws {
    let screen = Screen.picking(.wheel)
    screen.click(column: 7, row: 2)
    try expectEqual(screen.pickedDate, "2026-02-14T09:41:00Z")
    screen.click(column: 10, row: 0)
    try expectEqual(screen.pickedDate, "2026-02-13T09:41:00Z")
  }

  @Test func `the units have the order of the text from right to left`() {
    let options = ScreenOptions(locale: Locale(identifier: "he_IL"), now: january(7))
    let screen = Screen.picking(.field, options: options)
    #expect(screen.text.contains("[ 14.01.2026, 09:41 ] Date"), "\(screen.text)")
  }

  @Test func `a disabled wheel has marked brackets`() {
    let picker = StyledPicker(components: .date, style: .wheel).disabled(true)
    expectText(
      Screen(picker, width: 30).text,
      equals: """
               12 13 2025
        Date [~01/14/2026~]
               02 15 2027
        2026-01-14T09:41:00Z
        """)
  }

  @Test func `the middle of a wheel has no marks beside its brackets`() {
    expectText(
      Screen.picking(.wheel).text,
      equals: """
               12 13 2025  08 40 PM
        Date [ 01/14/2026, 09:41 AM ]
               02 15 2027  10 42 PM
        2026-01-14T09:41:00Z
        """)
  }

  @Test func `a sign of the stepper is dim where its unit cannot go further`() throws {
    let screen = Screen.picking(.stepperField, .date, in: january(13)...january(14))
    screen.press(.tab)
    screen.press(.right)
    func dim() -> [Bool] { [21, 23].map { screen.render(.cells).contains("\($0)..\($0) dim") } }
    expectEqual(dim(), [false, true])
    screen.click(column: 23, row: 0)
    try expectEqual(screen.pickedDate, "2026-01-14T09:41:00Z")
    screen.click(column: 21, row: 0)
    try expectEqual(screen.pickedDate, "2026-01-13T09:41:00Z")
    expectEqual(dim(), [true, false])
  }

  @Test func `digits that were typed are forgotten at a click on the stepper, and when the focus leaves`() throws {
    let screen = Screen(width: 44, options: ScreenOptions(now: january(7))) {
      StyledPicker(components: .date, style: .stepperField)
      Button("Other") {}
    }
    screen.press(.tab)
    for key in [Key.right, .right, .character("2"), .character("0")] { screen.press(key) }
    expectText(screen.text, contains: "01/14/20__")
    screen.click(column: 23, row: 0)
    try expectEqual(screen.pickedDate, "2027-01-14T09:41:00Z")
    expectText(screen.text, contains: "01/14/2027")
    screen.press(.character("1"))
    expectText(screen.text, contains: "01/14/1___")
    screen.press(.tab)
    expectText(screen.text, contains: "01/14/2027")
  }

  @Test func `the stepper of an invalid date is dim`() {
    let picker = DatePicker("D", selection: .constant(Date(timeIntervalSinceReferenceDate: .nan)))
    let screen = Screen(picker.datePickerStyle(.stepperField), width: 16, options: ScreenOptions(allowsIssues: true))
    expectText(screen.render(.cells), equals: "\"D [ -- ] [-|+]  \"\n  10..10 dim, 12..12 dim")
  }

  @Test func `keys and clicks choose a unit of a wheel, which is underlined, and change it`() throws {
    let screen = Screen.picking(.wheel, .date)
    func rows() -> [String] { screen.render(.cells).split(separator: "\n").dropFirst(2).prefix(2).map(String.init) }
    expectEqual(
      rows(),
      [
        "\"Date [ 01/14/2026 ]                         \"", "  7..8 bold underline, 10..11 bold, 13..16 bold",
      ])
    screen.press(.tab)
    screen.press(.down)
    screen.press(.right)
    screen.press(.character("9"))
    try expectEqual(screen.pickedDate, "2026-02-09T09:41:00Z")
    screen.click(column: 8, row: 2)
    screen.press(.down)
    try expectEqual(screen.pickedDate, "2026-04-09T09:41:00Z")
    screen.click(column: 14, row: 1)
    screen.press(.up)
    try expectEqual(screen.pickedDate, "2025-04-09T09:41:00Z")
  }

  @Test func `a wheel with the focus has angle brackets, and forgets digits when it loses it`() throws {
    for (glyphs, brackets) in [(GlyphSet.ascii, "< 01/14/2026 >"), (.unicode, "‹ 01/14/2026 ›")] {
      let screen = Screen(
        VStack(alignment: .leading) {
          StyledPicker(components: .date, style: .wheel)
          Button("Other") {}
        }, width: 30, options: ScreenOptions(glyphs: glyphs))
      screen.press(.tab)
      expectText(screen.text, contains: brackets)
      screen.press(.right)
      screen.press(.character("2"))
      for _ in 0..<2 { screen.press(.tab) }
      screen.press(.character("5"))
      expectText(screen.text, contains: "01/05/2026")
      screen.press(.tab)
      expectText(screen.text, contains: "[ 01/05/2026 ]")
    }
    let disabled = StyledPicker(components: .date, style: .wheel).disabled(true)
    expectText(Screen(disabled, width: 30, options: ScreenOptions(glyphs: .unicode)).text, contains: "[╌01/14/2026╌]")
  }

  @Test func `a disabled wheel does not turn, and a narrow one keeps its three rows`() throws {
    let screen = Screen(StyledPicker(components: .date, style: .wheel).disabled(true), width: 30)
    screen.click(column: 8, row: 2)
    screen.click(column: 11, row: 0)
    try expectEqual(screen.pickedDate, "2026-01-14T09:41:00Z")
    let picker = DatePicker("", selection: .constant(january(14)), displayedComponents: .date)
    expectEqual(Screen(picker.datePickerStyle(.wheel).labelsHidden(), width: 10).text.split(separator: "\n").count, 3)
  }

  @Test func `the units of a wheel have the order of the text from right to left`() {
    let options = ScreenOptions(locale: Locale(identifier: "he_IL"), now: january(7))
    expectText(
      Screen(DatePicker("D", selection: .constant(january(14))).datePickerStyle(.wheel), width: 24, options: options)
        .text,
      equals: """
           13 12 2025  08 40
         [ 14.01.2026, 09:41 ] D
           15 02 2027  10 42
        """)
  }

  @Test func `a disabled field has marked brackets`() {
    func text(_ glyphs: GlyphSet) -> String {
      let picker = DatePicker("D", selection: .constant(january(14)), displayedComponents: .date)
      let options = ScreenOptions(glyphs: glyphs)
      return Screen(picker.datePickerStyle(.field).disabled(true), width: 30, options: options).text
    }
    expectEqual([text(.ascii), text(.unicode)], ["D [~01/14/2026~]", "D [╌01/14/2026╌]"])
  }
}
