import Testing

@testable import TextBackend
@testable import ViewTree
@testable import ViewTreeTesting

/// A screen without an owner is released, with everything that was made for it.
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
    expectRelease({ Rows().padding().overlay { Rows().padding(1).border(.red) } }, "modifiers around a group")
    expectRelease({ Grid { GridRow { Rows() } } }, "a grid")
    expectRelease({ List { ForEach(0..<3, id: \.self) { _ in Rows() }.onDelete { _ in } } }, "a list")
    expectRelease({ Form { Section("s") { Rows().disabled(true) } } }, "a form")
    expectRelease({ Menu("m") { Rows() } }, "a menu")
    expectRelease({ GeometryReader { proxy in Text("\(proxy.size.width)") } }, "a reader of places")
    expectRelease({ AnyView(DisclosureGroup("d") { Rows() }) }, "a disclosure group")
    expectRelease({ Rows().onPreferenceChange(Sum.self) { _ in }.onChange(of: 1) {}.onAppear {} }, "effects")
  }

  @Test func `a random screen is released in the middle of an animation and at rest, closed or not`() async {
    for seed in 8_101..<8_125 as Range<UInt64> {
      for isAtRest in [false, true] {
        for closes in [false, true] {
          let left = await remains(seed: seed, isAtRest: isAtRest, closes: closes)
          let name = "seed \(seed), \(isAtRest ? "at rest" : "moving")\(closes ? ", closed" : "")"
          #expect(left.map { "\(name): \($0)" } == [])
        }
      }
    }
  }

  /// Plays with a random screen, drops it, and returns the types of the nodes, models and objects that remain.
  private func remains(seed: UInt64, isAtRest: Bool, closes: Bool) async -> [String] {
    var play = ScreenPlay(OracleProgram(seed: seed).subject, seed: seed)
    for _ in 0..<8 { _ = await play.makeEvents() }
    if isAtRest { await play.repeatEvent(.advance(.seconds(1_000))) }
    for _ in 0..<20 where !isAtRest && !play.screen.frames.isMoving { _ = await play.makeEvents() }
    if closes { play.screen.close() }
    let remains = await play.end()
    return remains.nodes + remains.objects.map { "\(type(of: $0))" }
  }

  @Observable fileprivate final class Model {
    var text = ""
    var id: Int? = 3
    var isShown = false
    var position = ScrollPosition(edge: .top)
  }

  /// A dropped or closed screen lets go of a model that only it held.
  private func expectModelReleased<V: View>(_ name: String, @ViewBuilder _ make: (Bindable<Model>) -> V) {
    for closes in [false, true] {
      weak var model: Model?
      var nodes = NodeRegister()
      do {
        let own = Model()
        model = own
        let screen = Screen(make(Bindable(own)), width: 30, height: 12)
        _ = screen.text
        own.text = "a"
        own.id = 1
        own.isShown = true
        _ = screen.text
        nodes.note(screen)
        if closes { screen.close() }
      }
      let left = (model == nil ? [] : ["the model"]) + nodes.leftBehind(all: true)
      #expect(left.map { "\(name)\(closes ? ", closed" : ""): \($0)" } == [])
    }
  }

  @Test func `the contents of bars, searches and scroll views are released with the screen`() {
    expectModelReleased("a toolbar and a search") { model in
      NavigationStack {
        Text("r").toolbar { Button("b") { model.wrappedValue.text = "b" } }.searchable(text: model.text)
      }
    }
    expectModelReleased("a field in each bar") { model in
      NavigationStack {
        Text("r").navigationTitle("t").toolbar {
          ToolbarItem(placement: .topBarLeading) { TextField("f", text: model.text) }
          ToolbarItem(placement: .bottomBar) { TextField("f", text: model.text) }
          ToolbarItem(placement: .keyboard) { Text(model.wrappedValue.text) }
          ToolbarItem(placement: .secondaryAction) { Toggle("s", isOn: model.isShown) }
          ToolbarTitleMenu { Button("m") { model.wrappedValue.text = "m" } }
        }
      }
    }
    expectModelReleased("a scroll view with an identity") { model in
      ScrollView { ForEach(0..<30, id: \.self) { Text("\($0)") } }.scrollPosition(id: model.id)
    }
    expectModelReleased("a scroll view with a position") { model in
      ScrollView { ForEach(0..<30, id: \.self) { Text("\($0)") } }.scrollPosition(model.position)
    }
    expectModelReleased("a list in a reader") { model in
      ScrollViewReader { proxy in
        List(0..<30, id: \.self) { row in Button("\(row)") { proxy.scrollTo(model.wrappedValue.id ?? 0) } }
      }
    }
    expectModelReleased("tabs") { model in
      TabView {
        Tab("one", systemImage: "star") { Toggle("t", isOn: model.isShown) }
        Tab {
          TextField("f", text: model.text)
        } label: {
          Text(model.wrappedValue.text)
        }
      }
    }
    expectModelReleased("a sheet") { model in
      Text("r").sheet(isPresented: model.isShown) { TextField("f", text: model.text) }
    }
    expectModelReleased("an alert") { model in
      Text("r").alert("a", isPresented: model.isShown) { Button("b") { model.wrappedValue.text = "b" } }
    }
    expectModelReleased("a split view with an inspector") { model in
      NavigationSplitView {
        List { NavigationLink("n") { TextField("f", text: model.text) } }
      } detail: {
        Text("d").inspector(isPresented: model.isShown) { TextField("f", text: model.text) }
      }
    }
    expectModelReleased("links and destinations") { model in
      NavigationStack {
        NavigationLink("n", value: 1)
          .navigationDestination(for: Int.self) { _ in TextField("f", text: model.text) }
          .navigationDestination(isPresented: model.isShown) { TextField("f", text: model.text) }
      }
    }
    expectModelReleased("menus") { model in
      Menu("m") { Toggle("t", isOn: model.isShown) }
        .contextMenu { Button("b") { model.wrappedValue.text = "b" } }
        .popover(isPresented: model.isShown) { TextField("f", text: model.text) }
    }
    expectModelReleased("geometry") { model in
      GeometryReader { proxy in Text("\(proxy.size.width) \(model.wrappedValue.text)") }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
          model.wrappedValue.text = "g"
        }
        .visualEffect { content, proxy in content.offset(x: proxy.size.width / 100) }
    }
  }

  @Test func `elements with baselines are released with their screen`() {
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

  @Test func `the modifiers of the elements of a group leave with them`() throws {
    try expectNoRulesLeft({ Rows().overlay { Row() } }, "an overlay")
    try expectNoRulesLeft(
      { List { ForEach(0..<2, id: \.self) { _ in Row() }.onDelete { _ in }.overlay { Row() } } },
      "an overlay around an editable row")
    try expectNoRulesLeft(
      { List { ForEach(0..<2, id: \.self) { _ in Rows().overlay { Row() } }.onDelete { _ in } } },
      "an overlay in an editable row")
  }

  @Test func `a view that left an unmeasured container is released`() {
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

  @Test(arguments: [false, true])
  func `a container of a hidden page releases views that left after a trace read its label`(isLazy: Bool) {
    struct Leaving: View {
      let model: Model
      var body: some View { if model.id == 1 { Stepper("leaves", value: .constant(1)) } }
    }
    struct Box: View {
      let model: Model
      let isLazy: Bool
      var body: some View {
        if isLazy {
          LazyVStack { Leaving(model: model) }.accessibilityElement(children: .combine)
        } else {
          GroupBox("box") { Leaving(model: model) }
        }
      }
    }
    struct Pages: View {
      @Bindable var model: Model
      let isLazy: Bool
      var body: some View {
        if model.id != nil {
          NavigationStack {
            Box(model: model, isLazy: isLazy).navigationDestination(isPresented: $model.isShown) { Text("page") }
          }
        }
      }
    }
    let model = Model()
    (model.id, model.isShown) = (nil, true)
    let screen = Screen(Pages(model: model, isLazy: isLazy), width: 20, height: 4)
    var nodes = NodeRegister()
    for (id, isTraced) in [(1, true), (2, true), (1, true), (2, false), (1, true), (nil, false)] {
      // The trace reads the label of each view that was evaluated, so also of those that no layout has used yet.
      let change = { screen.frames.handle { model.id = id } }
      if isTraced { _ = screen.trace(change) } else { change() }
      #expect(nodes.leftBehind() == [])
      nodes.note(screen)
    }
    model.id = 2
    model.isShown = false
    #expect(screen.faults == [])
  }
}
