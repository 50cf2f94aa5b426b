/// The areas, in the root's coordinates, that look different and must be drawn again.
struct Damage {
  private(set) var areas: [CGRect]

  init(_ areas: [CGRect] = []) { self.areas = areas }

  var isEmpty: Bool { areas.isEmpty }

  mutating func add(_ area: CGRect) {
    // What changes in its place is mostly damaged before and after.
    if areas.last == area { return }
    areas.append(area)
  }

  /// Says that nothing is as it was; what lies beyond the screen is left out when it is drawn.
  mutating func addEverything() { add(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity)) }

  /// Keeps the storage for the next frame.
  mutating func removeAll() { areas.removeAll(keepingCapacity: true) }
}
