/// A modifier that changes nothing.
///
/// Follows [EmptyModifier](https://developer.apple.com/documentation/swiftui/emptymodifier).
nonisolated public struct EmptyModifier: ViewModifier {
  /// Never: the modifier is primitive, the engine shows the content without it.
  public typealias Body = Never

  /// The shared modifier; equivalent to `EmptyModifier()`.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public init() {}

  /// Carries the content into its node; called by the engine.
  @MainActor public static func _evaluate<V: View>(_ modifier: Self, on content: V, in slot: inout _Slot) {
    V._evaluate(content, in: &slot)
  }
}

extension EmptyModifier: Sendable {}
