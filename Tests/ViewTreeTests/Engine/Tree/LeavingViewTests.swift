import Testing

@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// Views that leave by a transition, and return.
@MainActor struct LeavingViewTests {
  @Observable fileprivate final class Model {
    var name = "a"
    var indent = 0
  }

  private struct Reader: View {
    let model: Model
    let probe: Probe
    var body: some View {
      let _ = probe.ran("reader")
      Text(model.name)
    }
  }

  private struct Counter: View {
    let probe: Probe
    var name = "n"
    @State private var count = 0
    var body: some View {
      let _ = probe.ran(name)
      Button("\(name)\(count)") { count += 1 }
        .onAppear { probe.note("A\(name)") }
        .onDisappear { probe.note("D\(name)") }
    }
  }

  /// Shows something or not, in an animation of a second or at once.
  private struct Host<Content: View>: View {
    let probe: Probe
    @ViewBuilder let content: (Int) -> Content
    @State private var step = 0
    var body: some View {
      VStack(alignment: .leading) { content(step) }
        .offers("next", to: probe) { withAnimation(.linear(duration: 1)) { step += 1 } }
        .offers("back", to: probe) { withAnimation(.linear(duration: 1)) { step -= 1 } }
        .offers("back at once", to: probe) { step -= 1 }
    }
  }

  private func screen<V: View>(_ probe: Probe, @ViewBuilder _ content: @escaping (Int) -> V) -> Screen {
    Screen(Host(probe: probe, content: content), width: 16, height: 3)
  }

  @Test func `a view that is shown again before it is gone goes on with its state, from where it is`() throws {
    let probe = Probe()
    let screen = screen(probe) { if $0 == 0 { Counter(probe: probe).transition(.offset(x: 8)) } }
    try screen.find(.button, "n0").tap()
    probe.clear()
    screen.perform("next", probe)
    screen.advance(by: .milliseconds(500))
    #expect(screen.text.hasPrefix("    [ n1 ]") && probe.text == "Dn")
    screen.perform("back", probe)
    #expect(screen.text.hasPrefix("[ n1 ]") && probe.text == "Dn An" && screen.faults == [])
    screen.advance(by: .milliseconds(0))
    expectText(screen.text, startsWith: "    [ n1 ]")
    screen.advance(by: .milliseconds(500))
    expectText(screen.text, startsWith: "  [ n1 ]")
    screen.advance(by: .milliseconds(510))
    #expect(screen.text.hasPrefix("[ n1 ]") && !screen.frames.isMoving && screen.faults == [])
    try screen.find(.button, "n1").tap()
    #expect(screen.text.hasPrefix("[ n2 ]") && probe.runs("n") == 1)
  }

  @Test func `a view that is gone starts anew`() throws {
    let probe = Probe()
    let screen = screen(probe) { if $0 == 0 { Counter(probe: probe) } }
    try screen.find(.button, "n0").tap()
    screen.perform("next", probe)
    screen.advance(by: .milliseconds(1_010))
    #expect(screen.frames.tree.leaving.isEmpty && screen.faults == [])
    screen.perform("back", probe)
    expectText(screen.text, startsWith: "[ n0 ]")
  }

  @Test func `a view that was shown as gone is gone`() throws {
    let probe = Probe()
    let screen = screen(probe) { if $0 == 0 { Counter(probe: probe) } }
    try screen.find(.button, "n0").tap()
    screen.perform("next", probe)
    screen.perform("back", probe)
    #expect(screen.text.hasPrefix("[ n0 ]") && screen.faults == [])
  }

  @Test func `a view that returns without an animation is where it was at once`() throws {
    let probe = Probe()
    let screen = screen(probe) { if $0 == 0 { Counter(probe: probe).transition(.offset(x: 8)) } }
    screen.perform("next", probe)
    screen.advance(by: .milliseconds(500))
    screen.perform("back at once", probe)
    screen.advance(by: .milliseconds(10))
    #expect(screen.text.hasPrefix("[ n0 ]") && !screen.frames.isMoving && screen.faults == [])
  }

