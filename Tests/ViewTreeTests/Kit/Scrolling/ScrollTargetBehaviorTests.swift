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

  @Test(arguments: [
    (0, 1, 3), (3, 4, 7), (7, 6, 3), (3, 2, 0), (0, 8, 7), (7, 8, 7), (0, 4, 3), (0, 5, 3), (3, 3, 3),
  ])
  func `a view is the next one, or the nearest to the wanted place`(old: CGFloat, new: CGFloat, end: CGFloat) {
    let last = target(of: .viewAligned(limitBehavior: .always), from: old, to: new, targets: [0, 3, 7])
    // Beyond the last view there is nothing to align with.
    expectEqual(last, (old == 7 && new == 8 ? 8 : end))
  }

  @Test func `a view near the end is aligned as far as the content goes`() {
    expectEqual(target(of: .viewAligned, from: 30, to: 35, targets: [30, 38]), 36)
    // Lengths are not rounded: what is nearly at the edge is there already.
    expectEqual(target(of: .viewAligned, from: 3, to: 4, targets: [0, 3.0005, 7]), 7)
    expectEqual(target(of: .viewAligned, from: 3, to: 2, targets: [0, 2.9995, 7]), 0)
    expectEqual(target(of: .viewAligned, from: 3, to: 5, targets: []), 5)
  }

  @Test func `a window without a size stays where it is wanted`() {
    var target = ScrollTarget(rect: CGRect(x: 2, y: 3, width: 0, height: 0))
    PagingScrollTargetBehavior().updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: .zero), velocity: .zero, contentSize: .zero, containerSize: .zero,
        axes: [.horizontal, .vertical], targets: [], limit: .zero))
    expectEqual(target.rect.origin, CGPoint(x: 2, y: 3))
  }

  @Test func `a page may be a single cell`() {
    var target = ScrollTarget(rect: CGRect(x: 1.6, y: 3.4, width: 1, height: 1))
    PagingScrollTargetBehavior().updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: .zero), velocity: .zero, contentSize: CGSize(width: 9, height: 9),
        containerSize: CGSize(width: 1, height: 1), axes: [.horizontal, .vertical], targets: [],
        limit: CGPoint(x: 8, y: 8)))
    expectEqual(target.rect.origin, CGPoint(x: 2, y: 3))
  }

  @Test func `targets are hashed by their place`() {
    func target(_ x: CGFloat, _ y: CGFloat) -> ScrollTarget {
      ScrollTarget(rect: CGRect(x: x, y: y, width: 1, height: 1))
    }
    expectEqual(Set([target(1, 2), target(3, 2), target(1, 4)].map(\.hashValue)).count, 3)
    expectEqual(target(1, 2).hashValue, ScrollTarget(rect: CGRect(x: 1, y: 2, width: 9, height: 9)).hashValue)
    expectEqual(target(1, 2).anchor, nil)
    #expect(ScrollTarget(rect: .zero, anchor: .top) != ScrollTarget(rect: .zero))
  }

  /// A behaviour that changes nothing, and keeps what it is asked.
  private final class Recorder: ScrollTargetBehavior {
    var contexts: [(ScrollTarget, ScrollTargetBehaviorContext)] = []

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { contexts.append((target, context)) }
  }

  @Test func `the velocity is in lines, and lengths are in the screen's unit`() throws {
    let recorder = Recorder()
    let screen = Screen(width: 10, height: 5, options: ScreenOptions(unit: .points)) {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 160, height: 240) }.scrollTargetBehavior(recorder)
    }
    screen.press(.tab)
    screen.press(.right)
    screen.press(.down)
    screen.press(.pageDown)
    expectEqual(
      recorder.contexts.map { $1.velocity }, [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: 4)])
    let (target, context) = try #require(recorder.contexts.last)
    expectEqual(context.originalTarget.rect, CGRect(x: 8, y: 16, width: 80, height: 80))
    expectEqual(target.rect, CGRect(x: 8, y: 80, width: 80, height: 80))
    expectEqual(
      [context.contentSize, context.containerSize], [CGSize(width: 160, height: 240), CGSize(width: 80, height: 80)])
    expectEqual(context.axes, [.horizontal, .vertical])
  }

  @Test func `keys scroll by a line up and by a column to the left, too`() {
    let recorder = Recorder()
    let screen = Screen(width: 10, height: 5, options: ScreenOptions(unit: .points)) {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 160, height: 240) }.scrollTargetBehavior(recorder)
    }
    screen.press(.tab)
    for key in [Key.pageDown, .right, .up, .left] { screen.press(key) }
    expectEqual(recorder.contexts.suffix(2).map { $1.velocity }, [CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)])
  }

  @Test func `views in an inner window are no targets of the outer one`() {
    var seen: [Int] = []
    func window(_ inner: some View) -> some View {
      ScrollView(showsIndicators: false) {
        VStack(alignment: .leading, spacing: 0) {
          Text("title\n.")
          ScrollView(.horizontal, showsIndicators: false) { inner }.frame(width: 6)
          VStack(alignment: .leading, spacing: 0) { ForEach(0..<9, id: \.self) { Text("\($0)\n.") } }
            .scrollTargetLayout()
        }
      }
    }
    let inner = HStack(spacing: 0) { ForEach(90..<92, id: \.self) { Text("\($0)") } }.scrollTargetLayout()
    let screen = Screen(width: 8, height: 5) {
      window(inner).scrollTargetBehavior(.viewAligned).onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
    }
    expectText(screen.text, equals: "title\n.\n9091\n0\n.")
    expectEqual(seen, [0])
    screen.press(.tab)
    screen.press(.down)
    expectText(screen.text, equals: "0\n.\n1\n.\n2")
  }

  /// Wide rows, or others where those do not fit; either all rows are targets, or the column of the wide ones is a
  /// layout of targets.
  private struct Fitting: View {
    let areTargets: Bool
    let see: ([Int]) -> Void

    var body: some View {
      ScrollView(showsIndicators: false) {
        ViewThatFits(in: .horizontal) {
          if areTargets {
            VStack(spacing: 0) {
              ForEach(20..<29, id: \.self) { Text("a wide row \($0)").fixedSize().scrollTarget() }
            }
          } else {
            VStack(spacing: 0) { ForEach(20..<29, id: \.self) { Text("a wide row \($0)").fixedSize() } }
              .scrollTargetLayout()
          }
          if areTargets {
            VStack(spacing: 0) { ForEach(0..<5, id: \.self) { Text("r\($0)\n.\n.").scrollTarget() } }
          } else {
            VStack(spacing: 0) { ForEach(0..<5, id: \.self) { Text("r\($0)\n.\n.") } }
          }
        }
      }
      .scrollTargetBehavior(.viewAligned).onScrollTargetVisibilityChange(idType: Int.self) { see($0) }
    }
  }

  @Test func `hidden views are no targets, wherever they were`() {
    var seen: [Int] = []
    let layout = Screen(Fitting(areTargets: false) { seen = $0 }, width: 16, height: 4)
    expectText(layout.text, startsWith: "a wide row 20\n")
    expectEqual(seen, [20, 21, 22, 23])
    layout.resize(width: 8, height: 4)
    expectText(layout.text, equals: "r0\n.\n.\nr1")
    expectEqual(seen, [0])
    let rows = Screen(Fitting(areTargets: true) { _ in }, width: 16, height: 4)
    expectText(rows.text, startsWith: "a wide row 20\n")
    rows.resize(width: 8, height: 4)
    rows.press(.tab)
    rows.press(.down)
    expectText(rows.text, equals: "r1\n.\n.\nr2")
  }

  @Test func `a notch of the wheel goes to one target, past short ones as far as three lines`() {
    func tops(height: CGFloat, _ behavior: some ScrollTargetBehavior) -> [String] {
      let screen = Screen(width: 6, height: 6) {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<20) { Text("N\($0)").frame(height: height, alignment: .top) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(behavior)
      }
      return [1, 1, -1].map { notches in
        screen.turnWheel(column: 1, row: 1, byColumns: 0, rows: notches)
        return String(screen.text.prefix { $0 != "\n" && $0 != " " })
      }
    }
    expectEqual(tops(height: 5, .viewAligned), ["N1", "N2", "N1"])
    expectEqual(tops(height: 1, .viewAligned), ["N3", "N6", "N3"])
    expectEqual(tops(height: 2, .paging), ["N3", "N6", "N3"])
  }
}
