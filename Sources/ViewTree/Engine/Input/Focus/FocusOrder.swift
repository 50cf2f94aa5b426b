// The order in which Tab visits elements: tree order, an element before its descendants. A control takes the focus as a
// whole: nothing inside it is visited. Only the elements between one focusable element and the next are read.

enum FocusDirection {
  case forward
  case backward
}

extension RenderNode {
  /// The first focusable element among this one and its descendants; backward, the last one.
  func firstFocusable(_ direction: FocusDirection) -> RenderNode? {
    guard isPlaced, !isHidden else { return nil }
    let own = isFocusable ? self : nil
    if own != nil, direction == .forward || isWhole { return own }
    return Self.firstFocusable(direction, in: renderChildren[...]) ?? own
  }

  /// The next focusable element after this one and within `top`; `nil` if none follows.
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

  private static func firstFocusable(_ direction: FocusDirection, in elements: ArraySlice<RenderNode>) -> RenderNode? {
    switch direction {
    case .forward: for element in elements { if let found = element.firstFocusable(.forward) { return found } }
    case .backward:
      for element in elements.reversed() { if let found = element.firstFocusable(.backward) { return found } }
    }
    return nil
  }

  /// The children after one of them; backward, those before it.
  private func siblings(of element: RenderNode, _ direction: FocusDirection) -> ArraySlice<RenderNode> {
    let elements = renderChildren
    guard let index = index(of: element, in: elements) else { return [] }
    return direction == .forward ? elements[(index + 1)...] : elements[..<index]
  }

  /// The index of a child, by binary search if the children lie in a line.
  private func index(of element: RenderNode, in elements: [RenderNode]) -> Int? {
    if let sortedAxis {
      let near = elements[Int(sortedStart)...].range(in: element.placedExtent, along: sortedAxis)
      if let index = near.first(where: { elements[$0] === element }) { return index }
    }
    return elements.firstIndex { $0 === element }
  }

  private var isWhole: Bool { semantics?.isWhole == true }
}
