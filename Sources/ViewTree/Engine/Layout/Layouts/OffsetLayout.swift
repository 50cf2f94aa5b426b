/// A layout that draws the content with an offset, without a change to the surrounding layout.
struct OffsetLayout: TransparentLayout {
  var offset: CGPoint

  var animatableData: CGPoint.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin + offset, proposal: proposal)
  }
}
