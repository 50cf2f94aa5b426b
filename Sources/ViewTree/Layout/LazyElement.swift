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
}

/// A lazy container. Without a scroll view around that scrolls along its axis it builds all of its rows.
@MainActor class LazyElement: LazyRows {
  /// The space that an element leaves at both sides of it, across the axis.
  func inset(of element: Element) -> CGFloat { 0 }

  // MARK: Lengths

  private func offer(_ element: Element, _ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[layout.axis] = nil
    if let breadth = proposal[layout.axis.other] { offer[layout.axis.other] = max(breadth - 2 * inset(of: element), 0) }
    return offer
  }

  // Gaps and lengths are bounded: rows of an endless length would stand at places that are no numbers, and the window
  // over them would never come to rest.

  private func gap(_ first: Element?, _ second: Element) -> CGFloat {
    guard let first else { return 0 }
    return (layout.spacing?.finiteOrZero ?? first.spacing.distance(to: second.spacing, along: layout.axis)).bounded
  }

  private func length(of row: Row, _ proposal: ProposedViewSize) -> CGFloat {
    var last: Element?
    return row.elements.reduce(into: 0) { length, element in
      length += gap(last, element) + element.measure(offer(element, proposal))[layout.axis].bounded
      last = element
    }
  }

  /// What the rows of a source are like, by those that are built.
  private func estimate(_ rows: ArraySlice<Row>, _ proposal: ProposedViewSize) -> LazyLine.Estimate? {
    guard !rows.isEmpty else { return nil }
    let total = rows.reduce(0) { $0 + length(of: $1, proposal) }
    let sample = rows.first { !$0.elements.isEmpty }?.elements
    return LazyLine.Estimate(
      length: total / CGFloat(rows.count), gap: sample.map { gap($0.last, $0[0]) } ?? 0)
  }

  private func line(_ proposal: ProposedViewSize) -> LazyLine {
    var line = LazyLine()
    var last: Element?
    var rest = rows[...]
    for segment in segments {
      let own = rest.prefix { $0.index < segment.rows.upperBound }
      rest = rest.dropFirst(own.count)
      let estimate = estimate(own, proposal) ?? segment.estimate ?? LazyLine.Estimate(length: 0, gap: 0)
      func skip(to index: Int) {
        let number = index - line.count
        if number > 0 { line.append(number, like: estimate, gap: line.count == 0 ? 0 : estimate.gap) }
      }
      for row in own {
        let isSkipping = row.index > line.count
        skip(to: row.index)
        let gap = row.elements.first.map { isSkipping ? estimate.gap : self.gap(last, $0) } ?? 0
        line.append(length: length(of: row, proposal), gap: gap)
        last = row.elements.last ?? last
      }
      skip(to: segment.rows.upperBound)
    }
    return line
  }

