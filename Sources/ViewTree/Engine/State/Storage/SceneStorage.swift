/// A value that a window stores by key, to restore its state.
///
///     @SceneStorage("tab") private var tab = "home"
///
/// The value is stored in the store of the screen's options, `ScreenOptions(sceneStorage:)`, or without one in the
/// screen's memory. A write evaluates every view of the screen that reads the key. A stored value of another type is
/// ignored. Follows [SceneStorage](https://developer.apple.com/documentation/swiftui/scenestorage).
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ coding: StoredCoding<Value>, _ initial: Value) {
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

extension SceneStorage where Value == Bool {
  /// Creates a property for a Boolean value; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .bool, wrappedValue) }
}

extension SceneStorage where Value == Int {
  /// Creates a property for an integer; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .int, wrappedValue) }
}

extension SceneStorage where Value == Double {
  /// Creates a property for a number; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .double, wrappedValue) }
}

extension SceneStorage where Value == String {
  /// Creates a property for a string; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .string, wrappedValue) }
}

extension SceneStorage where Value == URL {
  /// Creates a property for a URL; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .url, wrappedValue) }
}

extension SceneStorage where Value == Data {
  /// Creates a property for data; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .data, wrappedValue) }
}

extension SceneStorage where Value == Date {
  /// Creates a property for a date; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .date, wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property for a value that is stored as an integer; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .rawValues(.int), wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property for a value that is stored as a string; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .rawValues(.string), wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a Boolean value; `nil` if none is stored.
  public init(_ key: String) where Value == Bool? { self.init(key, StoredCoding<Bool>.bool.optional(), nil) }
  /// Creates a property for an integer; `nil` if none is stored.
  public init(_ key: String) where Value == Int? { self.init(key, StoredCoding<Int>.int.optional(), nil) }
  /// Creates a property for a number; `nil` if none is stored.
  public init(_ key: String) where Value == Double? { self.init(key, StoredCoding<Double>.double.optional(), nil) }
  /// Creates a property for a string; `nil` if none is stored.
  public init(_ key: String) where Value == String? { self.init(key, StoredCoding<String>.string.optional(), nil) }
  /// Creates a property for a URL; `nil` if none is stored.
  public init(_ key: String) where Value == URL? { self.init(key, StoredCoding<URL>.url.optional(), nil) }
  /// Creates a property for data; `nil` if none is stored.
  public init(_ key: String) where Value == Data? { self.init(key, StoredCoding<Data>.data.optional(), nil) }
  /// Creates a property for a date; `nil` if none is stored.
  public init(_ key: String) where Value == Date? { self.init(key, StoredCoding<Date>.date.optional(), nil) }
}

extension SceneStorage {
  /// Creates a property for a value that is stored as an integer; `nil` if none is stored.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, StoredCoding<R>.rawValues(.int).optional(), nil)
  }
  /// Creates a property for a value that is stored as a string; `nil` if none is stored.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, StoredCoding<R>.rawValues(.string).optional(), nil)
  }
}
