/// A value that travels with a state change: its animation, and whatever else a key names.
///
/// Follows [Transaction](https://developer.apple.com/documentation/swiftui/transaction).
public struct Transaction {
  /// `nil` where nothing is said: bindings carry a transaction, and are copied a lot.
  private var storage: Values?
  /// Changes with the same number, asked for one after the other, are one update.
  var group = 0

  private final class Values {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var values: [ObjectIdentifier: Any] {
    get { storage?.values ?? [:] }
    set { storage = Values(newValue) }
  }

  /// A transaction that says nothing.
  public init() {}

  /// A transaction with an animation; `nil` changes without one.
  public init(animation: Animation?) {
    self.animation = animation
    group = Transaction.nextGroup()
  }

  /// The animation of the change.
  ///
  /// A picture in text shows where an animation ends, until time passes.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether the change is not animated, whatever views say.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether nothing is said.
  var isPlain: Bool { storage == nil }

  /// The animation, unless none is wanted.
  var effectiveAnimation: Animation? { storage == nil || disablesAnimations ? nil : animation }

  /// The value of a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The transaction of the code that is running; set by `withTransaction`.
  @TaskLocal static var current = Transaction()

  private static let counter = Locked(0)

  fileprivate static func nextGroup() -> Int {
    counter.withLock {
      $0 += 1
      return $0
    }
  }

  /// Runs the writes of a binding to an object that carries this transaction: as in SwiftUI they are made in a
  /// `withTransaction` of their own, the innermost, which has the last word.
  func whileInnermost(_ body: () -> Void) {
    if storage == nil { body() } else { withTransaction(self, body) }
  }

  /// Runs the writes of a binding that carries this transaction.
  func whileWriting(_ body: () -> Void) {
    if storage == nil { body() } else { Transaction.$current.withValue(underCurrent, operation: body) }
  }

  /// The transaction of a write through a binding that carries this one: the code around the write (`withAnimation`)
  /// has the last word on what it names.
  var underCurrent: Transaction {
    let current = Transaction.current
    guard let storage, !storage.values.keys.allSatisfy({ current.values[$0] != nil }) else { return current }
    return group != 0 && current.storage == nil ? self : current.merged(over: self)
  }

  /// Both, as one with a number of its own; where both name a key, this one counts.
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

// Sendable: its values are copied with it, and belong to the code that made it.
extension Transaction: @unchecked Sendable {}

/// A key for a value in a transaction.
///
/// Follows [TransactionKey](https://developer.apple.com/documentation/swiftui/transactionkey).
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction that does not name the key.
  static var defaultValue: Value { get }
}

/// Runs `body`; the state changes in it are an update of their own, with this transaction and what the surrounding one
/// says besides.
///
/// Follows [withTransaction(_:_:)](https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  // Who waits for its animations waits at least for the writes; another thread's are made by the main one.
  let hold = MainThread.isCurrent ? transaction.listener?.hold() : nil
  defer { withExtendedLifetime(hold) {} }
  return try Transaction.$current.withValue(transaction.merged(over: Transaction.current), operation: body)
}

/// Runs `body` in the surrounding transaction with one value changed.
///
/// Follows [withTransaction(_:_:_:)](https://developer.apple.com/documentation/swiftui/withtransaction(_:_:_:)).
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; the state changes in it are an update of their own, with this animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}
