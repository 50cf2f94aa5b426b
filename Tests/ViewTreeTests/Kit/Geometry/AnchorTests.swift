import Testing

@testable import ViewTree
import ViewTreeTesting

struct AnchorTests {
  private let frame = CGRect(x: 10, y: 4, width: 20, height: 3)

  @Test func `the bounds of a view are its frame, a rectangle in it is moved with it`() {
    expectEqual(Anchor<CGRect>.Source.bounds.rect(in: frame), frame)
    let part = CGRect(x: 2, y: 1, width: 5, height: 1)
    expectEqual(Anchor<CGRect>.Source.rect(part).rect(in: frame), CGRect(x: 12, y: 5, width: 5, height: 1))
    #expect(Anchor<CGRect>.Source.rect(part) != .bounds && Anchor<CGRect>.Source.rect(part) == .rect(part))
  }

  @Test func `a point of a view is at its part of the frame`() {
    typealias Point = Anchor<CGPoint>.Source
    let points: [Point] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
    ]
    expectEqual(
      points.map { $0.value(in: frame) },
      [
        CGPoint(x: 10, y: 4), CGPoint(x: 20, y: 4), CGPoint(x: 30, y: 4), CGPoint(x: 10, y: 5.5),
        CGPoint(x: 20, y: 5.5),
        CGPoint(x: 30, y: 5.5), CGPoint(x: 10, y: 7), CGPoint(x: 20, y: 7), CGPoint(x: 30, y: 7),
      ])
    expectEqual(Point.point(CGPoint(x: 3, y: 1)).value(in: frame), CGPoint(x: 13, y: 5))
    expectEqual(Point.unitPoint(UnitPoint(x: 0.25, y: 2)).value(in: frame), CGPoint(x: 15, y: 10))
  }

  @Test func `anchors are equal if they are one place of one view`() {
    let (a, b) = (AnchorPlace(), AnchorPlace())
    func anchor(_ place: AnchorPlace, _ source: Anchor<CGPoint>.Source) -> Anchor<CGPoint> {
      Anchor(place: place, source: source)
    }
    #expect(anchor(a, .top) == anchor(a, .top) && anchor(a, .top) != anchor(b, .top))
    #expect(anchor(a, .top) != anchor(a, .bottom) && anchor(a, .top) != anchor(b, .bottom))
    expectEqual(Set([anchor(a, .top), anchor(a, .top), anchor(b, .top)]).count, 2)
  }
}
