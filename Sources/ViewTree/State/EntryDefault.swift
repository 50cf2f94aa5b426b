/// The default value of an `@Entry`, made once; written by the macro.
///
/// Sendable: the value never changes, and is handed out as a key's `defaultValue` is, which need not be sendable either.
public struct _EntryDefault<Value>: @unchecked Sendable {
  /// The value.
  public let value: Value

  /// Keeps a value.
  public init(_ value: Value) { self.value = value }
}
