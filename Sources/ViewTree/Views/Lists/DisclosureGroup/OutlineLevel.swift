/// A layout for a level of an outline: the names of groups and of leaves begin in the same column, after the groups'
/// marks.
private struct OutlineLayout: EngineLayout {
  /// The level; `nil` if the style of the groups has its mark elsewhere, so that leaves are not indented.
  let level: Int?

  private func indent(_ subviews: Subviews) -> IndentLayout {
    guard let level else { return IndentLayout(levels: 0) }
    let isIndented = subviews.content.map { $0.hasRows || $0.isOutlined } ?? false
    return IndentLayout(levels: CGFloat(isIndented ? level : level + 1))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    indent(subviews).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    indent(subviews).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// Marks a view that its own outline has already placed: an outer outline indents its leaves no further than groups.
nonisolated private struct OutlinedTrait: TraitModifier {
  static var affectsLayout: Bool { true }
}

extension RenderNode {
  fileprivate var isOutlined: Bool {
    Traits.contains(OutlinedTrait.self, in: traits, where: { _ in true }) || wrappedNode?.isOutlined == true
  }
}

extension LayoutSubview {
  fileprivate var isOutlined: Bool { onMainActor(renderNode) { $0.isOutlined } }
}

/// The outermost level of an outline: leaves are indented if the groups have their mark before the name.
nonisolated private struct OutermostLevel: ViewModifier, ViewPart {
  @Environment(\.disclosureGroupStyles) private var styles

  @MainActor func body(content: Content) -> some View {
    let hasMarkBefore = styles?.isStyle(of: AutomaticDisclosureGroupStyle.self) ?? true
    content.modifier(LayoutAround(layout: OutlineLayout(level: hasMarkBefore ? 0 : nil))).modifier(OutlinedTrait())
  }
}

extension EnvironmentValues {
  fileprivate var disclosureGroupStyles: StyleLink<DisclosureGroupStyleConfiguration>? {
    self[StyleKey<DisclosureGroupStyleConfiguration>.self]
  }
}

extension View {
  /// Indents leaves and groups by a level of an outline, from 1.
  nonisolated func outlineLevel(_ level: Int) -> some View {
    modifier(LayoutAround(layout: OutlineLayout(level: level)))
  }

  /// Indents the leaves beside groups.
  nonisolated func outermostOutlineLevel() -> some View { modifier(OutermostLevel()) }
}
