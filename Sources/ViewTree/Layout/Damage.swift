/// The areas, in the root's coordinates, that look different and must be drawn again.
struct Damage {
  private(set) var areas: [CGRect]

  init(_ areas: [CGRect] = []) { self.areas = areas }

  var isEmpty: Bool { areas.isEmpty }

  mutating func add(_ area: CGRect) { areas.append(area) }

  /// Keeps the storage for the next frame.
  mutating func removeAll() { areas.removeAll(keepingCapacity: true) }
}
