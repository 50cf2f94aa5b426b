/// What the pointer does: a mouse, or the like.
package struct PointerEvent {
  /// A step on the way of the pointer.
  package enum Phase: Sendable {
    /// The button goes down.
    case down
    /// The pointer moves while the button is down.
    case drag
    /// The button comes up.
    case up
    /// The pointer moves while no button is down.
    case hover
  }

  /// Presses that follow each other within this time on one cell are counted in a row.
  package static let clickInterval = Duration.milliseconds(400)

  let phase: Phase
  /// In the coordinates of the screen.
  let location: CGPoint
  /// How many times in a row the button went down here.
  let count: Int
  let modifiers: Key.Modifiers

  package init(_ phase: Phase, at location: CGPoint, count: Int = 1, modifiers: Key.Modifiers = []) {
    self.phase = phase
    self.location = location
    self.count = count
    self.modifiers = modifiers
  }
}
