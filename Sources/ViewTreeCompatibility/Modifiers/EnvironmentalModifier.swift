/// A modifier that is resolved to a different one by the environment.
///
///     struct Framed: EnvironmentalModifier {
///       func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///         Border(width: environment.isEnabled ? 2 : 1)
///       }
///     }
///
/// Follows [EnvironmentalModifier](https://developer.apple.com/documentation/swiftui/environmentalmodifier).
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier to which it is resolved.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment; called again when the environment changes.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Writes the modifier and the content into their nodes; called by the engine.
  public static func _evaluate<V: View>(_ modifier: Self, on content: V, in slot: inout _Slot) {
    EnvironmentalBody._evaluate(EnvironmentalBody(modifier: modifier, content: content), in: &slot)
  }

  /// Whether the content with the resolved modifier is always exactly one element.
  nonisolated public static func _isUnary(_ content: Bool) -> Bool { ResolvedModifier._isUnary(content) }
}

nonisolated private struct EnvironmentalBody<Modifier: EnvironmentalModifier, Content: View>: View, ViewPart {
  let modifier: Modifier
  let content: Content
  @Environment(\.self) private var environment

  init(modifier: Modifier, content: Content) { (self.modifier, self.content) = (modifier, content) }

  @MainActor var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
