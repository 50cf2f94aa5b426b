import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Each invariant is broken once, by hand: the check names it, and the view.
@MainActor struct RenderCheckTests {
  private struct Row: View {
    @State private var isOn = false

    var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
  }

  private struct Rows: View {
    var body: some View {
      VStack(alignment: .leading) {
        Row()
        Group {
          Text("a")
          Text("b")
        }
        .overlay { Text("o") }
        ViewThatFits {
          Text("too long for the screen")
          Text("short")
        }
        Divider()
        ScrollView { LazyVStack { ForEach(0..<40) { Text("\($0)") } } }.frame(height: 4)
      }
    }
  }

  private let screen = Screen(Rows(), width: 12)
  private var tree: InputTree { screen.frames.tree }
  private var root: RenderNode { screen.frames.root }

  /// The elements below the stack: the toggle's, the overlaid texts, those of the containers.
  private var parts: [RenderNode] { root.renderChildren[0].renderChildren }

  private func expectFault(_ fault: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let faults = InputCheck(tree).faults(below: root)
    #expect(faults.contains { $0.contains(fault) }, "\(faults)", sourceLocation: sourceLocation)
  }

  @Test func `a screen has no faults, and the check changes nothing`() throws {
    try screen.find(.toggle, "Wi-Fi").tap()
    let before = (tree.work, tree.graph.counters, screen.render(.tree))
    #expect(screen.faults == [])
    #expect((tree.work, tree.graph.counters, screen.render(.tree)) == before)
  }

  private final class Caches {
    var made = 0
    var used = 0
  }

  /// Its cache is the number of caches that were made until then.
  private struct Numbered: Layout {
    nonisolated(unsafe) let caches: Caches

