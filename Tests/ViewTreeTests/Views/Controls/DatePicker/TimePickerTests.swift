import Testing
import ViewTreeTesting

// A time picker that keeps local state in sync with a selection from outside: three radio buttons over key paths into
// an enumeration.

private enum Time: Equatable, CustomStringConvertible {
  case tonight
  case tomorrow
  case custom(Date)

  var isTonight: Bool {
    get { self == .tonight }
    set { if newValue { self = .tonight } }
  }

  var isTomorrow: Bool {
    get { self == .tomorrow }
    set { if newValue { self = .tomorrow } }
  }

  var isCustom: Bool {
    if case .custom = self { true } else { false }
  }

  var customDateOrDefault: Date {
    get { if case .custom(let date) = self { date } else { day(1) } }
    set { self = .custom(newValue) }
  }

  subscript(custom date: Date) -> Bool {
    get { isCustom }
    set { if newValue { self = .custom(date) } }
  }

  var description: String {
    switch self {
    case .tonight: "tonight"
    case .tomorrow: "tomorrow"
    case .custom(let date): "custom \(date.formatted(.iso8601.year().month().day()))"
    }
  }
}

/// A day of January 2026, at noon.
private func day(_ number: Int) -> Date {
  Date(timeIntervalSince1970: 1_767_225_600 + Double(number - 1) * 86_400 + 43_200)
}

private struct TimePickerStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn = true
    } label: {
      configuration.label
    }
    .bold(configuration.isOn)
  }
}

/// How the picker keeps its date and the selection together.
private enum Sync: CaseIterable {
  /// The date is bound alone: the bug.
  case none
  case onChange
  case customDate
}

@MainActor private final class Log {
  var actions: [String] = []
}

private struct TimePicker: View {
  @Binding var selection: Time
  var usesClosures = false
  var sync = Sync.onChange
  var unrelated: Binding<Int>?
  let log: Log
  @State private var date = day(5)

  var body: some View {
    let _ = unrelated?.wrappedValue
    VStack(alignment: .leading) {
      if usesClosures {
        Toggle("Tonight", isOn: Binding(get: { selection.isTonight }, set: { selection.isTonight = $0 }))
        Toggle("Tomorrow", isOn: Binding(get: { selection.isTomorrow }, set: { selection.isTomorrow = $0 }))
        Toggle("Custom", isOn: Binding(get: { selection[custom: date] }, set: { selection[custom: date] = $0 }))
      } else {
        Toggle("Tonight", isOn: $selection.isTonight)
        Toggle("Tomorrow", isOn: $selection.isTomorrow)
        Toggle("Custom", isOn: $selection[custom: date])
      }
      if case .custom = selection {
        DatePicker(
          "Custom date", selection: sync == .customDate ? $selection.customDateOrDefault : $date,
          displayedComponents: .date
        )
        .labelsHidden()
      }
    }
    .toggleStyle(TimePickerStyle())
    .onChange(of: date) {
      log.actions.append("date")
      if sync == .onChange { selection = .custom(date) }
    }
    .onChange(of: selection, initial: true) {
      log.actions.append("selection \(selection)")
      guard sync != .none, case .custom(let date) = selection else { return }
      self.date = date
    }
  }
}

private struct TimeScreen: View {
  @State private var selection = Time.tonight
  @State private var unrelated = 0
  var usesClosures = false
  var sync = Sync.onChange
  var readsUnrelated = false
  let log: Log

  var body: some View {
    VStack(alignment: .leading) {
      TimePicker(
        selection: $selection, usesClosures: usesClosures, sync: sync, unrelated: readsUnrelated ? $unrelated : nil,
        log: log)
      Divider()
      Text("\(selection)")
      HStack {
        Button("Reset") { selection = .custom(day(20)) }
        Button("Other \(readsUnrelated ? 0 : unrelated)") { unrelated += 1 }.accessibilityLabel("Other")
      }
    }
    .padding()
    .dynamicTypeSize(.xxxLarge)
  }
}

@MainActor @Suite struct TimePickerTests {
  private let log = Log()

  private func screen(
    usesClosures: Bool = false, sync: Sync = .onChange, readsUnrelated: Bool = false, options: ScreenOptions = .init()
  ) -> Screen {
    Screen(width: 40, options: options) {
      TimeScreen(usesClosures: usesClosures, sync: sync, readsUnrelated: readsUnrelated, log: log)
    }
  }

