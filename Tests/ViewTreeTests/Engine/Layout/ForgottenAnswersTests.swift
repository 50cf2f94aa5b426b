import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// A view with too many answers forgets those of earlier layouts, and never returns an outdated one.
@MainActor @Suite struct ForgottenAnswersTests {
  /// As high as its subview is for nine widths together.
  private struct Nine: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let width = proposal.width ?? 0
      let height = (0..<9).reduce(0) { total, more in
        total + subviews[0].sizeThatFits(ProposedViewSize(width: width + CGFloat(more), height: nil)).height
      }
      return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }
  }

  private struct Words: View {
    let isOther: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Nine { Text(isOther ? "a aaaa a" : "aa aa aa") }
        Text("end")
      }
    }
  }

  private struct Switching: View {
    @State private var isOther = false

    var body: some View { Words(isOther: isOther).onTapGesture { isOther.toggle() } }
  }

  @Test func `a change only in forgotten sizes moves the views below`() {
    let screen = Screen(Switching(), width: 4)
    let before = screen.text
    screen.resize(width: 30)
    screen.resize(width: 4)
    expectText(screen.text, equals: before)
    screen.click(column: 0, row: 0)
    #expect(screen.text != before)
    expectText(screen.text, equals: Screen(Words(isOther: true), width: 4).text)
    expectEqual(screen.faults, [])
  }

  @Test func `the answers that an element keeps do not grow with its past widths`() {
    let screen = Screen(Switching(), width: 4)
    for width in 5..<60 { screen.resize(width: width) }
    var most = 0
    func visit(_ node: Node) {
      if let element = node as? RenderNode { most = max(most, element.layoutCache.sizes.count) }
      node.forEachChild(visit)
    }
    visit(screen.frames.root)
    #expect((1...20).contains(most))
  }
}
