private struct OpacityKey: LookKey {
  static var defaultValue: Double { 1 }
}

extension EnvironmentValues {
  /// The product of the surrounding opacities.
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

  /// Sets the opacity of the view, from 0 to 1; nested opacities are multiplied.
  ///
  /// Each colour is blended with the colour below it. The terminal's own colours are unknown; text in them is dimmed
  /// below an opacity of 0.6. Below 0.05 the view is hidden. A value out of range is limited to it, and a value that is
  /// not a number counts as 1. Follows
  /// [opacity(_:)](https://developer.apple.com/documentation/swiftui/view/opacity(_:)).
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity)) }

  /// Sets the drawing order among siblings: a higher value is in front, and of equal values the later view.
  ///
  /// The layout does not change; a value that is not a number counts as 0. Follows
  /// [zIndex(_:)](https://developer.apple.com/documentation/swiftui/view/zindex(_:)).
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndex(value: value.isNaN ? 0 : value)) }
}
