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

  private init(_ key: String, _ coding: _StoredCoding<Value>, _ initial: Value, _ defaults: UserDefaults?) {
    property = StoredProperty(key, coding, initial: initial, wrapper: "@AppStorage")
    self.defaults = defaults
  }

  private func store(of host: StateHost) -> StoredValues { host.storedValues.store(defaults) ?? host.storedValues.app }

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

extension AppStorage where Value: _StorableValue {
  /// Creates a property for a Boolean value, an integer, a number, a string, a URL, data or a date; `wrappedValue` is the
  /// default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, Value._coding, wrappedValue, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _StorableValue {
  /// Creates a property for a value that is stored as its raw value, an integer or a string; `wrappedValue` is the
  /// default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, .rawValues, wrappedValue, store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a Boolean value, an integer, a number, a string, a URL, data or a date; `nil` if none is
  /// stored.
  public init<Stored: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == Stored? {
    self.init(key, Stored._coding.optional(), nil, store)
  }

  /// Creates a property for a value that is stored as its raw value, an integer or a string; `nil` if none is stored.
  public init<Stored: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Stored?, Stored.RawValue: _StorableValue {
    self.init(key, _StoredCoding<Stored>.rawValues.optional(), nil, store)
  }
}
