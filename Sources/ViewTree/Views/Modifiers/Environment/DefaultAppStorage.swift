extension View {
  /// Sets where `@AppStorage` without a store of its own keeps values, for the views below: the first one counts.
  ///
  /// `UserDefaults.standard` is the screen's store; see ``AppStorage``. Follows
  /// [defaultAppStorage(_:)](https://developer.apple.com/documentation/swiftui/view/defaultappstorage(_:)).
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(DefaultAppStorage(store))
  }
}

private struct DefaultAppStorage: ViewModifier {
  /// `nil` is the screen's own.
  ///
  /// A state, because objects of user defaults are made again and again.
  @State private var store: StoredValues?

  nonisolated init(_ defaults: UserDefaults) {
    _store = State(initialValue: defaults === UserDefaults.standard ? nil : StoredValues(defaults))
  }

  @MainActor func body(content: Content) -> some View { content.environment(\.appStorage, store) }
}
