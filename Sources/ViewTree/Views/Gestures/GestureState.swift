/// A state that a gesture updates while it continues, and that is reset when it is over, whether it ended, failed or
/// lost to another.
///
///     @GestureState private var isPressed = false
///
/// Follows [GestureState](https://developer.apple.com/documentation/swiftui/gesturestate).
@propertyWrapper public struct GestureState<Value>: DynamicProperty, SelfComparing {
  @State private var value: Value
  private let initial: Value
  private let prepareReset: (Value, inout Transaction) -> Void

  private init(_ initial: Value, _ reset: @escaping (Value, inout Transaction) -> Void) {
    _value = State(wrappedValue: initial)
    self.initial = initial
    prepareReset = reset
  }

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue) { _, _ in } }
  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(initialValue) { _, _ in } }

  /// Creates a state with an initial value, and a transaction for its reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue) { $1 = resetTransaction } }

  /// Creates a state with an initial value; `reset` changes the transaction of the reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue, reset)
  }

  /// The current value.
  public var wrappedValue: Value { value }

  /// The gesture state, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  @MainActor func update(_ body: (inout Value, inout Transaction) -> Void) {
    var (new, transaction) = (value, Transaction())
    body(&new, &transaction)
    withTransaction(transaction) { value = new }
  }

  @MainActor func reset() {
    var transaction = Transaction()
    prepareReset(value, &transaction)
    withTransaction(transaction) { value = initial }
  }

  func isSame(as other: Self) -> Bool { true }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` while no gesture is in progress.
  public init() { self.init(wrappedValue: nil) }
}
