/// The common part of `@AppStorage` and `@SceneStorage`: a key, a coding, and a default value.
struct StoredProperty<Value> {
  let key: String
  let coding: _StoredCoding<Value>
  let initial: Value
  /// The name of the wrapper in traces and issues: `@AppStorage`.
  let wrapper: String
  var location: StoredValueLocation<Value>?
  // Shared: only a property outside of views uses it, as in a model, where all copies have the same value.
  private let unhosted = UnhostedStorage()

  init(_ key: String, _ coding: _StoredCoding<Value>, initial: Value, wrapper: String) {
    (self.key, self.coding, self.initial, self.wrapper) = (key, coding, initial, wrapper)
  }

  /// The screen of a property outside a view; any thread may read it.
  private final class UnhostedStorage: HostKeeper {
    struct Content {
      /// The value on the screen that last read it.
      var location: StoredValueLocation<Value>?
      /// The store of that screen, used after the screen is gone.
      var store: StoredValues?
      /// The value written before there was a screen.
      var written: Value?
      var order = WriteOrder()
    }

    let content = Locked(Content())

    func forget(_ host: StateHost) {
      // The location is released after the lock, because its release may run other code.
      _ = content.withLock { $0.location?.host === host ? $0.location.take() : nil }
    }
  }

  /// A view's location, with the key and the store for which it was found; the view's node stores it.
  private final class Storage {
    let location: StoredValueLocation<Value>
    let key: String
    let store: StoredValues

    init(_ location: StoredValueLocation<Value>, key: String, store: StoredValues) {
      (self.location, self.key, self.store) = (location, key, store)
    }
  }

  /// Finds the location for a view; it stays the same while the key and the store stay the same.
  ///
  /// If `keepsStore` is true, the first store is kept, although later evaluations may pass new ones.
  mutating func connect(
    to storage: inout AnyObject?, owner: StateHost, keepsStore: Bool = false, store: () -> StoredValues
  ) {
    let kept = storage.map { downcast($0, to: Storage.self) }
    if let kept, kept.key == key, keepsStore || kept.store === store() { return location = kept.location }
    let store = store()
    let new = makeLocation(owner: owner, store: store)
    storage = Storage(new, key: key, store: store)
    location = new
  }

  private func makeLocation(owner: StateHost, store: StoredValues) -> StoredValueLocation<Value> {
    let entry = owner.storedValues.entry(key, in: store, of: wrapper)
    return StoredValueLocation(entry, owner: owner, coding: coding, default: initial)
  }

  static func vertex(in storage: AnyObject?) -> Vertex? { (storage as? Storage)?.location.vertex }

  static func traced(in storage: AnyObject?) -> TracedProperty {
    guard let location = (storage as? Storage)?.location, let vertex = location.vertex else { return TracedProperty() }
    return TracedProperty(
      origin: BindingOrigin(kind: .state, words: vertex.label), vertex: vertex, value: location.get)
  }

  /// `store` returns the store of a screen.
  func get(_ store: (StateHost) -> StoredValues) -> Value {
    if let location = location ?? findLocation(store) { return location.get() }
    return unhostedValue
  }

  /// The value while no screen shows it.
  private var unhostedValue: Value {
    let (store, written) = unhosted.content.withLock { ($0.store, $0.written) }
    return store.flatMap { $0[key] }.flatMap(coding.decode) ?? written ?? initial
  }

  /// Changes the value in one step while no screen shows it.
  private func updateUnhosted(_ change: (inout Value) -> Bool) {
    while true {
      let (store, written, count) = unhosted.content.withLock { ($0.store, $0.written, $0.order.count) }
      if let store { return update(store, change) }
      var value = written ?? initial
      guard change(&value) else { return }
      // The old value is released after the lock, because its release may run user code.
      let (isDone, _) = unhosted.content.withLock { known -> (Bool, Value?) in
        guard known.store == nil, known.order.isUncontested(after: count) else { return (false, nil) }
        known.order.note()
        return (true, exchange(&known.written, with: value))
      }
      if isDone { return }
    }
  }

  private func update(_ store: StoredValues, _ change: (inout Value) -> Bool) {
    store.update(key, from: nil) { stored in
      var value = stored.flatMap(coding.decode) ?? initial
      return change(&value) ? .write(coding.encode(value)) : .leave
    }
  }

  func set(_ value: Value, _ store: (StateHost) -> StoredValues) {
    if let location = location ?? findLocation(store) { return location.set(value, transaction: Transaction()) }
    updateUnhosted {
      $0 = value
      return true
    }
  }

  func binding(_ store: (StateHost) -> StoredValues) -> Binding<Value> {
    if let location = location ?? findLocation(store) { return Binding(location) }
    return Binding(UnhostedLocation(property: self))
  }

  /// Returns the location for a property of a model: on the active screen, or on the one that last read it.
  private func findLocation(_ store: (StateHost) -> StoredValues) -> StoredValueLocation<Value>? {
    let (known, written) = unhosted.content.withLock { ($0.location, $0.written) }
    guard let active = StateHost.active, known?.host !== active else { return known }
    let store = store(active)
    if let written, store[key] == nil { store[key] = coding.encode(written) }
    let new = makeLocation(owner: active, store: store)
    _ = unhosted.content.withLock { exchange(&$0, with: UnhostedStorage.Content(location: new, store: store)) }
    active.note(unhosted)
    return new
  }

  /// A value that no screen shows.
  private final class UnhostedLocation: Location<Value> {
    private let property: StoredProperty

    init(property: StoredProperty) { self.property = property }

    override func get() -> Value { property.unhostedValue }
    override func set(_ value: Value, transaction: Transaction) {
      update(in: transaction) {
        $0 = value
        return true
      }
    }
    override func update(in transaction: Transaction, _ change: (inout Value) -> Bool) {
      property.updateUnhosted(change)
    }
    override func isSame(as other: Location<Value>) -> Bool {
      (other as? UnhostedLocation)?.property.unhosted === property.unhosted
    }
  }
}
