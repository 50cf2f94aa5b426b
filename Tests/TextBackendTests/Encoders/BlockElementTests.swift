import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend

struct BlockElementTests {
  private func block(_ value: UInt32) -> BlockElement? { Unicode.Scalar(value).flatMap(BlockElement.init) }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [CGRect] {
    [CGRect(x: x, y: y, width: width, height: height)]
  }

  @Test func `eighths of a cell are filled from below or from the left`() {
    for eighths in 1...8 {
      let part = CGFloat(eighths) / 8
      expectEqual(block(0x2580 + UInt32(eighths))?.rects, rect(0, 1 - part, 1, part))
      expectEqual(block(0x2590 - UInt32(eighths))?.rects, rect(0, 0, part, 1))
      expectEqual(block(0x2580 + UInt32(eighths))?.opacity, 1)
    }
  }

  @Test func `halves, edges and shades`() {
    expectEqual(block(0x2580)?.rects, rect(0, 0, 1, 0.5))
    expectEqual(block(0x2590)?.rects, rect(0.5, 0, 0.5, 1))
    expectEqual(block(0x2594)?.rects, rect(0, 0, 1, 0.125))
    expectEqual(block(0x2595)?.rects, rect(0.875, 0, 0.125, 1))
    for shade in 1...3 {
      expectEqual(block(0x2590 + UInt32(shade))?.rects, rect(0, 0, 1, 1))
      expectEqual(block(0x2590 + UInt32(shade))?.opacity, Double(shade) / 4)
    }
    for value in [0x257F, 0x25A0, 0x2800, 0x2900, 0x41] as [UInt32] { #expect(block(value) == nil) }
  }

  @Test func `each bit of a braille character is a dot`() {
    let places: [(CGFloat, CGFloat)] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    for (bit, place) in places.enumerated() {
      let dot = rect(0.125 + place.0 / 2, 0.0625 + place.1 / 4, 0.25, 0.125)
      expectEqual(block(0x2800 + 1 << UInt32(bit))?.rects, dot)
    }
    expectEqual(block(0x28FF)?.rects.count, 8)
  }
}
