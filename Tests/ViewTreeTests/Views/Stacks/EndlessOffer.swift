import ViewTree

/// A layout that offers its view all there is, and notes what that answers.
struct EndlessOffer: Layout {
  nonisolated(unsafe) let note: Note
  final class Note { var size = CGSize.zero }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    unsafe note.size = subviews[0].sizeThatFits(.infinity)
    return subviews[0].sizeThatFits(proposal)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
