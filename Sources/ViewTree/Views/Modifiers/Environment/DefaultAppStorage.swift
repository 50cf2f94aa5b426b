extension View {
  /// Sets where `@AppStorage` without a store of its own keeps values, for the views below: the first one counts.
  ///
  /// `UserDefaults.standard` is the screen's store; see ``AppStorage``. Follows
  /// [defaultAppStorage(_:)](https://developer.apple.com/documentation/swiftui/view/defaultappstorage(_:)).
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(DefaultAppStorage(store))
  }
}

nonisolated private struct DefaultAppStorage: ViewModifier {
  /// The first one counts, because objects of user defaults are made again and again.
  @PlaceObject private var store: Store

  init(_ defaults: UserDefaults) { _store = PlaceObject(wrappedValue: Store(defaults)) }

  private final class Store {
    /// `nil` is the screen's own.
    let values: StoredValues?

    init(_ defaults: UserDefaults) { values = defaults === UserDefaults.standard ? nil : StoredValues(defaults) }
  }

  @MainActor func body(content: Content) -> some View { content.environment(\.appStorage, store.values) }
}
