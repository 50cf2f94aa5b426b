/// Shows a view that is created from a preference of the content, in front of it or behind it.
nonisolated private struct PreferenceValueModifier<K: PreferenceKey, Made: View>: ViewModifier {
  /// The preference; `nil` until it was first read.
  @State private var value: K.Value?
  let alignment: Alignment
  let isBehind: Bool
  @ViewBuilder let make: (K.Value) -> Made

  @MainActor func body(content: Content) -> some View {
    let watched = content.modifier(PreferenceWatch<K> { value = $0 })
    if isBehind {
      watched.background(alignment: alignment) { made }
    } else {
      watched.overlay(alignment: alignment) { made }
    }
  }

  @ViewBuilder private var made: some View { if let value { make(value) } }
}

/// Calls an action with the preference of the views inside, whether or not its value is equatable.
nonisolated private struct PreferenceWatch<K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let action: (K.Value) -> Void

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: PreferenceWatchNode<K>.self)
  }
}

private final class PreferenceWatchNode<K: PreferenceKey>: PreferenceReaderNode<PreferenceWatch<K>, K> {
  override func isChange(to modifier: PreferenceWatch<K>) -> Bool { false }

  override func preferenceMayHaveChanged() {
    let value = preference
    tree.effects.add { [self] in modifier.action(value) }
  }
}

extension View {
  /// Adds a view in front of this one that is created from a preference of this one.
  ///
  /// Preferences of the created view are not included. Follows
  /// [overlayPreferenceValue](https://developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:)).
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceValueModifier<K, V>(alignment: alignment, isBehind: false, make: transform))
  }

  /// Adds a view behind this one that is created from a preference of this one.
  ///
  /// Preferences of the created view are not included. Follows
  /// [backgroundPreferenceValue](https://developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:alignment:_:)).
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceValueModifier<K, V>(alignment: alignment, isBehind: true, make: transform))
  }
}
