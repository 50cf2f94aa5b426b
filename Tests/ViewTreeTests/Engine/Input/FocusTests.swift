import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

/// The focused node, and the states and views that follow it.
@MainActor struct FocusTests {
  private let probe = Probe()

  private func focused(_ screen: Screen) -> String {
    screen.findAll(.button).filter(\.isFocused).map(\.label).joined(separator: " ")
  }

  private func label(_ id: String, in screen: Screen) -> String { (try? screen.find(id: id).label) ?? "gone" }

  private struct Named: View {
    let probe: Probe
    @FocusState private var name: String?
    @State private var isNamed = true

    var body: some View {
      VStack {
        Button("A") {}.focused($name, equals: isNamed ? "a" : nil)
        Button("B") {}.focused($name, equals: "b")
        Text(name ?? "-").accessibilityIdentifier("name")
      }
      .offers("toggle", to: probe) { isNamed.toggle() }
    }
  }

  @Test func `a state follows the value of the focused view, also without one`() {
    let screen = Screen(Named(probe: probe), width: 20)
    screen.press(.tab)
    var names = [label("name", in: screen)]
    for _ in 0..<3 {
      screen.perform("toggle", probe)
      names.append(label("name", in: screen))
    }
    expectEqual(names, ["a", "-", "a", "-"])
    expectEqual(focused(screen), "A")
    #expect(screen.issues == [] && screen.faults == [])
  }

  private struct Returning: View {
    @FocusState private var name: String?

    var body: some View {
      VStack {
        Button("A") {}.focused($name, equals: "a")
        Button("B") {}.focused($name, equals: "b")
        Text(name ?? "-").accessibilityIdentifier("name")
      }
      .onChange(of: name) { old, new in if new == "b" { name = old } }
    }
  }

  @Test func `a state that the program writes back returns the focus`() {
    let screen = Screen(Returning(), width: 20)
    for _ in 0..<2 {
      screen.press(.tab)
      #expect(focused(screen) == "A" && label("name", in: screen) == "a")
    }
    #expect(screen.issues == [] && screen.faults == [])
  }

