/// The rows of a lazy container, and which of them are built.
@MainActor class LazyRows: ContainerRenderNode, Scroller, PlaceReader {
  final private(set) var layout: LazyLayout
  /// The range of the rows in the window, counted from 0.
  final private(set) var window = 0..<0
  final private(set) var segments: [Segment] = []
  /// The render nodes of the built rows; raised ones, drawn above the others, come last.
  final private(set) var renderNodes: [RenderNode] = []
  /// The render nodes of the built rows in row order.
  final private(set) var orderedNodes: [RenderNode] = []
  private final var nodesInFront: [RenderNode] = []
  final var hasNodesInFront: Bool { !nodesInFront.isEmpty }
  /// Whether some rows are not built, because they are far away.
  final var hasMoreRows: Bool { segments.contains { $0.built.count < $0.rows.count } }
  private final var isStale = true
  private final var isBuilding = false

  /// A row source, or a render node that is a row by itself.
  @MainActor final class Segment {
    let node: Node
    let source: (any RowSource)?
    let rows: Range<Int>
    /// The built rows, in order.
    fileprivate(set) var built: [Row] = []
    /// The estimate for the other rows, once one was built.
    var estimate: LazyLine.Estimate?
    /// Whether all rows are built, wherever the window is.
    var isWhole = false
    /// The row that is built for the estimate alone; `nil` once it was in the window.
    fileprivate weak var sample: Node?

    init(_ node: Node, first: Int) {
      self.node = node
      source = node.rowSource
      rows = first..<first + (source?.rowCount ?? 1)
    }

    /// The number of rows of the segment before a row.
    func rowCount(before row: Int) -> Int { max(min(row, rows.upperBound) - rows.lowerBound, 0) }

    /// Whether exactly these rows are built and still in the tree: rows far away are removed.
    fileprivate func hasBuilt(_ indices: [Int]) -> Bool {
      guard indices.count == built.count else { return false }
      for (index, row) in zip(indices, built) where row.index != index || row.node.isUnmounted { return false }
      return true
    }

    fileprivate func build(_ indices: [Int]) {
      built = []
      for index in indices {
        let node = source?.row(at: index - rows.lowerBound) ?? node
        built.append(Row(index: index, node: node, renderNodes: renderNodes(of: node)))
      }
    }

    /// Sets ``sample`` if only the estimate needs a row, and clears it once the row is in the window.
    fileprivate func noteSample(window: Range<Int>) {
      guard source != nil else { return }
      if estimate == nil, !isWhole, !window.overlaps(rows) { sample = built.first?.node }
      guard let sample else { return }
      if built.contains(where: { $0.node === sample && window.contains($0.index) }) { self.sample = nil }
    }

    /// Returns the render nodes of a row.
    ///
    /// A render node that is a row by itself was collected together with its group modifiers.
    fileprivate func renderNodes(of row: Node) -> [RenderNode] {
      source == nil ? [row.renderNode] : LazyRows.renderNodes(of: row)
    }
  }

  /// A created row: its index among all rows, its node, and its render nodes.
  struct Row {
    let index: Int
    let node: Node
    let renderNodes: [RenderNode]
  }

  init(_ layout: LazyLayout, parent: Node, inputs: Inputs) {
    self.layout = layout
    super.init(parent: parent, inputs: inputs)
    features.insert(.isLazyContainer)
    renderFeatures.stackOrientation = layout.axis
    renderTree.geometryReaders.append(self)
  }

  final func setLayout(_ layout: LazyLayout) {
    guard layout != self.layout else { return }
    self.layout = layout
    tree.noteChange()
    setNeedsLayout(climbing: true)
  }

  /// Called after each layout pass, which may have moved different rows into the window.
  func updateGeometry() {}

  /// Called when the set of render nodes that are laid out changes.
  func nodesDidChange() {}

  /// Called when the set of built rows changes.
  func rowsDidChange() {}

  /// Returns whether all rows must be built, because the places of unbuilt rows do not follow from the built ones.
  func needsAllRows(of segment: Segment) -> Bool { false }

  final override var scroller: (any Scroller)? { self }

  final override var currentChildren: [RenderNode] {
    refresh()
    return renderNodes
  }

  final override var collectedRenderChildren: [RenderNode] {
    raising(segments.flatMap { segment in segment.built.flatMap { segment.renderNodes(of: $0.node) } })
  }

  final override var knownChildren: [RenderNode] { renderNodes }

  fileprivate static func renderNodes(of row: Node) -> [RenderNode] {
    var renderNodes: [RenderNode] = []
    row.forEachRenderNode { renderNodes.append($0.renderNode) }
    return renderNodes
  }

  // MARK: Rows

  final override func renderNodesChanged() {
    guard !isBuilding, !isStale else { return }
    isStale = true
    setNeedsLayout(releasesChildren: true)
  }

