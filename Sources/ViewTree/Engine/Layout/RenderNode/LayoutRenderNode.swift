/// A render node that places its children by a `Layout`.
///
/// The class does not require that `L` is a layout with the cache `Cache`, though it always is; see `BodyNode`. Each
/// node keeps the conformance.
@MainActor class LayoutRenderNode<L, Cache>: ContainerRenderNode {
  @safe @exclusivity(unchecked) private final var children = ChildList()
  @safe @exclusivity(unchecked) private final var madeCache: OwnMemory<Cache>?
  /// `L`, as a layout.
  private final let layoutType: any Layout.Type
  /// Whether the layout is a user's, which may read state.
  private final var isWatched: Bool
  @safe @exclusivity(unchecked) final var layout: L

  init(_ layout: L, parent: Node, inputs: Inputs) where L: Layout, L.Cache == Cache {
    self.layout = layout
    layoutType = L.self
    isWatched = layout._mayRead
    super.init(parent: parent, inputs: inputs)
    noteProperties()
  }

  init(_ layout: L, parent: Node?, inputs: Inputs, traits: Traits?) where L: Layout, L.Cache == Cache {
    self.layout = layout
    layoutType = L.self
    isWatched = layout._mayRead
    super.init(parent: parent, inputs: inputs, traits: traits)
    noteProperties()
  }

  deinit { madeCache?.dispose() }

  /// The render nodes inside, as the tree has them now.
  func collectRenderChildren() -> [RenderNode] {
    renderTree.collectRenderNodes { add in forEachChild { $0.forEachRenderNode(add) } }
  }

  final override var collectedRenderChildren: [RenderNode] { collectRenderChildren() }

  final override var knownChildren: [RenderNode] { children.nodes }

  final override var currentChildren: [RenderNode] { children.isCollected ? children.nodes : collect() }

  private func collect() -> [RenderNode] {
    // A render node that left the tree and is still held, as by an event's chain, keeps its last children.
    guard !isUnmounted else { return children.nodes }
    let new = children.isNoted ? children.nodes : collectRenderChildren()
    new.forEachBorrowed(adopt)
    if let old = children.collect(new) {
      leave(old, except: new)
      damageReordered(new, from: old)
    }
    return new
  }

  /// Runs `evaluate`, which evaluates the content for the first time, and notes the nodes that it makes.
  final func noteRenderNodes(of evaluate: () -> Void) {
    children.beginNoting()
    evaluate()
    children.endNoting()
  }

  final override func renderNodeMade(_ renderNode: RenderNode) { children.note(renderNode) }

  final override func newRenderNodeLeft() { children.forgetNotes() }

  final override func renderNodesChanged() {
    guard children.mayHaveChanged() else { return }
    setNeedsLayout(climbing: isLayered, releasesChildren: true)
  }

  // Inlined: otherwise the children are retained and released for each question.
  @inline(__always) final var subviews: LayoutSubviews {
    LayoutSubviews(
      currentChildren, metrics: withRenderTree { $0.internedMetrics }, areHeldByUser: isWatched,
      direction: isWatched ? customLayoutDirection : .leftToRight)
  }

  /// The direction for a user's layout, whose reads are recorded already.
  @inline(never) private final var customLayoutDirection: LayoutDirection {
    tree.mayRunRightToLeft ? inputs.environmentValues.layoutDirection : .leftToRight
  }

  final override func makeCacheRestorer() -> () -> Void {
    let cache = madeCache
    madeCache = nil
    return { [self] in
      madeCache?.dispose()
      madeCache = cache
    }
  }

  /// Returns the node with its layout's type, which is the type of the node's own layout.
  @inline(__always) private final func with<T: Layout>(_ type: T.Type) -> LayoutRenderNode<T, T.Cache> {
    downcast(self, to: LayoutRenderNode<T, T.Cache>.self)
  }

  override func prepareToMeasure() {
    // A container that is not shown may not be measured for a long time: children that left it are released now.
    if children.isStale { _ = collect() }
    func updateCache<T: Layout>(_ type: T.Type) { with(type).updateCache() }
    if madeCache != nil { updateCache(layoutType) }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    func size<T: Layout>(_ type: T.Type) -> CGSize {
      let node = with(type)
      return isWatched ? watch { node.layoutSize(proposal) } : node.layoutSize(proposal)
    }
    return size(layoutType)
  }

  override func placeRenderChildren() { place(in: size, proposal: placedProposal.unpacked) }

  private func place(in size: CGSize, proposal: ProposedViewSize) {
    func place<T: Layout>(_ type: T.Type) {
      let node = with(type)
      if isWatched { watch { node.placeByLayout(in: size, proposal) } } else { node.placeByLayout(in: size, proposal) }
    }
    place(layoutType)
    currentChildren.forEachBorrowed { if $0.pending == nil { placeInMiddle($0, of: size, proposal) } }
  }

  /// Places a render node that the layout did not place in the middle.
  private func placeInMiddle(_ renderNode: RenderNode, of size: CGSize, _ proposal: ProposedViewSize) {
    guard !properties.hidesUnplaced else { return }
    renderNode.setPlace(CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
  }

  override func isEndless(along axis: Axis) -> Bool {
    let properties = layoutType.layoutProperties
    guard properties.stackOrientation == axis else { return false }
    if properties.fillsLength { return true }
    guard properties.sumsLengths else { return false }
    // `takesAll` notes in each child that it was asked: if its answer changes, this stack answers again.
    for renderNode in currentChildren where renderNode.takesAll(along: axis) { return true }
    return false
  }

  override func ownAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    // A layout may leave out some children: their places from an earlier call must not count.
    for renderNode in currentChildren { renderNode.pending = nil }
    place(in: dimensions.size, proposal: dimensions.proposal)
    func guide<T: Layout>(_ type: T.Type) -> CGFloat? { with(type).layoutAlignment(key, in: dimensions) }
    return watched { guide(layoutType) }
  }

