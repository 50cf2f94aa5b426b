/// The rows of a lazy container: which there are, and which of them are built.
@MainActor class LazyRows: ContainerRenderNode, Scroller, PlaceReader {
  final private(set) var layout: LazyLayout
  /// The rows in the window, the first of all being number 0.
  final private(set) var window = 0..<0
  final private(set) var segments: [Segment] = []
  /// The elements of the rows that are built, those that are drawn above the others last.
  final private(set) var elements: [RenderNode] = []
  /// The same in their order.
  final private(set) var orderedElements: [RenderNode] = []
  private final var raised: [RenderNode] = []
  final var hasRaised: Bool { !raised.isEmpty }
  /// Whether there are rows that are not built, as they are far away.
  final var hasMoreRows: Bool { segments.contains { $0.built.count < $0.rows.count } }
  private final var isStale = true
  private final var isBuilding = false

  /// A row source, or an element that is a row by itself.
  @MainActor final class Segment {
    let node: Node
    let source: (any RowSource)?
    let rows: Range<Int>
    /// Those of the rows that are built, in their order.
    fileprivate(set) var built: [Row] = []
    /// What is expected of the others, once one was built.
    var estimate: LazyLine.Estimate?
    /// Whether all of them are built, wherever the window is.
    fileprivate(set) var isWhole = false

    init(_ node: Node, first: Int) {
      self.node = node
      source = node.rowSource
      rows = first..<first + (source?.rowCount ?? 1)
    }

    /// How many of the rows are before one.
    func rowCount(before row: Int) -> Int { max(min(row, rows.upperBound) - rows.lowerBound, 0) }

    /// Whether exactly these rows are built, and still there: those far away are taken down.
    fileprivate func hasBuilt(_ indices: [Int]) -> Bool {
      guard indices.count == built.count else { return false }
      for (index, row) in zip(indices, built) where row.index != index || row.node.isUnmounted { return false }
      return true
    }

    fileprivate func build(_ indices: [Int]) {
      built = []
      for index in indices {
        let node = source?.row(at: index - rows.lowerBound) ?? node
        built.append(Row(index: index, node: node, elements: elements(of: node)))
      }
    }

    /// An element that is a row by itself was collected with what the modifiers of groups put around it.
    fileprivate func elements(of row: Node) -> [RenderNode] {
      source == nil ? [row.renderNode] : LazyRows.elements(of: row)
    }
  }

  /// A row that is built.
  struct Row {
    let index: Int
    let node: Node
    let elements: [RenderNode]
  }

  init(_ layout: LazyLayout, parent: Node, inputs: Inputs) {
    self.layout = layout
    super.init(parent: parent, inputs: inputs)
    renderTree.geometryReaders.append(self)
  }

  final func setLayout(_ layout: LazyLayout) {
    guard layout != self.layout else { return }
    self.layout = layout
    tree.changeCount += 1
    setNeedsLayout(climbing: true)
  }

  /// Called after each layout pass: the rows in the window may be others.
  func updateGeometry() {}

  /// Called when other elements are laid out than before.
  func elementsDidChange() {}

  /// Called when other rows are built than before.
  func rowsDidChange() {}

  /// Whether the places of rows that are not built cannot be known by those that are: then all are.
  func needsAllRows(of segment: Segment) -> Bool { false }

  final override var scroller: (any Scroller)? { self }

  final override var buildsRowsLazily: Bool { true }
  final override var stackOrientation: Axis? { layout.axis }

  final override var renderChildren: [RenderNode] {
    refresh()
    return elements
  }

  final override var collectedRenderChildren: [RenderNode] {
    raising(segments.flatMap { segment in segment.built.flatMap { segment.elements(of: $0.node) } })
  }

  final override var knownRenderChildren: [RenderNode] { elements }

  fileprivate static func elements(of row: Node) -> [RenderNode] {
    var elements: [RenderNode] = []
    row.forEachRenderNode { elements.append($0.renderNode) }
    return elements
  }

  // MARK: Rows

  final override func renderNodesChanged() {
    guard !isBuilding, !isStale else { return }
    isStale = true
    setNeedsLayout()
  }

  /// Takes in what changed in the tree: the rows in the window may be others.
  final func refresh() {
    guard isStale, !isBuilding else { return }
    isStale = false
    let old = segments
    segments = []
    forEachChild(collect)
    for segment in segments {
      guard segment.source != nil, let old = old.first(where: { $0.node === segment.node }) else { continue }
      (segment.estimate, segment.isWhole) = (old.estimate, old.isWhole)
    }
    let shown = elements
    window = window.clamped(to: 0..<count)
    buildRows(focused: focusedRow)
    leave(shown, except: elements)
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

  /// Builds the rows of a range; others are no longer among the elements.
  ///
  /// Says whether the elements are others now.
  @discardableResult final func build(_ range: Range<Int>) -> Bool {
    window = range
    let focused = focusedRow
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
    var elements: [RenderNode] = []
    for segment in segments { for row in segment.built { elements += row.elements } }
    return setElements(elements)
  }

  /// The rows that must be there: of a source those in the window, with the focus, or the first as long as nothing is
  /// known of its rows.
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

  /// The row that has the focus or something in it that has.
  private var focusedRow: Node? {
    guard let focusedNode, focusedNode === renderTree.focused else { return nil }
    return notedRow
  }

  /// What got the focus last of what is inside, and its row.
  private final weak var focusedNode: Node?
  private final weak var notedRow: Node?

  /// Called when something inside gets the focus.
  ///
  /// Its row is found now: later its nodes may be gone, although the focus is still there.
  final func reveal(_ area: CGRect) -> CGRect {
    if let focused = renderTree.focused, let row = row(around: focused) { (focusedNode, notedRow) = (focused, row) }
    return area
  }

  /// The row of a source that a node is in, or presented by something in it.
  private func row(around node: Node) -> Node? {
    var node = node
    while node !== self, let container = node.parent {
      if isRowSource(container) { return node }
      node = container
    }
    return nil
  }

  private func isRowSource(_ node: Node) -> Bool { segments.contains { $0.node === node } }

  /// Draws some of the elements above the others.
  final func raise(_ new: [RenderNode]) {
    guard !new.elementsEqual(raised, by: ===) else { return }
    raised = new
    elements = raising(orderedElements)
  }

  private func raising(_ elements: [RenderNode]) -> [RenderNode] {
    if raised.isEmpty { return elements }
    return elements.filter { element in !raised.contains { $0 === element } }
      + raised.filter { element in elements.contains { $0 === element } }
  }

  private func setElements(_ ordered: [RenderNode]) -> Bool {
    orderedElements = ordered
    let new = raising(ordered)
    guard !new.elementsEqual(elements, by: ===) else { return false }
    elements = new
    new.forEachBorrowed(adopt)
    elementsDidChange()
    return true
  }

  /// Takes down the rows that are more than a window away, but for those that would take the focus or something
  /// presented with them.
  final func releaseFarRows() {
    let near = max(window.lowerBound - window.count, 0)..<(window.upperBound + window.count)
    var kept = renderTree.presentations.compactMap { row(around: $0) }
    if let focusedRow { kept.append(focusedRow) }
    for segment in segments where !segment.isWhole {
      segment.source?.release { index, row in
        near.contains(segment.rows.lowerBound + index) || kept.contains { $0 === row }
      }
    }
  }
}
