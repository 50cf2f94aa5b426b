/// The context of a state change: its animation and values of custom keys.
///
/// Follows [Transaction](https://developer.apple.com/documentation/swiftui/transaction).
public struct Transaction {
  /// The values; `nil` if none is set.
  ///
  /// A reference, because bindings contain a transaction and are copied often.
  private var storage: Values?
  /// The number of the update; consecutive changes with the same number form one update.
  var group = 0

  private final class Values {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var values: [ObjectIdentifier: Any] {
    get { storage?.values ?? [:] }
    set { storage = Values(newValue) }
  }

  /// Creates an empty transaction.
  public init() {}

  /// Creates a transaction with an animation; with `nil` the change is not animated.
  public init(animation: Animation?) {
    self.animation = animation
    group = Transaction.nextGroup()
  }

  /// The animation of the change.
  ///
  /// A screen shows the end of an animation until its time passes.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the change is not animated, whatever animations views set.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether no value is set.
  var isPlain: Bool { storage == nil }

  /// The animation; `nil` if animations are disabled.
  var effectiveAnimation: Animation? { storage == nil || disablesAnimations ? nil : animation }

  /// The value for a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The transaction of the running code, which `withTransaction` sets.
  @TaskLocal static var current = Transaction()

  private static let counter = Locked(0)

  fileprivate static func nextGroup() -> Int {
    counter.withLock {
      $0 += 1
      return $0
    }
  }

  /// Runs the writes of a binding to an object with this transaction.
  ///
  /// As in SwiftUI, they run in their own `withTransaction`, which is the innermost and takes precedence.
  func whileInnermost(_ body: () -> Void) { if storage == nil { body() } else { withTransaction(self, body) } }

  /// Runs the writes of a binding with this transaction.
  func whileWriting(_ body: () -> Void) {
    if storage == nil { body() } else { Transaction.$current.withValue(overriddenByCurrent, operation: body) }
  }

  /// The transaction of a write through a binding with this transaction.
  ///
  /// Values that enclosing code sets (`withAnimation`) take precedence.
  var overriddenByCurrent: Transaction {
    let current = Transaction.current
    guard let storage, !storage.values.keys.allSatisfy({ current.values[$0] != nil }) else { return current }
    return group != 0 && current.storage == nil ? self : current.merged(over: self)
  }

  /// Returns both transactions as one with a new number; values of this transaction take precedence.
  func merged(over outer: Transaction) -> Transaction {
    var result = Transaction()
    result.values = outer.values.merging(values) { $1 }
    result.group = Transaction.nextGroup()
    return result
  }
}

private struct AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

private struct DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}

// Sendable: its values are copied with it, and belong to the code that created it.
extension Transaction: @unchecked Sendable {}

/// A key for a value in a transaction.
///
/// Follows [TransactionKey](https://developer.apple.com/documentation/swiftui/transactionkey).
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value in a transaction that does not set the key.
  static var defaultValue: Value { get }
}

/// Runs `body` with a transaction.
///
/// The state changes in it form an update of their own; values of the enclosing transaction apply unless this one sets
/// them.
///
/// Follows [withTransaction(_:_:)](https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  // A listener for its animations waits at least for the writes. Writes of another thread are made by the main thread.
  let hold = MainThread.isCurrent ? transaction.listener?.hold() : nil
  defer { withExtendedLifetime(hold) {} }
  return try Transaction.$current.withValue(transaction.merged(over: Transaction.current), operation: body)
}

/// Runs `body` in the enclosing transaction with one value changed.
///
/// Follows [withTransaction(_:_:_:)](https://developer.apple.com/documentation/swiftui/withtransaction(_:_:_:)).
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body` and animates its state changes, which form an update of their own.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}
