/// A key that `@Entry` generates, for any of the types that have entries.
///
/// The macro sees only the source text, and an extension may name its type by an alias. So the compiler chooses the
/// subscript by the type that is extended.
public protocol _EntryKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var entry: _EntryDefault<Value> { get }
}

/// The default value of an `@Entry`, created once.
///
/// Sendable: the value never changes, and a key's `defaultValue` need not be sendable either.
public struct _EntryDefault<Value>: @unchecked Sendable {
  fileprivate let value: Value

  /// Creates a default value.
  public init(_ make: () -> Value) { value = make() }
}

/// The key of an entry that has a default value.
private struct EntryKey<K: _EntryKey>: EnvironmentKey, TransactionKey, ContainerValueKey, NamedKey {
  static var defaultValue: K.Value { K.entry.value }
  static var name: String { VertexLabel.name(of: K.self) }
  static var declaredType: Any.Type { K.self }
}

/// The key of a focus entry, whose value type is wrapped in the entry's optional.
private struct FocusedEntryKey<K: _EntryKey, Value>: FocusedValueKey, NamedKey {
  static var name: String { VertexLabel.name(of: K.self) }
}

extension EnvironmentValues {
  /// The value of an `@Entry`.
  public subscript<K: _EntryKey>(key: K.Type) -> K.Value {
    get { self[EntryKey<K>.self] }
    set { self[EntryKey<K>.self] = newValue }
  }
}

extension Transaction {
  /// The value of an `@Entry`.
  public subscript<K: _EntryKey>(key: K.Type) -> K.Value {
    get { self[EntryKey<K>.self] }
    set { self[EntryKey<K>.self] = newValue }
  }
}

extension ContainerValues {
  /// The value of an `@Entry`.
  public subscript<K: _EntryKey>(key: K.Type) -> K.Value {
    get { self[EntryKey<K>.self] }
    set { self[EntryKey<K>.self] = newValue }
  }
}

extension FocusedValues {
  /// The value of an `@Entry`, whose type is optional.
  public subscript<K: _EntryKey, Wrapped>(key: K.Type) -> Wrapped? where K.Value == Wrapped? {
    get { self[FocusedEntryKey<K, Wrapped>.self] }
    set { self[FocusedEntryKey<K, Wrapped>.self] = newValue }
  }
}
