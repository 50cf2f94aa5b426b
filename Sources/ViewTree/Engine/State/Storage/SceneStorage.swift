/// A value that a window stores by key, to restore its state.
///
///     @SceneStorage("tab") private var tab = "home"
///
/// The value is stored in the store of the screen's options, `ScreenOptions(sceneStorage:)`, or without one in the
/// screen's memory. A write evaluates every view of the screen that reads the key. A stored value of another type is
/// ignored. Follows [SceneStorage](https://developer.apple.com/documentation/swiftui/scenestorage).
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ coding: _StoredCoding<Value>, _ initial: Value) {
    property = StoredProperty(key, coding, initial: initial, wrapper: "@SceneStorage")
  }

  private func store(of host: StateHost) -> StoredValues { host.storedValues.scene }

  /// The stored value, or the default if none is stored.
  ///
  /// A body that reads it depends on it. A write takes effect with the next update. A write while a body runs is
  /// ignored and reported as an issue.
  public var wrappedValue: Value {
    get { property.get(store) }
    nonmutating set { property.set(newValue, store) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding(store) }
}

// Sendable: its location accepts writes from all threads and has one value for all of them.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
extension SceneStorage: ConnectedProperty {
  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    let values = context.owner.storedValues
    property.connect(to: &storage, owner: context.owner) { values.scene }
  }

  func vertex(in storage: AnyObject?) -> Vertex? { StoredProperty<Value>.vertex(in: storage) }

  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty {
    StoredProperty<Value>.traced(in: storage)
  }
}

extension SceneStorage: SelfComparing {
  /// The default of a later view value is ignored.
  func isSame(as other: SceneStorage) -> Bool { property.key == other.property.key }
}

extension SceneStorage where Value: _StorableValue {
  /// Creates a property for a Boolean value, an integer, a number, a string, a URL, data or a date; `wrappedValue` is the
  /// default.
  public init(wrappedValue: Value, _ key: String) { self.init(key, Value._coding, wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: _StorableValue {
  /// Creates a property for a value that is stored as its raw value, an integer or a string; `wrappedValue` is the
  /// default.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .rawValues, wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a Boolean value, an integer, a number, a string, a URL, data or a date; `nil` if none is
  /// stored.
  public init<Stored: _StorableValue>(_ key: String) where Value == Stored? {
    self.init(key, Stored._coding.optional(), nil)
  }

  /// Creates a property for a value that is stored as its raw value, an integer or a string; `nil` if none is stored.
  public init<Stored: RawRepresentable>(_ key: String)
  where Value == Stored?, Stored.RawValue: _StorableValue {
    self.init(key, _StoredCoding<Stored>.rawValues.optional(), nil)
  }
}
