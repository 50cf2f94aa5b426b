/// A key for a value in the environment.
///
/// Follows [EnvironmentKey](https://developer.apple.com/documentation/swiftui/environmentkey).
@preconcurrency public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view above sets one.
  static var defaultValue: Value { get }
}

/// The values that views pass down to all views below them.
///
/// A body that reads a value depends on that key alone. Follows
/// [EnvironmentValues](https://developer.apple.com/documentation/swiftui/environmentvalues).
public struct EnvironmentValues {
  let scope: EnvironmentScope?
  private(set) var writes: [any EnvironmentWrite] = []
  /// Whether the values are read where no screen is active, such as on another thread; such reads record no dependency.
  private let isUntracked: Bool

  /// The host of the screen's states; `nil` outside a screen.
  package var host: StateHost? { scope?.host }

  init(scope: EnvironmentScope?, isUntracked: Bool = false) {
    self.scope = scope
    self.isUntracked = isUntracked
  }

  /// Creates values in which every key has its default.
  public init() { self.init(scope: nil) }

  /// The value for a key: that of the nearest view above, or the key's default value.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if !writes.isEmpty, let written = written(K.self) { return written }
      if let found = EnvironmentScope.find(id, from: scope) {
        let scope = downcast(found, to: TypedScope<K.Value>.self)
        return isUntracked ? scope.offMainValue : scope.get()
      }
      return K.defaultValue
    }
    set {
      removeWrite(of: ObjectIdentifier(key))
      writes.append(KeyWrite<K, K.Value>(value: newValue))
    }
  }

  @inline(never) private mutating func removeWrite(of key: ObjectIdentifier) { writes.removeAll { $0.key == key } }

  private func written<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    for write in writes where write.key == ObjectIdentifier(key) {
      if let write = write as? KeyWrite<K, K.Value> { return write.value }
    }
    return nil
  }

  /// The object of a type, if the environment contains one.
  public subscript<Object: AnyObject>(objectType: Object.Type) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The keys that are set, with their values, from the nearest.
  ///
  /// Reading it creates no dependency.
  ///
  /// Values of the screen itself, such as its locale, are omitted.
  public var description: String {
    var entries = writes.reversed().map { Self.entry($0.key, $0.anyValue) }
    var scope = scope
    while let current = scope {
      if let value = current.anyValue { entries.append(Self.entry(current.key, value)) }
      scope = current.parent
    }
    return "[\(entries.joined(separator: ", "))]"
  }

  private static func entry(_ key: ObjectIdentifier, _ value: Any) -> String {
    "EnvironmentPropertyKey<\(typeName(type(of: key)))> = \(value)"
  }
}

struct ObjectKey<Object: AnyObject>: EnvironmentKey, NamedKey {
  static var defaultValue: Object? { nil }
  static var name: String { "\(typeName(Object.self)).self" }
}

/// A value from the environment of the view.
///
///     @Environment(\.locale) private var locale
///     @Environment(Model.self) private var model
///
/// Follows [Environment](https://developer.apple.com/documentation/swiftui/environment).
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case type(TypeReader)
  }

  /// Reads an object by its type.
  private final class TypeReader {
    let read: (EnvironmentValues) -> Value?
    let type: Any.Type

    func object(_ values: EnvironmentValues) -> AnyObject? { read(values).map { $0 as AnyObject } }

    init(_ type: Any.Type, read: @escaping (EnvironmentValues) -> Value?) {
      self.read = read
      self.type = type
    }
  }

  private let content: Content
  private var scope: EnvironmentScope?

  /// Creates a property that reads an environment value by a key path: `@Environment(\.locale)`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// Creates a property that reads an observable object.
  ///
  /// A view above must set it with `.environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .type(TypeReader(objectType) { $0[objectType] })
  }

  /// Creates a property that reads an observable object, or `nil` if the environment contains none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .type(TypeReader(objectType) { .some($0[objectType]) })
  }

  /// The value in the view's environment.
  ///
  /// A body that reads it depends on that key.
  ///
  /// Reading a missing object reports an issue that names the type and the required modifier, and ends the program,
  /// because there is no value to continue with.
  public var wrappedValue: Value {
    let values = EnvironmentValues(scope: scope, isUntracked: !StateHost.isActive)
    switch content {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .type(let reader):
      if let value = reader.read(values) { return value }
      let message = missingObject(reader.type, setBy: "environment")
      scope?.host?.report(message)
      fatalError(message)
    }
  }
}

/// Returns the issue for an object that is not in the environment; `modifier` is the name of the modifier that sets it.
func missingObject(_ type: Any.Type, setBy modifier: String) -> String {
  "no \(typeName(type)) in the environment; set one with .\(modifier)(_:) on a view above"
}

extension Environment: ConnectedProperty {
  static var needsStorage: Bool { false }

  mutating func connect(to storage: inout AnyObject?, named name: String, in context: PropertyContext) {
    scope = context.environment
  }

  func traced(in storage: AnyObject?, _ environment: EnvironmentScope?) -> TracedProperty {
    let values = EnvironmentValues(scope: environment)
    switch content {
    case .keyPath(let keyPath): return TracedProperty(read: { _ = values[keyPath: keyPath] })
    case .type(let reader):
      return TracedProperty(
        object: reader.object(values), isProjected: false,
        missing: { reader.read(values) == nil ? missingObject(reader.type, setBy: "environment") : nil })
    }
  }
}

extension Environment: SelfComparing {
  func isSame(as other: Environment) -> Bool {
    switch (content, other.content) {
    case (.keyPath(let a), .keyPath(let b)): a == b
    case (.type(let a), .type(let b)): a.type == b.type
    default: false
    }
  }
}

// Sendable: its scope never changes and has one value for all threads.
extension Environment: @unchecked Sendable where Value: Sendable {}
