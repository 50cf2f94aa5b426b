/// A layout that proposes `nil` along the fixed axes, so that the content has its ideal length.
///
/// The content is then placed with the length that it took: in a stack that is fixed across its axis, flexible children
/// become as long as the longest. Along its own axis the proposal stays `nil`, because a stack would share an exact
/// length among its children.
struct FixedSizeLayout: EngineLayout {
  let axes: Axis.Set

  static var layoutProperties: LayoutProperties { LayoutProperties(forwardsPriority: true) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.content?.sizeThatFits(proposal.unspecified(along: axes)) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let content = subviews.content else { return }
    let along = content.stackAxis
    func taken(_ axis: Axis, _ set: Axis.Set) -> CGFloat? {
      axes.contains(set) ? axis == along ? nil : bounds.size[axis] : proposal[axis]
    }
    content.place(
      at: bounds.origin,
      proposal: ProposedViewSize(width: taken(.horizontal, .horizontal), height: taken(.vertical, .vertical)))
  }
}

extension View {
  /// Gives the view its ideal size, whatever the proposal.
  ///
  /// Follows [fixedSize()](https://developer.apple.com/documentation/swiftui/view/fixedsize()).
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length along the given axes; along the others the proposal is unchanged.
  ///
  /// Follows
  /// [fixedSize(horizontal:vertical:)](https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)).
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(Axis.Set.horizontal) }
    if vertical { axes.insert(Axis.Set.vertical) }
    return modifier(LayoutAround(layout: FixedSizeLayout(axes: axes)))
  }
}
