import Testing
import ViewTreeTesting

/// A time of January 2026 in GMT.
private func january(_ day: Int, _ hour: Int = 9, _ minute: Int = 41) -> Date {
  let minutes = ((day - 1) * 24 + hour) * 60 + minute
  return Date(timeIntervalSince1970: 1_767_225_600 + 60 * Double(minutes))
}

@MainActor private final class Model {
  var date = january(14)
  var binding: Binding<Date> { Binding(get: { self.date }, set: { self.date = $0 }) }
}

private struct StyledPicker<S: DatePickerStyle>: View {
  @State var date = january(14)
  var range: ClosedRange<Date>?
  var components: DatePickerComponents = [.date, .hourAndMinute]
  let style: S

  var body: some View {
    VStack(alignment: .leading) {
      if let range {
        DatePicker("Date", selection: $date, in: range, displayedComponents: components)
      } else {
        DatePicker("Date", selection: $date, displayedComponents: components)
      }
      Text(date.formatted(.iso8601)).accessibilityIdentifier("date")
    }
    .datePickerStyle(style)
  }
}

extension Screen {
  /// The date of the picker's state, to the second.
  @MainActor fileprivate var date: String {
    get throws { try find(id: "date").label }
  }
}

@MainActor @Suite struct DatePickerTests {
  private let options = ScreenOptions(now: january(7))

  private func screen<S: DatePickerStyle>(
    _ style: S, _ components: DatePickerComponents = [.date, .hourAndMinute], in range: ClosedRange<Date>? = nil,
    options: ScreenOptions? = nil
  ) -> Screen {
    Screen(
      StyledPicker(range: range, components: components, style: style), width: 44, options: options ?? self.options)
  }

  // MARK: Looks

  @Test func `compact is a button for the date and one for the time`() throws {
    let screen = screen(.compact)
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
        2026-+------------------------------+
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
    let screen = screen(.compact)
    screen.click(column: 30, row: 0)
    expectText(
      screen.text,
      equals: """
        Date [ Jan 14, 2026 v ] [ 9:41 AM v ]
        2026-01-14T09:41:00Z    +--------------+
                                |   08 40 PM   |
                                | [ 09:41 AM ] |
                                |   10 42 PM   |
                                +--------------+
        """)
  }

