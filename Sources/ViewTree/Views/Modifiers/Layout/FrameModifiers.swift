/// A frame of fixed lengths; a length that is `nil` is the content's.
struct FrameLayout: EngineLayout {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  /// Whether a given length is negative, infinite or not a number.
  let isInvalid: Bool

  /// Creates a frame; lengths that are infinite or not a number count as `nil`, negative ones as 0.
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    isInvalid = width.isNoLength || height.isNoLength
    self.width = width.flatMap { $0.isFinite ? $0.asLength : nil }
    self.height = height.flatMap { $0.isFinite ? $0.asLength : nil }
    self.alignment = alignment
  }

  /// Whether both lengths are given and equal.
  var isSquare: Bool { width != nil && width == height }

  /// Returns the fixed lengths on a screen with some metrics.
  private func fixed(_ metrics: LayoutMetrics) -> ProposedViewSize {
    ProposedViewSize(
      width: metrics.whole(width, along: .horizontal), height: metrics.whole(height, along: .vertical))
  }

  private func offer(_ proposal: ProposedViewSize, _ fixed: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: fixed.width ?? proposal.width, height: fixed.height ?? proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let fixed = fixed(subviews.metrics)
    if let width = fixed.width, let height = fixed.height { return CGSize(width: width, height: height) }
    let content = subviews.content?.sizeThatFits(offer(proposal, fixed)) ?? .zero
    return CGSize(width: fixed.width ?? content.width, height: fixed.height ?? content.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(alignment, in: bounds, proposal: offer(proposal, fixed(subviews.metrics)))
  }
}

/// A frame with limits; see the rule at `length`.
struct FlexibleFrameLayout: EngineLayout {
  struct Bounds: Equatable, Sendable {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?

    /// Creates limits that are put in order: the minimum is at least 0, the ideal at least the minimum, the maximum at
    /// least the ideal.
    ///
    /// Only the maximum can be infinite.
    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
      let minimum = minimum.map { max($0.boundedOrZero, 0) }
      let ideal = ideal.map { max($0.boundedOrZero, minimum ?? 0) }
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum.map { max($0.asLength, ideal ?? minimum ?? 0) }
    }

    /// Returns the limits on a screen with some metrics.
    func whole(_ metrics: LayoutMetrics, along axis: Axis) -> Bounds {
      Bounds(
        metrics.whole(minimum, along: axis), metrics.whole(ideal, along: axis), metrics.whole(maximum, along: axis))
    }

    func clamp(_ length: CGFloat) -> CGFloat { max(min(length, maximum ?? .infinity), minimum ?? -.infinity) }

    /// Returns the proposal for the content.
    func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

    /// Returns the frame's length for a proposal if it does not depend on the content, otherwise `nil`.
    func length(_ proposal: CGFloat?) -> CGFloat? {
      guard let proposal else { return ideal }
      return minimum != nil && maximum != nil ? clamp(proposal) : nil
    }

