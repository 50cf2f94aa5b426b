/// A transition without animation: a glyph has no layers that could be drawn one after the other.
///
/// Follows [SymbolEffectTransition](https://developer.apple.com/documentation/swiftui/symboleffecttransition).
nonisolated public struct SymbolEffectTransition: Transition {
  /// Creates a transition; the effect and its options have no effect.
  public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {}

  /// Returns the content unchanged.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The properties of a transition without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition without animation.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

  /// Returns a transition without animation, whatever the effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
