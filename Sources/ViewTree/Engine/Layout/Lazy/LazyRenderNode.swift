// A lazy container holds only the visible rows.
//
//     1. It counts its rows without building them: collections directly in it are row sources, which build a row on
//        request. Everything else in it exists as in any container, a row each.
//     2. After a layout pass it finds its place in the window of the enclosing scroll view. It builds the rows that
//        came into the window, and one more on each side, which can take the focus when it moves on. Rows that left
//        the window are no longer laid out, drawn or found; those more than a window away are removed. The row with
//        the focus stays. If anything changed, another layout pass follows.
//     3. Built rows have their exact lengths, the other rows of a source the average of its built ones. When an
//        estimate changes, the window moves with the rows that it shows.

/// The arrangement of the rows of a lazy container.
struct LazyLayout: Equatable {
  let axis: Axis
  let alignment: AlignmentKey
  /// The distance between neighbours; `nil` uses their preferences.
  let spacing: CGFloat?
  /// Whether the container takes any offered breadth, however large.
  var isFlexible = true
  /// Whether headers, rows and footers of sections are rows of the container, rather than parts of a styled section.
  var hasFlatSections = true
  /// The parts of sections that stay visible while their section is.
  var pinned: Set<SectionPartTrait.Part> = []
}

/// A lazy container.
///
/// Without an enclosing scroll view that scrolls along its axis, it builds all of its rows.
@MainActor class LazyRenderNode: LazyRows {
  /// The space on both sides of a render node, across the axis.
  func inset(of renderNode: RenderNode) -> CGFloat { 0 }

  // MARK: Lengths

