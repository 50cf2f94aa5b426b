// Focus sections: the areas within which arrow keys move the focus.

/// Makes a view a focus section.
nonisolated struct FocusSectionModifier: ViewModifier {
  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: FocusSectionNode.self)
  }
}

private final class FocusSectionNode: FocusRegionNode<FocusSectionModifier> {
  /// The nearest focusable render node in the section that lies beyond an edge of a frame.
  func nearest(toward edge: Edge, from start: CGRect) -> RenderNode? {
    var best: (node: RenderNode, distance: Distance)?
    forEachFocusable { node in
      guard let distance = Distance(toward: edge, from: start, to: node.absoluteFrame) else { return }
      if let best, best.distance <= distance { return }
      best = (node, distance)
    }
    return best?.node
  }

  private func forEachFocusable(_ body: (RenderNode) -> Void) {
    forEachRenderNode {
      let renderNode = $0.renderNode
      var node = renderNode.firstFocusable(.forward)
      while let current = node {
        body(current)
        node = current.nextFocusable(.forward, within: renderNode)
      }
    }
  }
}

/// The distance of a render node from the focus in a direction; smaller means nearer.
private struct Distance: Comparable {
  /// Whether the render node lies straight in that direction.
  let isStraight: Bool
  let along: CGFloat
  let across: CGFloat

  /// Returns `nil` for a target that does not lie beyond the edge.
  init?(toward edge: Edge, from start: CGRect, to target: CGRect) {
    let beyond =
      switch edge {
      case .top: start.minY - target.maxY
      case .bottom: target.minY - start.maxY
      case .leading: start.minX - target.maxX
      case .trailing: target.minX - start.maxX
      }
    let gap =
      switch edge {
      case .top, .bottom: max(target.minX - start.maxX, start.minX - target.maxX)
      case .leading, .trailing: max(target.minY - start.maxY, start.minY - target.maxY)
      }
    // Lengths are not rounded: render nodes that touch may overlap by less than is visible.
    guard beyond > -0.001 else { return nil }
    (isStraight, along, across) = (gap < -0.001, beyond, max(gap, 0))
  }

  static func < (a: Distance, b: Distance) -> Bool {
    if a.isStraight != b.isStraight { return a.isStraight }
    return (a.along, a.across) < (b.along, b.across)
  }
}

extension Focus {
  /// Returns the render node to which an arrow key moves the focus; `nil` if the focus stays.
  ///
  /// The search begins in the enclosing sections, from the innermost, and continues in the other sections straight in
  /// that direction, from the nearest.
  func next(toward edge: Edge, from current: RenderNode, in top: RenderNode) -> RenderNode? {
    let sections = regions(FocusSectionNode.self) { $0.isActive && top.isAround($0) }
    let start = current.absoluteFrame
    for section in sections.reversed() where section.isAround(current) {
      if let next = section.nearest(toward: edge, from: start) { return next }
    }
    return sections.filter { !$0.isAround(current) }
      .compactMap { section in Distance(toward: edge, from: start, to: section.frameOnScreen).map { (section, $0) } }
      .filter { $0.1.isStraight }.sorted { $0.1 < $1.1 }
      .lazy.compactMap { $0.0.nearest(toward: edge, from: start) }.first
  }
}