    /// Returns the frame's length for a proposal and a length of the content, which is clamped to the limits.
    ///
    /// With a minimum alone, the content counts at most as long as its offer; with a maximum alone, at least as long.
    func length(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
      if let length = length(proposal) { return length }
      let offer = offer(proposal)
      switch (minimum, maximum) {
      case (nil, nil): return content
      case (let minimum?, nil): return max(minimum, min(offer ?? .infinity, content))
      case (nil, let maximum?): return min(maximum, max(offer ?? -.infinity, content))
      case (_?, _?): return clamp(content)
      }
    }
  }

  let horizontal: Bounds
  let vertical: Bounds
  let alignment: Alignment

  /// Whether a limit is invalid, or limits are out of order.
  static func areInvalid(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> Bool {
    if minimum.isNoLength || ideal.isNoLength { return true }
    if let minimum, let ideal, ideal < minimum { return true }
    return maximum.map { !($0 >= ideal ?? minimum ?? 0) } ?? false
  }

  private func bounds(_ metrics: LayoutMetrics) -> (horizontal: Bounds, vertical: Bounds) {
    (horizontal.whole(metrics, along: .horizontal), vertical.whole(metrics, along: .vertical))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let (horizontal, vertical) = bounds(subviews.metrics)
    if let width = horizontal.length(proposal.width), let height = vertical.length(proposal.height) {
      return CGSize(width: width, height: height)
    }
    let offer = ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    let content = subviews.content?.sizeThatFits(offer) ?? .zero
    return CGSize(
      width: horizontal.length(proposal.width, content: content.width),
      height: vertical.length(proposal.height, content: content.height))
  }

  /// Places the content with the frame's own size; a length that was not proposed and not limited stays `nil`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    func offer(_ proposal: CGFloat?, _ limits: Bounds, _ length: CGFloat) -> CGFloat? {
      guard proposal == nil, limits.ideal == nil else { return length }
      return length > limits.minimum ?? -.infinity && length < limits.maximum ?? .infinity ? nil : length
    }
    let (horizontal, vertical) = self.bounds(subviews.metrics)
    subviews.content?.place(
      alignment, in: bounds,
      proposal: ProposedViewSize(
        width: offer(proposal.width, horizontal, bounds.width), height: offer(proposal.height, vertical, bounds.height))
    )
  }
}

nonisolated struct FrameModifier: LayoutModifier {
  let layout: FrameLayout

  static func _surface(_ content: _Surface) -> _Surface { min(content, .sized) }

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    evaluateLayout(modifier, on: content, in: &slot)
    let layout = modifier.layout
    guard layout.isSquare || layout.isInvalid, let node = slot.node else { return }
    if layout.isInvalid { return node.renderTree.noteInvalidFrame(at: node) }
    node.renderTree.noteFrame(layout.width, layout.height, at: node)
  }
}

nonisolated struct FlexibleFrameModifier: LayoutModifier {
  let layout: FlexibleFrameLayout

  /// Whether a limit is invalid.
  let isInvalid: Bool

  static func takesAllWidth(_ layout: FlexibleFrameLayout) -> Bool { layout.horizontal.maximum == .infinity }

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    evaluateLayout(modifier, on: content, in: &slot)
    if modifier.isInvalid, let node = slot.node { node.renderTree.noteInvalidFrame(at: node) }
  }
}

extension CGFloat? {
  /// Whether there is a length that is negative, infinite or not a number.
  fileprivate var isNoLength: Bool { map { !$0.isFinite || $0 < 0 } ?? false }
}

extension View {
  /// Places the view in a frame with the given lengths, in the screen's unit.
  ///
  /// The view is proposed the frame's size, but may be larger or smaller, and is then aligned. A `nil` length is the
  /// view's. A negative length counts as 0, and a length that is infinite or not a number as `nil`; both are reported
  /// as issues. `maxWidth: .infinity` fills the proposal. Follows
  /// [frame(width:height:alignment:)](https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)).
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(FrameModifier(layout: FrameLayout(width: width, height: height, alignment: alignment)))
  }

  /// Places the view in a frame whose lengths are within limits, in the screen's unit.
  ///
  /// With a minimum and a maximum the frame fills its proposal, within both; with only one of them it has the view's
  /// length as far as the limit allows. `maxWidth: .infinity` fills the proposal. The ideal length is used without a
  /// proposal. Limits are put in order: the minimum is at least 0, the ideal at least the minimum, the maximum at least
  /// the ideal. Only the maximum can be infinite; any other length that is not finite is reported as an issue. Follows
  /// [frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)](https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)).
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        layout: FlexibleFrameLayout(
          horizontal: .init(minWidth, idealWidth, maxWidth), vertical: .init(minHeight, idealHeight, maxHeight),
          alignment: alignment),
        isInvalid: FlexibleFrameLayout.areInvalid(minWidth, idealWidth, maxWidth)
          || FlexibleFrameLayout.areInvalid(minHeight, idealHeight, maxHeight)))
  }
}
