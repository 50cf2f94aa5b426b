/// A control at a point of the screen: where it stands, and what can be done with it.
package struct ControlPlace {
  /// How the control is at the moment.
  package enum State {
    case normal, disabled, focused, pressed
  }

  package let id: ObjectIdentifier
  /// In the coordinates of the screen.
  package let frame: CGRect
  package let state: State
}

/// Finds the controls at many points of one picture.
@MainActor package struct ControlFinder {
  private let roots: [RenderNode]
  private let pressed: RenderNode?
  /// What has the focus where a picture says so.
  private let focused: RenderNode?

  fileprivate init(_ events: EventDispatcher) {
    roots = events.tree.usableRoots(above: events.root).reversed()
    pressed = events.tree.pressed
    focused = events.tree.focus.isMarked ? events.focusedElement.flatMap { $0.showsFocusEffect ? $0 : nil } : nil
  }

  /// The controls that have the focus or are held down, where a picture says so.
  package var markedFrames: [CGRect] {
    [pressed?.place(.pressed).frame, focused?.place(.focused).frame].compactMap(\.self)
  }

  /// What at a point of the screen can be tapped, or has the focus or is held down; the innermost one.
  ///
  /// Where there is none, `frame` becomes that of what is there instead. A field that can be used is none of those that
  /// are chosen.
  package func control(at point: CGPoint, orElse frame: inout CGRect) -> ControlPlace? {
    var tapped: RenderNode?
    var hasFocus = false
    let found = hit(point)
    var next = found
    while let element = next {
      if element === pressed { return element.place(.pressed) }
      if element === focused { hasFocus = true }
      if tapped == nil, element.tap != nil { tapped = element }
      next = element.renderParent
    }
    if hasFocus { return focused?.place(.focused) }
    guard let tapped else {
      frame = found?.absoluteFrame ?? .null
      return nil
    }
    if !tapped.isEnabled { return tapped.place(.disabled) }
    return tapped.tap?.locatedAction == nil ? tapped.place(.normal) : nil
  }

  private func hit(_ point: CGPoint) -> RenderNode? {
    for root in roots { if let hit = root.hit(point - root.origin) { return hit } }
    return nil
  }
}

extension EventDispatcher {
  package var controls: ControlFinder { ControlFinder(self) }
}

extension RenderNode {
  /// Of a text with links, that with the focus is the control.
  fileprivate func place(_ state: ControlPlace.State) -> ControlPlace {
    let link = state == .focused ? leaf?.focusedLink?.rects.first : nil
    let frame = link?.offsetBy(dx: absoluteOrigin.x, dy: absoluteOrigin.y) ?? absoluteFrame
    return ControlPlace(id: ObjectIdentifier(self), frame: frame, state: state)
  }
}
