/// A control at a point of the screen: its frame and state.
package struct ControlPlace {
  /// The state of the control at the moment.
  package enum State {
    case normal, disabled, focused, pressed
  }

  package let id: ObjectIdentifier
  /// The frame in the coordinates of the screen.
  package let frame: CGRect
  package let state: State
}

/// Finds the controls at many points of one picture.
@MainActor package struct ControlFinder {
  private let roots: [RenderNode]
  private let pressed: RenderNode?
  /// The focused render node, if a picture marks it.
  private let focused: RenderNode?

  fileprivate init(_ events: EventDispatcher) {
    roots = events.tree.usableRoots(above: events.root).reversed()
    pressed = events.tree.pressed
    focused = events.tree.focus.isMarked ? events.focusedRenderNode.flatMap { $0.showsFocusEffect ? $0 : nil } : nil
  }

  /// The frames of the controls that a picture marks as focused or pressed.
  package var markedFrames: [CGRect] {
    [pressed?.place(.pressed).frame, focused?.place(.focused).frame].compactMap(\.self)
  }

  /// Returns the innermost control at a point of the screen: it can be tapped, has the focus or is held down.
  ///
  /// If there is none, `frame` becomes that of the leaf there, such as a text, and null without a leaf. An enabled field
  /// is not returned, nor is a menu, which is no choice, or a row of a list, which marks the selected ones itself.
  package func control(at point: CGPoint, orElse frame: inout CGRect) -> ControlPlace? {
    var tapped: RenderNode?
    var hasFocus = false
    let found = hit(point)
    var next = found
    while let renderNode = next {
      if renderNode === pressed { return renderNode.place(.pressed) }
      if renderNode === focused { hasFocus = true }
      if tapped == nil, renderNode.tap != nil { tapped = renderNode }
      next = renderNode.renderParent
    }
    if hasFocus { return focused?.place(.focused) }
    guard let tapped else {
      // A container may have controls beside the point.
      frame = found.map { $0.isLeaf ? $0.absoluteFrame : .null } ?? .null
      return nil
    }
    if !tapped.isEnabled { return tapped.place(.disabled) }
    let isChoice = tapped.tap.map { $0.locatedAction == nil && $0.isChosen == nil } == true
    return isChoice && tapped.semantics?.role != .menu ? tapped.place(.normal) : nil
  }

  private func hit(_ point: CGPoint) -> RenderNode? {
    let point = point.insideDrawnCell
    for root in roots { if let hit = root.hit(point - root.origin) { return hit } }
    return nil
  }
}

extension EventDispatcher {
  package var controls: ControlFinder { ControlFinder(self) }
}

extension RenderNode {
  /// In a text with links, the focused link is the control.
  fileprivate func place(_ state: ControlPlace.State) -> ControlPlace {
    let link = state == .focused ? leaf?.focusedLink?.rects.first : nil
    let frame = link?.offsetBy(dx: absoluteOrigin.x, dy: absoluteOrigin.y) ?? absoluteFrame
    return ControlPlace(id: ObjectIdentifier(self), frame: frame, state: state)
  }
}
