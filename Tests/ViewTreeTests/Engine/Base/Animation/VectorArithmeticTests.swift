import Testing
import ViewTreeTesting

struct VectorArithmeticTests {
  @Test func `a value goes to another one by a part of the way`() {
    expectEqual(2.0.interpolated(towards: 6, amount: 0.25), 3)
    expectEqual(CGFloat(2).interpolated(towards: 6, amount: 2), 10)
    #expect(Float(2).scaled(by: 1.5) == 3 && Float(3).magnitudeSquared == 9)
    let pair = AnimatablePair(1.0, CGFloat(10)).interpolated(towards: AnimatablePair(2, 30), amount: 0.5)
    expectEqual(pair, AnimatablePair(1.5, 20))
    expectEqual(AnimatablePair(3.0, 4.0).magnitudeSquared, 25)
    expectEqual(EmptyAnimatableData().interpolated(towards: .zero, amount: 0.5), .zero)
  }

  @Test func `pairs are added and subtracted by their parts, and nothing has no length`() {
    let (a, b) = (AnimatablePair(5.0, CGFloat(7)), AnimatablePair(1.0, CGFloat(3)))
    #expect(a - b == AnimatablePair(4, 4) && a + b == AnimatablePair(6, 10) && a - a == .zero)
    let nothing = EmptyAnimatableData()
    #expect(nothing.magnitudeSquared == 0 && nothing + nothing == .zero && nothing - nothing == .zero)
  }

  private func halfWay<A: Animatable>(_ a: A, _ b: A) -> A {
    var value = a
    value.animatableData.interpolate(towards: b.animatableData, amount: 0.5)
    return value
  }

  @Test func `values of geometry are animated by their components`() {
    expectEqual(halfWay(CGPoint(x: 0, y: 2), CGPoint(x: 2, y: 4)), CGPoint(x: 1, y: 3))
    expectEqual(halfWay(CGSize(width: 0, height: 2), CGSize(width: 2, height: 4)), CGSize(width: 1, height: 3))
    let rects = (CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 2, y: 4, width: 6, height: 8))
    expectEqual(halfWay(rects.0, rects.1), CGRect(x: 1, y: 2, width: 4, height: 5))
    expectEqual(halfWay(UnitPoint.topLeading, .bottomTrailing), .center)
    expectEqual(halfWay(Angle.radians(1), .radians(2)), .radians(1.5))
    let insets = EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    expectEqual(halfWay(EdgeInsets(), insets), EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}
