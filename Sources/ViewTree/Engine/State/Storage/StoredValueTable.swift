/// The stored values that one screen shows, with an entry for each key of a store that was read.
///
/// Sendable: other threads report changes through the inbox; the rest belongs to the main thread.
final class StoredValueTable: @unchecked Sendable {
  private unowned let owner: StateHost
  private var entries: [Place: StoredEntry] = [:]
  /// The stores of user defaults that properties name.
  private var named: [ObjectIdentifier: StoredValues] = [:]
  /// The default stores of the screen.
  private(set) lazy var app = StoredValues()
  private(set) lazy var scene = StoredValues()

  init(owner: StateHost) { self.owner = owner }

  /// Uses the stores in the screen's options; for `nil`, the screen keeps its own store in memory.
  func use(app: StoredValues?, scene: StoredValues?) {
    if let app { self.app = app }
    if let scene { self.scene = scene }
  }

  private struct Place: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  /// Returns the store that a property names; `nil` for the screen's own store, which stands for the standard defaults.
  func store(_ defaults: UserDefaults?) -> StoredValues? {
    guard let defaults, defaults !== UserDefaults.standard else { return nil }
    if let known = named[ObjectIdentifier(defaults)] { return known }
    let store = StoredValues(defaults)
    named[ObjectIdentifier(defaults)] = store
    return store
  }

  func entry(_ key: String, in store: StoredValues, of wrapper: String) -> StoredEntry {
    let place = Place(store: ObjectIdentifier(store), key: key)
    if let known = entries[place] { return known }
    let entry = StoredEntry(key, in: store, of: self, owner: owner, wrapper: wrapper)
    entries[place] = entry
    store.add(self)
    return entry
  }

  /// Called when another screen or code outside any view wrote a value.
  func storeChanged(_ key: String) { owner.inbox.add { [weak self] in self?.refresh(key) } }

  /// Two `UserDefaults` objects may be the same suite, so a write to one appears in the other.
  fileprivate func refreshDefaults(_ key: String, but writer: StoredEntry) {
    for entry in entries.values where entry.key == key && entry !== writer && entry.store.defaults != nil {
      entry.takeOver(in: Transaction())
    }
  }

  private func refresh(_ key: String) {
    for entry in entries.values where entry.key == key { entry.takeOver(in: Transaction()) }
  }
}

/// The value of a key in a store, as one screen shows it.
final class StoredEntry {
  let key: String
  let store: StoredValues
  let source: Source<AnyHashable?>
  private unowned let table: StoredValueTable
  /// The value of the source after all queued writes.
  private var queued: AnyHashable?
  private var ticket = WriteQueue.Ticket()
  private unowned let owner: StateHost

  fileprivate init(
    _ key: String, in store: StoredValues, of table: StoredValueTable, owner: StateHost, wrapper: String
  ) {
    self.key = key
    self.store = store
    self.table = table
    self.owner = owner
    queued = store[key]
    source = Source(queued, in: owner.graph, label: .derived { "\(wrapper)(\"\(key)\")" }, isEqual: ==)
  }

  /// Returns the value.
  ///
  /// In a rule it is that of the current update, and the rule depends on it; elsewhere it is the newest.
  func value(for reader: StateHost?) -> AnyHashable? {
    if let reader, reader === owner, source.graph.isComputing { return source.value }
    return store[key]
  }

  /// Changes the stored value in one step, on any thread.
  ///
  /// `show` makes it visible on the screen.
  func update(_ change: (AnyHashable?) -> StoredValues.Change) { store.update(key, from: table, change) }

  /// Shows the stored value with the next update.
  func show(in transaction: Transaction) {
    takeOver(in: transaction)
    if store.defaults != nil { table.refreshDefaults(key, but: self) }
  }

  fileprivate func takeOver(in transaction: Transaction) {
    let value = store[key]
    guard value != queued, !owner.isClosed else { return }
    queued = value
    owner.enqueue(in: transaction, ticket: &ticket) { [source] in source.write(value) }
  }
}

/// A stored value as one property sees it: with its type and its default.
final class StoredValueLocation<Value>: Location<Value> {
  private let entry: StoredEntry
  private let owner: StateHost
  private let coding: _StoredCoding<Value>
  private let initial: Value

  init(_ entry: StoredEntry, owner: StateHost, coding: _StoredCoding<Value>, default initial: Value) {
    self.entry = entry
    self.owner = owner
    self.coding = coding
    self.initial = initial
  }

  override var host: StateHost? { owner }
  override var label: String { entry.source.label }
  override var origin: BindingOrigin { BindingOrigin(kind: .state, words: label) }
  override var vertex: Vertex? { entry.source }

  override func get() -> Value { entry.value(for: StateHost.active).flatMap(coding.decode) ?? initial }

  override func set(_ value: Value, transaction: Transaction) {
    update(in: transaction) {
      $0 = value
      return true
    }
  }

  override func update(in transaction: Transaction, _ change: (inout Value) -> Bool) {
    let isOffMainThread = isOffMainThread
    guard isOffMainThread || !owner.isComputing else { return owner.reportWriteInBody(of: label) }
    if !isOffMainThread { owner.receiveWrites() }
    var write: Write?
    entry.update { stored in
      write = Write(changing: stored.flatMap(coding.decode) ?? initial, by: change)
      // A default is stored too when it is written, because another property of the key may have a different default.
      guard let new = write, !new.isSame || stored == nil else { return .leave }
      write?.isStored = true
      return .write(coding.encode(new.value))
    }
    if let write { show(write, in: transaction.overriddenByCurrent, isOffMainThread) }
  }

  private struct Write {
    let old: Value
    let value: Value
    let isSame: Bool
    var isStored = false

    /// Returns `nil` if `change` has nothing to write.
    init?(changing old: Value, by change: (inout Value) -> Bool) {
      var value = old
      guard change(&value) else { return nil }
      (self.old, self.value, isSame) = (old, value, Comparison.areSame(old, value))
    }
  }

  private func show(_ write: Write, in transaction: Transaction, _ isOffMainThread: Bool) {
    let show = { [owner, entry] in
      guard write.isStored else { return owner.noteEqualWrite(entry.source.label) }
      if !write.isSame { owner.willWrite(entry.source.label, from: write.old, to: write.value) }
      entry.show(in: transaction)
    }
    guard isOffMainThread else { return show() }
    if write.isStored { owner.inbox.addWrite(show) } else { owner.inbox.addTraced(show) }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StoredValueLocation<Value> else { return false }
    return entry === other.entry && Comparison.areSame(initial, other.initial)
  }
}
