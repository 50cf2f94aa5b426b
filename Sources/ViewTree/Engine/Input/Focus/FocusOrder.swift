// The order in which Tab visits render nodes: tree order, a render node before its descendants. A control takes the
// focus as a whole: nothing inside it is visited. Only the render nodes between one focusable render node and the next
// are read.

enum FocusDirection {
  case forward
  case backward
}

extension RenderNode {
  /// The first focusable render node among this one and its descendants; backward, the last one.
  func firstFocusable(_ direction: FocusDirection) -> RenderNode? {
    guard isPlaced, !isHidden else { return nil }
    let own = isFocusable ? self : nil
    if own != nil, direction == .forward || isWhole { return own }
    return Self.firstFocusable(direction, in: renderChildren[...]) ?? own
  }

  /// The next focusable render node after this one and within `top`; `nil` if none follows.
  func nextFocusable(_ direction: FocusDirection, within top: RenderNode) -> RenderNode? {
    if direction == .forward, !isWhole, let inside = Self.firstFocusable(direction, in: renderChildren[...]) {
      return inside
    }
    var inner = self
    while inner !== top, let outer = inner.renderParent {
      if let found = Self.firstFocusable(direction, in: outer.siblings(of: inner, direction)) { return found }
      if direction == .backward, outer.isPlaced, !outer.isHidden, outer.isFocusable { return outer }
      inner = outer
    }
    return nil
  }

  private static func firstFocusable(_ direction: FocusDirection, in renderNodes: ArraySlice<RenderNode>) -> RenderNode?
  {
    switch direction {
    case .forward: for renderNode in renderNodes { if let found = renderNode.firstFocusable(.forward) { return found } }
    case .backward:
      for renderNode in renderNodes.reversed() { if let found = renderNode.firstFocusable(.backward) { return found } }
    }
    return nil
  }

  /// Returns the children after a child, or backward the children before it; empty if it is no child.
  private func siblings(of renderNode: RenderNode, _ direction: FocusDirection) -> ArraySlice<RenderNode> {
    let renderNodes = renderChildren
    guard let index = index(of: renderNode, in: renderNodes) else { return [] }
    return direction == .forward ? renderNodes[(index + 1)...] : renderNodes[..<index]
  }

  /// Returns the index of a child, by binary search if the children lie in a line; `nil` if it is no child.
  private func index(of renderNode: RenderNode, in renderNodes: [RenderNode]) -> Int? {
    if let sortedAxis {
      let near = renderNodes[Int(sortedStart)...].range(in: renderNode.placedExtent, along: sortedAxis)
      if let index = near.first(where: { renderNodes[$0] === renderNode }) { return index }
    }
    return renderNodes.firstIndex { $0 === renderNode }
  }

  private var isWhole: Bool { semantics?.isWhole == true }
}
