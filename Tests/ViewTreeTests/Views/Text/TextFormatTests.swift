import Testing
import ViewTreeTesting

/// One time, written in every way that a text has.
private struct Agenda: View {
  static let start = Date(timeIntervalSince1970: 1_795_392_000)
  @State private var count = 12_345
  @State private var total = 1_234.5

  var body: some View {
    VStack(alignment: .leading) {
      Text(Self.start, style: .time)
      Text(Self.start, format: .dateTime.hour().minute())
      Text("at \(Self.start, format: .dateTime.hour().minute())")
      Text(Self.start, style: .date)
      Text(Self.start, format: Date.FormatStyle(date: .long, time: .omitted))
      Text("on \(Self.start, format: Date.FormatStyle(date: .long, time: .omitted))")
      Text(Self.start..<Self.start + 5_400, format: Date.IntervalFormatStyle(date: .omitted, time: .shortened))
      Text(Self.start - 90_000, format: Date.RelativeFormatStyle(presentation: .named))
      Text([Self.start, Self.start + 86_400], format: .list(memberStyle: Self.day, type: .or))
      Text([1_000, 2_000], format: .list(memberStyle: .number, type: .and))
      Text("\(count) of \(98_765, specifier: "%05d"), \(total, specifier: "%.2f"), \(total, format: .number)")
      TextField("Total", value: $total, format: .number)
      Stepper(value: $count, format: .number) { Text("Count") }
    }
  }

  private static let day = Date.FormatStyle().weekday(.wide)
}

/// The text that a format makes of a value on a screen.
@MainActor @Suite struct TextFormatTests {
  private static let options = ScreenOptions(now: Agenda.start)

  @Test func `a whole screen has one locale and one time zone`() {
    expectText(
      Screen(Agenda(), width: 40, options: Self.options).text,
      equals: """
        12:00 AM
        12:00 AM
        at 12:00 AM
        November 23, 2026
        November 23, 2026
        on November 23, 2026
        12:00 - 1:30 AM
        2 days ago
        Monday or Tuesday
        1,000 and 2,000
        12,345 of 98,765, 1,234.50, 1,234.5
        [1,234.5                               ]
        Count [-|+]
        """)
    var options = Self.options
    options.locale = Locale(identifier: "de_DE")
    options.timeZone = TimeZone(identifier: "America/New_York")!
    let german = Screen(Agenda(), width: 40, options: options)
    expectText(
      german.text,
      equals: """
        19:00
        19:00
        at 19:00
        22. November 2026
        22. November 2026
        on 22. November 2026
        19:00-20:30 Uhr
        gestern
        Sonntag oder Montag
        1.000 und 2.000
        12.345 of 98.765, 1.234,50, 1.234,5
        [1.234,5                               ]
        Count [-|+]
        """)
    expectEqual((try? german.find(.stepper, "Count").value), "12.345")
  }

  @Test func `views follow the locale, the calendar and the time zone around them`() {
    let year = Text(Agenda.start, format: .dateTime.year()).environment(\.calendar, Calendar(identifier: .buddhist))
    expectText(Screen(year, width: 40).text, startsWith: "2569")
    let time = Text(Agenda.start, format: .dateTime.hour().minute())
    expectEqual(Screen(time.environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!), width: 40).text, "9:00 AM")
    let numbers = Text("\(1_234_567) \(-1_234) \(999) \(UInt8(7)) \(1_500.5)")
    expectEqual(Screen(numbers, width: 40).text, "1,234,567 -1,234 999 7 1,500.500000")
    let whole = Text("\(12_345) of \(-1_234_567)")
    expectEqual(Screen(whole, width: 40).text, "12,345 of -1,234,567")
    expectEqual(
      Screen(numbers.environment(\.locale, Locale(identifier: "de_CH")), width: 40).text,
      "1’234’567 -1’234 999 7 1’500.500000")
  }

  @Test func `the locale of a format counts more than the environment`() {
    var format = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: Locale(identifier: "fr_FR"))
    format.timeZone = TimeZone(identifier: "Asia/Tokyo")!
    expectEqual(Screen(Text(Agenda.start, format: format), width: 40).text, "23 nov. 2026 à 9:00")
    let number = Text(1_234.5, format: .number.locale(Locale(identifier: "de_DE")))
    expectEqual(Screen(number, width: 40).text, "1.234,5")
  }

  @Test func `a list has the width of its format`() {
    func shown(_ text: Text) -> String { Screen(text, width: 30).text }
    let letters = ["a", "b", "c"]
    expectEqual(shown(Text(letters, format: .list(type: .and, width: .narrow))), "a, b, c")
    expectEqual(shown(Text(letters, format: .list(type: .and, width: .short))), "a, b, & c")
    expectEqual(shown(Text(letters, format: .list(type: .and))), "a, b, and c")
  }

  private struct Price: View {
    @State private var price = 0.5

    var body: some View {
      TextField("Price", value: $price, format: .number)
      Text(price, format: .number)
    }
  }

  @Test func `a field reads typed text in the format that it writes`() throws {
    let options = ScreenOptions(locale: Locale(identifier: "de_DE"))
    let screen = Screen(Price(), width: 20, options: options)
    try screen.find(.textField, "Price").tap()
    screen.press(.character("a").with(.command))
    screen.type("2.500,75")
    screen.press(.return)
    expectText(screen.text, equals: ">2.500,75          <\n      2.500,75")
  }

  @Test func `a list, a negative number and an interval have no marks of direction, and ASCII has a hyphen`() {
    func shown(_ text: Text, _ locale: String, _ glyphs: GlyphSet = .ascii) -> String {
      Screen(text, width: 50, options: ScreenOptions(glyphs: glyphs, locale: Locale(identifier: locale))).text
        .trimmingCharacters(in: .whitespaces)
    }
    expectEqual(shown(Text(["a", "b"], format: .list(type: .and)), "ar_EG"), "a وb")
    for text in [Text(-5, format: .number), Text("\(-5)"), Text("\(-5.5, specifier: "%.1f")")] {
      for locale in ["ar_EG", "he_IL", "fa_IR"] {
        #expect(!shown(text, locale).unicodeScalars.contains { (0x200E...0x200F).contains($0.value) })
      }
    }
    let start = Date(timeIntervalSince1970: 0)
    let interval = Text(start...start.addingTimeInterval(3600))
    expectEqual(shown(interval, "en_US"), "1/1/1970, 12:00 - 1:00 AM")
    expectEqual(shown(interval, "en_US", .unicode), "1/1/1970, 12:00 – 1:00 AM")
  }

  @Test func `an interval without a beginning or an end is no interval`() {
    func text(_ start: TimeInterval, _ end: TimeInterval) -> String {
      let bounds = (Date(timeIntervalSince1970: start), Date(timeIntervalSince1970: end))
      let options = ScreenOptions(allowsIssues: true)
      return Screen(Text(Range(uncheckedBounds: bounds), format: .interval), width: 50, options: options).text
    }
    for (start, end) in [(TimeInterval.nan, 0), (0, .nan), (0, .infinity), (-.infinity, 0)] as [(Double, Double)] {
      expectText(text(start, end), equals: "--")
    }
    expectText(text(0, 0), contains: "1970")
  }
}
