// The box of presentations above the screen: an open menu, a calendar, a sheet.
//
//     Some te +--------+ is below        not    Some tex+--------+t is below
//     ------- | Rename | --------               --------| Rename |----------
//             +--------+                                +--------+

/// Space for a line around the content, and for a blank column on both sides.
struct PopupBoxLayout: InsetLayout {
  func insets(_ subviews: Subviews) -> EdgeInsets { subviews.metrics.boxInsets }
}

nonisolated private struct PopupBoxModifier: LayoutModifier {
  var layout: PopupBoxLayout { PopupBoxLayout() }
  var decoration: some View { BoxLine(traits: []).modifier(HitTestingTrait(isEnabled: false)) }
}

/// A blank column on the sides of a box, beyond its frame, which separates the box from the text that it covers.
private struct PopupMarginLayout: TransparentLayout {
  let hasLeading: Bool

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin, proposal: proposal)
    let width = subviews.metrics.divider.width
    var outer = bounds
    outer.size.width += hasLeading ? 2 * width : width
    if hasLeading { outer.origin.x -= width }
    for margin in subviews.dropFirst() { margin.place(at: outer.origin, proposal: ProposedViewSize(outer.size)) }
  }
}

nonisolated private struct PopupMarginModifier: LayoutModifier {
  static var isBehind: Bool { true }

  let layout: PopupMarginLayout
  var decoration: some View { PopupMargin().modifier(HitTestingTrait(isEnabled: false)) }
}

nonisolated private struct PopupMargin: LeafView {
  struct Blank: FillingLeaf {
    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) { context.fill(nil) }
  }

  func leaf(in environment: EnvironmentValues) -> Blank { Blank() }
}

/// Takes the height of the rows, at most that of the screen: higher rows scroll, with a column beside them for the bar.
struct PopupHeightLayout: EngineLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let rows = subviews.content else { return .zero }
    let unlimited = CGSize(width: proposal.width ?? .infinity, height: max(proposal.height ?? .infinity, 0))
    let ideal = rows.sizeThatFits(.unspecified)
    guard ideal.height > unlimited.height else {
      return rows.sizeThatFits(ProposedViewSize(width: min(ideal.width, unlimited.width), height: nil))
    }
    let bar = subviews.metrics.divider.width
    return CGSize(width: min(ideal.width + bar, unlimited.width), height: unlimited.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

extension View {
  /// Adds a line around a presentation, and a blank column on both sides; a box attached to another has no leading
  /// column.
  nonisolated package func popupFrame(isAttached: Bool = false) -> some View {
    modifier(PopupBoxModifier()).modifier(PopupMarginModifier(layout: PopupMarginLayout(hasLeading: !isAttached)))
  }

  /// Adds a line around a presentation with rows of one line each, which inherits no looks of the screen below.
  nonisolated func popupBox(isAttached: Bool = false) -> some View {
    popupFrame(isAttached: isAttached).singleLine().lookBoundary()
  }
}
