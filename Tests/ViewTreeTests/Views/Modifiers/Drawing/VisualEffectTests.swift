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

  @Test func `every spelling of an offset and an opacity`() {
    let point = EmptyVisualEffect().offset(CGPoint(x: 1, y: 5)).offset(CGSize(width: 4, height: 2))
    expectEqual(point._look, _VisualLook(offset: CGPoint(x: 5, y: 7), opacity: 1))
    expectEqual([2, 0.5, -1, .nan].map { EmptyVisualEffect().opacity($0)._look.opacity }, [1, 0.5, 0, 1])
  }

  @Test func `from one look to another everything goes at one speed`() {
    let start = _VisualLook(offset: CGPoint(x: 2, y: 4), opacity: 1)
    let end = _VisualLook(offset: CGPoint(x: 10, y: 24), opacity: 0.5)
    expectEqual(start.mixed(with: end, amount: 0.25), _VisualLook(offset: CGPoint(x: 4, y: 9), opacity: 0.875))
  }

  @MainActor @Test func `a look moves and fades a view`() {
    let look = _VisualLook(offset: CGPoint(x: 2, y: 1), opacity: 1)
    expectText(Screen(Text("a").visualLook(look), width: 4, height: 2).text, equals: "\n  a")
    expectText(Screen(Text("a").visualLook(_VisualLook(opacity: 0)), width: 4, height: 1).text, equals: "")
  }
}
