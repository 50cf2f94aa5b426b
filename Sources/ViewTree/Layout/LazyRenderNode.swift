// How a lazy container holds only what is seen.
//
//     1. It knows how many rows there are without building them: collections directly in it are row sources, which
//        build a row when asked. Everything else in it is there like in any container, a row each.
//     2. After a layout pass it looks at its place in the window of the scroll view around. Rows that came into the
//        window are built, and one more on each side, which takes the focus when it moves on; rows that left it are no
//        longer laid out, drawn or found, and those more than a window away are taken down. The row with the focus
//        stays. If anything changed the next layout pass follows.
//     3. Built rows have their exact lengths, the others of a source the average of its built ones. Where an estimate
//        changes the window follows the rows that it shows.

/// How the rows of a lazy container stand.
struct LazyLayout: Equatable {
  let axis: Axis
  let alignment: AlignmentKey
  /// The distance between neighbours; `nil` leaves it to them.
  let spacing: CGFloat?
  /// Whether the container takes any breadth, however large.
  var isFlexible = true
  /// Whether headers, rows and footers of sections are rows of the container, and not parts of a look.
  var hasFlatSections = true
  /// Which parts of sections stay in sight while their section does.
  var pinned: Set<SectionPartTrait.Part> = []
}

/// A lazy container.
///
/// Without a scroll view around that scrolls along its axis it builds all of its rows.
@MainActor class LazyRenderNode: LazyRows {
  /// The space that an element leaves at both sides of it, across the axis.
  func inset(of element: RenderNode) -> CGFloat { 0 }

  // MARK: Lengths

