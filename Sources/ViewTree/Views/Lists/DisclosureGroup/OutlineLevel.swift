/// A level of an outline: the names of groups and of leaves begin in one column, behind the mark of the groups.
private struct OutlineLayout: EngineLayout {
  let level: Int

  private func indent(_ subviews: Subviews) -> IndentLayout {
    IndentLayout(levels: CGFloat(subviews.content?.hasRows == true ? level : level + 1))
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

  let level: Int
  var layout: OutlineLayout { OutlineLayout(level: level) }
}

/// The outermost level, where groups have their mark before the name: as they look where no style is set.
nonisolated private struct OutermostLevel: ViewModifier, ViewPart {
  @Environment(\.disclosureGroupStyles) private var styles

  @MainActor func body(content: Content) -> some View {
    content.modifier(OutlineModifier(level: styles == nil ? 0 : -1))
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
