extension Presentation {
  package static var cover: Presentation {
    Presentation(CoverLayout(), modality: .modal, transition: .move(edge: .bottom))
  }
}

/// A layout that fills the screen; without a fixed height it fits the content, and never shows the views below.
struct CoverLayout: EngineLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let cover = subviews.content else { return .zero }
    let below = cover[PresentationPlace.self].screen
    let ideal = cover.sizeThatFits(proposal)
    return proposal.replacingUnspecifiedDimensions(by: ideal.union(below))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
