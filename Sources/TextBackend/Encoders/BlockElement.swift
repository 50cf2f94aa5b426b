import ViewTree

/// The blocks, shades and dots of Unicode as rectangles: U+2580 to U+259F, and braille U+2800 to U+28FF.
struct BlockElement: Equatable {
  /// The rectangles in fractions of a cell from 0 to 1.
  var rects: [CGRect]
  /// The opacity of a shade, from 0 to 1.
  var opacity = 1.0

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x2580: rects = [CGRect(x: 0, y: 0, width: 1, height: 0.5)]
    case 0x2581...0x2588: rects = [Self.lower(eighths: scalar.value - 0x2580)]
    case 0x2589...0x258F: rects = [CGRect(x: 0, y: 0, width: CGFloat(0x2590 - scalar.value) / 8, height: 1)]
    case 0x2590: rects = [CGRect(x: 0.5, y: 0, width: 0.5, height: 1)]
    case 0x2591...0x2593: (rects, opacity) = ([Self.lower(eighths: 8)], Double(scalar.value - 0x2590) / 4)
    case 0x2594: rects = [CGRect(x: 0, y: 0, width: 1, height: 0.125)]
    case 0x2595: rects = [CGRect(x: 0.875, y: 0, width: 0.125, height: 1)]
    case 0x2596...0x259F: rects = Self.quadrants(Self.quadrantBits[Int(scalar.value - 0x2596)])
    case 0x2801...0x28FF: rects = Self.dots(scalar.value - 0x2800)
    default: return nil
    }
  }

  private static func lower(eighths: UInt32) -> CGRect {
    let height = CGFloat(eighths) / 8
    return CGRect(x: 0, y: 1 - height, width: 1, height: height)
  }

  /// The quadrants filled by `▖▗▘▙▚▛▜▝▞▟`: bit 0 at the upper left, 1 at the upper right, 2 and 3 below.
  private static let quadrantBits = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private static func quadrants(_ bits: Int) -> [CGRect] {
    let corners: [(x: CGFloat, y: CGFloat)] = [(0, 0), (0.5, 0), (0, 0.5), (0.5, 0.5)]
    return corners.indices.filter { bits >> $0 & 1 == 1 }.map {
      CGRect(x: corners[$0].x, y: corners[$0].y, width: 0.5, height: 0.5)
    }
  }

  /// Bits 0 to 2 are the upper dots of the left column, 3 to 5 those of the right column, 6 and 7 the lowest row.
  private static func dots(_ bits: UInt32) -> [CGRect] {
    let places: [(column: CGFloat, row: CGFloat)] = [
      (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3),
    ]
    return places.indices.filter { bits >> UInt32($0) & 1 == 1 }.map { bit in
      CGRect(x: 0.125 + places[bit].column / 2, y: 0.0625 + places[bit].row / 4, width: 0.25, height: 0.125)
    }
  }
}