  override var ownPriority: Double {
    let properties = layoutType.layoutProperties
    if properties.forwardsPriority { return currentChildren.first?.priority ?? 0 }
    return properties.stackOrientation != nil && currentChildren.isEmpty ? -.infinity : 0
  }

  override var ownSpacing: ViewSpacing {
    func spacing<T: Layout>(_ type: T.Type) -> ViewSpacing { with(type).layoutSpacing }
    return watched { spacing(layoutType) }
  }

  /// Runs a method of the layout, and records its reads if the layout is a user's.
  ///
  /// The most frequent methods do this inline: a closure with two callers costs a call.
  @inline(__always) private func watched<T>(_ method: () -> T) -> T { isWatched ? watch(method) : method() }

  /// Stores the properties of the layout that other nodes read.
  private func noteProperties() {
    let properties = properties
    guard properties.stackOrientation != stackOrientation || properties.isLayered != isLayered else { return }
    renderFeatures.stackOrientation = properties.stackOrientation
    renderFeatures[.isLayered] = properties.isLayered
  }

  private var properties: LayoutProperties {
    L.self == AnyLayout.self ? (layout as! AnyLayout).properties : layoutType.layoutProperties
  }
}

extension LayoutRenderNode where L: Layout, L.Cache == Cache {
  /// Replaces the layout by another of the same type.
  final func setLayout(_ layout: L) {
    guard !Comparison.areSameOnMain(self.layout, asAny: layout) else { return }
    layoutWillChange(to: layout)
    let oldOrientation = stackOrientation
    self.layout = layout
    noteProperties()
    isWatched = layout._mayRead
    tree.noteChange()
    setNeedsLayout(climbing: true)
    if renderFeatures.contains(.layoutReadsDrawing) { renderParent?.setNeedsLayout(climbing: true) }
    guard stackOrientation != oldOrientation else { return }
    for renderNode in children.nodes { renderNode.surroundingsChanged(isInnerStack: false) }
  }

  /// The cache, at a stable address.
  private final var cache: OwnMemory<Cache> { madeCache ?? makeCache() }

  private func makeCache() -> OwnMemory<Cache> {
    let new = OwnMemory(watched { layout.makeCache(subviews: subviews) })
    madeCache = new
    return new
  }

  private func updateCache() {
    if let madeCache { watched { layout.updateCache(&madeCache.value, subviews: subviews) } }
  }

  @inline(__always) private func layoutSize(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.value)
  }

  @inline(__always) private func placeByLayout(in size: CGSize, _ proposal: ProposedViewSize) {
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache.value)
  }

  private func layoutAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let (bounds, proposal) = (CGRect(origin: .zero, size: dimensions.size), dimensions.proposal)
    if key.axis == .horizontal {
      return layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache.value)
    }
    return layout.explicitAlignment(
      of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache.value)
  }

  private var layoutSpacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache.value) }

  /// Returns the frames of the children by another layout of the same type, in the current size.
  final func places(by layout: L) -> [(node: RenderNode, frame: CGRect)] {
    let children = currentChildren
    let kept = children.map(\.pending)
    defer { for (child, pending) in zip(children, kept) { child.pending = pending } }
    for child in children { child.pending = nil }
    watched {
      var cache = layout.makeCache(subviews: subviews)
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: placedProposal.unpacked, subviews: subviews, cache: &cache)
    }
    return children.compactMap { child in
      guard let place = child.pending else { return nil }
      let frame = CGRect(origin: place.origin, size: child.measure(place.proposal))
      return (child, seen(frame))
    }
  }
}

/// A view that lays out its content: a stack, a grid, a user's layout.
protocol LayoutView: View where Body == Never {
  associatedtype L: Layout
  associatedtype Content: View

  nonisolated var layout: L { get }
  nonisolated var content: Content { get }
}

extension LayoutView {
  /// Carries the view's value into its node; called by the engine.
  @inline(__always) public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let layout = view.layout
    slot.layoutNode(layout) { LayoutNode(layout, parent: $0, inputs: $1) }.evaluate(view.content)
  }
}

/// The render node of a view that lays out its content.
class LayoutNode<L, Cache>: LayoutRenderNode<L, Cache> {
  @safe @exclusivity(unchecked) private var views = ChildNodes()

  override func forEachChild(_ body: (Node) -> Void) { views.forEach(body) }
  override subscript(index: Int) -> Node? {
    get { views[index] }
    set { views[index] = newValue }
  }

  func evaluate<Content: View>(_ content: Content) {
    guard views.isEmpty else { return evaluateList(content, inputs: inputs.insideRenderNode) }
    noteRenderNodes { evaluateList(content, inputs: inputs.insideRenderNode) }
  }
}

extension _Slot {
  /// Returns the render node at this place in the tree, created by `make` or updated with the layout.
  @inline(__always) @MainActor mutating func layoutNode<L: Layout, N: LayoutRenderNode<L, L.Cache>>(
    _ layout: L, make: (Node, Inputs) -> N
  ) -> N {
    let isFirst = node == nil
    let renderNode: N = node(make: make)
    if !isFirst { renderNode.setLayout(layout) }
    return renderNode
  }
}
