import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Focus as a source of the graph: who reads it is evaluated, who writes it moves it.
@MainActor struct FocusModifiersTests {
  private enum Field: Hashable { case a, b, missing }

  private struct Fields: View {
    @FocusState private var field: Field?
    @State private var showsB = true

    var body: some View {
      VStack(alignment: .leading) {
        Button("A") {}.focused($field, equals: .a)
        if showsB { Button("B") { showsB = false }.focused($field, equals: .b) }
        Button("other") {}
        Text("focus: \(field.map { "\($0)" } ?? "nil")")
        Text("to a").onTapGesture { field = .a }
        Text("to b").onTapGesture { field = .b }
        Text("to missing").onTapGesture { field = .missing }
        Text("nowhere").onTapGesture { field = nil }
      }
    }
  }

  private func state(_ screen: Screen) -> String {
    let focused = screen.findAll(.button).filter(\.isFocused).map(\.label).joined(separator: " ")
    let text = screen.text.split(separator: "\n").first { $0.hasPrefix("focus: ") } ?? ""
    return "\(focused.isEmpty ? "-" : focused) \(text.dropFirst(7))"
  }

  @Test func `moving the focus by Tab writes the state`() {
    let screen = Screen(Fields(), width: 20)
    var states = [state(screen)]
    for _ in 0..<4 {
      screen.press(.tab)
      states.append(state(screen))
    }
    expectEqual(states, ["- nil", "A a", "B b", "other nil", "A a"])
    expectEqual(screen.issues, [])
    expectEqual(screen.frames.check(), [])
  }

  @Test func `moving the focus by a click writes the state`() throws {
    let screen = Screen(Fields(), width: 20)
    try screen.find(.button, "A").tap()
    expectEqual(state(screen), "A a")
    try screen.find(.button, "other").tap()
    expectEqual(state(screen), "other nil")
  }

  @Test func `a value that is written moves the focus, and nil takes it away`() throws {
    let screen = Screen(Fields(), width: 20)
    try screen.find(.staticText, "to b").tap()
    expectEqual(state(screen), "B b")
    try screen.find(.staticText, "to a").tap()
    expectEqual(state(screen), "A a")
    try screen.find(.staticText, "nowhere").tap()
    expectEqual(state(screen), "- nil")
  }

  private struct Writers: View {
    @FocusState private var field: Field?

    var body: some View {
      VStack(alignment: .leading) {
        Button("nowhere") { field = nil }.focused($field, equals: .a)
        Button("to b") { field = .b }.focused($field, equals: .b)
        Button("to a") { field = .a }.focused($field, equals: .missing)
        Text("focus: \(field.map { "\($0)" } ?? "nil")")
      }
    }
  }

  @Test func `an action moves the focus from its own control, to where it was before the click too`() throws {
    let screen = Screen(Writers(), width: 20)
    var states: [String] = []
    for name in ["nowhere", "nowhere", "to b", "to a", "nowhere"] {
      try screen.find(.button, name).tap()
      states.append(state(screen))
    }
    expectEqual(states, ["- nil", "- nil", "to b b", "nowhere a", "- nil"])
    expectEqual(screen.issues, [])
    expectEqual(screen.frames.check(), [])
  }

  @Test func `nil removes the focus only from the views of the state`() throws {
    let screen = Screen(Fields(), width: 20)
    try screen.find(.button, "other").tap()
    try screen.find(.staticText, "nowhere").tap()
    expectEqual(state(screen), "other nil")
  }

  @Test func `a focus value without a view becomes the actual value again`() throws {
    let screen = Screen(Fields(), width: 20)
    screen.press(.tab)
    try screen.find(.staticText, "to missing").tap()
    expectEqual(state(screen), "A a")
  }

  @Test func `a view that is focused and goes leaves the state nil`() throws {
    let screen = Screen(Fields(), width: 20)
    try screen.find(.button, "B").tap()
    expectEqual(state(screen), "- nil")
    expectEqual(screen.frames.check(), [])
    try screen.find(.staticText, "to a").tap()
    expectEqual(state(screen), "A a")
  }

