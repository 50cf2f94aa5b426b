import Foundation
import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct UnevenRoundedRectangleTests {
  private let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

  @Test func `each corner has its radius, of at most half the shorter side`() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 99).path(in: rect)
    #expect(abs(path.boundingRect.width - 20) < 0.01 && abs(path.boundingRect.height - 10) < 0.01)
    func isIn(_ x: CGFloat, _ y: CGFloat) -> Bool { path.contains(CGPoint(x: x, y: y)) }
    #expect(!isIn(0.5, 0.5) && isIn(1.5, 1.5) && isIn(19.8, 0.2) && isIn(0.2, 9.8) && !isIn(19, 9) && isIn(18, 8))
    let square = UnevenRoundedRectangle(cornerRadii: .init(topLeading: -1)).path(in: rect)
    #expect(square.contains(CGPoint(x: 0.1, y: 0.1)))
  }

  @Test func `an uneven rectangle clips, fills and is inset like other shapes`() {
    let screen = Screen(width: 6, height: 3) {
      Color.red.clipShape(.rect(topLeadingRadius: 1, bottomTrailingRadius: 1))
    }
    expectText(screen.text, contains: "####")
    let inset = Screen(Rectangle().fill(.red).overlay { Capsule().fill(.blue).strokeBorder(lineWidth: 1) }, width: 4)
    expectEqual(inset.issues, [])
    #expect(
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 2)).inset(by: 1).path(in: rect).boundingRect.width < 19)
  }

  @Test func `a corner without a radius is square, in each way to write it`() {
    let none = RectangleCornerRadii(topLeading: 0, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0)
    let style: UnevenRoundedRectangle = .rect(style: .circular)
    for radii in [RectangleCornerRadii(), UnevenRoundedRectangle().cornerRadii, style.cornerRadii] {
      expectEqual(radii, none)
    }
    let one: UnevenRoundedRectangle = .rect(bottomLeadingRadius: 3)
    expectEqual(one.cornerRadii, RectangleCornerRadii(bottomLeading: 3))
    expectEqual(
      UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4)
        .cornerRadii,
      RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4))
  }

  @Test func `the corners of a box are round if all are, and square if none is`() {
    func corners(_ radii: CGFloat...) -> _ShapeCorners? {
      UnevenRoundedRectangle(
        topLeadingRadius: radii[0], bottomLeadingRadius: radii[1], bottomTrailingRadius: radii[2],
        topTrailingRadius: radii[3]
      )._corners
    }
    #expect(corners(1, 0.5, 2, 1) == .round && corners(0, 0, 0, -1) == .square)
    for radii in [corners(0, 1, 1, 1), corners(1, 0, 1, 1), corners(1, 1, 0, 1), corners(1, 1, 1, 0)] {
      #expect(radii == nil)
    }
  }

  @Test func `each corner is cut by its own radius, wherever the rectangle is`() {
    let rect = CGRect(x: 100, y: 50, width: 20, height: 40)
    let radii = RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8)
    let path = UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
    // A quarter circle leaves out 29 % of its radius along the diagonal.
    for (x, y, toX, toY, radius) in [
      (rect.minX, rect.minY, 1, 1, radii.topLeading), (rect.minX, rect.maxY, 1, -1, radii.bottomLeading),
      (rect.maxX, rect.maxY, -1, -1, radii.bottomTrailing), (rect.maxX, rect.minY, -1, 1, radii.topTrailing),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] {
      for (part, isInside) in [(0.25, false), (0.34, true)] {
        let place = CGPoint(x: x + toX * part * radius, y: y + toY * part * radius)
        #expect(path.contains(place) == isInside, "\(radius) \(part)")
      }
    }
    expectEqual(path.boundingRect, rect)
  }
}
