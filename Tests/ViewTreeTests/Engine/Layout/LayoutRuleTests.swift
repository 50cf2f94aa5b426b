import Testing
import ViewTreeTesting

@testable import ViewTree

/// The ground-truth cases that are not a tree of views: the number is that of the case.
@MainActor struct LayoutRuleTests {
  private struct Placing: Layout {
    var size: CGSize
    var proposal = ProposedViewSize.unspecified
    var positions: [CGFloat] = [0]
    var startsAtBounds = true

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (subview, x) in zip(subviews, positions) {
        subview.place(at: CGPoint(x: (startsAtBounds ? bounds.minX : 0) + x, y: bounds.minY), proposal: self.proposal)
      }
    }
  }

  @Test func `subviews are placed in the coordinates of the bounds (Y04)`() {
    let screen = Screen(width: 20) {
      Placing(size: CGSize(width: 4, height: 1)) { Color.red.frame(width: 4, height: 1).accessibilityIdentifier("a") }
        .padding(3)
    }
    expectEqual(screen.frame(id: "a"), CGRect(x: 3, y: 3, width: 4, height: 1))
  }

  @Test func `a proposal is not a size (Y06)`() {
    let screen = Screen(width: 60) {
      Placing(size: CGSize(width: 60, height: 60), proposal: ProposedViewSize(width: 50, height: 50)) {
        Color.red.frame(width: 4, height: 2).accessibilityIdentifier("a")
      }
    }
    expectEqual(screen.size, CGSize(width: 60, height: 60))
    expectEqual(screen.frame(id: "a"), CGRect(x: 0, y: 0, width: 4, height: 2))
  }

  @Test func `explicit guides of subviews are merged to their mean, in the coordinates of the container (Y09)`() {
    let screen = Screen(width: 40) {
      VStack(alignment: .leading, spacing: 0) {
        Placing(size: CGSize(width: 20, height: 1), positions: [0, 10]) {
          Text("ab").alignmentGuide(.leading) { _ in 2 }
          Text("cd").alignmentGuide(.leading) { _ in 4 }
        }
        Text("x").accessibilityIdentifier("x")
      }
    }
    expectEqual(screen.frame(id: "x")?.minX, 8)
  }

  @Test func `unspecified lengths are replaced by 10 (Y13)`() {
    let proposal = ProposedViewSize(width: nil, height: 200)
    expectEqual(proposal.replacingUnspecifiedDimensions(), CGSize(width: 10, height: 200))
    expectEqual(
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 50, height: 100)), CGSize(width: 50, height: 200))
  }

  @Test func `insets make a proposal smaller, and NaN becomes zero (Y16)`() {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    expectEqual(ProposedViewSize(width: 100, height: 200).inset(by: insets), ProposedViewSize(width: 60, height: 180))
    expectEqual(ProposedViewSize(width: nil, height: 200).inset(by: insets), ProposedViewSize(width: nil, height: 180))
    expectEqual(ProposedViewSize(width: .nan, height: 200).inset(by: insets), ProposedViewSize(width: 0, height: 180))
    expectEqual(ProposedViewSize(width: 30, height: 10).inset(by: insets), ProposedViewSize(width: 0, height: 0))
  }

  @Test func `bounds out of order are clamped (F17)`() {
    typealias Bounds = FlexibleFrameLayout.Bounds
    expectEqual(Bounds(-10, nil, nil).minimum, 0)
    expectEqual(Bounds(20, 10, nil).ideal, 20)
    expectEqual(Bounds(nil, 30, 20).maximum, 30)
  }

  @Test func `a distance is the larger of two wishes, and the default without one (D02)`() {
    var (a, b) = (
      ViewSpacing(defaults: CGSize(width: 8, height: 8)), ViewSpacing(defaults: CGSize(width: 8, height: 8))
    )
    expectEqual(a.distance(to: b, along: .vertical), 8)
    a[.bottom] = 2
    expectEqual(a.distance(to: b, along: .vertical), 2)
    b[.top] = 8
    expectEqual(a.distance(to: b, along: .vertical), 8)
  }

  @Test func `wishes are of the edges that meet (D03)`() {
    var a = ViewSpacing()
    a[.leading] = 2
    a[.trailing] = 3
    expectEqual(a.distance(to: .zero, along: .horizontal), 3)
  }

  @Test func `a union takes the larger wish, on the given edges`() {
    var (a, b) = (ViewSpacing(), ViewSpacing())
    (a[.top], b[.top], b[.leading]) = (1, 3, 5)
    let union = a.union(b, edges: .top)
    expectEqual(union[.top], 3)
    #expect(union[.leading] == nil)
    expectEqual(b.union(a)[.leading], 5)
  }
}