  /// The evaluations of the three toggles' style, by label.
  private func styleEvaluations(_ trace: InvalidationTrace) -> [Int] {
    ["Tonight", "Tomorrow", "Custom"].map { label in
      trace.entries.filter { $0.typeName == "TimePickerStyle" && $0.label == label }.map(\.evaluations).reduce(0, +)
    }
  }

  // MARK: Behaviour

  @Test func `the selected one is bold and the date is shown only for a custom time`() throws {
    let screen = screen()
    expectSnapshot(of: screen, as: .cells, named: "tonight")
    #expect(screen.findAll(.datePicker).isEmpty)
    try screen.find(.toggle, "Custom").tap()
    expectSnapshot(of: screen, as: .cells, named: "custom")
    expectEqual(screen.findAll(.datePicker).count, 1)
    try screen.find(.toggle, "Tomorrow").tap()
    #expect(screen.findAll(.datePicker).isEmpty)
    expectEqual(screen.findAll(.toggle).map(\.toggleState), [.off, .on, .off])
  }

  @Test func `the open calendar covers the views below`() throws {
    let screen = screen(options: ScreenOptions(now: day(7)))
    try screen.find(.toggle, "Custom").tap()
    try screen.find(.datePicker, "Custom date").tap()
    expectSnapshot(of: screen)
  }

  @Test func `a tap on the selected one writes an equal value and invalidates nothing`() throws {
    let screen = screen()
    let trace = try screen.trace { try screen.find(.toggle, "Tonight").tap() }
    expectEqual(trace.totalEvaluations, 0, "\(trace)")
    try expectEqual(screen.find(.toggle, "Tonight").toggleState, .on)
  }

  @Test func `a date that is bound alone leaves the selection as it was`() throws {
    let screen = screen(sync: .none)
    try screen.find(.toggle, "Custom").tap()
    try screen.find(.datePicker, "Custom date").select(day(9))
    try expectEqual(screen.find(.datePicker, "Custom date").value, "Jan 9, 2026")
    try expectEqual(screen.find(label: "custom 2026-01-05").role, .staticText)
  }

  @Test(arguments: [Sync.onChange, .customDate])
  fileprivate func `with onChange or a derived binding the selection follows`(
    sync: Sync
  ) throws {
    let screen = screen(sync: sync)
    try screen.find(.toggle, "Custom").tap()
    try screen.find(.datePicker, "Custom date").select(day(9))
    try expectEqual(screen.find(label: "custom 2026-01-09").role, .staticText)
  }

  @Test(arguments: [false, true]) func `switching away and back restores the chosen date`(usesClosures: Bool) throws {
    let screen = screen(usesClosures: usesClosures)
    try screen.find(.toggle, "Custom").tap()
    try screen.find(.datePicker, "Custom date").select(day(9))
    try screen.find(.toggle, "Tonight").tap()
    try expectEqual(screen.find(label: "tonight").role, .staticText)
    try screen.find(.toggle, "Custom").tap()
    try expectEqual(screen.find(label: "custom 2026-01-09").role, .staticText)
    try expectEqual(screen.find(.datePicker, "Custom date").value, "Jan 9, 2026")
  }

  @Test func `on appear the initial action runs once and returns`() {
    let screen = screen()
    expectEqual(screen.issues, [])
    expectEqual(log.actions, ["selection tonight"])
  }

  @Test func `a reset from outside runs exactly two actions`() throws {
    let screen = screen()
    try screen.find(.toggle, "Custom").tap()
    log.actions = []
    try screen.find(.button, "Reset").tap()
    expectEqual(log.actions, ["selection custom 2026-01-20", "date"])
    try expectEqual(screen.find(.datePicker, "Custom date").value, "Jan 20, 2026")
    expectEqual(screen.issues, [])
  }

  // MARK: Invalidations

  @Test(arguments: [(false, [1, 1, 0]), (true, [1, 1, 1])])
  func `another choice evaluates the styles of the two toggles that it is about`(usesClosures: Bool, expected: [Int])
    throws
  {
    let screen = screen(usesClosures: usesClosures)
    let trace = try screen.trace { try screen.find(.toggle, "Tomorrow").tap() }
    expectEqual(styleEvaluations(trace), expected, "\(trace)")
  }

