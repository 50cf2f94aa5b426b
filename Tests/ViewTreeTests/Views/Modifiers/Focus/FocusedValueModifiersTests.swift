import Testing
import ViewTreeTesting

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

private struct SaveKey: FocusedValueKey {
  typealias Value = @MainActor () -> Void
}

private struct CountKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }

  fileprivate var save: (@MainActor () -> Void)? {
    get { self[SaveKey.self] }
    set { self[SaveKey.self] = newValue }
  }

  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

private struct TitleReader: View {
  @FocusedValue(\.title) private var title

  var body: some View { Text("title: \(title ?? "none")") }
}

/// Values that go the way from the focus to those who read them.
@MainActor struct FocusedValueModifiersTests {
  private let probe = Probe()

  // MARK: Who reads what

  private struct Titles: View {
    var body: some View {
      VStack(alignment: .leading) {
        TitleReader()
        VStack(alignment: .leading) {
          MarkedButton("A").focusedValue(\.title, "a")
          MarkedButton("B").focusedValue(\.title, nil)
          MarkedButton("C").focusedValue(\.title, "outer")
        }
        .focusedValue(\.title, "outer")
        MarkedButton("D")
      }
    }
  }

  @Test func `the view closest to the focus that publishes a value counts`() {
    let screen = Screen(Titles(), width: 20)
    expectText(screen.text, equals: "title: none\n[ A ]\n[ B ]\n[ C ]\n[ D ]")
    screen.press(.tab)
    expectText(screen.text, equals: "title: a\n[ <A> ]\n[ B ]\n[ C ]\n[ D ]")
    screen.press(.tab)
    expectText(screen.text, equals: "title: outer\n[ A ]\n[ <B> ]\n[ C ]\n[ D ]")
    screen.press(.tab)
    expectText(screen.text, equals: "title: outer\n[ A ]\n[ B ]\n[ <C> ]\n[ D ]")
    screen.press(.tab)
    expectText(screen.text, equals: "title: none\n[ A ]\n[ B ]\n[ C ]\n[ <D> ]")
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `a reader is evaluated when the focus moves to another value, and only then`() {
    let screen = Screen(Titles(), width: 20)
    let moves = (0..<4).map { _ in screen.trace { screen.press(.tab) } }
    expectEqual(moves.map { $0.evaluations(of: TitleReader.self) }, [1, 1, 0, 1])
    expectEqual(moves.map { $0.evaluations(of: Titles.self) }, [0, 0, 0, 0])
    let causes = moves[0].entries.first { $0.typeName == "TitleReader" }?.causes
    expectEqual(causes, ["@FocusedValue(TitleKey)"])
  }

  // MARK: What changes without the focus

  private struct Changing: View {
    let probe: Probe
    @State private var title = "one"
    @State private var count = 0
    @State private var isThere = true
    @State private var isRead = true

    var body: some View {
      VStack(alignment: .leading) {
        if isRead { TitleReader() }
        if isThere { MarkedButton("A").focusedValue(\.title, title).focusedValue(\.count, $count) }
        MarkedButton("count \(count)")
      }
      .offers("title", to: probe) { title = "two" }
      .offers("count", to: probe) { count += 1 }
      .offers("go", to: probe) { isThere = false }
      .offers("read", to: probe) { isRead.toggle() }
    }
  }

  @Test func `a value that changes where the focus is evaluates its readers, another key's does not`() {
    let screen = Screen(Changing(probe: probe), width: 20)
    screen.press(.tab)
    expectText(screen.text, equals: "title: one\n[ <A> ]\n[ count 0 ]")
    expectEqual(screen.trace { screen.perform("title", probe) }.evaluations(of: TitleReader.self), 1)
    expectText(screen.text, equals: "title: two\n[ <A> ]\n[ count 0 ]")
    expectEqual(screen.trace { screen.perform("count", probe) }.evaluations(of: TitleReader.self), 0)
    screen.press(.tab)
    expectEqual(screen.trace { screen.perform("title", probe) }.evaluations(of: TitleReader.self), 0)
  }

  @Test func `a view that goes takes its value with it`() {
    let screen = Screen(Changing(probe: probe), width: 20)
    screen.press(.tab)
    screen.perform("go", probe)
    expectText(screen.text, equals: "title: none\n[ count 0 ]")
    expectEqual(screen.faults, [])
  }

  @Test func `a reader that comes finds the value at once`() {
    let screen = Screen(Changing(probe: probe), width: 20)
    screen.perform("read", probe)
    screen.press(.tab)
    let trace = screen.trace { screen.perform("read", probe) }
    expectText(screen.text, equals: "title: one\n[ <A> ]\n[ count 0 ]")
    expectEqual(trace.evaluations(of: TitleReader.self), 1)
  }

  // MARK: Values of the scene

  private struct Scenes: View {
    let probe: Probe
    @State private var isThere = true
    @State private var path: [Int] = []

    var body: some View {
      TitleReader()
      NavigationStack(path: $path) {
        VStack(alignment: .leading) {
          MarkedButton("A").focusedValue(\.title, "a")
          MarkedButton("B").focusedSceneValue(\.title, "first")
          if isThere { MarkedButton("C").focusedSceneValue(\.title, "last") }
          MarkedButton("D")
        }
        .navigationDestination(for: Int.self) { Text("page \($0)").focusedSceneValue(\.title, "page") }
      }
      .offers("go", to: probe) { isThere = false }
      .offers("push", to: probe) { path = [1] }
      .offers("pop", to: probe) { path = [] }
    }
  }

  private func title(_ screen: Screen) -> String? {
    screen.text.split(separator: "\n").first { $0.contains("title: ") }.map { String($0.trimmingPrefix { $0 == " " }) }
  }

  @Test func `a value of the scene counts wherever the focus is`() {
    let screen = Screen(Scenes(probe: probe), width: 20, height: 9)
    var titles = [title(screen)]
    for _ in 0..<4 {
      screen.press(.tab)
      titles.append(title(screen))
    }
    expectEqual(titles, ["title: last", "title: a", "title: first", "title: last", "title: last"])
    screen.perform("go", probe)
    expectEqual(title(screen), "title: first")
    expectEqual(screen.faults, [])
  }

  @Test func `pages that are not shown publish nothing`() {
    let screen = Screen(Scenes(probe: probe), width: 20, height: 9)
    screen.perform("push", probe)
    expectEqual(title(screen), "title: page")
    screen.perform("pop", probe)
    expectEqual(title(screen), "title: last")
    expectEqual(screen.faults, [])
  }

  private struct Leaving: View {
    let probe: Probe
    @State private var isThere = true

    var body: some View {
      VStack(alignment: .leading) {
        TitleReader()
        if isThere { Text("here").focusedSceneValue(\.title, "scene").transition(.offset(x: 8)) }
      }
      .offers("toggle", to: probe) { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
    }
  }

  @Test func `a view that leaves by a transition publishes nothing, and again when it returns`() {
    let screen = Screen(Leaving(probe: probe), width: 16, height: 2)
    expectEqual(title(screen), "title: scene")
    screen.perform("toggle", probe)
    screen.advance(by: .milliseconds(500))
    expectText(screen.text, equals: "title: none\n    here")
    screen.perform("toggle", probe)
    expectEqual(title(screen), "title: scene")
    expectEqual(screen.faults, [])
  }

  // MARK: Actions, bindings, objects

  private struct Saving: View {
    let probe: Probe
    @FocusedValue(\.save) private var save

    var body: some View {
      let _ = probe.ran("Saving")
      Button(save == nil ? "nothing to save" : "Save") { save?() }.keyboardShortcut("s")
      MarkedButton("A").focusedValue(\.save) { probe.note("saved A") }
      MarkedButton("B").focusedValue(\.save) { probe.note("saved B") }
    }
  }

  @Test func `an action of the view with the focus is called by a shortcut elsewhere`() {
    let screen = Screen(Saving(probe: probe), width: 24)
    expectText(screen.text, contains: "nothing to save")
    screen.press(.tab)
    screen.press(.tab)
    #expect(screen.text.contains("[ Save ]") && screen.text.contains("<A>"))
    screen.press(.character("s").with(.command))
    screen.press(.tab)
    screen.press(.character("s").with(.command))
    expectEqual(probe.log, ["saved A", "saved B"])
    // Actions that capture something are never the same: those that it publishes are new to it.
    expectEqual(probe.runs("Saving"), 7)
    #expect(screen.issues == [] && screen.faults == [])
  }

  private struct Counting: View {
    @FocusedBinding(\.count) private var count
    @FocusedValue(\.title) private var title

    var body: some View {
      VStack(alignment: .leading) {
        Text("\(title ?? "count"): \(count.map { "\($0)" } ?? "none")")
        Stepped(count: $count)
        Button("up") { count? += 1 }.keyboardShortcut("u", modifiers: [])
        Button("reset") { count = nil }.keyboardShortcut("r", modifiers: [])
      }
    }
  }

  private struct Stepped: View {
    @Binding var count: Int?

    var body: some View { Text("bound: \(count ?? -1)").onTapGesture { count = 10 } }
  }

  private struct Counters: View {
    @State private var a = 1
    @State private var b = 5

    var body: some View {
      VStack(alignment: .leading) {
        Counting()
        MarkedButton("a \(a)").focusedValue(\.count, $a)
        MarkedButton("b \(b)").focusedValue(\.count, $b)
        MarkedButton("c").focusedValue(\.count, $b).focusedValue(\.title, "of b")
      }
    }
  }

  @Test func `a binding of the view with the focus is read and written`() {
    let screen = Screen(Counters(), width: 20)
    expectText(
      screen.text, equals: "count: none\nbound: -1\n[ up ]\n[ reset ]\n[ a 1 ]\n[ b 5 ]\n[ c ]")
    screen.type("ur")
    screen.click(column: 0, row: 1)
    for _ in 0..<3 { screen.press(.tab) }
    expectText(
      screen.text, equals: "count: 1\nbound: 1\n[ up ]\n[ reset ]\n[ <a 1> ]\n[ b 5 ]\n[ c ]")
    screen.type("uur")
    expectText(
      screen.text, equals: "count: 3\nbound: 3\n[ up ]\n[ reset ]\n[ <a 3> ]\n[ b 5 ]\n[ c ]")
    screen.press(.tab)
    screen.click(column: 0, row: 1)
    expectText(
      screen.text, equals: "count: 10\nbound: 10\n[ up ]\n[ reset ]\n[ a 3 ]\n[ <b 10> ]\n[ c ]")
    // Another view publishes the same binding: to a view that holds it nothing changes.
    let trace = screen.trace { screen.press(.tab) }
    #expect(trace.evaluations(of: Counting.self) == 1 && screen.text.hasPrefix("of b: 10"))
    expectEqual(trace.evaluations(of: Stepped.self), 0)
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Observable fileprivate final class Document {
    var name: String
    init(_ name: String) { self.name = name }
  }

  private struct Objects: View {
    let documents: [Document]

    var body: some View {
      VStack(alignment: .leading) {
        Shown()
        MarkedButton("A").focusedValue(documents[0])
        MarkedButton("B")
      }
      .focusedSceneValue(documents[1])
    }

    private struct Shown: View {
      @FocusedValue(Document.self) private var document

      var body: some View { Text(document?.name ?? "none") }
    }
  }

  @Test func `an object is published by its type, and its properties are tracked`() {
    let documents = [Document("one"), Document("two")]
    let screen = Screen(Objects(documents: documents), width: 20)
    expectText(screen.text, equals: "two\n[ A ]\n[ B ]")
    screen.press(.tab)
    expectText(screen.text, equals: "one\n[ <A> ]\n[ B ]")
    documents[0].name = "new"
    expectText(screen.text, equals: "new\n[ <A> ]\n[ B ]")
  }

  private final class Draft: ObservableObject, @unchecked Sendable {
    @Published var name: String
    init(_ name: String) { self.name = name }
  }

  private struct Drafts: View {
    let drafts: [Draft]

    var body: some View {
      VStack(alignment: .leading) {
        Shown()
        MarkedButton("A").focusedObject(drafts[0])
        MarkedButton("B")
      }
      .focusedSceneObject(drafts[1])
    }

    private struct Shown: View {
      @FocusedObject private var draft: Draft?

      var body: some View { Text(draft?.name ?? "none") }
    }
  }

  @Test func `an observable object is published by its type, and its announcements are heard`() {
    let drafts = [Draft("one"), Draft("two")]
    let screen = Screen(Drafts(drafts: drafts), width: 20)
    expectText(screen.text, equals: "two\n[ A ]\n[ B ]")
    screen.press(.tab)
    expectText(screen.text, equals: "one\n[ <A> ]\n[ B ]")
    drafts[0].name = "new"
    expectText(screen.text, equals: "new\n[ <A> ]\n[ B ]")
  }

  @Test func `a focused value without a screen is nil`() {
    let reader = FocusedBinding(\FocusedValues.count)
    reader.wrappedValue = 3
    #expect(reader.wrappedValue == nil && reader.projectedValue.wrappedValue == nil)
    #expect(FocusedValue(\FocusedValues.title).wrappedValue == nil)
  }
}
