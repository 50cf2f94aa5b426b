/// Shows what is made of a preference of the view, beside the view.
nonisolated private struct PreferenceValueModifier<K: PreferenceKey, Made: View>: ViewModifier {
  /// `nil` until the preference was read for the first time.
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

/// Calls an action with the preference of the views below, whether or not it can be compared.
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
  /// Puts a view in front of this one that is made of a preference of it.
  ///
  /// What the view made hands up itself does not count. Follows
  /// [overlayPreferenceValue](https://developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:)).
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceValueModifier<K, V>(alignment: alignment, isBehind: false, make: transform))
  }

  /// Puts a view behind this one that is made of a preference of it.
  ///
  /// What the view made hands up itself does not count. Follows
  /// [backgroundPreferenceValue](https://developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:alignment:_:)).
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceValueModifier<K, V>(alignment: alignment, isBehind: true, make: transform))
  }
}
