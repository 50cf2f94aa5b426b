import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@testable import ViewTree

struct VisualEffectTests {
  @Test func `offsets add up and opacities multiply`() {
    let effect = EmptyVisualEffect().offset(x: 2, y: 1).opacity(0.5).offset(CGSize(width: 1, height: 0)).opacity(0.5)
    expectEqual(effect._look, _VisualLook(offset: CGPoint(x: 3, y: 1), opacity: 0.25))
    expectEqual(EmptyVisualEffect().opacity(.nan).offset(x: .infinity)._look, _VisualLook())
    expectEqual(EmptyVisualEffect().scaleEffect(2).blur(radius: 3).rotationEffect(.degrees(3))._look, _VisualLook())
  }

  @Test func `two looks can be interpolated`() {
    let (start, end) = (_VisualLook(), _VisualLook(offset: CGPoint(x: 4, y: 2), opacity: 0))
    expectEqual(start.mixed(with: end, amount: 0.5), _VisualLook(offset: CGPoint(x: 2, y: 1), opacity: 0.5))
    #expect(start.mixed(with: end, amount: 0) == start && start.mixed(with: end, amount: 1) == end)
  }
}
