/// A value that outlives the program, by its key: every view that reads the key is evaluated when it is written.
///
///     @AppStorage("isOn") private var isOn = true
///     …
///     Toggle("Wi-Fi", isOn: $isOn)
///
/// It is kept in what the screen's options give, `ScreenOptions(appStorage:)`; without that in a memory of the screen's
/// own, so that a test finds nothing of another one's and nothing is left on the machine. `UserDefaults.standard` means
/// that store too; other user defaults are used as they are. A program that `TerminalHost` runs keeps its values in
/// `UserDefaults.standard`.
///
/// What is kept and is no value of the type counts as nothing. In a model it is that of the screen that shows the model.
/// Follows [AppStorage](https://developer.apple.com/documentation/swiftui/appstorage).
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
extension AppStorage: @unchecked Sendable where Value: Sendable {}
extension AppStorage: ConnectedProperty {
  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    let (values, environment, defaults) = (context.owner.storedValues, context.environment, defaults)
    // Objects of user defaults are made again and again: the first one counts.
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
  /// A property for a truth value; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .bool, wrappedValue, store)
  }
}

extension AppStorage where Value == Int {
  /// A property for a whole number; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .int, wrappedValue, store)
  }
}

extension AppStorage where Value == Double {
  /// A property for a number; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .double, wrappedValue, store)
  }
}

extension AppStorage where Value == String {
  /// A property for a text; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .string, wrappedValue, store)
  }
}

extension AppStorage where Value == URL {
  /// A property for an address; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .url, wrappedValue, store)
  }
}

extension AppStorage where Value == Data {
  /// A property for bytes; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .data, wrappedValue, store)
  }
}

extension AppStorage where Value == Date {
  /// A property for a date; `wrappedValue` counts while nothing is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .date, wrappedValue, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A property for a value that is kept as its number; `wrappedValue` counts while nothing is kept, or no value of the type.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .rawValues(.int), wrappedValue, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A property for a value that is kept as its text; `wrappedValue` counts while nothing is kept, or no value of the type.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .rawValues(.string), wrappedValue, store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A property for a truth value, or `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, StoredCoding<Bool>.bool.optional(), nil, store)
  }
  /// A property for a whole number, or `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, StoredCoding<Int>.int.optional(), nil, store)
  }
  /// A property for a number, or `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, StoredCoding<Double>.double.optional(), nil, store)
  }
  /// A property for a text, or `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, StoredCoding<String>.string.optional(), nil, store)
  }
  /// A property for an address, or `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, StoredCoding<URL>.url.optional(), nil, store)
  }
  /// A property for bytes, or `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, StoredCoding<Data>.data.optional(), nil, store)
  }
  /// A property for a date, or `nil` while nothing is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, StoredCoding<Date>.date.optional(), nil, store)
  }
}

extension AppStorage {
  /// A property for a value that is kept as its number, or `nil` while nothing is kept.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, StoredCoding<R>.rawValues(.int).optional(), nil, store)
  }
  /// A property for a value that is kept as its text, or `nil` while nothing is kept.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, StoredCoding<R>.rawValues(.string).optional(), nil, store)
  }
}
