import Testing
import ViewTreeTesting

@testable import ViewTree

/// A subview that its layout does not place stands in the middle of the bounds, and is offered what the layout is.
@MainActor @Suite struct UnplacedSubviewTests {
  /// Takes a size, and places only its first subviews, in the top leading corner.
  private struct Corner: Layout {
    var size = CGSize(width: 9, height: 3)
    var placed = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews.prefix(placed) { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  /// The same with a cache, which says how many subviews to place.
  private struct CachedCorner: Layout {
    let placed: Int

    func makeCache(subviews: Subviews) -> Int { placed }
    func updateCache(_ cache: inout Int, subviews: Subviews) { cache = placed }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      CGSize(width: 9, height: 3)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
      for subview in subviews.prefix(cache) { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  @Test func `an unplaced subview stands in the middle, also of bounds that begin elsewhere`() {
    let screen = Screen(width: 12) { Corner { Text("abc") }.border(.red).padding(.leading, 2) }
    expectText(
      screen.text,
      equals: """
          +-------+
          |  abc  |
          +-------+
        """)
  }

  @Test func `an unplaced subview is proposed the container's proposal, not its size`() {
    let screen = Screen(width: 7) {
      Corner(size: CGSize(width: 20, height: 3)) { Text("one two").accessibilityIdentifier("text") }
        .accessibilityIdentifier("corner")
    }
    expectEqual(screen.frame(id: "corner")?.size, CGSize(width: 20, height: 3))
    expectEqual(screen.frame(id: "text"), CGRect(x: 6.5, y: 1, width: 7, height: 1))
  }

  @Test func `some are placed and others are not`() {
    let screen = Screen(width: 9) {
      Corner(placed: 1) {
        Text("ab")
        Text("cd")
      }
    }
    expectText(screen.text, equals: "ab\n    cd\n")
  }

  @Test func `a layout that begins or ends to place one moves it`() {
    struct Switching: View {
      @State private var placed = 0
      let layout: (Int) -> AnyLayout
      var body: some View {
        VStack(alignment: .leading) {
          let corner = layout(placed)
          corner { Text("ab") }
          Button("next") { placed = 1 - placed }
        }
      }
    }
    let layouts: [(Int) -> AnyLayout] = [
      { AnyLayout(Corner(placed: $0)) }, { AnyLayout(CachedCorner(placed: $0)) },
      { $0 == 0 ? AnyLayout(Corner()) : AnyLayout(CachedCorner(placed: 1)) },
    ]
    for layout in layouts {
      let screen = Screen(width: 9) { Switching(layout: layout) }
      let (middle, corner) = ("\n    ab\n\n[ next ]", "ab\n\n\n[ next ]")
      for expected in [middle, corner, middle] {
        expectText(screen.text, equals: expected)
        expectEqual(screen.faults, [])
        try? screen.find(.button, "next").tap()
      }
    }
  }

  @Test func `the guides of an unplaced subview apply at its place`() {
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        Corner(placed: 0) { Text("ab").alignmentGuide(.leading) { _ in 1 } }
        Text("x").accessibilityIdentifier("x")
      }
    }
    expectEqual(screen.frame(id: "x")?.minX, 4.5)
    expectEqual(screen.faults, [])
  }

  @Test func `an unplaced subview follows a new proposal of its container`() {
    struct Filling: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    let screen = Screen(width: 8, height: 3) { Filling { Button("ok") {} } }
    expectText(screen.text, equals: "\n [ ok ]\n")
    screen.resize(width: 6, height: 1)
    expectText(screen.text, equals: "[ ok ]")
    #expect(throws: Never.self) { try screen.find(.button, "ok").tap() }
  }
}