  /// Collects the rows after a change of the tree: the window may contain others.
  final func refresh() {
    guard isStale, !isBuilding else { return }
    isStale = false
    let old = segments
    segments = []
    forEachChild(collect)
    for segment in segments {
      guard segment.source != nil, let old = old.first(where: { $0.node === segment.node }) else { continue }
      (segment.estimate, segment.isWhole, segment.sample) = (old.estimate, old.isWhole, old.sample)
    }
    let shown = renderNodes
    buildRows(focused: focusedRow)
    for segment in segments { segment.noteSample(window: window) }
    leave(shown, except: renderNodes)
  }

  private func collect(_ node: Node) {
    if node.rowSource != nil {
      segments.append(Segment(node, first: count))
    } else if node is RenderNode {
      node.forEachRenderNode { segments.append(Segment($0, first: count)) }
    } else {
      node.forEachChild(collect)
    }
  }

  final var count: Int { segments.last?.rows.upperBound ?? 0 }

  /// Builds the rows of a range, and removes the render nodes of other rows.
  ///
  /// Returns whether the render nodes changed.
  @discardableResult final func build(_ range: Range<Int>) -> Bool {
    window = range
    let focused = focusedRow
    defer { for segment in segments { segment.noteSample(window: window) } }
    for segment in segments where !segment.hasBuilt(indices(of: segment, focused: focused)) {
      return buildRows(focused: focused)
    }
    return false
  }

  @discardableResult private func buildRows(focused: Node?) -> Bool {
    isBuilding = true
    defer { isBuilding = false }
    for segment in segments {
      segment.build(indices(of: segment, focused: focused))
      let isWhole = needsAllRows(of: segment)
      guard isWhole != segment.isWhole else { continue }
      segment.isWhole = isWhole
      segment.build(indices(of: segment, focused: focused))
    }
    rowsDidChange()
    var renderNodes: [RenderNode] = []
    for segment in segments { for row in segment.built { renderNodes += row.renderNodes } }
    return setRenderNodes(renderNodes)
  }

  /// The rows that must be built: for a source those in the window and the row with the focus, or the first row while
  /// no estimate is known.
  private func indices(of segment: Segment, focused: Node?) -> [Int] {
    guard let source = segment.source else { return [segment.rows.lowerBound] }
    if segment.isWhole { return Array(segment.rows) }
    var indices = Array(window.clamped(to: segment.rows))
    if let focused, focused.parent === segment.node, let index = source.index(of: focused) {
      let index = segment.rows.lowerBound + index
      if index < window.lowerBound { indices.insert(index, at: 0) }
      if index >= window.upperBound { indices.append(index) }
    }
    if indices.isEmpty, segment.estimate == nil, let first = segment.rows.first { indices.append(first) }
    return indices
  }

  /// The row that has or contains the focus.
  private var focusedRow: Node? {
    guard let focused = renderTree.focused, focusedNode == ObjectIdentifier(focused) else { return nil }
    return notedRow
  }

  /// The node inside that last got the focus, and its row.
  private final var focusedNode: ObjectIdentifier?
  private final weak var notedRow: Node?

  /// Called when a node inside gets the focus.
  ///
  /// Its row is found now: later its nodes may be gone although it still has the focus.
  final func reveal(_ area: CGRect) -> CGRect {
    if let focused = renderTree.focused, let row = row(around: focused) {
      (focusedNode, notedRow) = (ObjectIdentifier(focused), row)
    }
    return area
  }

  /// The row of a source that contains a node, directly or through a presentation.
  private func row(around node: Node) -> Node? {
    var node = node
    while node !== self, let container = node.parent {
      if isRowSource(container) { return node }
      node = container
    }
    return nil
  }

  private func isRowSource(_ node: Node) -> Bool { segments.contains { $0.node === node } }

  /// Draws some of the render nodes above the others.
  final func bringToFront(_ new: [RenderNode]) {
    guard !new.elementsEqual(nodesInFront, by: ===) else { return }
    nodesInFront = new
    renderNodes = raising(orderedNodes)
  }

  private func raising(_ renderNodes: [RenderNode]) -> [RenderNode] {
    if nodesInFront.isEmpty { return renderNodes }
    return renderNodes.filter { renderNode in !nodesInFront.contains { $0 === renderNode } }
      + nodesInFront.filter { renderNode in renderNodes.contains { $0 === renderNode } }
  }

  private func setRenderNodes(_ ordered: [RenderNode]) -> Bool {
    orderedNodes = ordered
    let new = raising(ordered)
    guard !new.elementsEqual(renderNodes, by: ===) else { return false }
    renderNodes = new
    new.forEachBorrowed(adopt)
    nodesDidChange()
    return true
  }

  /// Removes the rows more than a window away, except those that contain the focus or a presenting view.
  ///
  /// A row that was built only for an estimate is removed wherever it is, although its views present: whether it was
  /// built depends on the order of events.
  final func releaseFarRows() {
    let near = max(window.lowerBound - window.count, 0)..<(window.upperBound + window.count)
    let (presenting, focused) = (renderTree.presentations.compactMap { row(around: $0) }, focusedRow)
    for segment in segments where !segment.isWhole {
      segment.source?.release { index, row in
        if row === focused { return true }
        if row === segment.sample, segment.estimate != nil { return false }
        return near.contains(segment.rows.lowerBound + index) || presenting.contains { $0 === row }
      }
    }
  }
}
