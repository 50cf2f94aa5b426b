extension Presentation {
  package static var sheet: Presentation {
    Presentation(SheetLayout(), modality: .modal, dimsBelow: true, transition: .move(edge: .bottom))
  }

  /// A sheet that may take the whole height of the screen, so that all of its text is visible.
  package static var alert: Presentation {
    Presentation(
      SheetLayout(hasRowsAround: false), modality: .modal, dimsBelow: true, transition: .move(edge: .bottom))
  }
}

/// A box in the middle of the screen, with a margin where there is room.
struct SheetLayout: EngineLayout {
  /// Whether there is also a margin above and below.
  var hasRowsAround = true

  /// Returns the size proposed to the box: the screen's, less a margin as wide as the insets of a box.
  ///
  /// Without `hasRowsAround`, the margin is only at the left and the right.
  private func offer(_ screen: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    var offer = screen.inset(by: subviews.metrics.boxInsets)
    if !hasRowsAround { offer.height = screen.height }
    return offer
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let sheet = subviews.content else { return .zero }
    let size = sheet.sizeThatFits(offer(proposal, subviews))
    let below = sheet[PresentationPlace.self].screen
    return proposal.replacingUnspecifiedDimensions(by: size.union(below))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let sheet = subviews.content else { return }
    let offer = offer(proposal, subviews)
    let size = sheet.sizeThatFits(offer)
    let origin = CGPoint(
      x: max((bounds.width - size.width) / 2, 0), y: max((bounds.height - size.height) / 2, 0))
    sheet.place(at: origin, proposal: offer)
  }
}
