/// The content decides the size; what is beside it is offered that size, and aligned with it.
///
/// A badge has no corner to stand on where the content is one row high: it stands after the content, which gets that much
/// less of the width.
///
///     [ Inbox ]3
struct OverlayLayout: TransparentLayout {
  let alignment: Alignment
  /// Whether decorations in a trailing corner may be badges.
  private let mayHaveBadges: Bool

  init(alignment: Alignment, isInFront: Bool = false) {
    self.alignment = alignment
    mayHaveBadges =
      isInFront && alignment.horizontal == .trailing && (alignment.vertical == .top || alignment.vertical == .bottom)
  }

  /// The width of a badge that stands after the content; 0 where the content has a corner for it, and without any.
  private func badgeWidth(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    guard mayHaveBadges, subviews.metrics.countsCells, let content = subviews.content else { return 0 }
    let size = content.sizeThatFits(proposal)
    guard size.width > 0, size.height < 1.5 * subviews.metrics.divider.height else { return 0 }
    return subviews.dropFirst().reduce(0) { width, decoration in
      let own = decoration.sizeThatFits(ProposedViewSize(size))
      // A decoration that takes all it is offered is a surface.
      let isBadge = own.height > 0 && own.width <= size.width && own == decoration.sizeThatFits(.infinity)
      return isBadge ? max(width, own.width) : width
    }
  }

  /// The part of a proposal that the content is offered.
  private func remainder(of proposal: ProposedViewSize, beside badge: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - badge, 0) }, height: proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let badge = badgeWidth(proposal, subviews)
    var size = subviews.content?.sizeThatFits(remainder(of: proposal, beside: badge)) ?? .zero
    size.width += badge
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let content = subviews.content else { return }
    let badge = badgeWidth(proposal, subviews)
    let remainder = remainder(of: proposal, beside: badge)
    content.place(at: bounds.origin, proposal: remainder)
    let dimensions = content.dimensions(in: remainder)
    let offer = ProposedViewSize(width: bounds.width - badge, height: bounds.height)
    for decoration in subviews.dropFirst() {
      let own = decoration.dimensions(in: offer)
      let position = CGPoint(
        x: bounds.minX + dimensions[alignment.horizontal] - own[alignment.horizontal] + badge,
        y: bounds.minY + dimensions[alignment.vertical] - own[alignment.vertical])
      decoration.place(at: position, proposal: offer)
    }
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.content?.spacing ?? ViewSpacing(defaults: subviews.metrics.spacing)
  }
}

nonisolated struct OverlayModifier<Decoration: View>: LayoutModifier {
  typealias Body = Never
  let layout: OverlayLayout
  let decoration: Decoration
  let isOutline: Bool

  /// A decoration that does not fill the content, such as a badge, does not count as a surface.
  static func _surface(_ content: _Surface) -> _Surface {
    Decoration._surface == .filling ? max(content, .sized) : content
  }
}

nonisolated struct BackgroundModifier<Decoration: View>: LayoutModifier {
  typealias Body = Never
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
  /// A view of one row has no corner that a badge could cover without hiding the view. With the alignments
  /// `.topTrailing` and `.bottomTrailing`, an overlay that keeps its size, and is at most as wide as this view, is placed
  /// after it: `[ Inbox ]3`. The width is then that of both. ``LayoutMetrics/countsCells`` turns this off. Follows
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
