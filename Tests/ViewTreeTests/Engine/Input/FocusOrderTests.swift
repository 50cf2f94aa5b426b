import Testing
import ViewTreeTesting

@testable import ViewTree

/// The stops of Tab, and the elements that it visits on the way.
@MainActor struct FocusOrderTests {
  private func visited(_ screen: Screen, _ key: Key, times: Int) -> [String] {
    (0..<times).map { _ in
      screen.press(key)
      return screen.findAll(.button).filter(\.isFocused).map(\.label).joined(separator: " ")
    }
  }

  private struct Buttons: View {
    var body: some View {
      VStack {
        Button("A") {}
        HStack {
          Button("hidden") {}.hidden()
          Button("B") {}
          Button("disabled") {}.disabled(true)
        }
        ForEach(0..<12, id: \.self) { Text("line \($0)") }
        VStack { Button("C") {} }.background { Button("behind C") {} }
      }
    }
  }

  @Test func `Tab goes by the order of the tree and begins again after the last`() {
    let screen = Screen(Buttons(), width: 20)
    expectEqual(visited(screen, .tab, times: 6), ["A", "B", "C", "behind C", "A", "B"])
  }

  @Test func `Tab backward goes the same way in reverse`() {
    let screen = Screen(Buttons(), width: 20)
    expectEqual(visited(screen, .backTab, times: 6), ["behind C", "C", "B", "A", "behind C", "C"])
  }

  /// A number of views that take the focus only if their content does not, in each other.
  private func nested(_ count: Int, _ content: some View, in container: (AnyView) -> AnyView) -> AnyView {
    (0..<count).reduce(AnyView(content)) { inner, _ in container(inner) }
  }

  // With 40 levels, looking into each content twice would never end.
  @Test(.timeLimit(.minutes(120)), arguments: [false, true])
  func `Tab looks into many scroll views, rows and context menus in each other once`(_ isDisabled: Bool) throws {
    let tall = Text("a\nb\nc\nd\ne\nf")
    let rows: [(AnyView) -> AnyView] = [
      { inner in
        AnyView(
          ScrollView {
            VStack {
              inner; tall
            }
          })
      },
      { inner in AnyView(List { ForEach(0..<1) { _ in inner }.onDelete { _ in } }) },
      { inner in AnyView(VStack { inner }.contextMenu { Button("menu") {} }) },
    ]
    for container in rows {
      for content in [AnyView(Text("inner")), AnyView(Button("inner") {})] {
        let screen = Screen(width: 20, height: 6, options: ScreenOptions(allowsIssues: true)) {
          self.nested(40, content, in: container).disabled(isDisabled)
          Button("last") {}
        }
        screen.press(.backTab)
        expectEqual(try screen.find(.button, "last").isFocused, true)
        screen.press(.backTab)
        if !isDisabled { expectEqual(try screen.find(.button, "last").isFocused, false) }
      }
    }
  }

  @Test func `of several modifiers the outermost decides whether a view takes the focus`() {
    func stops(_ view: some View) -> [String] {
      let screen = Screen(width: 20) {
        view
        Button("z") {}
      }
      return (0..<2).map { _ in
        screen.press(.tab)
        return screen.findAll(where: \.isFocused).map(\.label).joined(separator: " ")
      }
    }
    expectEqual(stops(Text("a").focusable(false).focusable()), ["a", "z"])
    expectEqual(stops(Text("a").focusable().focusable(false)), ["z", "z"])
    expectEqual(stops(Button("a") {}.focusable(false)), ["z", "z"])
    expectEqual(stops(Button("a") {}.focusable(false).focusable()), ["a", "z"])
  }

  @Test func `a focus state has the value of the innermost view around the focus`() throws {
    struct Nested: View {
      @FocusState private var name: String?
      var body: some View {
        VStack {
          VStack {
            Button("1") {}.focused($name, equals: "one")
            Button("2") {}
          }
          .focused($name, equals: "outer")
          Button("3") {}
          Text(name ?? "-").accessibilityIdentifier("name")
        }
      }
    }
    let screen = Screen(Nested(), width: 20)
    for expected in ["one", "outer", "-", "one"] {
      screen.press(.tab)
      try expectEqual(screen.find(id: "name").label, expected)
    }
  }

