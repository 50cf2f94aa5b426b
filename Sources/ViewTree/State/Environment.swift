/// A key for a value in the environment.
///
/// Follows [EnvironmentKey](https://developer.apple.com/documentation/swiftui/environmentkey).
@preconcurrency public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view above sets one.
  static var defaultValue: Value { get }
}

/// The values that views hand down to all views below them.
///
/// Reading a value in a body makes the body depend on that key alone. Follows
/// [EnvironmentValues](https://developer.apple.com/documentation/swiftui/environmentvalues).
public struct EnvironmentValues {
  let scope: EnvironmentScope?
  private(set) var writes: [any EnvironmentWrite] = []
  /// Whether they are read where no screen is active, as on another thread: no rule depends on what is read then.
  private let isElsewhere: Bool

  init(scope: EnvironmentScope?, isElsewhere: Bool = false) {
    self.scope = scope
    self.isElsewhere = isElsewhere
  }

  /// Default values only.
  public init() { self.init(scope: nil) }

  /// The value of a key: what the nearest view above sets, else the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if !writes.isEmpty, let written = written(K.self) { return written }
      if let found = EnvironmentScope.find(id, from: scope) {
        let scope = downcast(found, to: TypedScope<K.Value>.self)
        return isElsewhere ? scope.valueElsewhere : scope.get()
      }
      return K.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      writes.removeAll { $0.key == id }
      writes.append(KeyWrite<K, K.Value>(value: newValue))
    }
  }

  private func written<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    for write in writes where write.key == ObjectIdentifier(key) {
      if let write = write as? KeyWrite<K, K.Value> { return write.value }
    }
    return nil
  }

  /// The object of a type, if one was put into the environment.
  public subscript<Object: AnyObject>(objectType: Object.Type) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The keys that are set with their values, the nearest first; no view comes to depend on them.
  ///
  /// A screen's own values, as its locale, are left out.
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

/// A value of the environment of the view.
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

  /// Reads by the type of an object.
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

  /// A value of the environment by its name: `@Environment(\.locale)`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// An observable object of the environment; it must have been put there by `.environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .type(TypeReader(objectType) { $0[objectType] })
  }

  /// An observable object of the environment, or `nil`.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .type(TypeReader(objectType) { .some($0[objectType]) })
  }

  /// The value.
  ///
  /// Reading it in a body makes the body depend on that key.
  ///
  /// An object that is not there is a mistake without a value to go on with: an issue names the type and the modifier
  /// that is missing, and the program ends.
  public var wrappedValue: Value {
    let values = EnvironmentValues(scope: scope, isElsewhere: !StateHost.isActive)
    switch content {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .type(let reader):
      if let value = reader.read(values) { return value }
      let message = Self.missing(reader)
      scope?.host?.report(message)
      fatalError(message)
    }
  }

  private static func missing(_ reader: TypeReader) -> String {
    "no \(typeName(reader.type)) in the environment; put one there with .environment(_:) on a view above"
  }
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
        missing: { reader.read(values) == nil ? Self.missing(reader) : nil })
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

// Sendable: its scope never changes, and its value is one for all threads.
extension Environment: @unchecked Sendable where Value: Sendable {}
