/// Values by key: what ``AppStorage`` and ``SceneStorage`` keep theirs in.
///
///     let store = StoredValues(["isOn": true])
///     let screen = Screen(options: ScreenOptions(appStorage: store)) { WiFiScreen() }
///     …
///     #expect(store["isOn"] as? Bool == false)
///
/// In memory, unless it is made of `UserDefaults`. Screens that are given the same one show each other's writes. Any
/// thread may use it.
///
/// Sendable: what is in it is behind a lock, and `UserDefaults` are for all threads.
public final class StoredValues: @unchecked Sendable {
  private let memory: Locked<[String: AnyHashable]>
  /// Where the values are instead of the memory.
  let defaults: UserDefaults?
  /// The screens that show values of the store.
  private let readers = Locked<[WeakTable]>([])

  private struct WeakTable {
    weak var table: StoredValueTable?
  }

  /// Values in memory.
  public init(_ values: [String: AnyHashable] = [:]) {
    memory = Locked(values)
    defaults = nil
  }

  /// The values of user defaults, which outlive the program.
  public init(_ defaults: UserDefaults) {
    memory = Locked([:])
    self.defaults = defaults
  }

  /// The value of a key; `nil` where there is none, and `nil` takes one away.
  ///
  /// Screens show what is written here with their next frame. Kept are `Bool`, `Int`, `Double`, `String`, `Data`, `Date`
  /// and `URL`.
  public subscript(key: String) -> AnyHashable? {
    get {
      if let defaults { return defaults.object(forKey: key) as? AnyHashable }
      return memory.withLock { $0[key] }
    }
    set { write(newValue, key: key, from: nil) }
  }

  /// Keeps a value, and tells the other screens that show it.
  func write(_ value: AnyHashable?, key: String, from writer: StoredValueTable?) {
    if let defaults {
      if let value { defaults.set(value.base, forKey: key) } else { defaults.removeObject(forKey: key) }
    } else {
      memory.withLock { $0[key] = value }
    }
    for table in readers.withLock({ $0.compactMap(\.table) }) where table !== writer { table.storeChanged(key) }
  }

  func add(_ reader: StoredValueTable) {
    readers.withLock { readers in
      readers.removeAll { $0.table == nil }
      if !readers.contains(where: { $0.table === reader }) { readers.append(WeakTable(table: reader)) }
    }
  }
}

private struct AppStorageKey: EnvironmentKey {
  static var defaultValue: StoredValues? { nil }
}

private struct SceneStorageKey: EnvironmentKey {
  static var defaultValue: StoredValues? { nil }
}

extension EnvironmentValues {
  /// Where `@AppStorage` without a store of its own keeps values; `nil` is the screen's memory.
  package var appStorage: StoredValues? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }

  /// Where `@SceneStorage` keeps values; `nil` is the screen's memory.
  package var sceneStorage: StoredValues? {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}
