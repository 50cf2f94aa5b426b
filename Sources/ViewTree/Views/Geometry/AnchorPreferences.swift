/// Hands an anchor of the view up as a preference, or into one.
nonisolated private struct AnchorPreference<A, K: PreferenceKey>: ViewModifier {
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

/// Changes a preference on its way up, with an anchor of the view.
nonisolated private struct AnchorTransform<A, K: PreferenceKey>: ViewModifier {
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
  /// Hands a place in the view up to the views around, as a preference that is made from it.
  ///
  /// Where the place is, a ``GeometryProxy`` of a view around says. Follows
  /// [anchorPreference](https://developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:)).
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreference<A, K>(value, transform: transform))
  }

  /// Changes the preference of the views below on its way up, with a place in the view.
  ///
  /// Follows
  /// [transformAnchorPreference](https://developer.apple.com/documentation/swiftui/view/transformanchorpreference(key:value:transform:)).
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorTransform<A, K>(value, transform: transform))
  }
}