  final func offer(_ renderNode: RenderNode, breadth: CGFloat?) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    if let breadth { offer[layout.axis.other] = max(breadth - 2 * inset(of: renderNode), 0) }
    return offer
  }

  // Gaps and lengths are bounded: after a row of infinite length, positions would not be numbers, and the window would
  // never come to rest.

  func gap(_ first: RenderNode?, _ second: RenderNode) -> CGFloat {
    guard let first else { return 0 }
    let spacing = renderTree.metrics.whole(layout.spacing, along: layout.axis)
    return (spacing?.boundedOrZero ?? first.spacing.distance(to: second.spacing, along: layout.axis)).bounded
  }

  private func length(of row: Row, breadth: CGFloat) -> CGFloat {
    var (length, last) = (CGFloat.zero, RenderNode?.none)
    for renderNode in row.renderNodes {
      length += gap(last, renderNode) + renderNode.measure(offer(renderNode, breadth: breadth))[layout.axis].bounded
      last = renderNode
    }
    return length
  }

  /// Estimates the unbuilt rows of a source from its built ones.
  private func estimate(_ rows: [Row], _ lengths: [CGFloat]) -> LazyLine.Estimate? {
    guard !rows.isEmpty else { return nil }
    var (total, gap) = (CGFloat.zero, CGFloat.zero)
    for length in lengths { total += length }
    for row in rows where !row.renderNodes.isEmpty {
      gap = self.gap(row.renderNodes.last, row.renderNodes[0])
      break
    }
    return LazyLine.Estimate(length: total / CGFloat(rows.count), gap: gap)
  }

  /// The positions of the rows for the last breadth.
  ///
  /// Like the kept answers they are valid until the render node is dirty, and only until the rows change.
  private final var knownLine: (breadth: CGFloat, line: LazyLine)?

  final override func rowsDidChange() { knownLine = nil }

  /// Returns the positions of the rows for a breadth.
  final func line(_ breadth: CGFloat) -> LazyLine {
    if let knownLine, knownLine.breadth == breadth { return knownLine.line }
    let line = findLine(breadth)
    knownLine = (breadth, line)
    return line
  }

  func findLine(_ breadth: CGFloat) -> LazyLine {
    var line = LazyLine()
    var last: RenderNode?
    for segment in segments {
      var lengths: [CGFloat] = []
      for row in segment.built { lengths.append(length(of: row, breadth: breadth)) }
      segment.estimate = estimate(segment.built, lengths) ?? segment.estimate
      let estimate = segment.estimate ?? LazyLine.Estimate(length: 0, gap: 0)
      for (row, length) in zip(segment.built, lengths) {
        let isSkipping = row.index > line.count
        line.skip(to: row.index, like: estimate)
        var gap: CGFloat = 0
        if let first = row.renderNodes.first { gap = isSkipping ? estimate.gap : self.gap(last, first) }
        line.append(length: length, gap: gap)
        last = row.renderNodes.last ?? last
      }
      line.skip(to: segment.rows.upperBound, like: estimate)
    }
    return line
  }

  /// Lets a check compute the positions again, and restores them.
  final override func makeCacheRestorer() -> () -> Void {
    let (line, estimates) = (knownLine, segments.map(\.estimate))
    knownLine = nil
    return { [self] in
      for (segment, estimate) in zip(segments, estimates) { segment.estimate = estimate }
      knownLine = line
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    refresh()
    let across = layout.axis.other
    var breadth = proposal[across] ?? .infinity
    if proposal[across] == nil || breadth == .infinity && !layout.isFlexible {
      let offered = proposal[across]
      breadth = 0
      for renderNode in renderNodes {
        let size = renderNode.measure(offer(renderNode, breadth: offered))
        breadth = max(breadth, size[across] + 2 * inset(of: renderNode))
      }
    }
    var size = CGSize.zero
    size[layout.axis] = line(breadth).length
    size[across] = breadth
    return size
  }

  override func placeRenderChildren() {
    let line = line(breadth)
    for segment in segments { for row in segment.built { place(row, at: line.start(of: row.index)) } }
    pinParts()
  }

  private func place(_ row: Row, at start: CGFloat) {
    var (position, last) = (start, RenderNode?.none)
    for renderNode in row.renderNodes {
      position += gap(last, renderNode)
      last = renderNode
      let offer = offer(renderNode, breadth: breadth)
      let size = renderNode.measure(offer)
      let dimensions = ViewDimensions(width: size.width, height: size.height, proposal: offer, renderNode: renderNode)
      var origin = CGPoint.zero
      origin[layout.axis] = position
      origin[layout.axis.other] = guide(for: renderNode) - dimensions[layout.alignment]
      renderNode.setPlace(origin, anchor: .topLeading, proposal: offer)
      position += size[layout.axis].bounded
    }
  }

  /// The position of a render node's guide across the axis.
  private func guide(for renderNode: RenderNode) -> CGFloat {
    let inset = inset(of: renderNode)
    var room = size
    room[layout.axis.other] -= 2 * inset
    let whole = ViewDimensions(
      width: room.width, height: room.height, proposal: placedProposal.unpacked, renderNode: self)
    return layout.alignment.defaultValue(in: whole) + inset
  }

  /// The breadth offered to rows: the container's own, even if the container was offered none.
  final var breadth: CGFloat { size[layout.axis.other] }

  /// The place of the first row that `index` finds in a collection, built or not.
  final func target(ofRow index: (any RowSource) -> Int?) -> ScrollPlace? {
    refresh()
    for segment in segments {
      guard let index = segment.source.flatMap(index) else { continue }
      let line = line(breadth)
      let row = segment.rows.lowerBound + index
      var area = CGRect(origin: .zero, size: size)
      area.origin[layout.axis] = line.start(of: row)
      area.size[layout.axis] = line.end(of: row) - line.start(of: row)
      return ScrollPlace(renderNode: self, area: seen(area))
    }
    return nil
  }

  // MARK: The window

  /// Changes of the rows before the visible ones, or of their estimates, move the visible rows: the window follows.
  final override func prepareToMeasure() {
    let (old, before) = (knownLine?.line, segments)
    let seen = old.map(firstSeen)
    knownLine = nil
    refresh()
    guard isPlaced else { return }
    let estimates = segments.map(\.estimate)
    let new = line(breadth)
    if let old, let seen, before.elementsEqual(segments, by: { $0.node === $1.node && $0.rows == $1.rows }) {
      moveWindow(by: new.start(of: seen) - old.start(of: seen))
    } else {
      moveWindow(by: growth(of: estimates, before: seen ?? window.lowerBound))
    }
  }

  /// Returns by how much the estimated length of the rows before one has grown, after the rows themselves changed.
  private func growth(of estimates: [LazyLine.Estimate?], before row: Int) -> CGFloat {
    var growth: CGFloat = 0
    for (segment, old) in zip(segments, estimates) where segment.source != nil {
      guard let old, let new = segment.estimate else { continue }
      // The estimated gap applies between built rows too.
      growth += CGFloat(lineCount(segment, before: window.lowerBound)) * (new.length - old.length)
      growth += CGFloat(lineCount(segment, before: row)) * (new.gap - old.gap)
    }
    return growth
  }

  /// The number of lines of a source's rows before a row.
  func lineCount(_ segment: Segment, before row: Int) -> Int { segment.rowCount(before: row) }

  /// The rows with one line more on each side.
  func widened(_ rows: Range<Int>) -> Range<Int> { max(rows.lowerBound - 1, 0)..<min(rows.upperBound + 1, count) }

  private func firstSeen(in line: LazyLine) -> Int {
    let visible = visible
    return line.rows(from: visible.start, to: visible.end).lowerBound
  }

  private func moveWindow(by distance: CGFloat) {
    if distance != 0 { viewport?.contentMoved(by: distance, along: layout.axis) }
  }

  /// The enclosing scroll view that moves over the rows.
  private var viewport: (any Scroller)? {
    var renderNode = renderParent
    while let current = renderNode {
      if let scroller = current.scroller, scroller.scrolls(along: layout.axis) { return scroller }
      renderNode = current.renderParent
    }
    return nil
  }

  /// The visible interval, in own coordinates along the axis.
  private var visible: (start: CGFloat, end: CGFloat) { interval { CGRect(origin: .zero, size: $0.size) } }

  /// The interval of a part of the enclosing scroll view, in own coordinates along the axis.
  private func interval(of part: (any Scroller) -> CGRect) -> (start: CGFloat, end: CGFloat) {
    guard let viewport else { return (-.infinity, .infinity) }
    var origin = CGPoint.zero
    var renderNode: RenderNode = self
    while renderNode !== viewport, let container = renderNode.renderParent {
      origin = origin + renderNode.origin
      renderNode = container
    }
    let window = laidOut(part(viewport).moved(by: .zero - origin))
    return (window.origin[layout.axis], window.origin[layout.axis] + window.size[layout.axis])
  }

  /// The number of rows that are built before the window is checked again: rows may have no length at all.
  private static let rowLimit = 256
  private static let roundLimit = 16

  final override func updateGeometry() {
    updateRows()
    updatePins()
  }

  private func updateRows() {
    refresh()
    let before = self.line(breadth)
    let visible = visible
    let isAtEnd = visible.end > before.length - 0.001 && visible.start > 0
    var wanted = limited(before.rows(from: visible.start, to: visible.end), visible, fromEnd: isAtEnd)
    let anchor = firstBuilt(in: wanted) ?? wanted.lowerBound
    var (line, moved) = (before, CGFloat.zero)
    func measure() {
      line = self.line(breadth)
      moved = isAtEnd ? line.length - before.length : line.start(of: anchor) - before.start(of: anchor)
    }
    let old = renderNodes
    for round in 0..<Self.roundLimit {
      let isChanged = build(widened(wanted))
      measure()
      var next = limited(
        line.rows(from: visible.start + moved, to: visible.end + moved), visible, fromEnd: isAtEnd)
      // Estimates may alternate: a few built rows ask for more, many for fewer. After 3 rounds the range only grows.
      if round > 3 { next = min(next.lowerBound, wanted.lowerBound)..<max(next.upperBound, wanted.upperBound) }
      guard isChanged || next != wanted else { break }
      wanted = next
    }
    let isChanged = !old.elementsEqual(renderNodes, by: ===)
    if isChanged { leave(old, except: renderNodes) }
    // A row without views changes the places of others, though no view comes or goes.
    guard isChanged || line != before || moved != 0 else { return }
    releaseFarRows()
    setNeedsLayout()
    moveWindow(by: moved)
  }

  private func limited(_ range: Range<Int>, _ visible: (start: CGFloat, end: CGFloat), fromEnd: Bool) -> Range<Int> {
    let lines = (visible.end - visible.start) / renderTree.text.cellSize[layout.axis]
    let most = CGFloat(window.count + Self.rowLimit) + lines
    // The window may be endless, or have more lines than an integer counts.
    guard CGFloat(range.count) > most else { return range }
    let limit = Int(clamping: most)
    return fromEnd ? range.upperBound - limit..<range.upperBound : range.lowerBound..<range.lowerBound + limit
  }

  // MARK: Pinned parts

  /// The visible interval between the margins when the pinned parts were last placed; `nil` while nothing is pinned.
  private final var pinnedWindow: (start: CGFloat, end: CGFloat)?

  /// Lets headers and footers follow the window.
  private func updatePins() {
    guard !layout.pinned.isEmpty else { return }
    let visible = interval { $0.inside }
    guard visible.start.isFinite, visible.end.isFinite else { return }
    // Raised render nodes are drawn last, so the render nodes are no longer sorted.
    if hasNodesInFront { sortedAxis = nil }
    if let pinnedWindow, pinnedWindow == visible { return }
    pinnedWindow = visible
    setNeedsLayout()
  }

  /// Moves pinned headers and footers into the visible interval, as far as their sections reach.
  ///
  /// All render nodes have their places; the moved ones are drawn above the others.
  final func pinParts() {
    guard let pinnedWindow else { return }
    let parts = SectionParts(of: orderedNodes, along: layout.axis)
    var nodesInFront: [RenderNode] = []
    for part in parts.all where layout.pinned.contains(part.kind) {
      let distance =
        switch part.kind {
        case .header: min(max(pinnedWindow.start - part.start, 0), max(part.limit - part.end, 0))
        case .footer: max(min(pinnedWindow.end - part.end, 0), min(part.limit - part.start, 0))
        }
      // The place of the window is a sum of lengths, which has a rounding error.
      guard abs(distance) > LazyLine.rounding else { continue }
      for renderNode in part.renderNodes {
        guard let pending = renderNode.pending else { continue }
        var origin = pending.origin
        origin[layout.axis] += distance
        renderNode.setPlace(origin, proposal: pending.proposal)
        nodesInFront.append(renderNode)
      }
    }
    bringToFront(nodesInFront)
  }

  private func firstBuilt(in range: Range<Int>) -> Int? {
    for segment in segments { for row in segment.built where range.contains(row.index) { return row.index } }
    return nil
  }
}

/// A view of lazy rows.
protocol LazyView: View where Body == Never {
  associatedtype Content: View

  nonisolated var layout: LazyLayout { get }
  nonisolated var content: Content { get }
}

extension LazyView {
  /// Carries the view's value into its node; called by the engine.
  public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { LazyNode(view.layout, parent: $0, inputs: $1) }.evaluate(view.content, layout: view.layout)
  }
}

/// The render node of a view of lazy rows.
class LazyNode: LazyRenderNode {
  private var child: Node?

  override init(_ layout: LazyLayout, parent: Node, inputs: Inputs) {
    super.init(layout, parent: parent, inputs: inputs)
  }

  final override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  final func evaluate<Content: View>(_ content: Content, layout: LazyLayout) {
    setLayout(layout)
    child = evaluate(content, in: child, inputs: inputs.insideRenderNode)
  }
}