  @Test func `the state is written at mount, when the view appears`() {
    struct Starting: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack(alignment: .leading) {
          Button("A") {}
          Button("B") {}.focused($isFocused)
          Text("focus: \(isFocused)")
        }
        .onAppear { isFocused = true }
      }
    }
    expectEqual(state(Screen(Starting(), width: 20)), "B true")
  }

  @Test func `a default focus counts when nothing has the focus`() {
    struct Starting: View {
      @FocusState private var field: Field?

      var body: some View {
        VStack(alignment: .leading) {
          Button("A") {}.focused($field, equals: .a)
          Button("B") {}.focused($field, equals: .b)
          Text("focus: \(field.map { "\($0)" } ?? "nil")")
        }
        .defaultFocus($field, .b)
      }
    }
    expectEqual(state(Screen(Starting(), width: 20)), "B b")
  }

  @Test func `a view that is disabled loses the focus and its state`() throws {
    struct Disabling: View {
      @FocusState private var isFocused: Bool
      @State private var isDisabled = false

      var body: some View {
        VStack(alignment: .leading) {
          Button("A") {}.focused($isFocused).disabled(isDisabled)
          Text("focus: \(isFocused)")
          Text("disable").onTapGesture { isDisabled = true }
        }
      }
    }
    let screen = Screen(Disabling(), width: 20)
    screen.press(.tab)
    expectEqual(state(screen), "A true")
    try screen.find(.staticText, "disable").tap()
    expectEqual(state(screen), "- false")
  }

  // MARK: What is evaluated

  private struct Marked: View {
    let name: String
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "<\(name)>" : name) }
  }

  @Test func `outside of an evaluation nothing has the focus`() {
    #expect(!EnvironmentValues().isFocused)
  }

  @Test func `a move evaluates the readers at its two places, and nothing else`() {
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        ForEach(0..<10, id: \.self) { row in
          Button {
          } label: {
            Marked(name: "\(row)")
          }
        }
      }
    }
    screen.press(.tab)
    expectText(screen.text, contains: "<0>")
    let trace = screen.trace { screen.press(.tab) }
    expectText(screen.text, contains: "<1>")
    expectText(screen.text, lacks: "<0>")
    expectEqual(trace.evaluations(of: Marked.self), 2)
    expectEqual(trace.totalEvaluations, 2)
    #expect(trace.entries.allSatisfy { $0.causes == ["@Environment(\\.isFocused)"] })
  }

  @Test func `a parent that only passes the state on is not evaluated`() {
    struct Child: View {
      var isFocused: FocusState<Bool>.Binding

      var body: some View { Button("A") {}.focused(isFocused) }
    }
    struct Parent: View {
      @FocusState private var isFocused: Bool

      var body: some View { Child(isFocused: $isFocused) }
    }
    let screen = Screen(Parent(), width: 20)
    let trace = screen.trace { screen.press(.tab) }
    expectEqual(screen.findAll(.button).map(\.isFocused), [true])
    expectEqual(trace.totalEvaluations, 0)
  }

  // MARK: Own views

  @Test func `a focusable view takes the focus by Tab and by a click, and keys come to it`() {
    var keys: [String] = []
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        Marked(name: "one").focusable().onKeyPress { press in
          keys.append("\(press.key == .upArrow ? "up" : press.characters)")
          return press.key == .upArrow || press.characters == "x" ? .handled : .ignored
        }
        Marked(name: "two").focusable()
        Button("never") {}.focusable(false)
      }
      .onKeyPress("y") {
        keys.append("outer y")
        return .handled
      }
    }
    screen.press(.tab)
    expectText(screen.text, equals: "<one>\ntwo\n[ never ]")
    screen.press(.up)
    screen.type("xy")
    screen.press(.tab)
    expectText(screen.text, equals: "one\n<two>\n[ never ]")
    screen.press(.tab)
    expectText(screen.text, equals: "<one>\ntwo\n[ never ]")
    screen.click(column: 0, row: 1)
    expectText(screen.text, equals: "one\n<two>\n[ never ]")
    expectEqual(keys, ["up", "x", "y", "outer y", "\t"])
  }

  @Test func `the focus of a group is that of the focused view inside`() {
    struct Nested: View {
      @FocusState private var isInForm: Bool
      @FocusState private var field: Field?

      var body: some View {
        VStack(alignment: .leading) {
          VStack {
            Button("A") {}.focused($field, equals: .a)
            Button("B") {}.focused($field, equals: .b)
          }
          .focused($isInForm)
          Button("other") {}
          Text("focus: \(isInForm) \(field.map { "\($0)" } ?? "nil")")
          Text("form").onTapGesture { isInForm = true }
        }
      }
    }
    let screen = Screen(Nested(), width: 20)
    screen.press(.backTab)
    expectEqual(state(screen), "other false nil")
    screen.press(.backTab)
    expectEqual(state(screen), "B true b")
    screen.press(.tab)
    screen.click(column: 0, row: 4)
    expectEqual(state(screen), "A true a")
  }
}
