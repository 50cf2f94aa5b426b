import Testing
import ViewTreeTesting

/// Dates as text: near ones, far ones, and those that are none.
@MainActor struct TextDateTests {
  private static let now = Date(timeIntervalSince1970: 1_767_225_600)

  nonisolated private static let points: [TimeInterval] = [
    Date.distantFuture.timeIntervalSinceReferenceDate, Date.distantPast.timeIntervalSinceReferenceDate, 1e12, -1e12,
    1e20, -1e20, 1e300, -1e300, .greatestFiniteMagnitude,
  ]
  nonisolated private static let others: [TimeInterval] = [.nan, .infinity, -.infinity, .signalingNaN]
  private static let styles: [Text.DateStyle] = [.date, .time, .relative, .offset, .timer]

  private func screen(_ date: Date, _ style: Text.DateStyle) -> Screen {
    Screen(Text(date, style: style), width: 40, options: ScreenOptions(now: Self.now))
  }

  @Test(arguments: [
    (Text.DateStyle.date, "January 1, 2026"), (.time, "1:02 AM"), (.relative, "1 hr, 2 min"), (.offset, "+1:02:03"),
    (.timer, "1:02:03"),
  ]) func `a style selects the shown parts of a date`(_ style: Text.DateStyle, _ text: String) {
    expectEqual(screen(Self.now + 3_723, style).text, text)
  }

  @Test func `within a text a date has its style, too`() {
    let text = Text("in \(Self.now + 3_723, style: .timer) hours")
    expectEqual(Screen(text, width: 40, options: ScreenOptions(now: Self.now)).text, "in 1:02:03 hours")
  }

  @Test(arguments: [
    (0, "0 sec"), (59, "59 sec"), (-59, "59 sec"), (119, "1 min, 59 sec"), (7_199, "1 hr, 59 min"), (7_200, "2 hr"),
    (7_261, "2 hr, 1 min"), (93_600, "1 day, 2 hr"), (86_400 * 15 + 7_200, "2 wks, 1 day"),
  ]) func `a relative date has its two largest units, rounded down`(_ seconds: TimeInterval, _ text: String) {
    expectEqual(screen(Self.now + seconds, .relative).text, text)
  }

  @Test func `a relative date follows the locale and the clock`() {
    let german = Text(Self.now + 7_261, style: .relative).environment(\.locale, Locale(identifier: "de_DE"))
    let screen = Screen(german, width: 40, options: ScreenOptions(now: Self.now))
    expectEqual(screen.text, "2 Std., 1 Min.")
    screen.advance(by: .seconds(61))
    expectEqual(screen.text, "2 Std.")
  }

  @Test func `a distance is positive but for an offset, and has hours only if there are any`() {
    expectEqual(screen(Self.now - 65, .timer).text, "1:05")
    expectEqual(screen(Self.now - 65, .offset).text, "-1:05")
    expectEqual(screen(Self.now, .offset).text, "+0:00")
    expectEqual(screen(.distantFuture, .timer).text, "17312496:00:00")
    expectEqual(screen(Date(timeIntervalSinceReferenceDate: 1e300), .offset).text, "+277777777777:46:40")
    expectEqual(screen(Date(timeIntervalSinceReferenceDate: -1e300), .offset).text, "-277777777777:46:40")
  }

  @Test(arguments: points) func `every date has a text`(_ interval: TimeInterval) {
    let date = Date(timeIntervalSinceReferenceDate: interval)
    for style in Self.styles {
      let screen = screen(date, style)
      #expect(!screen.text.isEmpty && screen.text != "--" && screen.issues.isEmpty)
    }
    #expect(!Screen(Text(date, format: .dateTime.year()), width: 40).text.isEmpty)
  }

  @Test(arguments: others) func `an invalid date is shown as two dashes, and is an issue`(
    _ interval: TimeInterval
  ) {
    let date = Date(timeIntervalSinceReferenceDate: interval)
    for style in Self.styles {
      let screen = screen(date, style)
      expectEqual(screen.text, "--")
      expectEqual(screen.issues.count, 1)
      expectEqual(screen.issues.first?.contains("an infinite date, or one that is not a number, is shown as --"), true)
    }
    let formatted = Screen(Text(date, format: .dateTime.year()), width: 40)
    expectEqual(formatted.text, "--")
    expectEqual(formatted.issues.count, 1)
    expectEqual(Screen(Text("\(date)"), width: 40).text, "--")
  }

  @Test func `a date that may be missing and is not a number can be interpolated`() {
    let dates: [Date?] = [Date(timeIntervalSinceReferenceDate: .nan), nil, Date(timeIntervalSinceReferenceDate: 0)]
    let screen = Screen(width: 40) { VStack(alignment: .leading) { ForEach(0..<3) { Text("\(dates[$0])") } } }
    expectText(
      screen.text,
      equals: """
        Optional(--)
        nil
        Optional(2001-01-01 00:00:00 +0000)
        """)
  }

  @Test func `a clock has the digits of the locale`() {
    let now = Date(timeIntervalSince1970: 0)
    func shown(_ text: Text, _ locale: String) -> String {
      Screen(text, width: 30, options: ScreenOptions(locale: Locale(identifier: locale), now: now)).text
        .trimmingCharacters(in: .whitespaces)
    }
    let later = now.addingTimeInterval(5_025)
    expectEqual(shown(Text(later, style: .timer), "ar_EG"), "١:٢٣:٤٥")
    expectEqual(shown(Text(later, style: .offset), "ar_EG"), "+١:٢٣:٤٥")
    expectEqual(shown(Text(timerInterval: now...later, showsHours: false), "ar_EG"), "٨٣:٤٥")
    expectEqual(shown(Text(later, style: .timer), "de_DE"), "1:23:45")
    let progress = Screen(
      ProgressView(timerInterval: now...later), width: 30,
      options: ScreenOptions(locale: Locale(identifier: "ar_EG"), now: now))
    expectText(progress.text, contains: "١:٢٣:٤٥")
  }
}
