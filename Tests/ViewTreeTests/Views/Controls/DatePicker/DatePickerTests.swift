import Testing
import ViewTreeTesting

@MainActor @Suite struct DatePickerTests {
  // MARK: Looks

  @Test func `a value that onChange corrects in the same event is no issue`() throws {
    struct Trip: View {
      let corrects: Bool
      @State private var from = january(1)
      @State private var until = january(1)
      @State private var country = "a"
      @State private var city = "a1"

      var body: some View {
        VStack {
          DatePicker("Until", selection: $until, in: from..., displayedComponents: .date)
          Picker("City", selection: $city) {
            ForEach(["\(country)1", "\(country)2"], id: \.self) { Text($0) }
          }
          Button("Next") { (from, country) = (january(2), "b") }
        }
        .onChange(of: from) { if corrects { (until, city) = (max(from, until), "\(country)1") } }
      }
    }
    for corrects in [true, false] {
      let options = ScreenOptions(now: january(7), allowsIssues: true)
      let screen = Screen(Trip(corrects: corrects), width: 50, options: options)
      try screen.find(.button, "Next").tap()
      expectEqual(screen.issues.count, corrects ? 0 : 2, "\(screen.issues)")
    }
  }

  @Test(arguments: [0, 1, 5, 12]) func `narrow screens never crash`(width: Int) {
    let styles: [any DatePickerStyle] = [.compact, .field, .stepperField, .graphical, .wheel]
    for style in styles {
      func open<S: DatePickerStyle>(_ style: S) {
        let screen = Screen(StyledPicker(style: style), width: width)
        for key: Key in [.tab, .return, .down, .pageDown, .escape, .left, .up] { screen.press(key) }
        expectEqual(screen.issues, [])
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
    expectEqual(screen.findAll(.datePicker).map(\.label), ["A", "B", "C", "D", title, "F", "G", "H", "I"])
  }

  // MARK: Behaviour

  @Test func `the value of a date picker is the shown date`() throws {
    try expectEqual(Screen.picking(.compact).find(.datePicker, "Date").value, "Jan 14, 2026 at 9:41 AM")
    try expectEqual(Screen.picking(.compact, .date).find(.datePicker, "Date").value, "Jan 14, 2026")
    try expectEqual(Screen.picking(.compact, .hourAndMinute).find(.datePicker, "Date").value, "9:41 AM")
  }

  @Test func `a selected date keeps its hidden components`() throws {
    let day = Screen.picking(.compact, .date)
    try day.find(.datePicker, "Date").select(january(20, 23, 59))
    try expectEqual(day.pickedDate, "2026-01-20T09:41:00Z")
    let time = Screen.picking(.compact, .hourAndMinute)
    try time.find(.datePicker, "Date").select(january(20, 23, 59))
    try expectEqual(time.pickedDate, "2026-01-14T23:59:00Z")
    let both = Screen.picking(.compact)
    try both.find(.datePicker, "Date").select(january(20, 23, 59))
    try expectEqual(both.pickedDate, "2026-01-20T23:59:00Z")
  }

  @Test func `a date out of the range is an error that names it`() throws {
    let screen = Screen.picking(.compact, .date, in: january(10)...january(20))
    let error = #expect(throws: ElementError.self) { try screen.find(.datePicker, "Date").select(january(21)) }
    expectEqual(
      error?.description.hasSuffix(
        "datePicker \"Date\": Jan 21, 2026 is out of the range Jan 10, 2026...Jan 20, 2026"), true)
    try expectEqual(screen.pickedDate, "2026-01-14T09:41:00Z")
  }

  @Test func `the days at the ends are within, and the date stays in the range`() throws {
    let screen = Screen.picking(.compact, .date, in: january(10, 12, 0)...january(20, 6, 0))
    try screen.find(.datePicker, "Date").select(january(10, 0))
    try expectEqual(screen.pickedDate, "2026-01-10T12:00:00Z")
    try screen.find(.datePicker, "Date").select(january(20, 23))
    try expectEqual(screen.pickedDate, "2026-01-20T06:00:00Z")
  }

  @Test func `a step is a day, or an hour where only the time is shown`() throws {
    let date = Screen.picking(.compact, in: january(13, 0)...january(15, 12, 0))
    try date.find(.datePicker, "Date").increment()
    try expectEqual(date.pickedDate, "2026-01-15T09:41:00Z")
    try date.find(.datePicker, "Date").increment()
    try expectEqual(date.pickedDate, "2026-01-15T12:00:00Z")
    try date.find(.datePicker, "Date").decrement()
    try expectEqual(date.pickedDate, "2026-01-14T12:00:00Z")
    let time = Screen.picking(.compact, .hourAndMinute)
    for _ in 0..<15 { try time.find(.datePicker, "Date").increment() }
    try expectEqual(time.pickedDate, "2026-01-14T00:41:00Z")
  }

  @Test func `a disabled picker does nothing`() throws {
    let model = DateModel()
    let screen = Screen(width: 44) { DatePicker("Date", selection: model.binding).disabled(true) }
    #expect(throws: ElementError.self) { try screen.find(.datePicker, "Date").tap() }
    #expect(throws: ElementError.self) { try screen.find(.datePicker, "Date").select(january(3)) }
    #expect(throws: ElementError.self) { try screen.find(.datePicker, "Date").increment() }
    expectEqual(model.date, january(14))
  }

  @Test func `another day keeps the fraction of a second`() throws {
    let model = DateModel()
    model.date = january(14) + 0.25
    let screen = Screen(width: 44) { DatePicker("Date", selection: model.binding, displayedComponents: .date) }
    try screen.find(.datePicker, "Date").select(january(20, 3))
    #expect(abs(model.date.timeIntervalSince(january(20)) - 0.25) < 1e-6)
  }

  @Test func `a picker of times takes only the time of a choice on another day`() throws {
    let model = DateModel()
    let range = january(14, 8)...january(14, 18)
    let screen = Screen(width: 44) {
      DatePicker("Time", selection: model.binding, in: range, displayedComponents: .hourAndMinute)
    }
    try screen.find(.datePicker, "Time").select(january(20, 10, 30))
    expectEqual(model.date, january(14, 10, 30))
    #expect(throws: ElementError.self) { try screen.find(.datePicker, "Time").select(january(14, 19)) }
    expectEqual(model.date, january(14, 10, 30))
  }

  @Test func `a date above a range without a lower end is an issue`() {
    let picker = DatePicker("D", selection: .constant(january(30)), in: ...january(20), displayedComponents: .date)
    let screen = Screen(picker, width: 30)
    expectIssue(of: screen, contains: "DatePicker: Jan 30, 2026 is out of the range ...Jan 20, 2026;")
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
      let model = DateModel()
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
        let screen = Screen(styled(picker), width: 50, options: ScreenOptions(now: january(7)))
        let isPoint = model.date.timeIntervalSinceReferenceDate.isFinite
        expectEqual(screen.text.contains("--"), !isPoint, "\(name) \(index): \(screen.text)")
        func issues() -> [String] { screen.issues.filter { !$0.contains("is out of the range") } }
        expectEqual(issues().isEmpty, isPoint, "\(name) \(index): \(issues())")
        screen.press(.tab)
        for key in [Key.space, .up, .down, .left, .right, .pageUp, .pageDown, .return, .escape] { screen.press(key) }
        try screen.find(.datePicker, "Date").increment()
        try screen.find(.datePicker, "Date").decrement()
        #expect(model.date.timeIntervalSinceReferenceDate.isFinite, "\(name) \(index)")
        let others = issues().filter { isPoint || !$0.contains("an infinite date, or one that is not a number") }
        expectEqual(others, [], "\(name) \(index)")
      }
    }
  }

  @Test func `an invalid selection is shown as two dashes`() {
    let picker = DatePicker("Date", selection: .constant(Date(timeIntervalSinceReferenceDate: .nan)))
    let compact = Screen(picker.datePickerStyle(.compact), width: 44)
    expectText(compact.text, equals: "Date [ -- v ] [ -- v ]")
    expectIssue(of: compact, contains: "an infinite date, or one that is not a number, is shown as --")
    let field = Screen(picker.datePickerStyle(.field), width: 44)
    expectText(field.text, equals: "Date [ -- ]")
    expectIssue(of: field, contains: "an infinite date, or one that is not a number, is shown as --")
  }

  @Test func `without limits no date is out of the range`() {
    for date in [Date.distantPast - 86_400, .distantFuture + 86_400] {
      expectEqual(Screen(DatePicker("D", selection: .constant(date)), width: 44).issues, [])
    }
  }
}

// MARK: Composition
