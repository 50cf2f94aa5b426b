/// Damaged areas as a small number of rectangles of whole cells that do not overlap.
struct DamageRegion {
  private(set) var rects: [CGRect] = []

  init(_ damage: Damage, cell: CGSize, bounds: CGRect) {
    rects.reserveCapacity(min(damage.areas.count, Self.limit + 1))
    for rect in damage.areas {
      insert(rect.bounded.outward(to: cell).clipped(to: bounds))
      if rects.count > Self.limit { rects = [rects.dropFirst().reduce(rects[0]) { $0.joined(with: $1) }] }
    }
  }

  /// More areas than this are drawn as one, because walking the tree once for each would cost more.
  private static let limit = 16

  private mutating func insert(_ rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty else { return }
    var rect = rect
    while let index = rects.firstIndex(where: { $0.reaches(into: rect) }) {
      rect = rect.joined(with: rects.remove(at: index))
    }
    rects.append(rect)
  }
}

extension CGRect {
  /// The smallest rectangle of whole cells around this one.
  fileprivate func outward(to cell: CGSize) -> CGRect {
    guard !isNull else { return self }
    let (x, y) = ((minX / cell.width).rounded(.down) * cell.width, (minY / cell.height).rounded(.down) * cell.height)
    let (right, bottom) = (
      (maxX / cell.width).rounded(.up) * cell.width, (maxY / cell.height).rounded(.up) * cell.height
    )
    return CGRect(x: x, y: y, width: right - x, height: bottom - y)
  }
}