  @Test func `fields show the date in brackets`() {
    expectText(
      screen(.field).text,
      equals: """
        Date [ 01/14/2026, 09:41 AM ]
        2026-01-14T09:41:00Z
        """)
    expectText(
      screen(.stepperField, .date).text,
      equals: """
        Date [ 01/14/2026 ] [-|+]
        2026-01-14T09:41:00Z
        """)
    expectText(
      screen(.wheel, .date).text,
      equals: """
               12 13 2025
        Date [ 01/14/2026 ]
               02 15 2027
        2026-01-14T09:41:00Z
        """)
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points]) func `graphical is the grid of a month`(
    unit: ScreenOptions.Unit
  ) {
    let options = ScreenOptions(unit: unit, now: january(7))
    expectText(
      screen(.graphical, options: options).text,
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

  @Test func `days out of the range are dimmed and cannot be chosen`() throws {
    let screen = screen(.graphical, .date, in: january(12, 20)...january(16, 3))
    expectSnapshot(of: screen, as: .cells)
    screen.click(column: 1, row: 6)
    #expect(try screen.date == "2026-01-14T09:41:00Z")
    screen.click(column: 9, row: 5)
    #expect(try screen.date == "2026-01-13T09:41:00Z")
  }

  @Test func `calendar, locale and time zone are the environment's`() {
    var german = ScreenOptions(
      glyphs: .unicode, locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Asia/Tokyo")!,
      now: january(7))
    expectSnapshot(of: screen(.graphical, options: german), named: "german")
    german.locale = Locale(identifier: "ja_JP")
    expectSnapshot(of: screen(.graphical, options: german), named: "japanese")
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 4
    expectSnapshot(
      of: screen(.graphical, .date, options: ScreenOptions(calendar: calendar, now: january(7))), named: "wednesday")
    expectSnapshot(
      of: screen(.graphical, .date, options: ScreenOptions(calendar: Calendar(identifier: .hebrew), now: january(7))),
      named: "hebrew")
    expectSnapshot(of: screen(.field, options: german), named: "japanese-field")
  }

  @Test func `automatic is compact, on a desktop a field with a stepper`() {
    #expect(screen(.automatic, .date).text.hasPrefix("Date [ Jan 14, 2026 v ]"))
    #expect(screen(.automatic, .date, options: ScreenOptions(idiom: .phone)).text.hasPrefix("Date [ Jan 14, 2026 v ]"))
    #expect(
      screen(.automatic, .date, options: ScreenOptions(idiom: .desktop)).text.hasPrefix("Date [ 01/14/2026 ] [-|+]"))
  }

  @Test func `in a form the date is at the trailing edge`() {
    let screen = Screen(width: 44) {
      Form {
        Section("When") {
          DatePicker("Day", selection: .constant(january(14)), displayedComponents: .date)
          DatePicker("Starts", selection: .constant(january(14)))
          Toggle("All day", isOn: .constant(true))
          Menu("Repeat") { Button("Daily") {} }
        }
      }
    }
    expectSnapshot(of: screen)
  }

  @Test(arguments: [0, 1, 5, 12]) func `narrow screens never crash`(width: Int) {
    let styles: [any DatePickerStyle] = [.compact, .field, .stepperField, .graphical, .wheel]
    for style in styles {
      func open<S: DatePickerStyle>(_ style: S) {
        let screen = Screen(StyledPicker(style: style), width: width)
        for key: Key in [.tab, .return, .down, .pageDown, .escape, .left, .up] { screen.press(key) }
        #expect(screen.issues.isEmpty)
      }
      open(style)
    }
  }

  // MARK: Initialisers

  @Test func `every spelling compiles`() {
    let date = Binding.constant(january(14))
    let title = "From a string"
    let screen = Screen(width: 60) {
      VStack(alignment: .leading) {
        DatePicker("A", selection: date)
        DatePicker("B", selection: date, displayedComponents: [.date])
        DatePicker("C", selection: date, in: january(1)...january(31), displayedComponents: .date)
        DatePicker("D", selection: date, in: january(1)..., displayedComponents: .hourAndMinute)
        DatePicker(title, selection: date, in: ...january(31), displayedComponents: .date)
        DatePicker(selection: date, displayedComponents: .date) { Text("F").bold() }
        DatePicker(selection: date, in: january(1)...january(31), displayedComponents: .date) { Text("G") }
        DatePicker(selection: date, in: january(1)..., displayedComponents: .date) { Text("H") }
        DatePicker(selection: date, in: ...january(31), displayedComponents: .date) { Text("I") }
      }
    }
    #expect(screen.findAll(.datePicker).map(\.label) == ["A", "B", "C", "D", title, "F", "G", "H", "I"])
  }

  // MARK: Behaviour

  @Test func `its value is the date as it is shown`() throws {
    #expect(try screen(.compact).find(.datePicker, "Date").value == "Jan 14, 2026 at 9:41 AM")
    #expect(try screen(.compact, .date).find(.datePicker, "Date").value == "Jan 14, 2026")
    #expect(try screen(.compact, .hourAndMinute).find(.datePicker, "Date").value == "9:41 AM")
  }

  @Test func `a selected date keeps what is not shown`() throws {
    let day = screen(.compact, .date)
    try day.find(.datePicker, "Date").select(january(20, 23, 59))
    #expect(try day.date == "2026-01-20T09:41:00Z")
    let time = screen(.compact, .hourAndMinute)
    try time.find(.datePicker, "Date").select(january(20, 23, 59))
    #expect(try time.date == "2026-01-14T23:59:00Z")
    let both = screen(.compact)
    try both.find(.datePicker, "Date").select(january(20, 23, 59))
    #expect(try both.date == "2026-01-20T23:59:00Z")
  }

  @Test func `a date out of the range is an error that names it`() throws {
    let screen = screen(.compact, .date, in: january(10)...january(20))
    let error = #expect(throws: ElementError.self) { try screen.find(.datePicker, "Date").select(january(21)) }
    #expect(
      error?.description.hasSuffix(
        "datePicker \"Date\": Jan 21, 2026 is out of the range Jan 10, 2026...Jan 20, 2026") == true)
    #expect(try screen.date == "2026-01-14T09:41:00Z")
  }

  @Test func `the days at the ends are within, and the date stays in the range`() throws {
    let screen = screen(.compact, .date, in: january(10, 12, 0)...january(20, 6, 0))
    try screen.find(.datePicker, "Date").select(january(10, 0))
    #expect(try screen.date == "2026-01-10T12:00:00Z")
    try screen.find(.datePicker, "Date").select(january(20, 23))
    #expect(try screen.date == "2026-01-20T06:00:00Z")
  }

  @Test func `a step is a day, or an hour where only the time is shown`() throws {
    let date = screen(.compact, in: january(13, 0)...january(15, 12, 0))
    try date.find(.datePicker, "Date").increment()
    #expect(try date.date == "2026-01-15T09:41:00Z")
    try date.find(.datePicker, "Date").increment()
    #expect(try date.date == "2026-01-15T12:00:00Z")
    try date.find(.datePicker, "Date").decrement()
    #expect(try date.date == "2026-01-14T12:00:00Z")
    let time = screen(.compact, .hourAndMinute)
    for _ in 0..<15 { try time.find(.datePicker, "Date").increment() }
    #expect(try time.date == "2026-01-14T00:41:00Z")
  }

  @Test func `a day of the open calendar is chosen and closes it`() throws {
    let screen = screen(.compact)
    try screen.find(.datePicker, "Date").tap()
    try screen.find(.button, "Next Month").tap()
    #expect(screen.text.contains("February 2026"))
    try screen.find(.button, "February 28, 2026").tap()
    #expect(try screen.date == "2026-02-28T09:41:00Z")
    #expect(screen.findAll(.button).isEmpty)
  }

  @Test func `the grid follows a date that is set from outside`() throws {
    let screen = screen(.graphical, .date)
    screen.click(column: 1, row: 1)
    #expect(screen.text.contains("December 2025"))
    try screen.find(.datePicker, "Date").select(january(40))
    #expect(screen.text.contains("February 2026"))
  }

  @Test func `keys move through the open calendar`() throws {
    let screen = screen(.compact, .date)
    screen.press(.tab)
    screen.press(.return)
    screen.press(.right)
    screen.press(.down)
    #expect(try screen.date == "2026-01-22T09:41:00Z")
    screen.press(.pageDown)
    screen.press(.left)
    screen.press(.up)
    #expect(try screen.date == "2026-02-14T09:41:00Z")
    screen.press(.return)
    #expect(screen.findAll(.button).isEmpty)
    screen.press(.down)
    #expect(try screen.date == "2026-02-14T09:41:00Z")
  }

  @Test func `keys move the units of a field`() throws {
    let screen = screen(.field)
    screen.press(.tab)
    screen.press(.up)
    #expect(try screen.date == "2026-02-14T09:41:00Z")
    screen.press(.down)
    screen.press(.down)
    #expect(try screen.date == "2026-12-14T09:41:00Z")
    for _ in 0..<9 { screen.press(.right) }
    screen.press(.up)
    #expect(try screen.date == "2026-12-14T21:41:00Z")
    screen.press(.up)
    #expect(try screen.date == "2026-12-14T09:41:00Z")
    screen.press(.left)
    screen.press(.down)
    #expect(try screen.date == "2026-12-14T09:40:00Z")
  }

  @Test func `a click chooses the unit that the stepper changes`() throws {
    let screen = screen(.stepperField)
    screen.click(column: 13, row: 0)
    screen.click(column: 33, row: 0)
    #expect(try screen.date == "2027-01-14T09:41:00Z")
    screen.click(column: 31, row: 0)
    screen.click(column: 31, row: 0)
    #expect(try screen.date == "2025-01-14T09:41:00Z")
  }

  @Test func `a click on a neighbour turns the wheel to it`() throws {
    let screen = screen(.wheel)
    screen.click(column: 7, row: 2)
    #expect(try screen.date == "2026-02-14T09:41:00Z")
    screen.click(column: 10, row: 0)
    #expect(try screen.date == "2026-02-13T09:41:00Z")
  }

  @Test func `a disabled picker does nothing`() throws {
    let model = Model()
    let screen = Screen(width: 44) { DatePicker("Date", selection: model.binding).disabled(true) }
    #expect(throws: ElementError.self) { try screen.find(.datePicker, "Date").tap() }
    #expect(throws: ElementError.self) { try screen.find(.datePicker, "Date").select(january(3)) }
    #expect(throws: ElementError.self) { try screen.find(.datePicker, "Date").increment() }
    #expect(model.date == january(14))
  }

  @Test func `another day keeps the fraction of a second`() throws {
    let model = Model()
    model.date = january(14) + 0.25
    let screen = Screen(width: 44) { DatePicker("Date", selection: model.binding, displayedComponents: .date) }
    try screen.find(.datePicker, "Date").select(january(20, 3))
    #expect(abs(model.date.timeIntervalSince(january(20)) - 0.25) < 1e-6)
  }

  @Test func `of a choice on another day a picker of times takes the time`() throws {
    let model = Model()
    let range = january(14, 8)...january(14, 18)
    let screen = Screen(width: 44) {
      DatePicker("Time", selection: model.binding, in: range, displayedComponents: .hourAndMinute)
    }
    try screen.find(.datePicker, "Time").select(january(20, 10, 30))
    #expect(model.date == january(14, 10, 30))
    #expect(throws: ElementError.self) { try screen.find(.datePicker, "Time").select(january(14, 19)) }
    #expect(model.date == january(14, 10, 30))
  }

  nonisolated private static let odd: [TimeInterval] = [.nan, .infinity, -.infinity, 1e300, -1e300, 6.4e10]

  private static let styles: [(String, (AnyView) -> AnyView)] = [
    ("compact", { AnyView($0.datePickerStyle(.compact)) }), ("field", { AnyView($0.datePickerStyle(.field)) }),
    ("stepper", { AnyView($0.datePickerStyle(.stepperField)) }), ("wheel", { AnyView($0.datePickerStyle(.wheel)) }),
    ("graphical", { AnyView($0.datePickerStyle(.graphical)) }),
  ]

  @Test(arguments: odd) func `no date and no range breaks a picker`(_ interval: TimeInterval) throws {
    let date = Date(timeIntervalSinceReferenceDate: interval)
    for (name, styled) in Self.styles {
      let model = Model()
      model.date = date
      // A range cannot be made of what is not a number.
      let end = interval.isNaN ? january(14) : date
      let pickers = [
        AnyView(DatePicker("Date", selection: model.binding)),
        AnyView(DatePicker("Date", selection: model.binding, in: end...)),
        AnyView(DatePicker("Date", selection: model.binding, in: ...end)),
        AnyView(DatePicker("Date", selection: model.binding, displayedComponents: .hourAndMinute)),
      ]
      for (index, picker) in pickers.enumerated() {
        model.date = index == 1 || index == 2 ? january(14) : date
        let screen = Screen(styled(picker), width: 50, options: options)
        let isPoint = model.date.timeIntervalSinceReferenceDate.isFinite
        #expect(!screen.text.isEmpty && (isPoint || screen.text.contains("--")), "\(name) \(index): \(screen.text)")
        #expect(screen.issues.isEmpty == isPoint, "\(name) \(index): \(screen.issues)")
        screen.press(.tab)
        for key in [Key.space, .up, .down, .left, .right, .pageUp, .pageDown, .return, .escape] { screen.press(key) }
        try screen.find(.datePicker, "Date").increment()
        try screen.find(.datePicker, "Date").decrement()
        #expect(model.date.timeIntervalSinceReferenceDate.isFinite, "\(name) \(index)")
      }
    }
  }

  @Test func `a selection that is no point in time is shown as two dashes`() {
    let picker = DatePicker("Date", selection: .constant(Date(timeIntervalSinceReferenceDate: .nan)))
    expectText(Screen(picker.datePickerStyle(.compact), width: 44).text, equals: "Date [ -- v ] [ -- v ]")
    expectText(Screen(picker.datePickerStyle(.field), width: 44).text, equals: "Date [ -- ]")
  }

  @Test func `dates far away have a picture too`() {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: -1e11)] {
      let screen = Screen(StyledPicker(date: date, style: .graphical), width: 44)
      #expect(!screen.text.isEmpty)
    }
  }
}

