import Testing

@testable import ViewTree
import ViewTreeTesting

struct DamageRegionTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func rects(_ damage: CGRect...) -> [CGRect] {
    DamageRegion(Damage(damage), cell: CGSize(width: 8, height: 16), bounds: rect(0, 0, 800, 1600)).rects
  }

  @Test func `damage is of whole cells within the screen`() {
    expectEqual(rects(rect(8, 16, 16, 32)), [rect(8, 16, 16, 32)])
    expectEqual(rects(rect(9, 17, 1, 1)), [rect(8, 16, 8, 16)])
    expectEqual(rects(rect(15, 31, 2, 2)), [rect(8, 16, 16, 32)])
    expectEqual(rects(rect(-20, -20, 30, 40)), [rect(0, 0, 16, 32)])
    expectEqual(rects(rect(790, 1590, 30, 40)), [rect(784, 1584, 16, 16)])
    expectEqual(rects(rect(0, 0, .infinity, 1)), [rect(0, 0, 800, 16)])
  }

  @Test func `an empty area, or one beyond the screen, is no damage`() {
    expectEqual(rects(), [])
    expectEqual(rects(.null, rect(8, 16, 0, 16), rect(8, 16, 8, 0), rect(900, 0, 8, 16), rect(0, -40, 8, 16)), [])
  }

  @Test func `areas that overlap become one`() {
    let (a, b, c) = (rect(0, 0, 16, 16), rect(80, 0, 16, 16), rect(8, 0, 80, 16))
    expectEqual(rects(a, b), [a, b])
    expectEqual(rects(a, b, c), [rect(0, 0, 96, 16)])
    expectEqual(rects(a, rect(16, 0, 8, 16)), [rect(0, 0, 24, 16)])
  }

  @Test func `very many areas are drawn as one`() {
    let many = (0..<17).map { rect(CGFloat($0) * 24, CGFloat($0) * 48, 8, 16) }
    let bounds = rect(0, 0, 800, 1600)
    let cell = CGSize(width: 8, height: 16)
    expectEqual(DamageRegion(Damage(Array(many.prefix(16))), cell: cell, bounds: bounds).rects.count, 16)
    expectEqual(DamageRegion(Damage(many), cell: cell, bounds: bounds).rects, [rect(0, 0, 16 * 24 + 8, 16 * 48 + 16)])
  }
}
