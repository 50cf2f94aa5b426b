nonisolated private struct OpacityModifier: ViewModifier {
  @Environment(\.opacity) private var outer
  let opacity: Double

  init(_ opacity: Double) { self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1) }

  @MainActor func body(content: Content) -> some View {
    content.environment(\.opacity, outer * opacity).modifier(Visibility.Trait(isVisible: outer * opacity >= 0.05))
  }
}

extension View {
  /// Hides the view; it keeps its space and its state, and cannot be used.
  nonisolated public func hidden() -> some View { modifier(Visibility.Trait(isVisible: false)) }

  /// Makes the view translucent, from 0 to 1; opacities multiply down the tree.
  ///
  /// Text is drawn or not: below 0.05 the view is hidden, below 0.6 its text is dimmed. A value that is not a number
  /// counts as 1.
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity)) }

  /// Says which of overlapping siblings is in front: the one with the higher value, of equal ones the later.
  ///
  /// The layout does not change.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndex(value: value.isNaN ? 0 : value)) }
}
