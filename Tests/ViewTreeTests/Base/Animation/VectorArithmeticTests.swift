import Testing
import ViewTreeTesting

struct VectorArithmeticTests {
  @Test func `a value goes to another one by a part of the way`() {
    #expect(2.0.interpolated(towards: 6, amount: 0.25) == 3)
    #expect(CGFloat(2).interpolated(towards: 6, amount: 2) == 10)
    #expect(Float(2).scaled(by: 1.5) == 3 && Float(3).magnitudeSquared == 9)
    let pair = AnimatablePair(1.0, CGFloat(10)).interpolated(towards: AnimatablePair(2, 30), amount: 0.5)
    #expect(pair == AnimatablePair(1.5, 20))
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    #expect(EmptyAnimatableData().interpolated(towards: .zero, amount: 0.5) == .zero)
  }

  private func halfWay<A: Animatable>(_ a: A, _ b: A) -> A {
    var value = a
    value.animatableData.interpolate(towards: b.animatableData, amount: 0.5)
    return value
  }

  @Test func `values of geometry are animated by their components`() {
    #expect(halfWay(CGPoint(x: 0, y: 2), CGPoint(x: 2, y: 4)) == CGPoint(x: 1, y: 3))
    #expect(halfWay(CGSize(width: 0, height: 2), CGSize(width: 2, height: 4)) == CGSize(width: 1, height: 3))
    let rects = (CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 2, y: 4, width: 6, height: 8))
    #expect(halfWay(rects.0, rects.1) == CGRect(x: 1, y: 2, width: 4, height: 5))
    #expect(halfWay(UnitPoint.topLeading, .bottomTrailing) == .center)
    #expect(halfWay(Angle.radians(1), .radians(2)) == .radians(1.5))
    let insets = EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    #expect(halfWay(EdgeInsets(), insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}
