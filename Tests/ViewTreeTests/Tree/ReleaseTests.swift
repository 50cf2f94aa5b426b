import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// A screen that nobody holds is gone, and all that was made for it.
@MainActor struct ReleaseTests {
  private struct Row: View {
    @State private var isOn = false
    @Environment(\.locale) private var locale

    var body: some View { Toggle("Row \(locale.identifier)", isOn: $isOn) }
  }

  private struct Weak {
    weak var rule: Rule?
  }

  private func expectRelease<V: View>(_ make: () -> V, _ comment: Comment) {
    weak var tree: Tree?
    weak var root: RootRenderNode?
    weak var graph: Graph?
    var rules: [Weak] = []
    var nodes = NodeRegister()
    do {
      let screen = Screen(make(), width: 20)
      _ = screen.text
      tree = screen.frames.tree
      root = screen.frames.root
      graph = screen.frames.tree.graph
      nodes.note(screen)
      screen.frames.tree.graph.root.forEachRule { rules.append(Weak(rule: $0)) }
    }
    #expect(nodes.leftBehind(all: true) == [], "the nodes of \(comment)")
    #expect(rules.compactMap(\.rule).map { typeName(type(of: $0)) } == [], "the rules of \(comment)")
    let isTreeReleased = tree == nil
    #expect(isTreeReleased, "the tree of \(comment)")
    let isRootReleased = root == nil
    #expect(isRootReleased, "the root of \(comment)")
    let isGraphReleased = graph == nil
    #expect(isGraphReleased, "the graph of \(comment)")
  }

  @Test func `a screen is released with its tree, its nodes and its graph`() {
    expectRelease({ Text("a") }, "a text")
    expectRelease({ VStack { Text("a").padding() } }, "a stack")
    expectRelease({ Text("a").bold() }, "an environment transform")
    expectRelease({ Button("a") {} }, "a button")
    expectRelease({ Toggle("a", isOn: .constant(true)) }, "a constant toggle")
    expectRelease({ Row() }, "a toggle over a state")
    expectRelease({ ForEach(0..<3, id: \.self) { _ in Row() } }, "a loop")
    expectRelease({ Rows().padding().overlay { Rows().border(.red) } }, "modifiers around a group")
    expectRelease({ Grid { GridRow { Rows() } } }, "a grid")
    expectRelease({ List { ForEach(0..<3, id: \.self) { _ in Rows() }.onDelete { _ in } } }, "a list")
    expectRelease({ Form { Section("s") { Rows().disabled(true) } } }, "a form")
    expectRelease({ Menu("m") { Rows() } }, "a menu")
    expectRelease({ GeometryReader { proxy in Text("\(proxy.size.width)") } }, "a reader of places")
    expectRelease({ AnyView(DisclosureGroup("d") { Rows() }) }, "a disclosure group")
    expectRelease({ Rows().onPreferenceChange(Sum.self) { _ in }.onChange(of: 1) {}.onAppear {} }, "effects")
  }

  @Test func `elements that said where their baseline is go with their screen`() {
    var elements: [WeakElement] = []
    do {
      let screen = Screen(width: 20) {
        HStack(alignment: .firstTextBaseline) {
          Text("a")
          VStack { Text("b").alignmentGuide(.firstTextBaseline) { $0.height / 2 } }
          Image(systemName: "star.fill")
        }
      }
      func collect(_ element: RenderNode) {
        elements.append(WeakElement(element: element))
        element.renderChildren.forEach(collect)
      }
      collect(screen.frames.root)
    }
    #expect(elements.count == 6)
    let remaining = elements.count { $0.element != nil }
    #expect(remaining == 0)
  }

  private struct WeakElement {
    weak var element: RenderNode?
  }

  private struct Branch<Content: View>: View {
    @State private var isShown = false
    @ViewBuilder let content: () -> Content

    var body: some View {
      Text("x").onTapGesture { isShown.toggle() }
      if isShown { content() }
    }
  }

  private func expectNoRulesLeft<V: View>(@ViewBuilder _ content: @escaping () -> V, _ comment: Comment) throws {
    let screen = Screen(width: 8, height: 6) { Branch(content: content) }
    let empty = screen.frames.tree.graph.vertexCount
    try screen.find(label: "x").tap()
    let full = screen.frames.tree.graph.vertexCount
    #expect(full > empty)
    var nodes = NodeRegister()
    nodes.note(screen)
    for _ in 0..<5 { try screen.find(label: "x").tap() }
    #expect(screen.frames.tree.graph.vertexCount == empty, comment)
    #expect(screen.faults == [], comment)
    #expect(nodes.leftBehind() == [], comment)
  }

  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Rows: View {
    var body: some View {
      Row()
      Row()
    }
  }

  @Test func `what stands around the elements of a group leaves with them`() throws {
    try expectNoRulesLeft({ Rows().overlay { Row() } }, "an overlay")
    try expectNoRulesLeft(
      { List { ForEach(0..<2, id: \.self) { _ in Row() }.onDelete { _ in }.overlay { Row() } } },
      "an overlay around an editable row")
    try expectNoRulesLeft(
      { List { ForEach(0..<2, id: \.self) { _ in Rows().overlay { Row() } }.onDelete { _ in } } },
      "an overlay in an editable row")
  }

  @Test func `what left a container that nobody measures is let go of`() {
    struct Alternatives: View {
      let probe: Probe
      @State private var isOn = true
      var body: some View {
        ViewThatFits {
          Text("fits")
          VStack {
            if isOn { Text("leaves") }
            Text("stays")
          }
        }
        .offers("leave", to: probe) { isOn = false }
      }
    }
    let probe = Probe()
    let screen = Screen(Alternatives(probe: probe), width: 10)
    var nodes = NodeRegister()
    nodes.note(screen)
    #expect(screen.frames.check() == [])
    screen.perform("leave", probe)
    #expect(nodes.leftBehind() == [])
  }
}