  final func offer(_ element: RenderNode, breadth: CGFloat?) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    if let breadth { offer[layout.axis.other] = max(breadth - 2 * inset(of: element), 0) }
    return offer
  }

  // Gaps and lengths are bounded: rows of an endless length would stand at places that are no numbers, and the window
  // over them would never come to rest.

  func gap(_ first: RenderNode?, _ second: RenderNode) -> CGFloat {
    guard let first else { return 0 }
    let spacing = renderTree.metrics.whole(layout.spacing, along: layout.axis)
    return (spacing?.boundedOrZero ?? first.spacing.distance(to: second.spacing, along: layout.axis)).bounded
  }

  private func length(of row: Row, breadth: CGFloat) -> CGFloat {
    var (length, last) = (CGFloat.zero, RenderNode?.none)
    for element in row.elements {
      length += gap(last, element) + element.measure(offer(element, breadth: breadth))[layout.axis].bounded
      last = element
    }
    return length
  }

  /// What the rows of a source are like, by those that are built.
  private func estimate(_ rows: [Row], _ lengths: [CGFloat]) -> LazyLine.Estimate? {
    guard !rows.isEmpty else { return nil }
    var (total, gap) = (CGFloat.zero, CGFloat.zero)
    for length in lengths { total += length }
    for row in rows where !row.elements.isEmpty {
      gap = self.gap(row.elements.last, row.elements[0])
      break
    }
    return LazyLine.Estimate(length: total / CGFloat(rows.count), gap: gap)
  }

  /// The line for the breadth that was asked for last.
  ///
  /// Like the kept answers it is right until the element is dirty, besides until the rows are others.
  private final var knownLine: (breadth: CGFloat, line: LazyLine)?

  final override func rowsDidChange() { knownLine = nil }

  /// Where the rows stand when they are offered a breadth.
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
        if let first = row.elements.first { gap = isSkipping ? estimate.gap : self.gap(last, first) }
        line.append(length: length, gap: gap)
        last = row.elements.last ?? last
      }
      line.skip(to: segment.rows.upperBound, like: estimate)
    }
    return line
  }

  /// A check finds the line again.
  final override func makeRestorer() -> () -> Void {
    let (line, estimates, restore) = (knownLine, segments.map(\.estimate), super.makeRestorer())
    knownLine = nil
    return { [self] in
      for (segment, estimate) in zip(segments, estimates) { segment.estimate = estimate }
      knownLine = line
      restore()
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    refresh()
    let across = layout.axis.other
    var breadth = proposal[across] ?? .infinity
    if proposal[across] == nil || breadth == .infinity && !layout.isFlexible {
      let offered = proposal[across]
      breadth = 0
      for element in elements {
        let size = element.measure(offer(element, breadth: offered))
        breadth = max(breadth, size[across] + 2 * inset(of: element))
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
    for element in row.elements {
      position += gap(last, element)
      last = element
      let offer = offer(element, breadth: breadth)
      let size = element.measure(offer)
      let dimensions = ViewDimensions(width: size.width, height: size.height, proposal: offer, element: element)
      var origin = CGPoint.zero
      origin[layout.axis] = position
      origin[layout.axis.other] = guide(for: element) - dimensions[layout.alignment]
      element.setPlace(origin, anchor: .topLeading, proposal: offer)
      position += size[layout.axis].bounded
    }
  }

  /// Where the guide of an element comes to lie across the axis.
  private func guide(for element: RenderNode) -> CGFloat {
    let inset = inset(of: element)
    var room = size
    room[layout.axis.other] -= 2 * inset
    let whole = ViewDimensions(width: room.width, height: room.height, proposal: placedProposal.unpacked, element: self)
    return layout.alignment.id.defaultValue(in: whole) + inset
  }

  /// What the rows are offered: the breadth that the container has, even where nothing was offered to the container.
  final var breadth: CGFloat { size[layout.axis.other] }

  /// The place of the row of a collection with an id, built or not.
  final func target(ofRow id: AnyHashable) -> ScrollPlace? {
    refresh()
    for segment in segments {
      guard let index = segment.source?.index(ofID: id) else { continue }
      let line = line(breadth)
      let row = segment.rows.lowerBound + index
      var area = CGRect(origin: .zero, size: size)
      area.origin[layout.axis] = line.start(of: row)
      area.size[layout.axis] = line.end(of: row) - line.start(of: row)
      return ScrollPlace(element: self, area: isMirrored ? mirrored(area) : area)
    }
    return nil
  }

  // MARK: The window

  /// Rows before those that are seen, and estimates of them, that changed move what is seen: the window follows it.
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

  /// How much longer the rows before one are now by their estimates: there are others than before.
  private func growth(of estimates: [LazyLine.Estimate?], before row: Int) -> CGFloat {
    var growth: CGFloat = 0
    for (segment, old) in zip(segments, estimates) where segment.source != nil {
      guard let old, let new = segment.estimate else { continue }
      // A gap is as estimated between built rows too.
      growth += CGFloat(lineCount(segment, before: window.lowerBound)) * (new.length - old.length)
      growth += CGFloat(lineCount(segment, before: row)) * (new.gap - old.gap)
    }
    return growth
  }

  /// How many lines the rows of a source take that are before one.
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

  /// The scroll view around that moves over the rows.
  private var viewport: (any Scroller)? {
    var element = renderParent
    while let current = element {
      if let scroller = current.scroller, scroller.scrolls(along: layout.axis) { return scroller }
      element = current.renderParent
    }
    return nil
  }

  /// What is seen, in own coordinates along the axis.
  private var visible: (start: CGFloat, end: CGFloat) {
    guard let viewport else { return (-.infinity, .infinity) }
    var start: CGFloat = 0
    var element: RenderNode = self
    while element !== viewport, let container = element.renderParent {
      start -= element.origin[layout.axis]
      element = container
    }
    let end = start + viewport.size[layout.axis]
    return layout.axis == .horizontal && isMirrored ? (size.width - end, size.width - start) : (start, end)
  }

  /// So many rows are built before it is asked again whether they fill the window: rows may have no length at all.
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
    let isAtEnd = visible.end >= before.length && visible.start > 0
    var wanted = limited(before.rows(from: visible.start, to: visible.end), visible, fromEnd: isAtEnd)
    let anchor = firstBuilt(in: wanted) ?? wanted.lowerBound
    var (line, moved) = (before, CGFloat.zero)
    func measure() {
      line = self.line(breadth)
      moved = isAtEnd ? line.length - before.length : line.start(of: anchor) - before.start(of: anchor)
    }
    let old = elements
    for round in 0..<Self.roundLimit {
      let isChanged = build(widened(wanted))
      measure()
      var next = limited(
        line.rows(from: visible.start + moved, to: visible.end + moved), visible, fromEnd: isAtEnd)
      // Few rows let the others look so short that more are wanted, and these so long that few are: more it is.
      if round > 3 { next = min(next.lowerBound, wanted.lowerBound)..<max(next.upperBound, wanted.upperBound) }
      guard isChanged || next != wanted else { break }
      wanted = next
    }
    let isChanged = !old.elementsEqual(elements, by: ===)
    if isChanged { leave(old, except: elements) }
    guard isChanged || line.length != before.length || moved != 0 else { return }
    releaseFarRows()
    setNeedsLayout()
    moveWindow(by: moved)
  }

  private func limited(_ range: Range<Int>, _ visible: (start: CGFloat, end: CGFloat), fromEnd: Bool) -> Range<Int> {
    let lines = (visible.end - visible.start) / renderTree.text.cellSize[layout.axis]
    let most = CGFloat(window.count + Self.rowLimit) + lines
    // The window may be endless, or so long that it has more lines than an integer counts.
    guard CGFloat(range.count) > most else { return range }
    let limit = Int(clamping: most)
    return fromEnd ? range.upperBound - limit..<range.upperBound : range.lowerBound..<range.lowerBound + limit
  }

  // MARK: Pinned parts

  /// What was seen when the parts were last told where to stay; `nil` as long as nothing is pinned.
  private final var pinnedWindow: (start: CGFloat, end: CGFloat)?

  /// Lets headers and footers follow the window.
  private func updatePins() {
    guard !layout.pinned.isEmpty else { return }
    let visible = visible
    guard visible.start.isFinite, visible.end.isFinite else { return }
    // What is drawn last is no longer among those that lie one after the other.
    if hasRaised { sortedAxis = nil }
    if let pinnedWindow, pinnedWindow == visible { return }
    pinnedWindow = visible
    setNeedsLayout()
  }

  /// Moves headers and footers that are pinned into what is seen, as far as their sections reach.
  ///
  /// All elements have their places; those that are moved are drawn above the others.
  final func pinParts() {
    guard let pinnedWindow else { return }
    let parts = SectionParts(of: orderedElements, along: layout.axis)
    var raised: [RenderNode] = []
    for part in parts.all where layout.pinned.contains(part.kind) {
      let distance =
        switch part.kind {
        case .header: min(max(pinnedWindow.start - part.start, 0), max(part.limit - part.end, 0))
        case .footer: max(min(pinnedWindow.end - part.end, 0), min(part.limit - part.start, 0))
        }
      guard distance != 0 else { continue }
      for element in part.elements {
        guard let pending = element.pending else { continue }
        var origin = pending.origin
        origin[layout.axis] += distance
        element.setPlace(origin, proposal: pending.proposal)
        raised.append(element)
      }
    }
    raise(raised)
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

/// The element of a view of lazy rows.
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
