extension EventDispatcher {
  /// The number of lines that a notch of the wheel scrolls.
  private static let linesPerNotch = 3

  /// Turns the wheel by notches, negative ones towards the start of the axis: scrolls the innermost scroll view that
  /// can still move in that direction.
  ///
  /// A notch is ``linesPerNotch`` lines; a scroll view that rests at targets goes to one of them.
  package func turnWheel(at point: CGPoint, by notches: Int, along axis: Axis) {
    let key: Key =
      switch axis {
      case .horizontal: notches < 0 ? .left : .right
      case .vertical: notches < 0 ? .up : .down
      }
    let top = chain(at: point).last ?? tree.usableRoots(above: root)[0]
    let scrollers = top.scrollers(at: point - top.origin, along: axis)
    if notches != 0, !scrollers.isEmpty { noteUse() }
    for _ in 0..<notches.magnitude {
      var lines = Self.linesPerNotch
      while lines > 0 {
        var moved: Int?
        for scroller in scrollers where moved == nil { moved = scroller.scroller?.scroll(by: key, lines: lines) }
        // No scroll view can move any further.
        guard let moved else { return }
        lines -= moved
      }
    }
  }
}

extension RenderNode {
  /// The render nodes that scroll at a point in own coordinates, the innermost first, whether or not anything is drawn
  /// there.
  fileprivate func scrollers(at point: CGPoint, along axis: Axis) -> [RenderNode] {
    guard isPlaced, !isHidden, extent.contains(point) else { return [] }
    let isHere = scroller?.scrolls(along: axis) == true && CGRect(origin: .zero, size: size).contains(point)
    let here = CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001))
    let inner = children(in: here).reversed().lazy
      .map { $0.scrollers(at: point - $0.origin, along: axis) }.first { !$0.isEmpty }
    return (inner ?? []) + (isHere ? [self] : [])
  }
}
