/// The areas, in the root's coordinates, that look different and must be drawn again.
struct Damage {
  private(set) var areas: [CGRect]

  init(_ areas: [CGRect] = []) { self.areas = areas }

  var isEmpty: Bool { areas.isEmpty }

  mutating func add(_ area: CGRect) {
    // A view that changes without moving is usually damaged twice, before and after.
    if areas.last == area { return }
    areas.append(area)
  }

  /// Keeps the storage for the next frame.
  mutating func removeAll() { areas.removeAll(keepingCapacity: true) }
}

extension CGRect {
  /// The whole picture, however large it is.
  static var picture: CGRect { CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity).bounded }
}