  @Test(arguments: [(false, [0, 0, 1]), (true, [1, 1, 1])])
  func `another date evaluates the style of the toggle that carries it`(usesClosures: Bool, expected: [Int]) throws {
    let screen = screen(usesClosures: usesClosures, sync: .none)
    try screen.find(.toggle, "Custom").tap()
    let trace = try screen.trace { try screen.find(.datePicker, "Custom date").select(day(9)) }
    expectEqual(styleEvaluations(trace), expected, "\(trace)")
  }

  @Test func `another date that the selection follows evaluates that style once too`() throws {
    let screen = screen()
    try screen.find(.toggle, "Custom").tap()
    let trace = try screen.trace { try screen.find(.datePicker, "Custom date").select(day(9)) }
    expectEqual(styleEvaluations(trace), [0, 0, 1], "\(trace)")
  }

  @Test(arguments: [(false, [0, 0, 0]), (true, [1, 1, 1])])
  func `an unrelated state that the body reads costs only closures`(usesClosures: Bool, expected: [Int]) throws {
    let screen = screen(usesClosures: usesClosures, readsUnrelated: true)
    let trace = try screen.trace { try screen.find(.button, "Other").tap() }
    expectEqual(trace.evaluations(of: TimePicker.self), 1, "\(trace)")
    expectEqual(styleEvaluations(trace), expected, "\(trace)")
  }

  @Test(arguments: [false, true])
  func `a parent that is evaluated again leaves the picker alone`(usesClosures: Bool) throws {
    let screen = screen(usesClosures: usesClosures)
    let trace = try screen.trace { try screen.find(.button, "Other").tap() }
    expectEqual(trace.evaluations(of: TimeScreen.self), 1, "\(trace)")
    expectEqual(trace.evaluations(of: TimePicker.self), 0, "\(trace)")
  }
}

// MARK: Four children

private struct KeyPathChild: View {
  @Binding var name: String
  var body: some View { Text("K \(name)") }
}

private struct ClosureChild: View {
  @Binding var name: String
  var body: some View { Text("C \(name)") }
}

private struct NeverReads: View {
  @Binding var name: String
  var body: some View { Text("N") }
}

private struct PlainChild: View {
  let number: Int
  var body: some View { Text("P \(number)") }
}

private struct Profile {
  var name = "Ann"
}

private struct Parent: View {
  @State private var profile = Profile()
  @State private var unrelated = 0
  var hasClosure = true

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(unrelated)")
      KeyPathChild(name: $profile.name)
      if hasClosure { ClosureChild(name: Binding(get: { profile.name }, set: { profile.name = $0 })) }
      NeverReads(name: $profile.name)
      PlainChild(number: 1)
      Button("Rename") { profile.name += "!" }
      Button("Count") { unrelated += 1 }
    }
  }
}

@MainActor @Suite struct BindingInvalidationTests {
  private func evaluations(_ trace: InvalidationTrace) -> [Int] {
    let types: [Any.Type] = [Parent.self, KeyPathChild.self, ClosureChild.self, NeverReads.self, PlainChild.self]
    return types.map(trace.evaluations(of:))
  }

  @Test func `an unrelated state evaluates the parent and the child with a closure`() throws {
    let screen = Screen(width: 20) { Parent() }
    let trace = try screen.trace { try screen.find(.button, "Count").tap() }
    expectEqual(evaluations(trace), [1, 0, 1, 0, 0], "\(trace)")
  }

  @Test func `the bound state evaluates only the child that reads it`() throws {
    let screen = Screen(width: 20) { Parent(hasClosure: false) }
    let trace = try screen.trace { try screen.find(.button, "Rename").tap() }
    expectEqual(evaluations(trace), [0, 1, 0, 0, 0], "\(trace)")
  }

  @Test func `a closure that captures state shows the current value`() throws {
    let screen = Screen(width: 20) { Parent() }
    try screen.find(.button, "Rename").tap()
    try expectEqual(screen.find(label: "C Ann!").role, .staticText)
    try screen.find(.button, "Rename").tap()
    try expectEqual(screen.find(label: "C Ann!!").role, .staticText)
  }
}
