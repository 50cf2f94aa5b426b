import Testing
import ViewTreeTesting

@testable import ViewTree

/// The items of a bar in one width.
@MainActor struct BarLayoutTests {
  private static let arrangements = [
    BarArrangement(), BarArrangement(listed: [1]), BarArrangement(listed: [1], titleIsBelow: true),
    BarArrangement(listed: [0, 1], titleIsBelow: true, isWrapped: true),
  ]

  /// The frames of a title, an item, two items that may go into the list, and the list.
  private func frames(_ width: CGFloat, _ arrangements: [BarArrangement] = Self.arrangements) -> [[CGFloat]?] {
    func part(_ id: String, _ width: CGFloat, _ part: BarPart) -> some View {
      Color.clear.frame(width: width, height: 1).accessibilityIdentifier(id)
        .layoutValue(key: BarPart.self, value: part)
    }
    let screen = Screen(width: 40, height: 9, options: ScreenOptions(unit: .cells)) {
      BarLayout(arrangements: arrangements)() {
        part("title", 4, .title)
        part("item", 3, .item)
        Spacer().layoutValue(key: BarPart.self, value: .space)
        part("0", 4, .movable(0))
        part("1", 5, .movable(1))
        part("list", 2, .list)
        part("listed", 7, .listed)
      }
      .accessibilityIdentifier("bar").frame(width: width, alignment: .leading)
      .frame(width: 40, height: 9, alignment: .topLeading)
    }
    return ["title", "item", "0", "1", "list", "listed", "bar"].map { id in
      screen.frame(id: id).map { [$0.minX, $0.minY, $0.width, $0.height] }
    }
  }

  @Test func `the first arrangement that fits is shown`() {
    expectEqual(frames(30), [[0, 0, 4, 1], [5, 0, 3, 1], [20, 0, 4, 1], [25, 0, 5, 1], nil, nil, [0, 0, 30, 1]])
    expectEqual(frames(19), [[0, 0, 4, 1], [5, 0, 3, 1], [9, 0, 4, 1], [14, 0, 5, 1], nil, nil, [0, 0, 19, 1]])
    expectEqual(frames(18), [[0, 0, 4, 1], [5, 0, 3, 1], [11, 0, 4, 1], nil, [16, 0, 2, 1], nil, [0, 0, 18, 1]])
    expectEqual(frames(16), [[0, 0, 4, 1], [5, 0, 3, 1], [9, 0, 4, 1], nil, [14, 0, 2, 1], nil, [0, 0, 16, 1]])
    expectEqual(frames(15), [[0, 1, 4, 1], [0, 0, 3, 1], [8, 0, 4, 1], nil, [13, 0, 2, 1], nil, [0, 0, 15, 2]])
    expectEqual(frames(11), [[0, 1, 4, 1], [0, 0, 3, 1], [4, 0, 4, 1], nil, [9, 0, 2, 1], nil, [0, 0, 11, 2]])
    expectEqual(frames(10), [[0, 1, 4, 1], [0, 0, 3, 1], nil, nil, [4, 0, 2, 1], nil, [0, 0, 6, 2]])
    expectEqual(frames(5), [[0, 2, 4, 1], [0, 0, 3, 1], nil, nil, [0, 1, 2, 1], nil, [0, 0, 4, 3]])
  }

  @Test func `a list is shown for items that are always in it`() {
    let all = BarArrangement(hasList: true)
    expectEqual(
      frames(40, [all]),
      [[0, 0, 4, 1], [5, 0, 3, 1], [27, 0, 4, 1], [32, 0, 5, 1], [38, 0, 2, 1], nil, [0, 0, 40, 1]])
  }

  @Test func `a group is shown in full or short`() {
    func shown(_ isShort: Bool) -> [Bool] {
      func form(_ id: String, _ form: BarForm) -> some View {
        Color.clear.frame(width: 2, height: 1).accessibilityIdentifier(id).layoutValue(key: BarForm.self, value: form)
      }
      let screen = Screen(width: 40, height: 2, options: ScreenOptions(unit: .cells)) {
        BarLayout(arrangements: [BarArrangement(isShort: isShort)])() {
          form("full", .full)
          form("short", .short)
          form("only", .only)
        }
      }
      return ["full", "short", "only"].map { screen.frame(id: $0) != nil }
    }
    expectEqual([shown(false), shown(true)], [[true, false, true], [false, true, true]])
  }

  @Test func `titles below the items share one row, and items are measured in the height of the bar`() {
    func part(_ id: String, _ width: CGFloat, _ part: BarPart) -> some View {
      Color.clear.frame(width: width, height: 1).accessibilityIdentifier(id).layoutValue(key: BarPart.self, value: part)
    }
    let screen = Screen(width: 20, height: 4, options: ScreenOptions(unit: .cells)) {
      BarLayout(arrangements: [BarArrangement(titleIsBelow: true)])() {
        part("a", 4, .title)
        part("item", 3, .item)
        part("b", 4, .title)
      }
      .frame(width: 6, alignment: .leading).frame(width: 20, height: 4, alignment: .topLeading)
    }
    expectEqual(["a", "b"].map { screen.frame(id: $0).map { [$0.minX, $0.minY] } }, [[0, 1], [5, 1]])
    let wide = Screen(width: 20, height: 4, options: ScreenOptions(unit: .cells)) {
      BarLayout(arrangements: [BarArrangement(), BarArrangement(titleIsBelow: true)])() {
        part("a", 4, .title)
        Turned()() {}.accessibilityIdentifier("item")
      }
      .frame(width: 12, height: 3, alignment: .topLeading).frame(width: 20, height: 4, alignment: .topLeading)
    }
    expectEqual(wide.frame(id: "item").map { [$0.minX, $0.minY] }, [5, 0])
  }

  /// A layout that is twice as wide as it may be high.
  private struct Turned: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 2 * (proposal.height ?? 1), height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }
}
