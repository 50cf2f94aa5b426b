import Testing
import ViewTreeTesting

@testable import ViewTree

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

  @Test func `a month is turned to exactly if one of its moments is in the range`() {
    func title(_ range: ClosedRange<Date>) -> String {
      String(Screen.picking(.graphical, .date, in: range).text.split(separator: "\n")[1])
    }
    expectText(title(january(1, 0, 0)...january(31, 23, 59)), equals: "~<~     January 2026     ~>~")
    expectText(title(january(0, 23, 59)...january(32, 0, 0)), equals: " <      January 2026      >")
  }

  @Test func `four columns for each day are room for the blanks`() {
    func days(_ width: Int) -> String {
      let picker = StyledPicker(components: .date, style: .graphical)
      return Screen(picker, width: width, options: ScreenOptions(now: january(7))).text
    }
    expectText(days(28), contains: "\n Su  Mo  Tu  We  Th  Fr  Sa\n")
    expectText(days(27), contains: "\n Su Mo Tu We Th Fr Sa\n")
  }

  /// The frames of a title between two buttons and of nine days, in columns.
  private func frames(_ title: CGFloat, width: CGFloat?, _ unit: ScreenOptions.Unit) -> [[CGFloat]?] {
    let cell = unit == .cells ? CGSize(width: 1, height: 1) : CGSize(width: 8, height: 16)
    func part(_ id: String, _ columns: CGFloat) -> some View {
      Color.clear.frame(width: columns * cell.width, height: cell.height).accessibilityIdentifier(id)
    }
    let screen = Screen(width: 60, height: 9, options: ScreenOptions(unit: unit)) {
      MonthLayout()() {
        part("back", 3)
        part("title", title)
        part("forward", 3)
        ForEach(0..<9) { part("\($0)", 4) }
      }
      .accessibilityIdentifier("month")
      .fixedSize(horizontal: width == nil, vertical: true)
      .frame(width: width.map { $0 * cell.width }, alignment: .leading)
      .frame(width: 60 * cell.width, height: 9 * cell.height, alignment: .topLeading)
    }
    return ["back", "title", "forward", "0", "6", "8", "month"].map { id in
      screen.frame(id: id).map {
        [$0.minX / cell.width, $0.minY / cell.height, $0.width / cell.width, $0.height / cell.height]
      }
    }
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `a long title widens the columns, and is never cut`(unit: ScreenOptions.Unit) {
    expectEqual(
      frames(31, width: 40, unit),
      [[0, 0, 3, 1], [2, 0, 31, 1], [32, 0, 3, 1], [1, 1, 4, 1], [31, 1, 4, 1], [6, 2, 4, 1], [0, 0, 35, 3]])
    expectEqual(frames(31, width: nil, unit), frames(31, width: 40, unit))
    expectEqual(
      frames(31, width: 34, unit),
      [[0, 0, 3, 1], [2, 0, 31, 1], [32, 0, 3, 1], [0, 1, 4, 1], [18, 1, 4, 1], [3, 2, 4, 1], [0, 0, 35, 3]])
    expectEqual(
      frames(12, width: 30, unit),
      [[0, 0, 3, 1], [8, 0, 12, 1], [25, 0, 3, 1], [0, 1, 4, 1], [24, 1, 4, 1], [4, 2, 4, 1], [0, 0, 28, 3]])
    expectEqual(frames(12, width: 22, unit)[6], [0, 0, 22, 3])
    expectEqual([frames(12, width: 21, unit)[6], frames(12, width: 9, unit)[6]], [[0, 0, 21, 3], [0, 0, 20, 3]])
  }

  @Test func `a long title covers the blanks beside the arrows, and keeps its marks`() {
    func title(isEnabled: Bool) -> [String] {
      let picker = DatePicker("Date", selection: .constant(january(257)), displayedComponents: .date)
        .datePickerStyle(.graphical).labelsHidden().disabled(!isEnabled)
      let cells = Screen(picker, width: 20, options: ScreenOptions(now: january(7))).render(.cells)
      return cells.split(separator: "\n").prefix(2).map(String.init)
    }
    expectEqual(title(isEnabled: true), ["\" < September 2026 > \"", "  2..17 bold"])
    expectEqual(
      title(isEnabled: false), ["\" <~September 2026~> \"", "  0..1 dim, 2..17 bold dim, 18..19 dim"])
  }

  @Test func `a narrow month covers nothing beside it, and is cut at its beginning first`() {
    func picture(_ width: Int) -> String {
      Screen(width: width, options: ScreenOptions(now: january(18))) {
        HStack(alignment: .top, spacing: 0) {
          Text(verbatim: "#\n#\n#\n#\n#\n#\n#").fixedSize()
          DatePicker("Date", selection: .constant(january(17)), displayedComponents: .date)
            .datePickerStyle(.graphical).labelsHidden()
        }
      }.text
    }
    expectText(
      picture(22),
      equals: """
        # <   January 2026  >
        #Su Mo Tu We Th Fr Sa
        #             1  2  3
        # 4  5  6  7  8  9 10
        #11 12 13 14 15 16[17]
        #18.19 20 21 22 23 24
        #25 26 27 28 29 30 31
        """)
    expectText(picture(21), contains: "\n#11 12 13 14 15 16*17\n#18.19 ")
  }

  @Test func `the tint colours the chosen day alone, and no day of a disabled picker`() {
    func days(isEnabled: Bool) -> [String] {
      let picker = DatePicker("Date", selection: .constant(january(14)), displayedComponents: .date)
        .datePickerStyle(.graphical).labelsHidden().disabled(!isEnabled).tint(.green)
      let cells = Screen(picker, width: 28, options: ScreenOptions(now: january(7))).render(.cells)
      return cells.split(separator: "\n").dropFirst(4).map(String.init)
    }
    expectEqual(
      days(isEnabled: true),
      [
        "\"                  1   2   3 \"", "\"  4   5   6 ( 7)  8   9  10 \"", "\" 11  12  13 [14] 15  16  17 \"",
        "  12..15 bold fg=green", "\" 18  19  20  21  22  23  24 \"", "\" 25  26  27  28  29  30  31 \"",
      ])
    expectEqual(days(isEnabled: false).filter { $0.contains("green") }, [])
  }

  @Test func `the cells of a month are as high as the highest, and an uncut one has its ideal width`() {
    func frames(_ heights: [CGFloat], title: CGFloat) -> [[CGFloat]?] {
      let screen = Screen(width: 60, height: 9, options: ScreenOptions(unit: .cells)) {
        MonthLayout()() {
          ForEach(0..<3) { Color.clear.frame(width: $0 == 1 ? title : 3, height: 1) }
          ForEach(heights.indices, id: \.self) { index in
            Color.clear.frame(idealWidth: 4, maxWidth: .infinity).frame(height: heights[index])
              .accessibilityIdentifier("\(index)")
          }
        }
        .accessibilityIdentifier("month")
        .frame(width: 60, height: 9, alignment: .topLeading)
      }
      return (heights.indices.map { "\($0)" } + ["month"]).map { id in
        screen.frame(id: id).map { [$0.minX, $0.minY, $0.width, $0.height] }
      }
    }
    expectEqual(frames([1, 3, 1], title: 12), [[0, 4, 4, 1], [4, 3, 4, 3], [8, 4, 4, 1], [0, 0, 28, 6]])
    expectEqual(
      frames([1, 1, 1, 1, 1, 1, 1], title: 31),
      (0..<7).map { [CGFloat($0) * 5 + 1, 1, 4, 1] } + [[0, 0, 35, 2]])
    expectEqual(frames([], title: 31), [[0, 0, 35, 0]])
  }

  @Test func `a day at a side of a narrow month is offered what is left of its cell`() {
    let screen = Screen(width: 60, height: 9, options: ScreenOptions(unit: .cells)) {
      MonthLayout()() {
        ForEach(0..<3) { Color.clear.frame(width: $0 == 1 ? 12 : 3, height: 1) }
        ForEach(0..<7) { day in
          Color.clear.frame(idealWidth: 4, maxWidth: .infinity).frame(height: 1).accessibilityIdentifier("\(day)")
        }
      }
      .frame(width: 20, alignment: .leading)
      .frame(width: 60, height: 9, alignment: .topLeading)
    }
    let places = [0, 1, 6].map { day in screen.frame(id: "\(day)").map { [$0.minX, $0.width] } }
    expectEqual(places, [[1, 2], [2, 4], [17, 3]])
  }
}
