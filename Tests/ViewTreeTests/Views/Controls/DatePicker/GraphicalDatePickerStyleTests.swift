import Testing
import ViewTreeTesting

@MainActor @Suite struct GraphicalDatePickerStyleTests {
  @Test(arguments: [ScreenOptions.Unit.cells, .points]) func `graphical is the grid of a month`(
    unit: ScreenOptions.Unit
  ) {
    let options = ScreenOptions(unit: unit, now: january(7))
    expectText(
      Screen.picking(.graphical, options: options).text,
      equals: """
        Date
         <      January 2026      >
         Su  Mo  Tu  We  Th  Fr  Sa
                          1   2   3
          4   5   6 ( 7)  8   9  10
         11  12  13 [14] 15  16  17
         18  19  20  21  22  23  24
         25  26  27  28  29  30  31
        [ 09:41 AM ] [-|+]
        2026-01-14T09:41:00Z
        """)
  }

  @Test(arguments: [44, 20]) func `the title of a disabled picker is marked`(width: Int) {
    for glyphs in GlyphSet.allCases {
      let options = ScreenOptions(glyphs: glyphs, now: january(7))
      let picker = StyledPicker(components: .date, style: .graphical).disabled(true)
      expectSnapshot(of: Screen(picker, width: width, options: options), named: "\(glyphs)-\(width)")
    }
    // If no other month can be chosen, only its arrows are disabled.
    let month = january(1)...january(31)
    expectText(
      String(Screen.picking(.graphical, .date, in: month).text.split(separator: "\n")[1]),
      equals: "~<~     January 2026     ~>~")
  }

  @Test func `days out of the range are dimmed and cannot be chosen`() throws {
    let screen = Screen.picking(.graphical, .date, in: january(12, 20)...january(16, 3))
    expectSnapshot(of: screen, as: .cells)
    screen.click(column: 1, row: 6)
    try expectEqual(screen.pickedDate, "2026-01-14T09:41:00Z")
    screen.click(column: 9, row: 5)
    try expectEqual(screen.pickedDate, "2026-01-13T09:41:00Z")
  }

  @Test func `calendar, locale and time zone are the environment's`() {
    var german = ScreenOptions(
      glyphs: .unicode, locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Asia/Tokyo")!,
      now: january(7))
    expectSnapshot(of: Screen.picking(.graphical, options: german), named: "german")
    german.locale = Locale(identifier: "ja_JP")
    expectSnapshot(of: Screen.picking(.graphical, options: german), named: "japanese")
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 4
    expectSnapshot(
      of: Screen.picking(.graphical, .date, options: ScreenOptions(calendar: calendar, now: january(7))),
      named: "wednesday")
    expectSnapshot(
      of: Screen.picking(
        .graphical, .date, options: ScreenOptions(calendar: Calendar(identifier: .hebrew), now: january(7))),
      named: "hebrew")
    expectSnapshot(of: Screen.picking(.field, options: german), named: "japanese-field")
  }

  @Test func `the grid follows a date that is set from outside`() throws {
    let screen = Screen.picking(.graphical, .date)
    screen.click(column: 1, row: 1)
    expectText(screen.text, contains: "December 2025")
    try screen.find(.datePicker, "Date").select(january(40))
    expectText(screen.text, contains: "February 2026")
  }

  @Test func `dates far away have a picture too`() {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: -1e11)] {
      let screen = Screen(StyledPicker(date: date, style: .graphical), width: 44)
      #expect(!screen.text.isEmpty)
    }
  }

  @Test func `with less room the days share the blanks between them, and then there are rolls`() {
    func picture(_ width: Int) -> String {
      let options = ScreenOptions(now: january(7))
      let picker = StyledPicker(components: .date, style: .graphical)
      return Screen(picker, width: width, options: options).text
    }
    expectText(
      picture(27),
      equals: """
        Date
         <   January 2026   >
         Su Mo Tu We Th Fr Sa
                      1  2  3
          4  5  6( 7) 8  9 10
         11 12 13[14]15 16 17
         18 19 20 21 22 23 24
         25 26 27 28 29 30 31
        2026-01-14T09:41:00Z
        """)
    expectText(
      picture(20),
      equals: """
        Date
         <  January 2026  >
        Su Mo Tu We Th Fr Sa
                     1  2  3
         4  5  6( 7) 8  9 10
        11 12 13[14]15 16 17
        18 19 20 21 22 23 24
        25 26 27 28 29 30 31
        2026-01-14T09:41:00Z
        """)
    expectText(
      picture(16),
      equals: """
        Date
          12 13 2025
        [ 01/14/2026 ]
          02 15 2027
        2026-01-14T09:41
        :00Z
        """)
  }

  @Test func `a day of a narrow month is chosen by a click`() throws {
    let screen = Screen.picking(.graphical, .date)
    screen.resize(width: 20, height: nil)
    screen.click(column: 0, row: 4)
    try expectEqual(screen.pickedDate, "2026-01-04T09:41:00Z")
  }

  @Test func `at the sides of a narrow month a day has a sign at one side`() {
    func month(_ day: Int, now: Int, _ glyphs: GlyphSet = .ascii) -> String {
      let options = ScreenOptions(glyphs: glyphs, now: january(now))
      return Screen(width: 20, options: options) {
        DatePicker("Date", selection: .constant(january(day)), displayedComponents: .date)
          .datePickerStyle(.graphical).labelsHidden()
      }.text
    }
    expectText(
      month(17, now: 18),
      equals: """
         <  January 2026  >
        Su Mo Tu We Th Fr Sa
                     1  2  3
         4  5  6  7  8  9 10
        11 12 13 14 15 16*17
        18.19 20 21 22 23 24
        25 26 27 28 29 30 31
        """)
    #expect(month(18, now: 17).contains("15 16.17\n18*19"))
    #expect(month(18, now: 17, .unicode).contains("15 16·17\n18•19"))
    #expect(month(15, now: 14).contains("13(14[15]16"))
  }
}