  final override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    refresh()
    let across = layout.axis.other
    var offered = proposal
    var breadth = proposal[across] ?? .infinity
    if proposal[across] == nil || breadth == .infinity && !layout.isFlexible {
      breadth = elements.reduce(0) { max($0, $1.measure(offer($1, proposal))[across] + 2 * inset(of: $1)) }
      offered[across] = breadth
    }
    var size = CGSize.zero
    size[layout.axis] = line(offered).length
    size[across] = breadth
    return size
  }

  final override func placeSubelements() {
    let offered = offered
    let line = line(offered)
    for row in rows {
      var position = line.start(of: row.index)
      var last: Element?
      for element in row.elements {
        position += self.gap(last, element)
        last = element
        let offer = self.offer(element, offered)
        let size = element.measure(offer)
        let dimensions = ViewDimensions(width: size.width, height: size.height, proposal: offer, element: element)
        var origin = CGPoint.zero
        origin[layout.axis] = position
        origin[layout.axis.other] = guide(for: element) - dimensions[layout.alignment]
        element.setPlace(origin, anchor: .topLeading, proposal: offer)
        position += size[layout.axis].bounded
      }
    }
  }

  /// Where the guide of an element comes to lie across the axis.
  private func guide(for element: Element) -> CGFloat {
    let inset = inset(of: element)
    var room = size
    room[layout.axis.other] -= 2 * inset
    let whole = ViewDimensions(width: room.width, height: room.height, proposal: placedProposal.unpacked, element: self)
    return layout.alignment.id.defaultValue(in: whole) + inset
  }

  /// What the rows are offered: the breadth that the container has, even where nothing was offered to the container.
  private var offered: ProposedViewSize {
    var offer = placedProposal.unpacked
    offer[layout.axis.other] = size[layout.axis.other]
    return offer
  }

  /// The place of the row of a collection with an id, built or not.
  final func target(ofRow id: AnyHashable) -> ScrollTarget? {
    refresh()
    for segment in segments {
      guard let index = segment.source?.index(ofID: id) else { continue }
      let line = line(offered)
      let row = segment.rows.lowerBound + index
      var area = CGRect(origin: .zero, size: size)
      area.origin[layout.axis] = line.start(of: row)
      area.size[layout.axis] = line.end(of: row) - line.start(of: row)
      return ScrollTarget(element: self, area: area)
    }
    return nil
  }

  // MARK: The window

  /// An estimate that changed moves the rows that are seen: the window follows them.
  final override func prepareToMeasure() {
    refresh()
    guard isPlaced else { return }
    var distance: CGFloat = 0
    var rest = rows[...]
    for segment in segments {
      let own = rest.prefix { $0.index < segment.rows.upperBound }
      rest = rest.dropFirst(own.count)
      guard segment.source != nil, let new = estimate(own, offered) else { continue }
      if let old = segment.estimate {
        let before = max(min(window.lowerBound, segment.rows.upperBound) - segment.rows.lowerBound, 0)
        distance += CGFloat(before) * (new.length + new.gap - old.length - old.gap)
      }
      segment.estimate = new
    }
    moveWindow(by: distance)
  }

  private func moveWindow(by distance: CGFloat) {
    if distance != 0 { viewport?.contentMoved(by: distance, along: layout.axis) }
  }

  /// The scroll view around that moves over the rows.
  private var viewport: Element? {
    var element = superelement
    while let current = element, !current.scrolls(along: layout.axis) { element = current.superelement }
    return element
  }

  /// What is seen, in own coordinates along the axis.
  private var visible: (start: CGFloat, end: CGFloat) {
    guard let viewport else { return (-.infinity, .infinity) }
    var start: CGFloat = 0
    var element: Element = self
    while element !== viewport, let container = element.superelement {
      start -= element.origin[layout.axis]
      element = container
    }
    return (start, start + viewport.size[layout.axis])
  }

  /// So many rows are built before it is asked again whether they fill the window: rows may have no length at all.
  private static let rowLimit = 256
  private static let roundLimit = 16

  final override func updateGeometry() {
    refresh()
    let before = self.line(offered)
    let visible = visible
    let isAtEnd = visible.end >= before.length && visible.start > 0
    var wanted = limited(before.rows(from: visible.start, to: visible.end), visible, fromEnd: isAtEnd)
    let anchor = rows.first { wanted.contains($0.index) }?.index ?? wanted.lowerBound
    var (line, moved) = (before, CGFloat.zero)
    func measure() {
      line = self.line(offered)
      moved = isAtEnd ? line.length - before.length : line.start(of: anchor) - before.start(of: anchor)
    }
    let old = elements
    for round in 0..<Self.roundLimit {
      let isChanged = build(max(wanted.lowerBound - 1, 0)..<min(wanted.upperBound + 1, count))
      measure()
      var next = limited(
        line.rows(from: visible.start + moved, to: visible.end + moved), visible, fromEnd: isAtEnd)
      // Few rows let the others look so short that more are wanted, and these so long that few are: more it is.
      if round > 3 { next = min(next.lowerBound, wanted.lowerBound)..<max(next.upperBound, wanted.upperBound) }
      guard isChanged || next != wanted else { break }
      wanted = next
    }
    let isChanged = !old.elementsEqual(elements, by: ===)
    if isChanged { leave(old) }
    finish(moved: moved, isChanged: isChanged || line.length != before.length)
  }

  private func limited(_ range: Range<Int>, _ visible: (start: CGFloat, end: CGFloat), fromEnd: Bool) -> Range<Int> {
    let lines = (visible.end - visible.start) / tree.text.cellSize[layout.axis]
    let most = CGFloat(window.count + Self.rowLimit) + lines
    // The window may be endless, or so long that it has more lines than an integer counts.
    guard CGFloat(range.count) > most else { return range }
    let limit = Int(most)
    return fromEnd ? range.upperBound - limit..<range.upperBound : range.lowerBound..<range.lowerBound + limit
  }

  private func finish(moved: CGFloat, isChanged: Bool) {
    var rest = rows[...]
    for segment in segments {
      let own = rest.prefix { $0.index < segment.rows.upperBound }
      rest = rest.dropFirst(own.count)
      if let estimate = estimate(own, offered) { segment.estimate = estimate }
    }
    guard isChanged || moved != 0 else { return }
    releaseFarRows()
    setNeedsLayout()
    moveWindow(by: moved)
  }
}

/// A view of lazy rows.
protocol LazyView: View where Body == Never {
  associatedtype Content: View

  nonisolated var layout: LazyLayout { get }
  nonisolated var content: Content { get }
}

extension LazyView {
  public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { LazyNode(view.layout, parent: $0, inputs: $1) }.evaluate(view.content, layout: view.layout)
  }
}

/// The element of a view of lazy rows.
class LazyNode: LazyElement {
  private var child: Node?

  override init(_ layout: LazyLayout, parent: Node, inputs: Inputs) {
    super.init(layout, parent: parent, inputs: inputs)
  }

  final override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  final func evaluate<Content: View>(_ content: Content, layout: LazyLayout) {
    setLayout(layout)
    child = evaluate(content, in: child, inputs: inputs.insideElement)
  }
}
