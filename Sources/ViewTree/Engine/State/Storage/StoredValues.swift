/// A store of values by key for ``AppStorage`` and ``SceneStorage``.
///
///     let store = StoredValues(["isOn": true])
///     let screen = Screen(options: ScreenOptions(appStorage: store)) { WiFiScreen() }
///     …
///     #expect(store["isOn"] as? Bool == false)
///
/// The values are in memory, unless the store is created from `UserDefaults`. Screens with the same store show each
/// other's writes. Any thread may use it.
///
/// Sendable: the values and the order of writes are behind locks, and `UserDefaults` may be used on all threads.
public final class StoredValues: @unchecked Sendable {
  private let memory: Locked<[String: AnyHashable]>
  /// The user defaults that hold the values instead of `memory`.
  let defaults: UserDefaults?
  /// Held during a write.
  ///
  /// User defaults notify observers meanwhile, which may read and write the store.
  private let writing = NSRecursiveLock()
  private var order = WriteOrder()
  /// The screens that show values of the store.
  private let readers = Locked<[WeakTable]>([])

  private struct WeakTable {
    weak var table: StoredValueTable?
  }

  /// Creates a store in memory.
  public init(_ values: [String: AnyHashable] = [:]) {
    memory = Locked(values)
    defaults = nil
  }

  /// Creates a store backed by user defaults, which outlive the program.
  public init(_ defaults: UserDefaults) {
    memory = Locked([:])
    self.defaults = defaults
  }

  /// The value for a key; `nil` if there is none.
  ///
  /// Setting `nil` removes the value.
  ///
  /// Screens show a written value with their next frame. The supported types are `Bool`, `Int`, `Double`, `String`,
  /// `Data`, `Date` and `URL`.
  public subscript(key: String) -> AnyHashable? {
    get {
      if let defaults { return defaults.object(forKey: key) as? AnyHashable }
      return memory.withLock { $0[key] }
    }
    set { update(key, from: nil) { _ in .write(newValue) } }
  }

  /// The result of a change in one step.
  enum Change {
    case leave
    case write(AnyHashable?)
  }

  /// Changes a value in one step and notifies the other screens that show it: no write of another thread is lost.
  ///
  /// `change` runs again if another thread wrote a value of the store meanwhile.
  func update(_ key: String, from writer: StoredValueTable?, _ change: (AnyHashable?) -> Change) {
    while true {
      let (old, count) = writing.withLock { (self[key], order.count) }
      guard case .write(let new) = change(old) else { return }
      let isDone = writing.withLock {
        guard order.isUncontested(after: count) else { return false }
        write(new, key: key)
        order.note()
        return true
      }
      if isDone { return notify(key, but: writer) }
    }
  }

  private func write(_ value: AnyHashable?, key: String) {
    guard let defaults else {
      // The old value is released after the lock, because its release may run user code.
      _ = memory.withLock { exchange(&$0[key], with: value) }
      return
    }
    if let value { defaults.set(value.base, forKey: key) } else { defaults.removeObject(forKey: key) }
  }

  private func notify(_ key: String, but writer: StoredValueTable?) {
    for table in readers.withLock({ $0.compactMap(\.table) }) where table !== writer { table.storeChanged(key) }
  }

  func add(_ reader: StoredValueTable) {
    // The tables are held until after the lock: the last reference to one may end here.
    _ = readers.withLock { readers in
      let tables = readers.compactMap(\.table)
      readers = (tables.filter { $0 !== reader } + [reader]).map { WeakTable(table: $0) }
      return tables
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
  /// The store of `@AppStorage` properties without a store of their own; `nil` means the screen's memory.
  package var appStorage: StoredValues? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }

  /// The store of `@SceneStorage` properties; `nil` means the screen's memory.
  package var sceneStorage: StoredValues? {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}
