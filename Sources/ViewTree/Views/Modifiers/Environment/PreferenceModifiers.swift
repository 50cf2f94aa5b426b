extension View {
  /// Sets a preference for the views around.
  ///
  /// It replaces the values of the views below.
  ///
  /// Follows [preference(key:value:)](https://developer.apple.com/documentation/swiftui/view/preference(key:value:)).
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Transforms the preference of the views below on its way up.
  ///
  /// Follows
  /// [transformPreference(_:_:)](https://developer.apple.com/documentation/swiftui/view/transformpreference(_:_:)).
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Calls the action with the preference of the views below, initially and after each change.
  ///
  /// The action runs after the update. An equal value is no change. Follows
  /// [onPreferenceChange(_:perform:)](https://developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:)).
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceAction<K>(isSame: { $0 == $1 }, action: action))
  }

  /// Calls the action with the preference of the views below after each update that may have changed it.
  nonisolated package func onPreferenceUpdate<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View {
    modifier(PreferenceAction<K>(isSame: { _, _ in false }, action: action))
  }
}