  private struct Coming: View {
    let probe: Probe
    @FocusState private var name: String?
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("A") {}.focused($name, equals: "a")
        if isShown { Button("B") {}.focused($name, equals: "b") }
        Text(name ?? "-").accessibilityIdentifier("name")
      }
      .offers("show", to: probe) {
        withAnimation { isShown = true }
        name = "b"
      }
    }
  }

  @Test func `a view that comes in an earlier update of an event gets the focus that a later one writes`() {
    let screen = Screen(Coming(probe: probe), width: 20)
    screen.press(.tab)
    screen.perform("show", probe)
    #expect(focused(screen) == "B" && label("name", in: screen) == "b")
  }

  private struct Twice: View {
    let probe: Probe
    @FocusState private var name: String?
    @State private var shown: Set<Int> = [1, 2]

    var body: some View {
      VStack {
        Button("0") {}
        ForEach(1..<3) { if shown.contains($0) { Button("\($0)") {}.focused($name, equals: "x") } }
      }
      .offers("focus", to: probe) { name = "x" }
      .offers("none", to: probe) { name = nil }
      .offers("drop 1", to: probe) { shown.remove(1) }
      .offers("drop 2", to: probe) { shown.remove(2) }
    }
  }

  @Test func `of two views of a value the first gets the focus, and the other when that went`() {
    let screen = Screen(Twice(probe: probe), width: 20)
    let focus = screen.frames.tree.focus
    screen.perform("focus", probe)
    expectEqual(focused(screen), "1")
    screen.perform("none", probe)
    screen.perform("drop 1", probe)
    screen.perform("focus", probe)
    expectEqual(focused(screen), "2")
    #expect(focus.groups.count == 1 && screen.faults == [])
    screen.perform("drop 2", probe)
    #expect(focus.groups.isEmpty && focused(screen) == "" && screen.faults == [])
  }

  @Test func `a state whose views went leaves nothing in the graph`() {
    let model = Shown()
    let screen = Screen(Switched(model: model), width: 20)
    var counts: Set<Int> = []
    for isShown in [true, false, true, false, true, false] {
      model.isShown = isShown
      _ = screen.text
      if !isShown { counts.insert(screen.countVertices()) }
    }
    expectEqual(counts.count, 1)
  }

  @Observable fileprivate final class Shown {
    var isShown = false
  }

  private struct Switched: View {
    let model: Shown
    @FocusState private var isFocused: Bool
    var body: some View { if model.isShown { Button("a") {}.focused($isFocused) } else { Text("none") } }
  }

  @Test func `a removed view that a state still holds is a fault`() throws {
    struct Two: View {
      let model: Shown
      @FocusState private var a: Bool
      @FocusState private var b: Bool
      var body: some View {
        Button("a") {}.focused($a)
        if model.isShown { Button("b") {}.focused($b) }
      }
    }
    let model = Shown()
    model.isShown = true
    let screen = Screen(Two(model: model), width: 20)
    let groups = Array(screen.frames.tree.focus.groups.values)
    let views = groups.map { $0.all[0] }
    for (group, view) in zip(groups, views.reversed()) { group.add(view) }
    expectEqual(screen.faults, [])
    model.isShown = false
    expectEqual(
      screen.faults, ["Two (FocusedNode): it was removed from the tree, but a focus state still refers to it"])
  }

  @Test func `places outside of focusable views have no focus, and a gesture or a name is no place`() {
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        FocusMark(name: "out")
        FocusMark(name: "tap").onTapGesture {}.accessibilityIdentifier("x").accessibilityHint("y").focusable()
      }
    }
    expectText(screen.text, equals: "out\ntap")
    screen.press(.tab)
    expectText(screen.text, equals: "out\n<tap>")
  }

  private struct Late: View {
    let probe: Probe
    @State private var isShown = false

    var body: some View {
      VStack(alignment: .leading) {
        Button {
        } label: {
          if isShown { FocusMark(name: "a") } else { Text("-") }
        }
        Button("b") {}
      }
      .offers("show", to: probe) { isShown = true }
    }
  }

  @Test func `a reader that comes where the focus is follows it`() {
    let screen = Screen(Late(probe: probe), width: 20)
    screen.press(.tab)
    screen.perform("show", probe)
    expectText(screen.text, contains: "<a>")
    screen.press(.tab)
    expectText(screen.text, equals: "[ a ]\n[>b<]")
  }

  @Test func `many readers follow the focus, and a move is one frame`() {
    let screen = Screen(width: 20) { ForEach(0..<20, id: \.self) { MarkedButton("\($0)") } }
    for number in [0, 1, 2] {
      _ = screen.text
      let before = screen.frameCount
      screen.press(.tab)
      expectEqual(screen.frameCount, before + 1)
      expectEqual(screen.text.split(separator: "\n").filter { $0.contains("<") }, ["[ <\(number)> ]"])
    }
  }

  @Test func `a reset outside of an event requests a frame`() {
    struct Held: View {
      @Namespace private var names
      @Environment(\.resetFocus) private var resetFocus
      let hold: (@escaping @MainActor () -> Void) -> Void

      var body: some View {
        let _ = hold { resetFocus(in: names) }
        Button("A") {}.focusScope(names)
      }
    }
    var reset: (@MainActor () -> Void)?
    let screen = Screen(width: 9) { Held { reset = $0 } }
    let calls = Locked(0)
    screen.onRequest { calls.withLock { $0 += 1 } }
    reset?()
    expectEqual(calls.withLock { $0 }, 1)
    expectEqual(focused(screen), "A")
  }

  private struct Sections: View {
    var body: some View {
      ZStack {
        ZStack {
          Button("a") {}.buttonStyle(.plain).position(x: 1, y: 0.5)
          Button("b") {}.buttonStyle(.plain).position(x: 1, y: 4.5)
        }
        .focusSection()
        Button("x") {}.buttonStyle(.plain).position(x: 1, y: 2.5)
      }
      .frame(width: 3, height: 5).focusSection()
    }
  }

  @Test func `an arrow goes on in the innermost section, even if a view outside of it is nearer`() {
    let screen = Screen(Sections(), width: 3, height: 5)
    screen.press(.tab)
    screen.press(.down)
    expectEqual(focused(screen), "b")
  }

  @Test func `a removed row passes the focus on by Delete forward too, and not by another key`() {
    struct Rows: View {
      @State private var rows = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(rows, id: \.self) { row in
            Button(row) {}
              .onKeyPress { _ in
                rows.removeAll { $0 == row }
                return .handled
              }
          }
        }
      }
    }
    for (key, expected) in [(Key.delete, "b"), (.deleteForward, "b"), (.character("x"), "")] {
      let screen = Screen(Rows(), width: 20, height: 5)
      screen.press(.tab)
      expectEqual(focused(screen), "a")
      screen.press(key)
      expectEqual(focused(screen), expected)
    }
  }

  @Test func `of two scopes of a name the first has the default focus`() {
    struct Two: View {
      @Namespace private var names
      var body: some View {
        HStack {
          MarkedButton("A").prefersDefaultFocus(in: names).focusScope(names)
          MarkedButton("B").prefersDefaultFocus(in: names).focusScope(names)
        }
      }
    }
    expectText(Screen(Two(), width: 20).text, equals: "[ <A> ] [ B ]")
  }

  @Test func `a control in a removed row passes the focus to the next row`() {
    struct Rows: View {
      @State private var rows = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(rows, id: \.self) { row in
            HStack { ForEach(1..<3) { Button("\(row)\($0)") {} } }
              .accessibilityElement(children: .contain).accessibilityLabel(row).focusable()
              .onKeyPress(.delete) {
                rows.removeAll { $0 == row }
                return .handled
              }
          }
        }
      }
    }
    let screen = Screen(Rows(), width: 20, height: 5)
    let stops = [Key.tab, .tab, .delete, .backTab].map { key in
      screen.press(key)
      return screen.findAll(where: \.isFocused).map(\.label).joined(separator: " ")
    }
    expectEqual(stops, ["a", "a1", "b", "c2"])
  }

  @Test func `setting the focus to the view that has it makes no frame`() {
    let screen = Screen(width: 9) { Button("a") {} }
    screen.press(.tab)
    _ = screen.text
    let (focus, before) = (screen.frames.tree.focus, screen.frameCount)
    screen.frames.handle { focus.set(focus.node) }
    expectEqual(screen.frameCount, before)
  }

  private struct TitleReader: View {
    @FocusedValue(\.title) private var title
    var body: some View { Text(title ?? "-") }
  }

  @Test func `values are looked for only after a change`() {
    let screen = Screen(width: 9) {
      TitleReader()
      Button("a") {}.focusedValue(\.title, "a")
    }
    screen.press(.tab)
    expectText(screen.text, contains: "a")
    let (focus, table) = (screen.frames.tree.focus, screen.frames.tree.host.focusedValues)
    let find = table.find
    var count = 0
    table.find = {
      count += 1
      return find($0)
    }
    focus.publish()
    expectEqual(count, 0)
    focus.valuesChanged()
    focus.publish()
    focus.publish()
    expectEqual(count, 1)
  }

  @Test func `the last row of an inner list passes the focus to the row before it`() {
    struct Lists: View {
      @State private var rows = ["a", "b"]
      var body: some View {
        ScrollView {
          LazyVStack {
            List {
              ForEach(rows, id: \.self) { row in
                Button(row) {}
                  .onKeyPress(.delete) {
                    rows.removeAll { $0 == row }
                    return .handled
                  }
              }
            }
            .frame(height: 3)
            Button("after") {}
          }
        }
      }
    }
    let screen = Screen(Lists(), width: 20, height: 8)
    for _ in 0..<2 { screen.press(.tab) }
    expectEqual(focused(screen), "b")
    screen.press(.delete)
    expectEqual(focused(screen), "a")
  }

  private struct Exchanged: View {
    let probe: Probe
    @FocusState private var name: String?
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Button("A") {}.focused($name, equals: "a") }
        Button("B") {}.focused($name, equals: "b")
        Text(name ?? "-").accessibilityIdentifier("name")
      }
      .offers("exchange", to: probe) {
        withAnimation { isShown = false }
        name = "b"
      }
    }
  }

  @Test func `a removed view leaves the focus to the one that a later update focuses`() {
    let screen = Screen(Exchanged(probe: probe), width: 20)
    screen.press(.tab)
    screen.perform("exchange", probe)
    #expect(focused(screen) == "B" && label("name", in: screen) == "b")
  }

  private struct Waiting: View {
    let probe: Probe
    @FocusState private var name: String?
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Button("A") {}.focused($name, equals: "a") }
        Button("C") {}
        Button("D") {}
        Text(name ?? "-").accessibilityIdentifier("name")
      }
      .offers("toggle", to: probe) { isShown.toggle() }
      .offers("write", to: probe) { name = "a" }
    }
  }

  @Test func `a value that is written while no view has it waits for the view`() {
    let screen = Screen(Waiting(probe: probe), width: 20)
    screen.press(.tab)
    screen.perform("toggle", probe)
    #expect(focused(screen) == "" && label("name", in: screen) == "-")
    screen.perform("write", probe)
    for _ in 0..<2 { screen.press(.tab) }
    #expect(focused(screen) == "D" && label("name", in: screen) == "a")
    screen.perform("toggle", probe)
    expectEqual(focused(screen), "A")
  }

  @Test func `a tappable view inside a focusable one takes no focus of its own`() {
    let screen = Screen(width: 20) {
      HStack {
        FocusMark(name: "a").onTapGesture {}
        Text("b")
      }
      .focusable()
    }
    screen.press(.tab)
    expectText(screen.text, contains: "<a>")
  }

  private struct Shy: View {
    @FocusState private var name: String?

    var body: some View {
      VStack {
        if name != "x" { Button("1") {}.focused($name, equals: "x") }
        Button("2") {}.focused($name, equals: "x")
        Text(name ?? "-").accessibilityIdentifier("name")
      }
    }
  }

  @Test func `a view that is removed because it has the focus leaves the state nil`() throws {
    let screen = Screen(Shy(), width: 20)
    screen.press(.tab)
    #expect(focused(screen) == "" && label("name", in: screen) == "-")
    #expect(screen.findAll(.button).map(\.label) == ["1", "2"] && screen.issues == [])
  }

  @Test func `a view that appears with a focus binding does not take the focus`() {
    struct Appearing: View {
      @FocusState private var isFocused: Bool
      @State private var isShown = false

      var body: some View {
        VStack {
          Button("A") { isShown = true }
          if isShown { Button("B") {}.focused($isFocused) }
        }
      }
    }
    let screen = Screen(Appearing(), width: 20)
    screen.press(.tab)
    screen.press(.space)
    #expect(focused(screen) == "A" && screen.findAll(.button).count == 2)
  }

  /// Two fields, and a button that writes the focus and presents an alert.
  private struct Validated: View {
    let next: Int?
    @FocusState private var field: Int?
    @State private var isWrong = false

    var body: some View {
      TextField("one", text: .constant("")).focused($field, equals: 1)
      TextField("two", text: .constant("")).focused($field, equals: 2)
      Text("in \(field ?? 0)").accessibilityIdentifier("name")
        .alert("Wrong", isPresented: $isWrong) { Button("OK") {} }
      Button("Check") {
        field = next
        isWrong = true
      }
      .keyboardShortcut("k")
    }
  }

  @Test(arguments: [2, nil])
  func `a focus that is written with a presentation holds when it closes`(next: Int?) throws {
    let screen = Screen(Validated(next: next), width: 30, height: 12)
    screen.press(.tab)
    expectEqual(label("name", in: screen), "in 1")
    screen.press(Key.character("k").with(.command))
    try screen.find(.button, "OK").tap()
    expectEqual(label("name", in: screen), "in \(next ?? 0)")
    expectEqual(screen.findAll(.textField).map(\.isFocused), [false, next == 2])
  }

  @Test func `a focus that is not written returns when a presentation closes`() throws {
    let screen = Screen(Validated(next: 1), width: 30, height: 12)
    screen.press(.tab)
    screen.press(Key.character("k").with(.command))
    try screen.find(.button, "OK").tap()
    expectEqual(label("name", in: screen), "in 1")
    expectEqual(screen.findAll(.textField).map(\.isFocused), [true, false])
  }

  private struct Asking: View {
    let probe: Probe
    @FocusState private var name: String?
    @FocusState private var isOther: Bool
    @State private var isThere = true
    @State private var asks = false

    var body: some View {
      VStack {
        if isThere {
          VStack { TextField("a", text: .constant("")).focused($name, equals: "a") }
        } else {
          TextField("b", text: .constant("")).focused($isOther)
        }
      }
      .alert("Sure?", isPresented: $asks) { Button("OK") {} }
      .offers("ask", to: probe) { asks = true }
      .offers("exchange", to: probe) { isThere = false }
    }
  }

  @Test func `a field that left while an alert is shown, and is held, does not get the focus back`() throws {
    let screen = Screen(Asking(probe: probe), width: 30, height: 9)
    screen.press(.tab)
    let held = try #require(screen.frames.tree.presentFocus)
    screen.perform("ask", probe)
    screen.perform("exchange", probe)
    #expect(held.isUnmounted)
    try screen.find(.button, "OK").tap()
    #expect(screen.findAll(.textField).map(\.isFocused) == [false] && screen.faults == [])
  }
}
