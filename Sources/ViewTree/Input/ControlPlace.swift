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

extension EventDispatcher {
  /// What at a point of the screen can be tapped, or has the focus or is held down; the innermost one.
  ///
  /// A field that can be used is none of those that are chosen.
  package func control(at point: CGPoint) -> ControlPlace? {
    let chain = chain(at: point)
    if let pressed = tree.pressed, chain.contains(where: { $0 === pressed }) { return pressed.place(.pressed) }
    if let focused = markedFocus, chain.contains(where: { $0 === focused }) { return focused.place(.focused) }
    guard let element = chain.first(where: { $0.tap != nil }) else { return nil }
    if !element.isEnabled { return element.place(.disabled) }
    return element.tap?.locatedAction == nil ? element.place(.normal) : nil
  }

  /// The controls that have the focus or are held down, where a picture says so.
  package var markedFrames: [CGRect] { [tree.pressed, markedFocus].compactMap { $0?.place(.normal).frame } }

  private var markedFocus: RenderNode? {
    guard tree.focus.isMarked, let focused = focusedElement, focused.showsFocusEffect else { return nil }
    return focused
  }
}

extension RenderNode {
  fileprivate func place(_ state: ControlPlace.State) -> ControlPlace {
    ControlPlace(id: ObjectIdentifier(self), frame: absoluteFrame, state: state)
  }
}
