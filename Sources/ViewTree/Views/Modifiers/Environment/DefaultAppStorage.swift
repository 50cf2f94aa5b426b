extension View {
  /// Sets the store of each `@AppStorage` in the view that has none of its own; the first store stays, whatever is set
  /// later.
  ///
  /// `UserDefaults.standard` is the screen's store; see ``AppStorage``. Follows
  /// [defaultAppStorage(_:)](https://developer.apple.com/documentation/swiftui/view/defaultappstorage(_:)).
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(DefaultAppStorageModifier(store))
  }
}

nonisolated private struct DefaultAppStorageModifier: ViewModifier {
  /// The first store stays, because user defaults objects are created again in each evaluation.
  @PlaceObject private var store: Store

  init(_ defaults: UserDefaults) { _store = PlaceObject(wrappedValue: Store(defaults)) }

  private final class Store {
    /// The values of the store; `nil` is the screen's own.
    let values: StoredValues?

    init(_ defaults: UserDefaults) { values = defaults === UserDefaults.standard ? nil : StoredValues(defaults) }
  }

  @MainActor func body(content: Content) -> some View { content.environment(\.appStorage, store.values) }
}
