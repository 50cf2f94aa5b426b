import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct MultiDatePickerTests {
  private static func day(_ day: Int, month: Int = 1) -> DateComponents {
    DateComponents(year: 2026, month: month, day: day)
  }

  private static func date(_ day: Int, hour: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: 2026, month: 1, day: day, hour: hour))!
  }

  private struct Off: View {
    @State var days: Set<DateComponents> = [day(6), day(14)]

    var body: some View {
      MultiDatePicker("Days off", selection: $days, in: date(3)..<date(20))
      Text("\(days.count)")
    }
  }

  private func screen(_ view: some View, glyphs: GlyphSet = .ascii) -> Screen {
    Screen(view, width: 28, options: ScreenOptions(glyphs: glyphs, now: Self.date(8, hour: 9)))
  }

  @Test func `a chosen day out of the range can be removed, and not chosen again`() throws {
    struct Days: View {
      @State var days: Set<DateComponents> = [DateComponents(year: 2026, month: 1, day: 2)]
      var body: some View { MultiDatePicker("Days", selection: $days, in: january(3)..<january(20)) }
    }
    let screen = Screen(Days(), width: 40, options: ScreenOptions(now: january(7), allowsIssues: true))
    try screen.find(.button, "January 2, 2026").tap()
    let day = try screen.find(.button, "January 2, 2026")
    #expect(!day.isSelected && !day.isEnabled)
  }

  @Test func `the month of the first day shows chosen and unavailable days`() {
    expectText(
      screen(Off()).text,
      equals: """
        Days off
        ~<~     January 2026     ~>~
         Su  Mo  Tu  We  Th  Fr  Sa
                         ~1~ ~2~  3
          4   5 [ 6]  7 ( 8)  9  10
         11  12  13 [14] 15  16  17
         18  19 ~20~~21~~22~~23~~24~
        ~25~~26~~27~~28~~29~~30~~31~
                      2
        """)
  }

  @Test func `days are added and taken away by clicks and keys`() throws {
    let screen = screen(Off())
    let picker = try screen.find(.datePicker, "Days off")
    expectEqual(picker.value, "Jan 6, 2026; Jan 14, 2026")
    try screen.find(.button, "January 14, 2026").tap()
    try screen.find(.button, "January 9, 2026").tap()
    try expectEqual(screen.find(.datePicker, "Days off").value, "Jan 6, 2026; Jan 9, 2026")
    #expect(throws: ElementError.self) { try screen.find(.button, "January 2, 2026").tap() }
    screen.press(.down)
    screen.press(.left)
    screen.press(.space)
    try expectEqual(screen.find(.button, "January 15, 2026").isSelected, true, "\(screen.text)")
    try screen.find(.datePicker, "Days off").select(Self.date(5, hour: 7))
    try expectEqual(screen.find(.button, "January 5, 2026").isSelected, true)
    #expect(throws: ElementError.self) { try screen.find(.datePicker, "Days off").select(Self.date(20)) }
    expectEqual(screen.issues, [])
  }

  @Test func `the set holds the components of days`() throws {
    struct Reading: View {
      @State private var days: Set<DateComponents> = []
      var body: some View {
        MultiDatePicker("", selection: $days).labelsHidden()
        Text(days.map { "\($0.year!)-\($0.month!)-\($0.day!) \($0.hour == nil)" }.joined())
      }
    }
    let screen = screen(Reading())
    try screen.find(.button, "Next Month").tap()
    expectText(screen.text, contains: "February 2026")
    try screen.find(.button, "February 3, 2026").tap()
    #expect(screen.text.contains("2026-2-3 true") && screen.text.contains("[ 3]"), "the month stays: \(screen.text)")
  }

  @Test func `a month in which nothing can be chosen is not turned to`() throws {
    let screen = screen(MultiDatePicker("", selection: .constant([]), in: Self.date(3)..<Self.date(70)))
    #expect(try !screen.find(.button, "Previous Month").isEnabled)
    try screen.find(.button, "Next Month").tap()
    #expect(try screen.find(.button, "Previous Month").isEnabled)
    #expect(try screen.find(.button, "Next Month").isEnabled)
    try screen.find(.button, "Next Month").tap()
    #expect(try screen.text.contains("March 2026") && !screen.find(.button, "Next Month").isEnabled)
  }

  @Test func `a chosen day out of the range is reported and kept`() throws {
    struct Kept: View {
      @State var days: Set<DateComponents> = [MultiDatePickerTests.day(2), MultiDatePickerTests.day(6)]
      var body: some View {
        MultiDatePicker("Days off", selection: $days, in: MultiDatePickerTests.date(3)..<MultiDatePickerTests.date(20))
        Text("\(days.count)")
      }
    }
    let screen = screen(Kept())
    try screen.find(.button, "January 7, 2026").tap()
    try expectEqual(screen.find(.datePicker, "Days off").value, "Jan 2, 2026; Jan 6, 2026; Jan 7, 2026")
    expectEqual(screen.text.last, "3")
    expectIssue(of: screen, contains: "Jan 2, 2026 in the selection is out of the range; it is kept")
  }

  @Test func `bounds of all kinds, and days that are none`() throws {
    func isEnabled(_ view: some View, _ day: Int) throws -> Bool {
      let screen = screen(view)
      expectIssue(of: screen, contains: "hour: 99999999  in the selection is not a day of the calendar")
      return try screen.find(.button, "January \(day), 2026").isEnabled
    }
    let days = Binding.constant(Set([DateComponents(year: 2026, month: 1, day: 1), DateComponents(hour: 99_999_999)]))
    func enabled(_ view: some View) throws -> [Bool] { try [isEnabled(view, 9), isEnabled(view, 10)] }
    let from = try enabled(MultiDatePicker("", selection: days, in: Self.date(10, hour: 12)...))
    let upTo = try enabled(MultiDatePicker("", selection: days, in: ..<Self.date(10)))
    let none = try enabled(MultiDatePicker("", selection: days, in: Self.date(10)..<Self.date(10)))
    #expect(from == [false, true] && upTo == [true, false] && none == [false, false])
  }

  @Test func `the days are read, and neither the weekdays nor the blanks before the first`() throws {
    let labels = try screen(Off()).find(.datePicker, "Days off").children.map(\.label)
    expectEqual(labels.prefix(4), ["Previous Month", " January 2026 ", "Next Month", "January 1, 2026"])
    expectEqual(labels.count, 34)
  }

  private struct Kept: View {
    @State var days: Set<DateComponents>

    var body: some View {
      MultiDatePicker("Days", selection: $days).labelsHidden()
      Text("\(days.count) \(days.contains { $0.isLeapMonth == true })")
    }
  }

  @Test func `the month of the earliest day is shown, and the month of the last tap stays`() throws {
    let both = screen(Kept(days: [Self.day(2, month: 3), Self.day(14, month: 2)]))
    expectText(both.text, startsWith: " <      February 2026     >")
    let one = screen(Kept(days: [Self.day(3, month: 2)]))
    try one.find(.button, "February 3, 2026").tap()
    #expect(one.text.contains("0 false") && one.text.contains("February 2026"), "\(one.text)")
  }

  @Test func `the earliest day out of the range is reported, and components that are no day stay`() throws {
    let options = ScreenOptions(now: january(7), allowsIssues: true)
    let early = Set([Self.day(2), Self.day(1)])
    let range = Self.date(3)..<Self.date(20)
    let out = Screen(MultiDatePicker("", selection: .constant(early), in: range), width: 28, options: options)
    let issues = out.issues.map { $0.prefix { $0 != ";" } }
    expectEqual(issues, ["MultiDatePicker: Jan 1, 2026 in the selection is out of the range"])
    let kept = Screen(Kept(days: [Self.day(6), DateComponents(hour: 99_999_999)]), width: 28, options: options)
    try kept.find(.button, "January 7, 2026").tap()
    expectText(kept.text, endsWith: "3 false")
  }

  @Test func `a day of a leap month is chosen in it`() throws {
    var calendar = Calendar(identifier: .chinese)
    calendar.timeZone = .gmt
    let options = ScreenOptions(calendar: calendar, now: Date(timeIntervalSince1970: 1_753_920_000))
    let screen = Screen(Kept(days: []), width: 40, options: options)
    try screen.find(.button, "Sixth Monthbis 9, 2025(yi-si)").tap()
    #expect(screen.text.contains("( 7)   8  [ 9]") && screen.text.contains("1 true"), "\(screen.text)")
    try expectEqual(screen.find(.datePicker, "Days").value, "Mo6bis 9, 2025")
  }
}
