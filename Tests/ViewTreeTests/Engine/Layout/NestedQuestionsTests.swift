import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// Layouts that ask each subview for several sizes, within each other.
@MainActor @Suite struct NestedQuestionsTests {
  /// Asks its subviews for the widths that `offers` makes of its own, and is as large as the largest answer.
  private struct Asking: Layout {
    var guide: HorizontalAlignment?
    let offers: @Sendable (CGFloat) -> [CGFloat]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      var size = CGSize.zero
      for subview in subviews {
        for width in offers(proposal.width ?? 80) {
          let answer = subview.dimensions(in: ProposedViewSize(width: width, height: nil))
          size.width = max(size.width, answer.width, guide.map { answer[$0] } ?? 0)
          size.height = max(size.height, answer.height)
        }
      }
      return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private enum Custom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 1 }
  }

  private static let guide = HorizontalAlignment(Custom.self)

  private func nested(
    _ depth: Int, guide: HorizontalAlignment? = nil, _ offers: @escaping @Sendable (CGFloat) -> [CGFloat]
  ) -> Screen {
    var view = AnyView(Text("e").alignmentGuide(Self.guide) { $0.width - 1 })
    for _ in 0..<depth { view = AnyView(Asking(guide: guide, offers: offers) { view }) }
    return Screen(view)
  }

  private func measured(_ screen: Screen) -> Int {
    expectText(screen.text, equals: "e")
    expectEqual(screen.issues, [])
    expectEqual(screen.faults, [])
    return screen.frames.tree.work.measured
  }

  @Test(arguments: [8, 16, 32, 64])
  func `three lengths that differ by columns cost the square of the depth`(depth: Int) {
    #expect(measured(nested(depth) { [$0, $0 - 1, $0 - 2] }) <= (depth + 2) * (depth + 2))
  }

  @Test(arguments: [8, 16, 32])
  func `three lengths that differ by factors cost the third power of the depth`(depth: Int) {
    // Twice: products of the same factors in another order are not always the same number.
    #expect(measured(nested(depth) { [$0, $0 / 2, $0 / 3] }) <= 2 * depth * depth * depth)
  }

  @Test(arguments: [8, 16, 32])
  func `guides for three lengths cost the square of the depth as well`(depth: Int) {
    let screen = nested(depth, guide: Self.guide) { [$0, $0 - 1, $0 - 2] }
    #expect(measured(screen) <= (depth + 2) * (depth + 2))
  }

  @Test func `a change below measures no more than the mount`() {
    struct Counter: View {
      @State private var number = 0

      var body: some View { Text("\(number)").onTapGesture { number += 1 } }
    }
    var view = AnyView(Counter())
    for _ in 0..<32 {
      let inner = view
      view = AnyView(Asking(offers: { [$0, $0 - 1, $0 - 2] }) { inner })
    }
    let screen = Screen(view)
    let mount = screen.frames.tree.work.measured
    screen.click(column: 0, row: 0)
    expectText(screen.text, equals: "1")
    #expect(screen.frames.tree.work.measured <= 2 * mount)
  }

  @Test func `measurements that double with each level end at a limit, with an issue`() {
    let screen = nested(11) { [$0 * 0.9 - 1, $0 - 0.3, $0 * 0.8] }
    expectText(screen.text, equals: "e")
    expectEqual(screen.issues.count, 1)
    expectEqual(screen.issues.first?.contains("different proposals in one layout"), true)
    #expect(screen.frames.tree.work.measured <= 11 * RenderTree.answerLimit)
  }

  @Test func `guides that double with each level end at the limit too`() {
    let screen = nested(11, guide: Self.guide) { [$0 * 0.9 - 1, $0 - 0.3, $0 * 0.8] }
    expectText(screen.text, equals: "e")
    expectEqual(screen.issues.count, 1)
    #expect(screen.frames.tree.work.measured <= 11 * RenderTree.answerLimit)
  }

  @Test func `guides alone end at the limit: two of each of 6,000 sizes`() {
    struct Guides: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        for width in 0..<6_000 {
          let dimensions = subviews[0].dimensions(in: ProposedViewSize(width: CGFloat(width), height: 1))
          _ = (dimensions[HorizontalAlignment.leading], dimensions[VerticalAlignment.top])
        }
        return CGSize(width: 9, height: 1)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
      }
    }
    let screen = Screen(width: 9) {
      Guides { Text("e").alignmentGuide(.leading) { _ in 0 }.alignmentGuide(.top) { _ in 0 } }
    }
    expectText(screen.text, equals: "e")
    expectEqual(screen.issues.count, 1)
  }
}
