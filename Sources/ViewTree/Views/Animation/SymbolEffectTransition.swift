/// A glyph comes and goes at once: it has no layers that would be drawn one after the other.
///
/// Follows [SymbolEffectTransition](https://developer.apple.com/documentation/swiftui/symboleffecttransition).
nonisolated public struct SymbolEffectTransition: Transition {
  /// Creates a transition by an effect and its options, which do not count here.
  public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {}

  /// The content as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == SymbolEffectTransition {
  /// The glyph comes and goes at once.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

  /// The glyph comes and goes at once, whatever the effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
