/// The way in which content of a fixed aspect ratio fills a frame of a different one.
///
/// Follows [ContentMode](https://developer.apple.com/documentation/swiftui/contentmode).
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The whole content is visible.
  case fit
  /// The content covers the whole frame.
  case fill
}

/// A layout that proposes a size of a fixed aspect ratio: the largest that fits into the frame, or the smallest that
/// fills it.
struct AspectRatioLayout: EngineLayout {
  /// The width divided by the height, in the screen's unit; `nil` is the content's own ratio.
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

extension View {
  /// Proposes a size of a fixed aspect ratio to the view: `ratio` is the width divided by the height in the screen's
  /// unit, and `nil` is that of the view's ideal size.
  ///
  /// With `unit: .cells` a ratio of 1 looks twice as high as wide, because a cell does; with `.points` it looks square.
  /// A ratio that is zero, negative or infinite is ignored, and so is every ratio if both lengths of the proposal are
  /// `nil` or infinite. A resulting length is at most 1e9. Follows
  /// [aspectRatio(_:contentMode:)](https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)).
  nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(LayoutAround(layout: AspectRatioLayout(ratio: ratio, mode: contentMode)))
  }

  /// Proposes a size with the aspect ratio of a given size to the view; a size with a length of 0 is ignored.
  nonisolated public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Makes the whole view fit into the frame, in its own aspect ratio.
  ///
  /// Follows [scaledToFit()](https://developer.apple.com/documentation/swiftui/view/scaledtofit()).
  nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Makes the view cover the frame, in its own aspect ratio.
  ///
  /// Follows [scaledToFill()](https://developer.apple.com/documentation/swiftui/view/scaledtofill()).
  nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
