/// An event of the pointer, such as a mouse.
package struct PointerEvent {
  /// A step of the pointer.
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

  /// Presses within this time of each other, on one cell, are counted as a series.
  package static let clickInterval = Duration.milliseconds(400)

  let phase: Phase
  /// The location in the coordinates of the screen.
  let location: CGPoint
  /// The number of times in a row that the button went down here.
  let count: Int
  let modifiers: Key.Modifiers

  package init(_ phase: Phase, at location: CGPoint, count: Int = 1, modifiers: Key.Modifiers = []) {
    self.phase = phase
    self.location = location
    self.count = count
    self.modifiers = modifiers
  }
}
