/// Sets a preference from an anchor of the view.
nonisolated private struct AnchorPreferenceModifier<A, K: PreferenceKey>: ViewModifier {
  @PlaceObject private var place = AnchorPlace()
  let source: Anchor<A>.Source
  let transform: (Anchor<A>) -> K.Value

  init(_ source: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) {
    (self.source, self.transform) = (source, transform)
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(AnchorPlaceModifier(place: place))
      .preference(key: K.self, value: transform(Anchor(place: place, source: source)))
  }
}

/// Changes a preference on its way up with an anchor of the view.
nonisolated private struct TransformAnchorPreferenceModifier<A, K: PreferenceKey>: ViewModifier {
  @PlaceObject private var place = AnchorPlace()
  let source: Anchor<A>.Source
  let transform: (inout K.Value, Anchor<A>) -> Void

  init(_ source: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) {
    (self.source, self.transform) = (source, transform)
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(AnchorPlaceModifier(place: place))
      .transformPreference(K.self) { transform(&$0, Anchor(place: place, source: source)) }
  }
}

extension View {
  /// Sets a preference from a place in the view.
  ///
  /// A ``GeometryProxy`` of a surrounding view resolves the place. Follows
  /// [anchorPreference](https://developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:)).
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(value, transform: transform))
  }

  /// Changes a preference of the views inside on its way up, with a place in the view.
  ///
  /// Follows
  /// [transformAnchorPreference](https://developer.apple.com/documentation/swiftui/view/transformanchorpreference(key:value:transform:)).
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(TransformAnchorPreferenceModifier<A, K>(value, transform: transform))
  }
}