  @Test func `arrows go through the controls of a popover in their order`() {
    struct Info: View {
      @State private var isShown = true
      var body: some View {
        Button("info") {}.popover(isPresented: $isShown) { ForEach(["A", "B", "C"], id: \.self) { Button($0) {} } }
      }
    }
    let screen = Screen(Info(), width: 30, height: 12)
    let keys: [(Key, String)] = [
      (.tab, "A"), (.down, "B"), (.right, "C"), (.up, "B"), (.left, "A"), (.left, "C"), (.down, "A"),
    ]
    for (key, expected) in keys { expectEqual(visited(screen, key, times: 1), [expected], key.words) }
  }

  @Test func `an element that takes the focus comes before those inside of it`() {
    var log: [String] = []
    let screen = Screen(width: 20) {
      VStack {
        Button("A") {}
        VStack {
          Button("B") {}
          Button("C") {}
        }
        .onKey(isFocusable: true) { key in
          if key == .character("x") { log.append("x") }
          return key == .character("x")
        }
        Button("D") {}
      }
    }
    expectEqual(visited(screen, .tab, times: 6), ["A", "", "B", "C", "D", "A"])
    expectEqual(visited(screen, .backTab, times: 5), ["D", "C", "B", "", "A"])
    screen.press(.tab)
    screen.type("x")
    expectEqual(log, ["x"])
  }

  @Test func `nothing inside of a control is visited`() {
    let screen = Screen(width: 20) {
      VStack {
        Button("A") {}
        Button {
        } label: {
          HStack {
            Text("B")
            Text("inside").onKey(isFocusable: true) { _ in false }
          }
        }
        Button("C") {}
      }
    }
    expectEqual(visited(screen, .tab, times: 4), ["A", "B inside", "C", "A"])
    expectEqual(visited(screen, .backTab, times: 3), ["C", "B inside", "A"])
  }

  @Test func `a key goes on where the focused element was, after it went`() throws {
    struct Going: View {
      @State private var shows = true

      var body: some View {
        VStack {
          Button("A") {}
          if shows { Button("B") { shows = false } }
          Button("C") {}
        }
      }
    }
    let screen = Screen(Going(), width: 20)
    try screen.find(.button, "B").tap()
    expectEqual(visited(screen, .tab, times: 2), ["A", "C"])
  }

  /// How often a control was asked what it is.
  private final class Questions {
    var count = 0
  }

  /// The number of questions that one key press asks controls, with the focus in the middle of many.
  private func questions(rows: Int, _ key: Key) throws -> Int {
    let questions = Questions()
    let screen = Screen(width: 20) {
      ForEach(0..<rows, id: \.self) { row in
        Text("\(row)").onKey(isFocusable: true) { _ in false }
          .semantics(
            {
              questions.count += 1; return Semantics(.button, label: "\(row)")
            }()
          )
          .onTapGesture {}
      }
    }
    try screen.find(.button, "\(rows / 2)").tap()
    expectEqual(screen.findAll(.button).filter(\.isFocused).map(\.label), ["\(rows / 2)"])
    questions.count = 0
    screen.press(key)
    return questions.count
  }

  @Test(arguments: [Key.tab, .backTab]) func `Tab reads only the controls before and after the focus`(
    key: Key
  ) throws {
    let few = try questions(rows: 20, key)
    #expect(few > 0)
    try expectEqual(questions(rows: 400, key), few)
  }

  @Test func `all controls are found by reading each of them once`() throws {
    let questions = Questions()
    let screen = Screen(width: 20) {
      ForEach(0..<50, id: \.self) { row in
        Text("\(row)").semantics(
          {
            questions.count += 1; return Semantics(.button, label: "\(row)")
          }())
      }
    }
    for row in 0..<50 { _ = try screen.find(.button, "\(row)") }
    expectEqual(questions.count, 50)
  }
}
