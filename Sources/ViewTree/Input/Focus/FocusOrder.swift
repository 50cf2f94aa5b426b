// The order in which Tab visits elements: that of the tree, an element before those inside of it. A control takes the
// focus as a whole: nothing inside of it is visited. Only what lies between one element and the next is looked at.

enum FocusDirection {
  case forward
  case backward
}

extension RenderNode {
  /// The first element that takes the focus, of this one and those inside; backward the last one.
  func firstFocusable(_ direction: FocusDirection) -> RenderNode? {
    guard isPlaced, !isHidden else { return nil }
    let own = isFocusable ? self : nil
    if own != nil, direction == .forward || isWhole { return own }
    return Self.firstFocusable(direction, in: renderChildren[...]) ?? own
  }

  /// The next element that takes the focus, after this one and within `top`; `nil` where none follows.
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

  /// The elements inside that come after one of them; backward those before it.
  private func siblings(of element: RenderNode, _ direction: FocusDirection) -> ArraySlice<RenderNode> {
    let elements = renderChildren
    guard let index = index(of: element, in: elements) else { return [] }
    return direction == .forward ? elements[(index + 1)...] : elements[..<index]
  }

  /// Where one of the elements inside stands: where they lie in a line, it is looked for by halves.
  private func index(of element: RenderNode, in elements: [RenderNode]) -> Int? {
    if let sortedAxis {
      let near = elements[Int(sortedStart)...].range(in: element.placedExtent, along: sortedAxis)
      if let index = near.first(where: { elements[$0] === element }) { return index }
    }
    return elements.firstIndex { $0 === element }
  }

  private var isWhole: Bool { semantics?.isWhole == true }
}
