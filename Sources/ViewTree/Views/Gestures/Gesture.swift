/// A pointer gesture with a value: a tap, a long press, a drag, or a combination of these.
///
///     Text("card")
///       .offset(offset)
///       .gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
///
/// A custom gesture composes others in its ``body``. Follows
/// [Gesture](https://developer.apple.com/documentation/swiftui/gesture).
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the composed gesture.
  associatedtype Body: Gesture

  /// The composed gesture.
  var body: Body { get }

  /// Handles a pointer event.
  static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value>
}

/// An event with the gesture's memory of earlier events.
public struct _GestureInput {
  let event: GestureEvent
  let memory: GestureMemory

  /// Returns the input for a part that waits for another part.
  @MainActor func held(if isHeld: Bool) -> _GestureInput {
    _GestureInput(event: event.held(if: isHeld), memory: memory)
  }

  /// Returns the input for a part of the gesture with its own memory.
  @MainActor func part(_ index: Int, _ phase: GestureEvent.Phase? = nil) -> _GestureInput {
    _GestureInput(event: phase.map(event.with) ?? event, memory: memory.part(index))
  }
}

/// The state of a gesture with its value.
public enum _GestureResult<Value> {
  /// The gesture may still be recognized; a long press has a value from the beginning.
  case possible(Value?)
  /// The gesture is recognized, and continues.
  case active(Value)
  /// The gesture has ended.
  case ended(Value)
  /// The gesture is not, or no longer, recognized.
  case failed

  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  var phase: GesturePhase {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  func map<T>(_ transform: (Value) -> T) -> _GestureResult<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

extension Gesture where Value == Body.Value {
  /// Handles an event by the body; called by the engine.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    Body._recognize(gesture.body, input)
  }
}

extension Gesture where Body == Never {
  /// Never called: a primitive gesture has no body.
  public var body: Never { noBody(of: Self.self) }
}

extension Never: Gesture {
  /// The type of the value, `Never`: the gesture cannot exist.
  public typealias Value = Never

  /// Never called: there is no value of this type.
  @MainActor public static func _recognize(_ gesture: Never, _ input: _GestureInput) -> _GestureResult<Never> {}
}

/// A gesture, or none: `.gesture(isMovable ? drag : nil)`. Without a gesture no event is recognized.
extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Wrapped.Value
  /// The type of the body, which an optional gesture does not have.
  public typealias Body = Never

  /// Handles an event by the gesture, if there is one; called by the engine.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Wrapped.Value> {
    guard let gesture else { return .failed }
    return Wrapped._recognize(gesture, input)
  }
}

extension Optional: TapRecognizing where Wrapped: Gesture {
  @MainActor static func isTap(_ gesture: Self) -> Bool {
    guard let gesture else { return false }
    return Wrapped.reactsToTap(gesture)
  }
}

/// A gesture with an erased type.
///
/// Follows [AnyGesture](https://developer.apple.com/documentation/swiftui/anygesture).
nonisolated public struct AnyGesture<Value>: Gesture {
  private let recognize: @MainActor (_GestureInput) -> _GestureResult<Value>
  private let tap: @MainActor () -> Bool

  /// Creates a gesture that hides the type of `gesture`.
  public init<T: Gesture<Value>>(_ gesture: T) {
    let gesture = MainActorValue(gesture)
    recognize = { T._recognize(gesture.value, $0) }
    tap = { T.reactsToTap(gesture.value) }
  }

  /// Handles an event by the hidden gesture; called by the engine.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    gesture.recognize(input)
  }
}

extension AnyGesture: TapRecognizing {
  @MainActor static func isTap(_ gesture: Self) -> Bool { gesture.tap() }
}
