import Testing
import ViewTreeTesting

@testable import ViewTree

struct DamagedAreaTests {
  private func area(_ x: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: 1, height: 1) }

  @Test func `an area that is damaged twice in a row counts once`() {
    var damage = Damage()
    #expect(damage.isEmpty)
    for x in [1, 1, 2, 2, 1] as [CGFloat] { damage.add(area(x)) }
    expectEqual(damage.areas, [area(1), area(2), area(1)])
    damage.removeAll()
    #expect(damage.isEmpty)
  }

  @Test func `the whole picture begins in its corner`() {
    expectEqual(CGRect.picture, CGRect(x: 0, y: 0, width: 1e9, height: 1e9))
  }
}
