/// How content of a fixed shape meets a frame of another one.
///
/// Follows [ContentMode](https://developer.apple.com/documentation/swiftui/contentmode).
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// It shows whole.
  case fit
  /// It covers the frame.
  case fill
}

/// Offers the content a size of one shape, as large as fits, or as small as fills.
struct AspectRatioLayout: EngineLayout {
  /// Width to height, in the screen's unit; `nil` is the content's own.
  let ratio: CGFloat?
  let mode: ContentMode

  private func offer(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    guard proposal != .unspecified, let ratio = ratio ?? ownRatio(subviews), ratio > 0, ratio.isFinite else {
      return proposal
    }
    let limit = CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    if limit.width == .infinity, limit.height == .infinity { return proposal }
    let isWide = limit.width > limit.height * ratio
    if isWide == (mode == .fit) && limit.height < .infinity || limit.width == .infinity {
      return ProposedViewSize(width: (limit.height * ratio).bounded, height: limit.height)
    }
    return ProposedViewSize(width: limit.width, height: (limit.width / ratio).bounded)
  }

  private func ownRatio(_ subviews: Subviews) -> CGFloat? {
    subviews.content.map { $0.sizeThatFits(.unspecified) }.map { $0.width / $0.height }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.content?.sizeThatFits(offer(proposal, subviews)) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin, proposal: offer(proposal, subviews))
  }
}

nonisolated struct AspectRatioModifier: LayoutModifier {
  typealias Body = Never
  let layout: AspectRatioLayout
}

extension View {
  /// Keeps the shape of the view: `ratio` is width to height in the screen's unit, `nil` the view's own ideal.
  ///
  /// With `unit: .cells` a ratio of 1 looks twice as high as wide, because a cell does; with `.points` it looks square.
  /// A ratio that is not above 0, or is infinite, changes nothing; nor does it where neither length, or both without
  /// end, are offered. A length of more than 1e9 that the ratio leads to is 1e9. Follows
  /// [aspectRatio(_:contentMode:)](https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)).
  nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(layout: AspectRatioLayout(ratio: ratio, mode: contentMode)))
  }

  /// Keeps the shape of the view: that of a size.
  nonisolated public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Shows the view whole, in its own shape.
  ///
  /// Follows [scaledToFit()](https://developer.apple.com/documentation/swiftui/view/scaledtofit()).
  nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Covers the space with the view, in its own shape.
  ///
  /// Follows [scaledToFill()](https://developer.apple.com/documentation/swiftui/view/scaledtofill()).
  nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
