/// A gesture that recognizes two gestures at the same time.
///
/// Follows [SimultaneousGesture](https://developer.apple.com/documentation/swiftui/simultaneousgesture).
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; `nil` if it has none.
    public var first: First.Value?
    /// The value of the second gesture; `nil` if it has none.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a combination of two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The results of both gestures; the result of an ended one is kept until the other has ended.
  private struct State {
    var first = _GestureResult<First.Value>.possible(nil)
    var second = _GestureResult<Second.Value>.possible(nil)
  }

  /// Fails when both have failed, and ends when neither continues.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    var state = input.memory.state as? State ?? State()
    if state.first.phase.isUnfinished { state.first = First._recognize(gesture.first, input.part(0)) }
    if state.second.phase.isUnfinished { state.second = Second._recognize(gesture.second, input.part(1)) }
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

/// A gesture that begins after another gesture has ended, within the same press.
///
/// Follows [SequenceGesture](https://developer.apple.com/documentation/swiftui/sequencegesture).
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The state of the sequence.
  public enum Value {
    /// The first gesture continues.
    case first(First.Value)
    /// The first gesture has ended; the second may have a value.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that comes after it.
  public var second: Second

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Fails with the current gesture, and ends with the second.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    if let ended = input.memory.state as? First.Value { return second(gesture, input.part(1), after: ended) }
    switch First._recognize(gesture.first, input.part(0)) {
    case .possible(let value): return .possible(value.map(Value.first))
    case .active(let value): return .active(.first(value))
    case .failed: return .failed
    case .ended(let value):
      input.memory.state = value
      // For the second gesture the press begins now; if the button was released, there is no second gesture.
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

/// A gesture that recognizes one of two gestures: the second only if the first fails.
///
/// A tap as the second gesture waits as long as the first may still become several taps; other gestures are recognized
/// earlier.
///
/// Follows [ExclusiveGesture](https://developer.apple.com/documentation/swiftui/exclusivegesture).
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture was recognized.
    case first(First.Value)
    /// The second gesture was recognized.
    case second(Second.Value)
  }

  /// The preferred gesture.
  public var first: First
  /// The alternative gesture.
  public var second: Second

  /// Creates an alternative of two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  private struct State {
    var first = GesturePhase.possible
    var second = GesturePhase.possible
  }

  /// Returns the result of the gesture that is recognized first; the remaining gesture is then cancelled.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    var state = input.memory.state as? State ?? State()
    defer { input.memory.state = state }
    let first = gesture.first.next(input.part(0), &state.first)
    if state.first.isRecognized {
      gesture.second.cancel(input.part(1, .cancel), &state.second)
      return first.map(Value.first)
    }
    let second = gesture.second.next(input.part(1).held(if: state.first.isUnfinished), &state.second)
    if state.second.isRecognized {
      gesture.first.cancel(input.part(0, .cancel), &state.first)
      return second.map(Value.second)
    }
    if !state.first.isUnfinished, !state.second.isUnfinished { return .failed }
    return .possible(first.value.map(Value.first) ?? second.value.map(Value.second))
  }
}

extension Gesture {
  /// Returns the result of the gesture for an event, unless it is over; updates its `phase`.
  fileprivate func next(_ input: _GestureInput, _ phase: inout GesturePhase) -> _GestureResult<Value> {
    guard phase.isUnfinished else { return .failed }
    let result = Self._recognize(self, input)
    phase = result.phase
    return result
  }

  /// Cancels the gesture, if it continues.
  fileprivate func cancel(_ input: _GestureInput, _ phase: inout GesturePhase) {
    if phase.isUnfinished { _ = Self._recognize(self, input) }
    phase = .failed
  }
}

extension GesturePhase {
  fileprivate var isRecognized: Bool { self == .active || self == .ended }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Recognizes this and a second gesture at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognizes this gesture, and then a second one in the same press.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Recognizes this gesture, or a second one if this fails.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension SimultaneousGesture: TapRecognizing {
  @MainActor static func isTap(_ gesture: Self) -> Bool {
    First.reactsToTap(gesture.first) || Second.reactsToTap(gesture.second)
  }
}

extension SequenceGesture: TapRecognizing {
  /// Only two taps in a row are no more than taps.
  @MainActor static func isTap(_ gesture: Self) -> Bool {
    First.reactsToTap(gesture.first) && Second.reactsToTap(gesture.second)
  }
}

extension ExclusiveGesture: TapRecognizing {
  @MainActor static func isTap(_ gesture: Self) -> Bool {
    First.reactsToTap(gesture.first) || Second.reactsToTap(gesture.second)
  }
}