    func makeCache(subviews: Subviews) -> Int {
      unsafe caches.made += 1
      return unsafe caches.made
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      unsafe caches.used = cache
      return CGSize(width: 3, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
  }

  @Test func `the check leaves a layout its cache`() {
    let caches = Caches()
    let layout = Numbered(caches: caches)
    let screen = Screen(width: 12) { layout { Text("a") } }
    expectEqual(caches.used, 1)
    expectEqual(screen.faults, [])
    expectEqual(caches.used, 2)
    screen.resize(width: 13)
    expectText(screen.text, contains: "a")
    expectEqual(caches.used, 1)
  }

  @Test func `an element that changed and waits for no layout`() {
    parts[1].setNeedsLayout()
    _ = tree.takeChanges()
    expectFault("it is dirty, but does not wait for layout")
    expectFault("its children still wait to be placed")
  }

  @Test func `a change that waits for a frame`() {
    parts[1].setNeedsLayout()
    expectFault("the tree still needs a frame")
  }

  @Test func `an action that waits for a frame`() {
    tree.effects.add {}
    expectFault("the tree still needs a frame")
  }

  @Test func `an answer that is out of date`() {
    tree.metrics.divider.height = 7
    expectFault("its kept size for")
  }

  @Test func `a priority, a distance or a guide that is out of date`() {
    parts[1].layoutCache.keep(priority: 3)
    expectFault("its kept priority is 3.0, but should be 0.0")
    parts[1].layoutCache.keep(.zero, defaults: tree.metrics.spacing)
    expectFault("its kept spacing is out of date")
    let dimensions = ViewDimensions(width: 1, height: 1, proposal: .unspecified, renderNode: parts[1])
    parts[1].layoutCache.keep(
      5, for: LayoutCache.GuideQuestion(key: VerticalAlignment.top.key, dimensions: dimensions.question))
    expectFault("its kept guide Top is 5.0, but should be nan")
  }

  @Test func `a guide that a view sets, and that is out of date`() {
    let screen = Screen(Text("a").alignmentGuide(.top) { _ in 2 }, width: 3)
    let text = screen.frames.root.renderChildren[0]
    let dimensions = ViewDimensions(width: 1, height: 1, proposal: .unspecified, renderNode: text)
    text.layoutCache.keep(
      5, for: LayoutCache.GuideQuestion(key: VerticalAlignment.top.key, dimensions: dimensions.question))
    expectText(screen.faults.joined(), contains: "its kept guide Top is 5.0, but should be 2.0")
  }

  @Test(arguments: Axis.allCases) func `a length that is wrongly known to have an end, or none`(_ axis: Axis) {
    let text = parts[1]
    _ = text.layoutCache.takeAxes()
    text.layoutCache.keep(isEndless: true, along: axis)
    expectFault("it should not be endless along \(axis)")
    expectFault("it does not fill an infinite proposal along \(axis)")
    _ = text.layoutCache.takeAxes()
    text.layoutCache.keep(isEndless: false, along: axis)
    #expect(InputCheck(tree).faults(below: root).isEmpty)
    let layout = axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    let screen = Screen(
      layout {
        Text("a")
        Spacer()
      }, width: 3, height: 2)
    let spacer = screen.frames.root.renderChildren[0].renderChildren[1]
    _ = spacer.layoutCache.takeAxes()
    spacer.layoutCache.keep(isEndless: false, along: axis)
    #expect(screen.faults.contains { $0.hasSuffix("it should be endless along \(axis)") }, "\(screen.faults)")
  }

  @Test func `a proposal that differs from the layout`() {
    parts[1].placedProposal = PackedProposal(.zero)
    expectFault("its proposal is")
  }

  @Test func `children that wait to be placed`() {
    parts[2].needsPlacement = true
    expectFault("its children still wait to be placed")
  }

  @Test func `a guide that the view around does not expect`() {
    parts[1].mayHaveGuides = true
    expectFault("it may have guides, but its parent does not expect any")
  }

  @Test func `a place that differs from the layout`() {
    parts[2].origin.x += 1
    expectFault("its origin is")
  }

  @Test func `a size that is not the answer`() {
    parts[2].size.width += 1
    expectFault("its size is")
  }

  @Test func `an element that is shown where the layout did not place it`() {
    let alternatives = parts[3].renderChildren
    #expect(alternatives.map(\.isPlaced) == [false, true])
    alternatives[1].isPlaced = false
    expectFault("it should be placed")
  }

  @Test func `an extent that differs from the drawing`() {
    parts[3].branch?.cover([])
    expectFault("its extent is")
  }

  @Test func `an element whose parent does not hold it`() {
    parts[2].renderParent = root
    expectFault("its parent is not the render node that holds it")
  }

  @Test func `a view that is no longer in the tree's list of the container's views`() {
    let texts = Screen(width: 3) {
      VStack {
        Text("a")
        Text("b")
      }
    }
    let stack = texts.frames.root.renderChildren[0]
    stack[0] = nil
    let faults = texts.faults.joined()
    expectText(faults, contains: "its children differ from the children in the tree")
    expectText(faults, contains: "it was removed from the tree, but is still laid out")
  }

  @Test func `a view that left the tree, and is still laid out`() {
    sequence(first: parts[0] as Node) { $0.parent }.first { $0 is any BodyEvaluatingNode }?.unmount()
    expectFault("Rows/Row/Toggle")
    expectFault("it was removed from the tree, but is still reached from it")
    expectFault("its rule is not in the graph")
  }

  @Test func `a view whose depth is not that of its place`() {
    let depth = parts[1].depth
    parts[1].features.insert(.movesContent)
    expectFault("its depth is \(depth), but should be \(depth + 49)")
  }

  @Test func `a presentation that is presented twice`() {
    let layer = PresentationRenderNode(Presentation(RootLayout()), parent: root, inputs: root.inputs)
    tree.presentations = [layer, layer]
    expectFault("it is in two places of the tree")
  }

  @Test func `a rule of no view`() {
    _ = Computed(in: tree.graph, subgraph: tree.graph.root, label: "left behind") { 1 }
    expectFault("a rule belongs to no view of the tree: left behind")
  }

  @Test func `a presentation and a reader of places that left the tree`() {
    let other = Screen(Text("a"), width: 3)
    let root = other.frames.root
    tree.presentations.append(
      PresentationRenderNode(Presentation(RootLayout()), parent: root, inputs: root.inputs))
    tree.presentations[0].unmount()
    tree.geometryReaders.append(Reader(parent: root, inputs: root.inputs))
    tree.geometryReaders[0].unmount()
    expectFault("it was removed from the tree, but is still reached from it")
    tree.presentations = []
    expectFault("it was removed from the tree, but still reads its place")
  }

  private final class Reader: RenderNode, PlaceReader {
    func updateGeometry() {}
  }

  /// Rows inside a list's wrappers, and views inside those of two modifiers.
  private struct Wrapped: View {
    @State private var selection: Int?

    var body: some View {
      ForEach(0..<2, id: \.self) { Text("text \($0)") }
        .overlay { Text("o") }
        .padding(1)
      List(selection: $selection) {
        ForEach(0..<3, id: \.self) { Text("row \($0)") }.onDelete { _ in }.onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test func `a render node that wraps another stands for itself`() {
    let screen = Screen(Wrapped(), width: 20, height: 20)
    expectText(screen.text, contains: "row 2")
    let wrappers = screen.frames.root.shown { $0.wrappedNode == nil ? nil : $0 }
    // A wrapper inside another is reached as its child.
    expectEqual(wrappers.count, 2 * 2 + 3 * 3)
    for wrapper in wrappers {
      var found: [Node] = []
      wrapper.forEachRenderNode { found.append($0) }
      #expect(found.count == 1 && found[0] === wrapper, "\(found)")
    }
    expectEqual(screen.faults, [])
  }
}
