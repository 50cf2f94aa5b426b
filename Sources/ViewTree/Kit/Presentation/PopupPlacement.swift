// The placement of menus and calendars: next to the presenting control, always within the width of the screen.

extension Presentation {
  /// Below the control; the views below remain usable.
  static var popup: Presentation { Presentation(BelowAnchorLayout(), takesKeys: true) }
  /// A menu beside its row in another menu.
  static var submenu: Presentation { Presentation(BesideAnchorLayout(), modality: .part, takesKeys: true) }
}

/// A layout that places its only subview next to the presenting view.
protocol AnchoredLayout: EngineLayout where Cache == Void {
  func origin(of size: CGSize, next anchor: CGRect, within screen: ProposedViewSize, metrics: LayoutMetrics) -> CGPoint
}

extension AnchoredLayout {
  private func frame(_ screen: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    guard let popup = subviews.content else { return .zero }
    let size = popup.sizeThatFits(screen)
    let anchor = popup[PresentationPlace.self].anchor
    return CGRect(origin: origin(of: size, next: anchor, within: screen, metrics: subviews.metrics), size: size)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let frame = frame(proposal, subviews)
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: frame.maxX, height: frame.maxY))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: frame(proposal, subviews).origin, proposal: proposal)
  }
}

/// Places the subview below the anchor, or above it if only there is room; if there is none, it covers the anchor.
///
/// The content of the box starts at the anchor's edge, so that the box's side lies on the side of a box around the
/// anchor.
struct BelowAnchorLayout: AnchoredLayout {
  func origin(of size: CGSize, next anchor: CGRect, within screen: ProposedViewSize, metrics: LayoutMetrics) -> CGPoint
  {
    let lowest = (screen.height ?? .infinity) - size.height
    let isAbove = anchor.maxY > lowest && anchor.minY >= size.height
    return CGPoint(
      x: max(min(anchor.minX - metrics.boxInsets.leading, (screen.width ?? .infinity) - size.width), 0),
      y: isAbove ? anchor.minY - size.height : max(min(anchor.maxY, lowest), 0))
  }
}

/// Places the subview beside the anchor, from its top edge, if there is room; otherwise below it.
struct BesideAnchorLayout: AnchoredLayout {
  func origin(of size: CGSize, next anchor: CGRect, within screen: ProposedViewSize, metrics: LayoutMetrics) -> CGPoint
  {
    let line = metrics.divider
    guard anchor.maxX + line.width + size.width <= screen.width ?? .infinity else {
      return BelowAnchorLayout().origin(of: size, next: anchor, within: screen, metrics: metrics)
    }
    let lowest = max((screen.height ?? .infinity) - size.height, 0)
    return CGPoint(x: anchor.maxX + line.width, y: min(max(anchor.minY - line.height, 0), lowest))
  }
}
