import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct PopoverLayoutTests {
  private let metrics = LayoutMetrics(
    spacing: .zero, padding: .zero, divider: CGSize(width: 2, height: 3), countsCells: false)
  private let size = CGSize(width: 30, height: 20)

  /// The origin of a popover of 10 × 6.
  private func origin(
    _ edge: Edge?, x: CGFloat = 50, y: CGFloat = 40, width: CGFloat? = 120, height: CGFloat? = 100,
    attachment: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> CGPoint {
    PopoverLayout(attachment: attachment, edge: edge).origin(
      of: size, next: CGRect(x: x, y: y, width: 10, height: 6),
      within: ProposedViewSize(width: width, height: height), metrics: metrics)
  }

  @Test func `a popover stands in the middle of its edge`() {
    expectEqual(origin(.bottom), CGPoint(x: 40, y: 46))
    expectEqual(origin(.top), CGPoint(x: 40, y: 20))
    expectEqual(origin(.trailing), CGPoint(x: 62, y: 33))
    expectEqual(origin(.leading), CGPoint(x: 18, y: 33))
    expectEqual(origin(nil), CGPoint(x: 40, y: 46))
  }

  @Test func `a popover stays within the screen along its edge`() {
    expectEqual(origin(.bottom, x: 5), CGPoint(x: 0, y: 46))
    expectEqual(origin(.top, x: 105), CGPoint(x: 90, y: 20))
    expectEqual(origin(.trailing, y: 2), CGPoint(x: 62, y: 0))
    expectEqual(origin(.leading, y: 90), CGPoint(x: 18, y: 80))
    expectEqual(origin(.bottom, x: 200, width: nil, height: nil), CGPoint(x: 190, y: 46))
  }

  @Test func `a popover moves to the opposite edge if there is no room`() {
    expectEqual(origin(.bottom, y: 74), CGPoint(x: 40, y: 80), "it just fits")
    expectEqual(origin(.bottom, y: 75), CGPoint(x: 40, y: 55))
    expectEqual(origin(.top, y: 20), CGPoint(x: 40, y: 0), "it just fits")
    expectEqual(origin(.top, y: 19), CGPoint(x: 40, y: 25))
    expectEqual(origin(.trailing, x: 78), CGPoint(x: 90, y: 33), "it just fits")
    expectEqual(origin(.trailing, x: 79), CGPoint(x: 47, y: 33))
    expectEqual(origin(.leading, x: 32), CGPoint(x: 0, y: 33), "it just fits")
    expectEqual(origin(.leading, x: 31), CGPoint(x: 43, y: 33))
  }

  @Test func `a popover takes any edge with room, and covers its view if there is none`() {
    expectEqual(origin(.top, y: 15, height: 40), CGPoint(x: 62, y: 8))
    expectEqual(origin(nil, x: 85, y: 15, height: 40), CGPoint(x: 53, y: 8))
    expectEqual(origin(.leading, x: 20, y: 40, width: 60), CGPoint(x: 10, y: 46))
    expectEqual(origin(.leading, x: 20, y: 40, width: 60, height: 50), CGPoint(x: 10, y: 20))
    expectEqual(origin(.top, x: 20, y: 15, width: 60, height: 40), CGPoint(x: 10, y: 0))
    expectEqual(origin(.bottom, x: 20, y: 15, width: 60, height: 40), CGPoint(x: 10, y: 20))
    expectEqual(origin(nil, x: 20, y: 0, width: 20, height: 10), CGPoint(x: 0, y: 0))
  }

  @Test func `a popover stands at a part of its view`() {
    expectEqual(origin(.bottom, attachment: .point(.topLeading)), CGPoint(x: 35, y: 40))
    expectEqual(origin(.trailing, attachment: .point(.center)), CGPoint(x: 57, y: 33))
    expectEqual(
      origin(.top, attachment: .rect(.rect(CGRect(x: 2, y: 3, width: 4, height: 1)))), CGPoint(x: 39, y: 23))
  }
}
