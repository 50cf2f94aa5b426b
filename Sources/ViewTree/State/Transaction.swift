/// A value that travels with a state change: its animation, and whatever else a key names.
///
/// Follows [Transaction](https://developer.apple.com/documentation/swiftui/transaction).
public struct Transaction {
  /// The animation of the change. A picture in text shows where an animation ends.
  public var animation: Animation?
  /// Whether views must not animate the change on their own account.
  public var disablesAnimations = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// Changes with the same number, asked for one after the other, are one update.
  var group = 0

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
    group = Transaction.nextGroup()
  }

  /// The value of a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The transaction of the code that is running; set by `withTransaction`.
  @TaskLocal static var current = Transaction()

  private static let counter = Counter()

  fileprivate static func nextGroup() -> Int { counter.next() }

  /// This transaction, or the surrounding one where this one says nothing.
  var orCurrent: Transaction { group == 0 ? Transaction.current : self }
}

extension Transaction: @unchecked Sendable {}

/// A key for a value in a transaction.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Runs `body`; the state changes in it are an update of their own, with this transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  var transaction = transaction
  transaction.group = Transaction.nextGroup()
  return try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs `body` in the surrounding transaction with one value changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; the state changes in it are an update of their own, with this animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  func next() -> Int {
    lock.withLock {
      value += 1
      return value
    }
  }
}
