/// The content decides the size; what is beside it is offered that size, and aligned with it.
///
///     [ Inbox ]3        the badge of one row
struct OverlayLayout: TransparentLayout, BadgeLayout {
  let alignment: Alignment
  /// In front of the content, at a corner or the middle of the trailing edge.
  let mayHaveBadges: Bool

  init(alignment: Alignment, isInFront: Bool = false) {
    self.alignment = alignment
    let (x, y) = (alignment.horizontal, alignment.vertical)
    let isAtCorner = (x == .leading || x == .trailing) && (y == .top || y == .bottom)
    mayHaveBadges = isInFront && (isAtCorner || alignment == .trailing)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    sizeWithBadges(proposal, subviews) ?? subviews.content?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let content = subviews.content else { return }
    if placeBadges(in: bounds, proposal, subviews) { return }
    content.place(at: bounds.origin, proposal: proposal)
    let dimensions = content.dimensions(in: proposal)
    let offer = ProposedViewSize(bounds.size)
    for decoration in subviews.dropFirst() {
      let own = decoration.dimensions(in: offer)
      let position = CGPoint(
        x: bounds.minX + dimensions[alignment.horizontal] - own[alignment.horizontal],
        y: bounds.minY + dimensions[alignment.vertical] - own[alignment.vertical])
      decoration.place(at: position, proposal: offer)
    }
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.content?.spacing ?? ViewSpacing(defaults: subviews.metrics.spacing)
  }
}

nonisolated struct OverlayModifier<Decoration: View>: LayoutModifier {
  let layout: OverlayLayout
  let decoration: Decoration
  let isOutline: Bool

  /// A decoration that does not fill the content, such as a badge, does not count as a surface.
  static func _surface(_ content: _Surface) -> _Surface {
    Decoration._surface == .filling ? max(content, .sized) : content
  }
}

nonisolated struct BackgroundModifier<Decoration: View>: LayoutModifier {
  static var isBehind: Bool { true }
  let layout: OverlayLayout
  let decoration: Decoration
  let isOutline: Bool

  static func _surface(_ content: _Surface) -> _Surface { max(content, min(Decoration._surface, .sized)) }
}

extension View {
  /// Adds views in front of this one; they are proposed its size, and do not change it.
  ///
  /// Several views are in front of each other. Parts outside the frame are drawn.
  ///
  /// One row of text has no corner that a badge could cover without hiding the view. With an alignment to a corner or
  /// `.trailing`, an overlay that keeps its size, and is at most as wide as this view, is placed beside it: `[ Inbox ]3`.
  /// The width is then that of both, and an offset of the badge of less than a row is ignored. A field, which takes all
  /// the width, has no badge before it. ``LayoutMetrics/countsCells`` turns this off. Follows
  /// [overlay(alignment:content:)](https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)).
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    let decoration = content()
    return modifier(
      OverlayModifier(
        layout: OverlayLayout(alignment: alignment, isInFront: true),
        decoration: ZStack(alignment: alignment) { decoration },
        isOutline: V._isOutline(decoration)))
  }

  /// Adds views behind this one; they are proposed its size, and do not change it.
  ///
  /// Several views are in front of each other. Parts outside the frame are drawn. Follows
  /// [background(alignment:content:)](https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)).
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    let decoration = content()
    return modifier(
      BackgroundModifier(
        layout: OverlayLayout(alignment: alignment), decoration: ZStack(alignment: alignment) { decoration },
        isOutline: V._isOutline(decoration)))
  }

  /// Adds a view in front of this one.
  @_disfavoredOverload nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center)
    -> some View
  {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Adds a view behind this one.
  @_disfavoredOverload nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center)
    -> some View
  {
    self.background(alignment: alignment) { background }
  }
}
