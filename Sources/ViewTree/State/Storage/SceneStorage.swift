/// A value that a window keeps, by its key, so that it comes back as it was left.
///
///     @SceneStorage("tab") private var tab = "home"
///
/// It is kept in what the screen's options give, `ScreenOptions(sceneStorage:)`; without that in a memory of the screen's
/// own. Every view of the screen that reads the key is evaluated when it is written. What is kept and is no value of the
/// type counts as nothing. Follows [SceneStorage](https://developer.apple.com/documentation/swiftui/scenestorage).
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ coding: StoredCoding<Value>, _ initial: Value) {
    property = StoredProperty(key, coding, initial: initial, wrapper: "@SceneStorage")
  }

  private func store(of host: StateHost) -> StoredValues { host.storedValues.scene }

  /// The value.
  ///
  /// Reading it in a body makes the body depend on it; a write counts from the next update on. While a body runs it is
  /// ignored, and an issue says so.
  public var wrappedValue: Value {
    get { property.get(store) }
    nonmutating set { property.set(newValue, store) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding(store) }
}

// Sendable: its location takes writes of all threads, and its value is one for all of them.
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
  /// A property for a truth value; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .bool, wrappedValue) }
}

extension SceneStorage where Value == Int {
  /// A property for a whole number; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .int, wrappedValue) }
}

extension SceneStorage where Value == Double {
  /// A property for a number; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .double, wrappedValue) }
}

extension SceneStorage where Value == String {
  /// A property for a text; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .string, wrappedValue) }
}

extension SceneStorage where Value == URL {
  /// A property for an address; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .url, wrappedValue) }
}

extension SceneStorage where Value == Data {
  /// A property for bytes; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .data, wrappedValue) }
}

extension SceneStorage where Value == Date {
  /// A property for a date; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .date, wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A property for a value that is kept as its number; `wrappedValue` counts while nothing is kept, or no value of the type.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .rawValues(.int), wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A property for a value that is kept as its text; `wrappedValue` counts while nothing is kept, or no value of the type.
  public init(wrappedValue: Value, _ key: String) { self.init(key, .rawValues(.string), wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A property for a truth value, or `nil` while nothing is kept.
  public init(_ key: String) where Value == Bool? { self.init(key, StoredCoding<Bool>.bool.optional(), nil) }
  /// A property for a whole number, or `nil` while nothing is kept.
  public init(_ key: String) where Value == Int? { self.init(key, StoredCoding<Int>.int.optional(), nil) }
  /// A property for a number, or `nil` while nothing is kept.
  public init(_ key: String) where Value == Double? { self.init(key, StoredCoding<Double>.double.optional(), nil) }
  /// A property for a text, or `nil` while nothing is kept.
  public init(_ key: String) where Value == String? { self.init(key, StoredCoding<String>.string.optional(), nil) }
  /// A property for an address, or `nil` while nothing is kept.
  public init(_ key: String) where Value == URL? { self.init(key, StoredCoding<URL>.url.optional(), nil) }
  /// A property for bytes, or `nil` while nothing is kept.
  public init(_ key: String) where Value == Data? { self.init(key, StoredCoding<Data>.data.optional(), nil) }
  /// A property for a date, or `nil` while nothing is kept.
  public init(_ key: String) where Value == Date? { self.init(key, StoredCoding<Date>.date.optional(), nil) }
}

extension SceneStorage {
  /// A property for a value that is kept as its number, or `nil` while nothing is kept.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, StoredCoding<R>.rawValues(.int).optional(), nil)
  }
  /// A property for a value that is kept as its text, or `nil` while nothing is kept.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, StoredCoding<R>.rawValues(.string).optional(), nil)
  }
}