  @Test func `branches, types, identities and rows return with their state`() throws {
    let probe = Probe()
    func check<V: View>(
      _ sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping (Int) -> V
    )
      throws
    {
      let screen = screen(probe, content)
      try screen.find(.button, "n0").tap()
      screen.perform("next", probe)
      screen.advance(by: .milliseconds(100))
      screen.perform("back", probe)
      #expect(try screen.find(.button, "n1").isEnabled, sourceLocation: sourceLocation)
      screen.advance(by: .seconds(2))
      #expect(
        screen.text.contains("n1") && !screen.text.contains("n0") && screen.faults == [], sourceLocation: sourceLocation
      )
    }
    try check { if $0 == 0 { Counter(probe: probe) } else { Counter(probe: probe, name: "other") } }
    try check { $0 == 0 ? AnyView(Counter(probe: probe)) : AnyView(Text("other")) }
    try check { Counter(probe: probe, name: $0 == 0 ? "n" : "other").id($0) }
    try check { ForEach($0 == 0 ? [1, 2] : [2], id: \.self) { Counter(probe: probe, name: $0 == 1 ? "n" : "m") } }
    try check { step in
      LazyVStack { ForEach(step == 0 ? [1, 2] : [2], id: \.self) { Counter(probe: probe, name: $0 == 1 ? "n" : "m") } }
    }
  }

  @Test func `a leaving view is not evaluated, and catches up when it returns`() throws {
    let (probe, model) = (Probe(), Model())
    let screen = screen(probe) { if $0 == 0 { Reader(model: model, probe: probe) } }
    screen.perform("next", probe)
    screen.advance(by: .milliseconds(100))
    probe.clear()
    model.name = "b"
    screen.advance(by: .milliseconds(100))
    #expect(probe.runs("reader") == 0 && screen.text.hasPrefix("a") && screen.faults == [])
    screen.perform("back", probe)
    screen.advance(by: .milliseconds(100))
    #expect(probe.runs("reader") == 1 && screen.text.hasPrefix("b") && screen.faults == [])
  }

  @Test func `a leaving view keeps its layout, and catches up when it returns`() {
    func check<V: View>(_ name: String, @ViewBuilder _ content: @escaping (@escaping () -> CGFloat) -> V) {
      let (probe, model) = (Probe(), Model())
      let screen = screen(probe) { step in
        if step == 0 {
          VStack(alignment: .leading) { content { CGFloat(model.indent) } }.background { Color.clear }
        }
      }
      screen.perform("next", probe)
      screen.advance(by: .milliseconds(100))
      let (picture, measured) = (screen.text, screen.frames.tree.work.measured)
      model.indent = 4
      screen.advance(by: .milliseconds(100))
      #expect(screen.text == picture && screen.frames.tree.work.measured == measured, "\(name)")
      expectEqual(screen.faults, [], "\(name)")
      screen.perform("back", probe)
      screen.advance(by: .seconds(2))
      let fresh = Screen(width: 16, height: 3) { VStack(alignment: .leading) { content { 4 } } }
      expectText(screen.text, equals: fresh.text)
      #expect(screen.text != picture && screen.faults == [], "\(name)")
    }
    check("a guide") { indent in
      Text("a").alignmentGuide(.leading) { _ in -indent() }
      Text("b")
    }
    check("a guide of a group") { indent in
      Group {
        Text("a")
        Text("b")
      }
      .padding(.trailing, 1).alignmentGuide(.leading) { _ in -indent() }
      Text("c")
    }
    check("a layout") { indent in
      Indenting(indent: indent) { Text("a") }
      Text("b")
    }
  }

  private struct Indenting: Layout {
    nonisolated(unsafe) let indent: () -> CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      unsafe CGSize(width: 1 + indent(), height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews {
        unsafe subview.place(at: CGPoint(x: bounds.minX + indent(), y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test func `a view that a group's modifier adds sleeps and wakes with its element`() {
    let (probe, model) = (Probe(), Model())
    let screen = screen(probe) { step in
      Group {
        if step == 0 { Text("n") }
        Text("m")
      }
      .overlay { Reader(model: model, probe: probe).onAppear { probe.note("A") }.onDisappear { probe.note("D") } }
    }
    expectEqual(probe.text, "A A")
    probe.clear()
    screen.perform("next", probe)
    screen.advance(by: .milliseconds(100))
    expectEqual(probe.text, "D")
    model.name = "b"
    screen.advance(by: .milliseconds(100))
    #expect(probe.runs("reader") == 1 && screen.text.hasPrefix("a\nb") && screen.faults == [])
    screen.perform("back", probe)
    screen.advance(by: .milliseconds(100))
    #expect(probe.runs("reader") == 2 && probe.text == "D A" && screen.faults == [])
    screen.advance(by: .seconds(2))
    #expect(screen.text.hasPrefix("b\nb") && screen.faults == [])
  }

  @Test func `a view that a group's modifier adds loses the focus when its element leaves`() {
    let probe = Probe()
    let screen = screen(probe) { step in
      Group { if step == 0 { Text("n") } }
        .overlay {
          Text("o").focusable().onKeyPress { _ in
            probe.note("key")
            return .handled
          }
        }
      Text("other")
    }
    screen.press(.tab)
    screen.press(.character("a"))
    expectEqual(probe.text, "key")
    screen.perform("next", probe)
    screen.advance(by: .milliseconds(100))
    screen.perform("back", probe)
    screen.press(.character("a"))
    #expect(probe.text == "key" && screen.faults == [])
  }

  /// Two views of which one leaves and returns by a state of their own.
  private struct Pair: View {
    let probe: Probe
    let first: AnyView
    @State private var isShown = true
    var body: some View {
      if isShown { first }
      Text("b").offers("toggle", to: probe) { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
    }
  }

  @Test func `a value set around a leaving view applies when it returns`() {
    func check<V: View>(
      _ name: String, _ first: any View = Text("a"), @ViewBuilder _ content: @escaping (Pair, Int) -> V
    ) {
      let probe = Probe()
      let pair = Pair(probe: probe, first: AnyView(first))
      let screen = screen(probe) { content(pair, $0) }
      let picture = screen.text
      screen.perform("toggle", probe)
      screen.advance(by: .milliseconds(100))
      screen.perform("next", probe)
      screen.advance(by: .milliseconds(100))
      expectEqual(screen.faults, [], "\(name)")
      screen.perform("toggle", probe)
      screen.advance(by: .seconds(2))
      let fresh = self.screen(probe) { content(pair, $0 + 1) }
      #expect(screen.text == fresh.text && screen.text != picture, "\(name): \(screen.text)")
      expectEqual(screen.faults, [], "\(name)")
    }
    check("guide") { pair, step in
      pair.alignmentGuide(.leading) { _ in CGFloat(step * -3) }
      Text("c")
    }
    check("guide of a wrapper") { pair, step in
      pair.padding(.trailing, 1).alignmentGuide(.leading) { _ in CGFloat(step * -3) }
      Text("c")
    }
    check("guide inside a wrapper") { pair, step in
      pair.alignmentGuide(.leading) { _ in CGFloat(step * -3) }.padding(.trailing, 1)
      Text("c")
    }
    check("padding") { pair, step in pair.padding(.leading, CGFloat(step * 3)) }
    check("padding inside a wrapper") { pair, step in pair.padding(.leading, CGFloat(step * 3)).border(.red, width: 0) }
    check("overlay") { pair, step in pair.overlay { Text("\(step)") } }
    check("priority", Text("some words")) { pair, step in
      HStack {
        pair.layoutPriority(Double(-step))
        Text("other words")
      }
    }
    check("orientation", Divider()) { pair, step in
      let layout = step == 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout { pair }
    }
  }

  @Test func `a leaving view has no focus, no keys and no tasks`() throws {
    struct Field: View {
      let probe: Probe
      @FocusState private var isFocused
      var body: some View {
        Text("field").focusable().focused($isFocused)
          .onKeyPress { _ in
            probe.note("key")
            return .handled
          }
          .onChange(of: isFocused) { probe.note("focus \(isFocused)") }
          .task {
            try? await Task.sleep(for: .seconds(100))
            probe.note("cancelled")
          }
      }
    }
    let probe = Probe()
    let screen = screen(probe) { step in
      if step == 0 { Field(probe: probe) }
      Text("other")
    }
    screen.press(.tab)
    screen.press(.character("a"))
    expectEqual(probe.text, "focus true key")
    screen.perform("next", probe)
    screen.advance(by: .milliseconds(100))
    screen.press(.character("a"))
    screen.press(.tab)
    screen.press(.character("a"))
    #expect(probe.text == "focus true key" && screen.faults == [])
    screen.perform("back", probe)
    screen.press(.tab)
    screen.press(.character("a"))
    #expect(probe.log.suffix(1) == ["key"] && screen.faults == [])
  }

  @Test func `titles of pages leave and return`() throws {
    let probe = Probe()
    let screen = screen(probe) { step in
      NavigationStack { VStack { if step == 0 { Text("a").navigationTitle("Title") } } }
    }
    expectText(screen.text, contains: "Title")
    screen.perform("next", probe)
    screen.advance(by: .milliseconds(100))
    #expect(screen.findAll(.heading).isEmpty && screen.faults == [])
    screen.perform("back", probe)
    #expect(screen.findAll(.heading).count == 1 && screen.faults == [])
  }

  @Test func `a view that returns within a returning view returns once`() throws {
    let probe = Probe()
    let screen = screen(probe) { step in
      if step < 2 {
        VStack {
          if step < 1 { Counter(probe: probe).transition(.offset(x: 8)) }
          Text("outer")
        }
      }
    }
    try screen.find(.button, "n0").tap()
    probe.clear()
    for action in ["next", "next", "back", "back"] {
      screen.perform(action, probe)
      screen.advance(by: .milliseconds(100))
      expectEqual(screen.faults, [])
    }
    #expect(probe.text == "Dn An" && screen.text.contains("n1"))
    screen.advance(by: .seconds(2))
    #expect(screen.text.contains("n1") && screen.faults == [] && !screen.frames.isMoving)
  }

  @Test func `leaving views are removed with their screen`() {
    let probe = Probe()
    var nodes = NodeRegister()
    do {
      let screen = screen(probe) { if $0 == 0 { Counter(probe: probe) } }
      nodes.note(screen)
      screen.perform("next", probe)
      screen.advance(by: .milliseconds(100))
      screen.close()
    }
    expectEqual(nodes.leftBehind(), [])
  }

  @Test func `leaving views are in the order in which they left, and the last one with a key returns`() {
    let screen = Screen { VStack { ForEach(0..<4) { Text("\($0)") } } }
    var (nodes, views): ([Node], LeavingViews) = ([], LeavingViews())
    func collect(_ node: Node) {
      nodes.append(node)
      node.forEachChild(collect)
    }
    func last(_ key: String, but other: Int = 4) -> Int? {
      let found = views.last(key) { $0 !== nodes[other] }
      return nodes.firstIndex { $0 === found }
    }
    func numbers() -> [Int?] { views.nodes.map { node in nodes.firstIndex { $0 === node } } }
    collect(screen.frames.root)
    #expect(nodes.count > 4 && views.isEmpty && !views.contains(nodes[0]))
    for (index, key) in ["a", "b", "a", nil].enumerated() { views.add(nodes[index], as: key.map { AnyHashable($0) }) }
    expectEqual(numbers(), [0, 1, 2, 3])
    expectEqual([last("a"), last("a", but: 2), last("b"), last("c")], [2, 0, 1, nil])
    for index in [2, 0, 3] { views.remove(nodes[index]) }
    expectEqual([last("a"), last("b")], [nil, 1])
    #expect(numbers() == [1] && !views.contains(nodes[2]) && views.contains(nodes[1]) && !views.isEmpty)
    views.remove(nodes[1])
    #expect(views.isEmpty && last("b") == nil)
  }

  @Test func `a view that leaves disappears once`() {
    let probe = Probe()
    let screen = screen(probe) { step in
      if step == 0 { Counter(probe: probe) }
      if step < 2 { Text("other") }
    }
    for _ in 0..<2 {
      screen.perform("next", probe)
      screen.advance(by: .seconds(2))
    }
    #expect(probe.text == "An Dn" && screen.faults == [])
  }
}
