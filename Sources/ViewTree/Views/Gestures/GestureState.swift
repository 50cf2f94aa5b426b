/// A state that a gesture changes while it goes on, and that has its initial value again when it is over, whether it
/// ended, failed or lost to another one.
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

  /// A state with its initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue) { _, _ in } }
  /// A state with its initial value.
  public init(initialValue: Value) { self.init(initialValue) { _, _ in } }

  /// A state with its initial value, and the transaction in which it has it again.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue) { $1 = resetTransaction }
  }

  /// A state with its initial value; `reset` changes the transaction in which it has it again.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue, reset)
  }

  /// The value.
  public var wrappedValue: Value { value }

  /// The state itself, for ``Gesture/updating(_:body:)``.
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
  /// A state that is `nil` while no gesture goes on.
  public init() { self.init(wrappedValue: nil) }
}
