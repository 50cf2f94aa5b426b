/// Two gestures at the same time.
///
/// Follows [SimultaneousGesture](https://developer.apple.com/documentation/swiftui/simultaneousgesture).
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both, of those that have one.
  public struct Value {
    /// The value of the first.
    public var first: First.Value?
    /// The value of the second.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Both together.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What both remember: one that has ended keeps its value until the other has.
  private struct State {
    var first = _GestureResult<First.Value>.possible(nil)
    var second = _GestureResult<Second.Value>.possible(nil)
  }

  /// Fails when both have failed, and ends when none goes on.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    var state = input.memory.state as? State ?? State()
    if state.first.goesOn { state.first = First._recognize(gesture.first, input.part(0)) }
    if state.second.goesOn { state.second = Second._recognize(gesture.second, input.part(1)) }
    input.memory.state = state
    let value = Value(first: state.first.value, second: state.second.value)
    switch (state.first.phase, state.second.phase) {
    case (.failed, .failed): return .failed
    case (.active, _), (_, .active), (.ended, .possible), (.possible, .ended): return .active(value)
    case (.possible, _), (_, .possible): return .possible(value)
    default: return .ended(value)
    }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that begins where another one has ended, within one press.
///
/// Follows [SequenceGesture](https://developer.apple.com/documentation/swiftui/sequencegesture).
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended; the second may have a value.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that comes after it.
  public var second: Second

  /// One after the other.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Fails with the part that goes on, and ends with the second.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    if let ended = input.memory.state as? First.Value { return second(gesture, input.part(1), after: ended) }
    switch First._recognize(gesture.first, input.part(0)) {
    case .possible(let value): return .possible(value.map(Value.first))
    case .active(let value): return .active(.first(value))
    case .failed: return .failed
    case .ended(let value):
      input.memory.state = value
      // The button is down for the second from now on; where it has come up there is no second.
      return input.event.phase == .up ? .failed : second(gesture, input.part(1, .down), after: value)
    }
  }

  @MainActor private static func second(
    _ gesture: Self, _ input: _GestureInput, after first: First.Value
  ) -> _GestureResult<Value> {
    switch Second._recognize(gesture.second, input) {
    case .possible(let value): .active(.second(first, value))
    case .active(let value): .active(.second(first, value))
    case .ended(let value): .ended(.second(first, value))
    case .failed: .failed
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One of two gestures: the second has its turn only where the first fails.
///
/// Follows [ExclusiveGesture](https://developer.apple.com/documentation/swiftui/exclusivegesture).
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the one that it is.
  public enum Value {
    /// It is the first.
    case first(First.Value)
    /// It is the second.
    case second(Second.Value)
  }

  /// The gesture that is preferred.
  public var first: First
  /// The other one.
  public var second: Second

  /// One of both.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  private struct State {
    var first = GesturePhase.possible
    var second = GesturePhase.possible
  }

  /// Is what the first one is that is recognized.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    var state = input.memory.state as? State ?? State()
    defer { input.memory.state = state }
    var waiting: Value?
    if state.first == .possible || state.first == .active {
      let result = First._recognize(gesture.first, input.part(0))
      state.first = result.phase
      if state.first == .active || state.first == .ended {
        if state.second == .possible { _ = Second._recognize(gesture.second, input.part(1, .cancel)) }
        state.second = .failed
        return result.map(Value.first)
      }
      waiting = result.value.map(Value.first)
    }
    if state.second == .possible || state.second == .active {
      let result = Second._recognize(gesture.second, input.part(1))
      state.second = result.phase
      if state.second == .active || state.second == .ended {
        if state.first == .possible { _ = First._recognize(gesture.first, input.part(0, .cancel)) }
        state.first = .failed
        return result.map(Value.second)
      }
      waiting = waiting ?? result.value.map(Value.second)
    }
    return state.first == .failed && state.second == .failed ? .failed : .possible(waiting)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension _GestureResult {
  fileprivate var goesOn: Bool { phase == .possible || phase == .active }
}

extension Gesture {
  /// This gesture and another one at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, and in the same press another one after it.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or where it fails another one.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
