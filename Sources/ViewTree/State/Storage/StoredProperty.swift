/// What `@AppStorage` and `@SceneStorage` have in common: a key, how its value is kept, and what is shown while nothing is.
struct StoredProperty<Value> {
  let key: String
  let coding: StoredCoding<Value>
  let initial: Value
  /// What the key is called in traces and issues: `@AppStorage`.
  let wrapper: String
  var location: StoredValueLocation<Value>?
  // Shared: it is for a property that is no view's, but one of a model, which is one object.
  private let elsewhere = Elsewhere()

  init(_ key: String, _ coding: StoredCoding<Value>, initial: Value, wrapper: String) {
    (self.key, self.coding, self.initial, self.wrapper) = (key, coding, initial, wrapper)
  }

  /// The screen known to a property outside a view; any thread may read it.
  private final class Elsewhere: HostKeeper {
    struct Known {
      /// The value on the screen that read it last.
      var location: StoredValueLocation<Value>?
      /// The store of that screen, which counts when the screen is gone.
      var store: StoredValues?
      /// The writes made before there was a screen.
      var written: Value?
    }

    let known = Locked(Known())

    func forget(_ host: StateHost) {
      // The location is released when others may ask again.
      _ = known.withLock { $0.location?.host === host ? $0.location.take() : nil }
    }
  }

  /// What is kept in a view's node.
  private final class Storage {
    let location: StoredValueLocation<Value>
    let key: String
    let store: StoredValues

    init(_ location: StoredValueLocation<Value>, key: String, store: StoredValues) {
      (self.location, self.key, self.store) = (location, key, store)
    }
  }

  /// Finds the value for a view; it stays the same while the key and the store do.
  ///
  /// `keepsStore`: whether the first store counts, of those that are made again and again.
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

  /// `store` is asked for that of a screen.
  func get(_ store: (StateHost) -> StoredValues) -> Value {
    if let location = location ?? findLocation(store) { return location.get() }
    return valueElsewhere
  }

  /// The value while no screen shows it.
  private var valueElsewhere: Value {
    let (store, written) = elsewhere.known.withLock { ($0.store, $0.written) }
    return store.flatMap { $0[key] }.flatMap(coding.decode) ?? written ?? initial
  }

  private func setElsewhere(_ value: Value) {
    guard let store = elsewhere.known.withLock({ $0.store }) else {
      return elsewhere.known.withLock { $0.written = value }
    }
    store[key] = coding.encode(value)
  }

  func set(_ value: Value, _ store: (StateHost) -> StoredValues) {
    if let location = location ?? findLocation(store) { return location.set(value, transaction: Transaction()) }
    setElsewhere(value)
  }

  func binding(_ store: (StateHost) -> StoredValues) -> Binding<Value> {
    if let location = location ?? findLocation(store) { return Binding(location) }
    return Binding(ElsewhereLocation(property: self))
  }

  /// Of a model: the value on the screen that reads it, or read it last.
  private func findLocation(_ store: (StateHost) -> StoredValues) -> StoredValueLocation<Value>? {
    let (known, written) = elsewhere.known.withLock { ($0.location, $0.written) }
    guard let active = StateHost.active, known?.host !== active else { return known }
    let store = store(active)
    if let written, store[key] == nil { store[key] = coding.encode(written) }
    let new = makeLocation(owner: active, store: store)
    elsewhere.known.withLock { $0 = Elsewhere.Known(location: new, store: store) }
    active.note(elsewhere)
    return new
  }

  /// A value that no screen shows.
  private final class ElsewhereLocation: Location<Value> {
    private let property: StoredProperty

    init(property: StoredProperty) { self.property = property }

    override func get() -> Value { property.valueElsewhere }
    override func set(_ value: Value, transaction: Transaction) { property.setElsewhere(value) }
    override func isSame(as other: Location<Value>) -> Bool {
      (other as? ElsewhereLocation)?.property.elsewhere === property.elsewhere
    }
  }
}
