/// A value that outlives the program, stored by key.
///
/// A write evaluates every view that reads the key.
///
///     @AppStorage("isOn") private var isOn = true
///     …
///     Toggle("Wi-Fi", isOn: $isOn)
///
/// The value is stored in the store of the screen's options, `ScreenOptions(appStorage:)`. Without one it is stored in
/// the screen's memory, so that tests do not affect each other and leave nothing on the machine.
/// `UserDefaults.standard` also means that store; other user defaults are used directly. A program in `TerminalHost`
/// stores its values in `UserDefaults.standard`.
///
/// A stored value of another type is ignored. In a model, the store is that of the screen that shows the model. Follows
/// [AppStorage](https://developer.apple.com/documentation/swiftui/appstorage).
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>
  private let defaults: UserDefaults?

  private init(_ key: String, _ coding: StoredCoding<Value>, _ initial: Value, _ defaults: UserDefaults?) {
    property = StoredProperty(key, coding, initial: initial, wrapper: "@AppStorage")
    self.defaults = defaults
  }

  private func store(of host: StateHost) -> StoredValues {
    host.storedValues.store(defaults) ?? host.storedValues.app
  }

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
extension AppStorage: @unchecked Sendable where Value: Sendable {}
extension AppStorage: ConnectedProperty {
  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    let (values, environment, defaults) = (context.owner.storedValues, context.environment, defaults)
    // `UserDefaults` objects are often created anew, so the first one is kept.
    property.connect(to: &storage, owner: context.owner, keepsStore: defaults != nil) {
      values.store(defaults) ?? EnvironmentValues(scope: environment).appStorage ?? values.app
    }
  }

  func vertex(in storage: AnyObject?) -> Vertex? { StoredProperty<Value>.vertex(in: storage) }

  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty {
    StoredProperty<Value>.traced(in: storage)
  }
}

extension AppStorage: SelfComparing {
  /// The default of a later view value is ignored.
  func isSame(as other: AppStorage) -> Bool {
    property.key == other.property.key && (defaults == nil) == (other.defaults == nil)
  }
}

extension AppStorage where Value == Bool {
  /// Creates a property for a Boolean value; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .bool, wrappedValue, store)
  }
}

extension AppStorage where Value == Int {
  /// Creates a property for an integer; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .int, wrappedValue, store)
  }
}

extension AppStorage where Value == Double {
  /// Creates a property for a number; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .double, wrappedValue, store)
  }
}

extension AppStorage where Value == String {
  /// Creates a property for a string; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .string, wrappedValue, store)
  }
}

extension AppStorage where Value == URL {
  /// Creates a property for a URL; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .url, wrappedValue, store)
  }
}

extension AppStorage where Value == Data {
  /// Creates a property for data; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .data, wrappedValue, store)
  }
}

extension AppStorage where Value == Date {
  /// Creates a property for a date; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .date, wrappedValue, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property for a value that is stored as an integer; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .rawValues(.int), wrappedValue, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property for a value that is stored as a string; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .rawValues(.string), wrappedValue, store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a Boolean value; `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, StoredCoding<Bool>.bool.optional(), nil, store)
  }
  /// Creates a property for an integer; `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, StoredCoding<Int>.int.optional(), nil, store)
  }
  /// Creates a property for a number; `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, StoredCoding<Double>.double.optional(), nil, store)
  }
  /// Creates a property for a string; `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, StoredCoding<String>.string.optional(), nil, store)
  }
  /// Creates a property for a URL; `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, StoredCoding<URL>.url.optional(), nil, store)
  }
  /// Creates a property for data; `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, StoredCoding<Data>.data.optional(), nil, store)
  }
  /// Creates a property for a date; `nil` if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, StoredCoding<Date>.date.optional(), nil, store)
  }
}

extension AppStorage {
  /// Creates a property for a value that is stored as an integer; `nil` if none is stored.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, StoredCoding<R>.rawValues(.int).optional(), nil, store)
  }
  /// Creates a property for a value that is stored as a string; `nil` if none is stored.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, StoredCoding<R>.rawValues(.string).optional(), nil, store)
  }
}
