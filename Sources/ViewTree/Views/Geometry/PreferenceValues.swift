/// Shows a view that is created from a preference of the content, in front of it.
nonisolated private struct OverlayPreferenceValueModifier<K: PreferenceKey, Made: View>: ViewModifier {
  /// The preference; `nil` until it was first read.
  @State private var value: K.Value?
  let alignment: Alignment
  @ViewBuilder let make: (K.Value) -> Made

  @MainActor func body(content: Content) -> some View {
    content.modifier(PreferenceWatch<K>(insertsFirst: true) { value = $0 })
      .overlay(alignment: alignment) { value.map(make) }
  }
}

/// Shows a view that is created from a preference of the content, behind it.
nonisolated private struct BackgroundPreferenceValueModifier<K: PreferenceKey, Made: View>: ViewModifier {
  /// The preference; `nil` until it was first read.
  @State private var value: K.Value?
  let alignment: Alignment
  @ViewBuilder let make: (K.Value) -> Made

  @MainActor func body(content: Content) -> some View {
    content.modifier(PreferenceWatch<K>(insertsFirst: true) { value = $0 })
      .background(alignment: alignment) { value.map(make) }
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
    modifier(OverlayPreferenceValueModifier<K, V>(alignment: alignment, make: transform))
  }

  /// Adds a view behind this one that is created from a preference of this one.
  ///
  /// Preferences of the created view are not included. Follows
  /// [backgroundPreferenceValue](https://developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:alignment:_:)).
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(BackgroundPreferenceValueModifier<K, V>(alignment: alignment, make: transform))
  }
}
