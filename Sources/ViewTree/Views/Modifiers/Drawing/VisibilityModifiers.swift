private struct OpacityKey: LookKey {
  static var defaultValue: Double { 1 }
}

extension EnvironmentValues {
  /// The product of the opacities around.
  fileprivate var opacity: Double {
    get { self[OpacityKey.self] }
    set { self[OpacityKey.self] = newValue }
  }
}

nonisolated private struct OpacityModifier: ViewModifier {
  @Environment(\.opacity) private var outer
  let opacity: Double

  init(_ opacity: Double) { self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1) }

  @MainActor func body(content: Content) -> some View {
    content.environment(\.opacity, outer * opacity)
      .modifier(OpacityTrait(opacity: opacity, hides: outer * opacity < 0.05))
  }
}

extension View {
  /// Hides the view; it keeps its space and its state, and cannot be used.
  ///
  /// Follows [hidden()](https://developer.apple.com/documentation/swiftui/view/hidden()).
  nonisolated public func hidden() -> some View { modifier(OpacityTrait(opacity: 0, hides: true)) }

  /// Makes the view translucent, from 0 to 1; opacities multiply down the tree.
  ///
  /// Each colour is blended with what is below it; the terminal's own colours are not known, and what is drawn in them is
  /// dimmed below 0.6. Below 0.05 the view is hidden. A value beyond the range counts as its nearest end, one that is not
  /// a number as 1. Follows
  /// [opacity(_:)](https://developer.apple.com/documentation/swiftui/view/opacity(_:)).
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity)) }

  /// Says which of overlapping siblings is in front: the one with the higher value, of equal ones the later.
  ///
  /// The layout does not change; a value that is not a number counts as 0. Follows
  /// [zIndex(_:)](https://developer.apple.com/documentation/swiftui/view/zindex(_:)).
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndex(value: value.isNaN ? 0 : value)) }
}
