/// The reason why a click does not reach a control that would react to it.
package enum HitTestFailure {
  /// The whole control lies beyond an edge of a window; the distance brings it inside.
  case outside(Edge, by: CGFloat, of: Window)
  /// Another render node lies above the control.
  case covered(by: SemanticNode?)
  /// The control has no width or no height.
  case empty
  /// No render node lies above the control, and clicks pass through it.
  case passedThrough

  /// A part of the screen outside of which a control does not show.
  package enum Window {
    /// A scroll view.
    case scrollView
    /// A page between bars, or a clipped view.
    case clip
    /// The whole screen.
    case screen
  }
}

extension TapTarget {
  /// Returns the obstacle to a click, where there is no ``point(by:)``.
  package func hitTestFailure(by events: EventDispatcher) -> HitTestFailure {
    let frame = frame
    if frame.width <= 0 || frame.height <= 0 { return .empty }
    for around in renderNode.chain.dropFirst() {
      guard let window = around.window, let (edge, distance) = frame.distance(beyond: around.windowFrame) else {
        continue
      }
      return .outside(edge, by: distance, of: window)
    }
    if let (edge, distance) = frame.distance(beyond: events.screen) {
      return .outside(edge, by: distance, of: .screen)
    }
    let top = events.chain(at: CGPoint(x: frame.midX, y: frame.midY))
    let around = Set(renderNode.chain.map(ObjectIdentifier.init))
    guard let first = top.first, !around.contains(ObjectIdentifier(first)) else { return .passedThrough }
    let named = top.lazy.prefix { !around.contains(ObjectIdentifier($0)) }.compactMap { renderNode in
      renderNode.semantics.map { SemanticNode(renderNode: renderNode, semantics: $0) }
    }
    // The render node that is drawn there may be a part of the target.
    if named.first == nil, top.contains(where: { $0 === renderNode }) { return .passedThrough }
    return .covered(by: named.first)
  }
}

extension RenderNode {
  /// The window that the render node is; `nil` if content beyond its edges is visible.
  fileprivate var window: HitTestFailure.Window? {
    if let scroller { return Axis.allCases.contains(where: scroller.scrolls) ? .scrollView : nil }
    return clipsToBounds ? .clip : nil
  }

  /// The area of the screen in which the window shows its content.
  fileprivate var windowFrame: CGRect { shownBounds(of: size).moved(by: absoluteOrigin) }
}

extension SemanticNode {
  /// The part of the frame inside the scroll views and the clipped views around it.
  package var visibleFrame: CGRect {
    let own = renderNode.window == nil ? frame : renderNode.windowFrame
    return renderNode.chain.dropFirst().reduce(own) { $1.window == nil ? $0 : $0.intersection($1.windowFrame) }
  }
}

extension CGRect {
  /// Returns the edge of another rectangle beyond which the whole of this one lies, and the distance that brings it
  /// inside; `nil` if they meet.
  fileprivate func distance(beyond window: CGRect) -> (Edge, CGFloat)? {
    if minY >= window.maxY { return (.bottom, maxY - window.maxY) }
    if maxY <= window.minY { return (.top, window.minY - minY) }
    if minX >= window.maxX { return (.trailing, maxX - window.maxX) }
    if maxX <= window.minX { return (.leading, window.minX - minX) }
    return nil
  }
}

extension SemanticNode {
  /// The render node itself as the target of the pointer.
  package var ownTarget: TapTarget { TapTarget(renderNode: renderNode, count: 1, link: link) }

  /// Scrolls the containers of the render node so that it shows.
  package func scrollIntoView() {
    ScrollPlace(renderNode: renderNode, area: CGRect(origin: .zero, size: renderNode.size)).scroll(to: ScrollAnchor())
  }

  /// Scrolls the scroll views in the render node to their first or to their next page; returns whether anything moved.
  package func turnPage(toStart: Bool) -> Bool { renderNode.turnPage(toStart: toStart) }

  /// Whether its lines run from right to left.
  package var isMirrored: Bool { renderNode.isMirrored }

  /// Whether a container in it has rows that are built only when they come near.
  package var hasMoreRows: Bool { renderNode.hasMoreRowsInside }

  /// Whether a click at a point is a tap on the render node.
  package func isTapped(at point: CGPoint, by events: EventDispatcher) -> Bool {
    guard let target = tapTarget, target.point(by: events) != nil else { return false }
    return events.chain(at: point).first { target.link != nil || $0.tap != nil } === target.renderNode
  }

  /// The published nodes inside, each before those in it.
  package var descendants: [SemanticNode] { children.flatMap { [$0] + $0.descendants } }

  /// Whether two searches found the same render node, or the same link of a text.
  package func isSame(as other: SemanticNode) -> Bool {
    renderNode === other.renderNode && link?.number == other.link?.number
  }
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