// MARK: Composition

private struct Framed: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).border(.red).padding(0) }
}

private struct Starred: DatePickerStyle {
  @State private var stars = "*"

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(stars)
      DatePicker(configuration)
    }
  }
}

/// A style that draws everything itself.
private struct Written: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.selection, style: .time)
      Button("+") { configuration.selection += 60 }
    }
  }
}

@MainActor @Suite struct DatePickerStyleTests {
  private func screen<V: View>(@ViewBuilder _ content: (DatePicker<Text>) -> V) -> Screen {
    let picker = DatePicker("D", selection: .constant(january(14)), displayedComponents: .date)
    return Screen(content(picker), width: 44)
  }

  @Test func `styles compose from the innermost to the outermost`() {
    expectText(
      screen { $0.datePickerStyle(Starred()).datePickerStyle(Framed()).datePickerStyle(.field) }.text,
      equals: "* D [ 01/14/2026 ]")
    expectText(screen { $0.datePickerStyle(.field).datePickerStyle(Starred()) }.text, equals: "D [ 01/14/2026 ]")
    expectText(screen { $0.datePickerStyle(Starred()) }.text, equals: "* D [ Jan 14, 2026 v ]")
    #expect(screen { $0.datePickerStyle(Starred()).datePickerStyle(Framed()) }.findAll(.datePicker).count == 1)
  }

  @Test func `a style may draw everything itself`() throws {
    let model = Model()
    let screen = Screen(width: 44) { DatePicker("D", selection: model.binding).datePickerStyle(Written()) }
    expectText(screen.text, equals: "D 9:41 AM [ + ]")
    try screen.find(.datePicker, "D").tap()
    #expect(model.date == january(14, 9, 42))
  }
}
