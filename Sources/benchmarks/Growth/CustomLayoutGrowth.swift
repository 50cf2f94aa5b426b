import TextBackend
import ViewTree

/// Nested layouts, each of which asks its child for several sizes before it answers.
enum CustomLayoutGrowth: GrowthStep {
  static let name = "layout"
  static let title = "mount N layouts in each other, each of which asks its child for three sizes"
  static let sizes = [8, 16, 32, 64]
  /// The work is the depth to the power of the number of sizes, see `RenderTree.answerLimit`: at depth d, the innermost
  /// view is asked for all (width - i, height - j) with i and j up to d.
  static let limit = 3.0

  static func prepare(size: Int) -> () throws -> Void {
    { _ = Screen(nested(depth: size, around: Text("leaf")) { inner in AskingLayout { inner } }).text }
  }
}

private struct AskingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offer = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1_000, height: 1_000))
    let narrow = max(offer.width - 1, 0)
    let low = max(offer.height - 1, 0)
    let sizes = [(narrow, offer.height), (offer.width, low), (narrow, low)].map { width, height in
      subviews[0].sizeThatFits(ProposedViewSize(width: width, height: height))
    }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
