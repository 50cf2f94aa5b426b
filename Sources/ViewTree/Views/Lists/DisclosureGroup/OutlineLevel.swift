/// A level of an outline: the names of groups and of leaves begin in one column, behind the mark of the groups.
private struct OutlineLayout: EngineLayout {
  /// `nil` where groups have their mark elsewhere: nothing is indented.
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

nonisolated private struct OutlineModifier: LayoutModifier {
  typealias Body = Never

  let level: Int?
  var layout: OutlineLayout { OutlineLayout(level: level) }
}

/// Marks what stands where its own outline puts it: one around moves leaves no further than groups.
nonisolated private struct OutlinedTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { true }
}

extension RenderNode {
  fileprivate var isOutlined: Bool {
    Traits.contains(OutlinedTrait.self, in: traits, where: { _ in true }) || wrappedNode?.isOutlined == true
  }
}

extension LayoutSubview {
  fileprivate var isOutlined: Bool { onMainActor(element) { $0.isOutlined } }
}

/// The outermost level: leaves are indented where groups have their mark before the name.
nonisolated private struct OutermostLevel: ViewModifier, ViewPart {
  @Environment(\.disclosureGroupStyles) private var styles

  @MainActor func body(content: Content) -> some View {
    let hasMarkBefore = styles?.isStyle(of: AutomaticDisclosureGroupStyle.self) ?? true
    content.modifier(OutlineModifier(level: hasMarkBefore ? 0 : nil)).modifier(OutlinedTrait())
  }
}

extension EnvironmentValues {
  fileprivate var disclosureGroupStyles: StyleLink<DisclosureGroupStyleConfiguration>? {
    self[StyleKey<DisclosureGroupStyleConfiguration>.self]
  }
}

extension View {
  /// Indents leaves and groups as a level of an outline, from 1 on.
  nonisolated func outlineLevel(_ level: Int) -> some View { modifier(OutlineModifier(level: level)) }

  /// Indents the leaves beside groups.
  nonisolated func outermostOutlineLevel() -> some View { modifier(OutermostLevel()) }
}
