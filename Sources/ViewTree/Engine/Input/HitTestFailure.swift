/// The reason why a click does not reach a control that would react to it.
package enum HitTestFailure {
  /// The control lies beyond an edge of its scroll view, or of the screen, as a whole and by a distance.
  case outside(Edge, by: CGFloat, isScrolled: Bool)
  /// Another element lies above the control.
  case covered(by: SemanticNode?)
  /// The control has no width or no height.
  case empty
  /// No element lies above the control, and clicks pass through it.
  case passedThrough
}

extension TapTarget {
  /// Returns the obstacle to a click, where there is no ``point(by:)``.
  package func hitTestFailure(by events: EventDispatcher) -> HitTestFailure {
    let frame = frame
    if frame.width <= 0 || frame.height <= 0 { return .empty }
    for around in element.chain.dropFirst() where Axis.allCases.contains(where: around.isWindow) {
      if let (edge, distance) = frame.distance(beyond: around.absoluteFrame) {
        return .outside(edge, by: distance, isScrolled: true)
      }
    }
    if let (edge, distance) = frame.distance(beyond: events.screen) {
      return .outside(edge, by: distance, isScrolled: false)
    }
    let top = events.chain(at: CGPoint(x: frame.midX, y: frame.midY))
    let around = Set(element.chain.map(ObjectIdentifier.init))
    guard let first = top.first, !around.contains(ObjectIdentifier(first)) else { return .passedThrough }
    let named = top.lazy.prefix { !around.contains(ObjectIdentifier($0)) }.compactMap { element in
      element.semantics.map { SemanticNode(element: element, semantics: $0) }
    }
    // The element drawn there may be a part of it.
    if named.first == nil, top.contains(where: { $0 === element }) { return .passedThrough }
    return .covered(by: named.first)
  }
}

extension RenderNode {
  fileprivate func isWindow(along axis: Axis) -> Bool { scroller?.scrolls(along: axis) == true }
}

extension CGRect {
  /// The edge of another rectangle beyond which this one lies as a whole, and the distance that it is from lying
  /// inside.
  fileprivate func distance(beyond window: CGRect) -> (Edge, CGFloat)? {
    if minY >= window.maxY { return (.bottom, maxY - window.maxY) }
    if maxY <= window.minY { return (.top, window.minY - minY) }
    if minX >= window.maxX { return (.trailing, maxX - window.maxX) }
    if maxX <= window.minX { return (.leading, window.minX - minX) }
    return nil
  }
}

extension SemanticNode {
  /// The element itself as the target of the pointer.
  package var ownTarget: TapTarget { TapTarget(element: element, count: 1, link: link) }

  /// Scrolls the containers of the element so that it shows.
  package func scrollIntoView() {
    ScrollPlace(element: element, area: CGRect(origin: .zero, size: element.size)).scroll(to: ScrollAnchor())
    element.tree.graph.requestFrame()
  }

  /// Scrolls the scroll views in the element to their first or to their next page; returns whether anything moved.
  package func turnPage(toStart: Bool) -> Bool { element.turnPage(toStart: toStart) }

  /// Whether its lines run from right to left.
  package var isMirrored: Bool { element.isMirrored }

  /// Whether a container in it has rows that are built only when they come near.
  package var hasMoreRows: Bool { element.hasMoreRowsInside }

  /// Whether a click at a point is a tap on the element.
  package func isTapped(at point: CGPoint, by events: EventDispatcher) -> Bool {
    guard let target = tapTarget, target.point(by: events) != nil else { return false }
    return events.chain(at: point).first { target.link != nil || $0.tap != nil } === target.element
  }

  /// The published nodes inside, each before those in it.
  package var descendants: [SemanticNode] { children.flatMap { [$0] + $0.descendants } }

  /// Whether two searches found the same element.
  package func isSame(as other: SemanticNode) -> Bool { element === other.element && link == nil && other.link == nil }
}

extension RenderNode {
  fileprivate func turnPage(toStart: Bool) -> Bool {
    var hasMoved = false
    forEachShown { inner in
      guard inner.scroller != nil, let target = inner.keyTarget else { return }
      if target.handleKey(toStart ? .home : .pageDown) { hasMoved = true }
    }
    return hasMoved
  }

  fileprivate var hasMoreRowsInside: Bool {
    var hasMore = false
    forEachShown { if let rows = $0 as? LazyRows, rows.hasMoreRows { hasMore = true } }
    return hasMore
  }
}

extension RenderTree {
  /// Scrolls all usable scroll views to their first or to their next page; returns whether anything moved.
  func turnPage(toStart: Bool, above root: RenderNode) -> Bool {
    usableRoots(above: root).reduce(false) { $1.turnPage(toStart: toStart) || $0 }
  }

  /// Whether a usable container has rows that are built only when they come near.
  func hasMoreRows(above root: RenderNode) -> Bool { usableRoots(above: root).contains(where: \.hasMoreRowsInside) }
}
