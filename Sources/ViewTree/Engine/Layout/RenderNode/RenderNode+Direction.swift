// Right-to-left lines. Layouts ignore them: they find places from the leading edge, and where lines run to the left,
// the node mirrors these places before its children take them. Together this mirrors the whole tree of nodes, except
// for the drawings of leaves.

extension RenderNode {
  /// The direction in which lines run in the node; when it changes, the node is laid out and drawn again.
  var layoutDirection: LayoutDirection {
    guard tree.mayRunRightToLeft, !isUnmounted else { return .leftToRight }
    return trackingEnvironment { inputs.environmentValues.layoutDirection }
  }

  var isMirrored: Bool { layoutDirection == .rightToLeft }

  /// Mirrors the places of the children, if lines run to the left.
  @inline(never) fileprivate func mirror(_ children: [RenderNode]) {
    if isMirrored { movePlaces(of: children, by: mirrored) }
  }

  /// Applies `move` to the places that the layout found for the children.
  func movePlaces(of children: [RenderNode], by move: (CGRect) -> CGRect) {
    for child in children {
      guard let place = child.pending else { continue }
      let frame = CGRect(origin: place.origin, size: child.measure(place.proposal))
      child.pending = Pending(origin: move(frame).origin, proposal: place.proposal)
    }
  }

  /// Returns the mirror image of an area of the node.
  func mirrored(_ area: CGRect) -> CGRect { area.mirrored(in: size.width) }
}

extension ContainerRenderNode {
  /// Lets the layout place the children, then mirrors and rotates the places.
  @inline(__always) func findPlaces(of children: [RenderNode], in tree: RenderTree) {
    placeRenderChildren()
    if tree.mayRunRightToLeft { mirror(children) }
    if tree.mayRotate { rotate(children) }
  }
}

extension CGRect {
  /// Returns the rectangle mirrored in a width: as far from the right edge as it is from the left one.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: (width - origin.x - size.width).orZero, y: origin.y, width: size.width, height: size.height)
  }
}
