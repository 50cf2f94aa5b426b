import Testing
import ViewTreeTesting

struct AlignmentTests {
  private enum Rim: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  @Test func `alignments are called after their guides`() {
    let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing, HorizontalAlignment(Rim.self)]
    #expect(horizontal.map(\.description) == ["leading", "center", "trailing", "rim"])
    let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
    #expect(vertical.map(\.description) == ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"])
  }

  private enum Far: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { .infinity }
  }

  /// A layout of one view with a guide that is endless.
  private struct Endless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 1, height: 1)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { .infinity }
  }

  @MainActor @Test func `a guide without an end is at zero`() {
    for guide: CGFloat in [.infinity, -.infinity, .nan] {
      let screen = Screen(width: 20) {
        HStack(alignment: .top) {
          Text("a").alignmentGuide(.top) { _ in guide }
          Text("b")
        }
      }
      expectText(screen.text, equals: "a b")
    }
    let missing: some View = HStack(alignment: VerticalAlignment(Far.self)) {
      Text("a")
      Text("b").alignmentGuide(VerticalAlignment(Far.self)) { _ in 1 }
    }
    expectText(Screen(missing, width: 20).text, equals: "  b\na")
    let stacked: some View = ZStack(alignment: Alignment(horizontal: HorizontalAlignment(Far.self), vertical: .top)) {
      Text("a")
    }
    expectText(Screen(stacked, width: 20).text, equals: "a")
    let layout: some View = HStack(alignment: .top) {
      Text("a")
      Endless() { Text("") }
    }
    expectText(Screen(layout, width: 20).text, equals: "a")
  }
}
