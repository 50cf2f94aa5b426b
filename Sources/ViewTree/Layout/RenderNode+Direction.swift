// How lines run from right to left: layouts know nothing of it. They find places from the leading edge on, and where
// lines run to the left, the node turns these round before its children take them. A picture of nodes in nodes is
// mirrored by that as a whole, but for what leaves draw.

extension RenderNode {
  /// The direction in which lines run where the node is; when it changes, the node is laid out and drawn again.
  var layoutDirection: LayoutDirection {
    guard tree.mayMirror, !isUnmounted else { return .leftToRight }
    return noting { inputs.environmentValues.layoutDirection }
  }

  var isMirrored: Bool { layoutDirection == .rightToLeft }

  /// Has the layout place the children, whichever way lines run.
  @inline(__always) func findPlaces(of children: [RenderNode], in tree: RenderTree) {
    placeRenderChildren()
    if tree.mayMirror { mirror(children) }
    if tree.mayTurn { turn(children) }
  }

  /// Turns the places of the children round, if lines run to the left.
  @inline(never) private func mirror(_ children: [RenderNode]) {
    if isMirrored { movePlaces(of: children, by: mirrored) }
  }

  /// Gives the children the places that `move` makes of those that the layout found.
  func movePlaces(of children: [RenderNode], by move: (CGRect) -> CGRect) {
    for child in children {
      guard let place = child.pending else { continue }
      let frame = CGRect(origin: place.origin, size: child.measure(place.proposal))
      child.pending = Pending(origin: move(frame).origin, proposal: place.proposal)
    }
  }

  /// Where an area of the node is in the mirror.
  func mirrored(_ area: CGRect) -> CGRect { area.mirrored(in: size.width) }
}

extension CGRect {
  /// The rectangle in a mirror of a width: as far from the right edge as it is from the left one.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: (width - origin.x - size.width).orZero, y: origin.y, width: size.width, height: size.height)
  }
}
