import Testing
import TextBackend
import ViewTreeTesting

/// Events of a screen, as its observers see them.
@MainActor @Suite struct ScreenEventsTests {
  /// Notes the events, each with its writes and evaluations.
  @MainActor private final class Log: ScreenObserver {
    private(set) var lines: [String] = []
    private var finish: (() -> InvalidationTrace)?

    func willHandle(_ event: EventStatement, on screen: Screen) {
      #expect(finish == nil)
      finish = screen.beginTrace()
    }

    func handled(_ event: EventStatement, on screen: Screen) {
      let trace = finish?()
      finish = nil
      let writes = trace.map { ": \($0.writes.map(\.description)) \($0.totalEvaluations)" } ?? ""
      lines.append((event == .outside ? "from outside" : event.words) + writes)
    }
  }

  private struct Settings: View {
    @State private var isOn = false
    @State private var name = ""

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Wi-Fi", isOn: $isOn)
        TextField("Name", text: $name)
        Picker("Size", selection: .constant(1)) { Text("S").tag(1) }
      }
    }
  }

  private func log(_ screen: Screen, _ body: () throws -> Void) rethrows -> [String] {
    let log = Log()
    screen.observe(with: log)
    try body()
    screen.remove(log)
    return log.lines
  }

  @Test func `an event has the statement that repeats it, and its own trace`() throws {
    let screen = Screen(width: 30) { Settings() }
    let lines = try log(screen) {
      try screen.find(.toggle, "Wi-Fi").tap()
      screen.click(column: 1, row: 0)
      screen.press(.tab)
    }
    #expect(lines.count == 3)
    expectText(lines[0], contains: #"try screen.find(.toggle, "Wi-Fi").tap(): ["Settings._isOn  false → true"] "#)
    expectText(lines[1], contains: #"screen.click(column: 1, row: 0): ["Settings._isOn  true → false"] "#)
    expectText(lines[2], contains: "screen.press(.tab): [] ")
  }

  @Test func `events of all kinds are reported`() async throws {
    let screen = Screen(width: 30, height: 6) { Settings() }
    let log = Log()
    screen.observe(with: log)
    try screen.find(.textField).type("Ann")
    screen.type("a")
    screen.paste("b")
    screen.turnWheel(column: 0, row: 0, byColumns: 0, rows: 1)
    screen.hover(column: 2, row: 0)
    screen.secondaryClick(column: 29, row: 5)
    screen.drag(fromColumn: 28, row: 4, toColumn: 29, row: 5, steps: 2)
    screen.press(column: 28, row: 4)
    screen.drag(toColumn: 29, row: 5)
    screen.release(column: 29, row: 5)
    try screen.find(.toggle).scrollTo()
    screen.resize(width: 20)
    screen.advance(by: .seconds(1))
    try await screen.settle()
    try await screen.settle(after: .seconds(2))
    screen.close()
    expectText(
      log.lines.map { $0.replacing(#/: \[.*/#, with: "") }.joined(separator: "\n"),
      equals: """
        try screen.find(.textField, "Name").type("Ann")
        screen.type("a")
        screen.paste("b")
        screen.turnWheel(column: 0, row: 0, byColumns: 0, rows: 1)
        screen.hover(column: 2, row: 0)
        screen.secondaryClick(column: 29, row: 5)
        screen.drag(fromColumn: 28, row: 4, toColumn: 29, row: 5, steps: 2)
        screen.press(column: 28, row: 4)
        screen.drag(toColumn: 29, row: 5)
        screen.release(column: 29, row: 5)
        try screen.find(.toggle, "Wi-Fi").scrollTo()
        screen.resize(width: 20)
        screen.advance(by: .milliseconds(1000))
        try await screen.settle()
        try await screen.settle(after: .milliseconds(2000))
        screen.close()
        """)
  }

  @Test func `an element is named as it was before its event`() throws {
    let screen = Screen(width: 30) { Counter() }
    let lines = try log(screen) {
      for number in 0...1 { try screen.find(.button, "Taps \(number)").tap() }
      try screen.find(id: "field").type("a\"b")
      try screen.find(.button, "Same", at: 1).tap()
    }
    expectText(
      lines.map { $0.replacing(#/: \[.*/#, with: "") }.joined(separator: "\n"),
      equals: #"""
        try screen.find(.button, "Taps 0").tap()
        try screen.find(.button, "Taps 1").tap()
        try screen.find(id: "field").type("a\"b")
        try screen.find(.button, "Same", at: 1).tap()
        """#)
  }

  private struct Counter: View {
    @State private var count = 0
    @State private var text = ""

    var body: some View {
      VStack {
        Button("Taps \(count)") { count += 1 }
        TextField("Name", text: $text).accessibilityIdentifier("field")
        Button("Same") {}
        Button("Same") {}
      }
    }
  }

  @Test func `an event within an event belongs to the outer one`() throws {
    let box = Box()
    let screen = Screen(width: 20) {
      VStack {
        Button("Outer") { try? box.screen?.find(.button, "Inner").tap() }
        Button("Inner") { box.count += 1 }
      }
    }
    box.screen = screen
    defer { box.screen = nil }
    let lines = try log(screen) { try screen.find(.button, "Outer").tap() }
    #expect(box.count == 1)
    #expect(lines.count == 1)
    expectText(lines[0], startsWith: #"try screen.find(.button, "Outer").tap()"#)
  }

  private final class Box {
    var screen: Screen?
    var count = 0
  }

  @Test func `changes between events are reported before the next one`() throws {
    let model = Model()
    let screen = Screen(width: 20) { Reader(model: model) }
    let lines = log(screen) {
      model.text = "new"
      screen.press(.escape)
      screen.press(.escape)
    }
    #expect(lines.map { String($0.prefix(12)) } == ["from outside", "screen.press", "screen.press"])
  }

  @Test func `changes before an event that takes real time are no part of it`() async throws {
    let model = Model()
    let screen = Screen(width: 20) { Reader(model: model) }
    let log = Log()
    screen.observe(with: log)
    model.text = "new"
    try await screen.settle()
    screen.remove(log)
    #expect(log.lines.map { String($0.prefix(17)) } == ["from outside", "try await screen."])
  }

  @Observable final class Model {
    var text = "old"
  }

  private struct Reader: View {
    let model: Model

    var body: some View { Text(model.text) }
  }

  @Test func `an event that throws, or that a screen shares with another, is reported`() throws {
    let clock = VirtualClock()
    let first = Screen(Settings(), width: 20, options: ScreenOptions(clock: clock))
    let second = Screen(Settings(), width: 20, options: ScreenOptions(clock: clock))
    let lines = log(second) {
      #expect(throws: ElementError.self) { try second.find(.picker).select("XL") }
      first.advance(by: .seconds(1))
    }
    #expect(lines.count == 2)
    expectText(lines[0], startsWith: #"try screen.find(.picker, "Size").select("XL")"#)
    expectText(lines[1], startsWith: "time passes")
  }

  @Test func `every new screen is reported`() {
    let seen = Box()
    Screen.onEach { if $0.width == 173 { seen.screen = $0 } }
    let screen = Screen(width: 173) { Text("x") }
    #expect(seen.screen === screen)
    seen.screen = nil
  }

  @Test func `an observer that is removed sees no further event, and the others do`() {
    let screen = Screen(width: 30) { Settings() }
    let (first, second) = (Log(), Log())
    screen.observe(with: first)
    screen.press(.tab)
    screen.remove(first)
    screen.observe(with: second)
    screen.press(.end)
    screen.observe(with: first)
    screen.remove(second)
    screen.press(.home)
    expectEqual(first.lines.map { String($0.prefix { $0 != ":" }) }, ["screen.press(.tab)", "screen.press(.home)"])
    expectEqual(second.lines.map { String($0.prefix { $0 != ":" }) }, ["screen.press(.end)"])
  }

  @Test func `keys that type together are one event`() throws {
    let screen = Screen(width: 30) { Settings() }
    try screen.find(.textField).type("A")
    let lines = log(screen) { _ = screen.typeAhead([.character("a"), .character("b")][...]) }
    expectEqual(lines.map { String($0.prefix { $0 != ":" }) }, [#"screen.type("ab")"#])
  }

  @Test func `a cell has the name of the innermost element there that has a label`() {
    let screen = Screen(width: 20) {
      VStack(alignment: .leading, spacing: 0) {
        List { Toggle("Wi-Fi", isOn: .constant(true)) }.accessibilityLabel("All").frame(height: 1)
        Button("") {}
        Text("a").accessibilityLabel("x\u{1B}y")
      }
    }
    let names = [(1, 0), (19, 0), (1, 1), (0, 2), (30, 0)].map { screen.elementName(column: $0.0, row: $0.1) }
    expectEqual(names, [#"toggle "Wi-Fi""#, #"list "All""#, nil, #"staticText "x\u{1B}y""#, nil])
  }

  @Test func `a drag without a number of steps has one`() {
    let screen = Screen(width: 30) { Settings() }
    let lines = log(screen) { screen.drag(fromColumn: 28, row: 0, toColumn: 29, row: 0) }
    expectEqual(
      lines.map { $0.replacing(#/: \[.*/#, with: "") }, ["screen.drag(fromColumn: 28, row: 0, toColumn: 29, row: 0)"])
  }

  @Test func `changes before time passes belong to the event`() {
    let (model, clock) = (Model(), VirtualClock())
    let other = Screen(width: 9, options: ScreenOptions(clock: clock)) { Text("a") }
    let screen = Screen(width: 9, options: ScreenOptions(clock: clock)) { Reader(model: model) }
    let lines = log(screen) {
      model.text = "one"
      other.advance(by: .seconds(1))
      model.text = "two"
      screen.advance(by: .seconds(1))
      model.text = "three"
      _ = screen.tick(now: .seconds(3))
    }
    expectEqual(
      lines.map { $0.replacing(#/: \[.*/#, with: "") },
      ["time passes", "screen.advance(by: .milliseconds(1000))", "time passes"])
  }

  @Test func `changes from outside are reported once, however often they are looked for`() {
    let model = Model()
    let screen = Screen(width: 20) { Reader(model: model) }
    let lines = log(screen) {
      model.text = "new"
      for _ in 0..<2 { screen.reportOutsideChanges() }
    }
    expectEqual(lines, ["from outside"])
  }

  @Test func `changes that an action makes are no changes from outside, even if it looks for those`() throws {
    struct Looking: View {
      let box: Box
      @State private var count = 0
      var body: some View {
        Button("Go \(count)") {
          count += 1
          box.screen?.reportOutsideChanges()
        }
      }
    }
    let box = Box()
    let screen = Screen(width: 20) { Looking(box: box) }
    box.screen = screen
    defer { box.screen = nil }
    let lines = try log(screen) { try screen.find(.button).tap() }
    expectEqual(lines.map { $0.replacing(#/: \[.*/#, with: "") }, [#"try screen.find(.button, "Go 0").tap()"#])
  }
}
