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
    if state.first.phase.goesOn { state.first = First._recognize(gesture.first, input.part(0)) }
    if state.second.phase.goesOn { state.second = Second._recognize(gesture.second, input.part(1)) }
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
/// A tap as the second waits for as long as the first may still become more taps; what can be told before is.
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

  /// Is what the first one is that is recognized; the other one is out then.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    var state = input.memory.state as? State ?? State()
    defer { input.memory.state = state }
    let first = gesture.first.next(input.part(0), &state.first)
    if state.first.isRecognized {
      gesture.second.cancel(input.part(1, .cancel), &state.second)
      return first.map(Value.first)
    }
    let second = gesture.second.next(input.part(1).held(if: state.first.goesOn), &state.second)
    if state.second.isRecognized {
      gesture.first.cancel(input.part(0, .cancel), &state.first)
      return second.map(Value.second)
    }
    if !state.first.goesOn, !state.second.goesOn { return .failed }
    return .possible(first.value.map(Value.first) ?? second.value.map(Value.second))
  }
}

extension Gesture {
  /// What the gesture makes of an event, if it is still told; `phase` is how far it has come.
  fileprivate func next(_ input: _GestureInput, _ phase: inout GesturePhase) -> _GestureResult<Value> {
    guard phase.goesOn else { return .failed }
    let result = Self._recognize(self, input)
    phase = result.phase
    return result
  }

  /// Tells the gesture, if it goes on, that it is out.
  fileprivate func cancel(_ input: _GestureInput, _ phase: inout GesturePhase) {
    if phase.goesOn { _ = Self._recognize(self, input) }
    phase = .failed
  }
}

extension GesturePhase {
  fileprivate var isRecognized: Bool { self == .active || self == .ended }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

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
