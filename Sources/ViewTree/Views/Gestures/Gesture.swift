/// Something that a user does with the pointer, and the value that it has: a tap, a long press, a drag, or several of
/// them together.
///
///     Text("card")
///       .offset(offset)
///       .gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
///
/// A gesture of your own composes others in its ``body``. Follows
/// [Gesture](https://developer.apple.com/documentation/swiftui/gesture).
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture says of itself while it goes on and when it ends.
  associatedtype Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  var body: Body { get }

  /// Takes in an event of the pointer.
  static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value>
}

/// An event, and what a gesture remembers of those before.
public struct _GestureInput {
  let event: GestureEvent
  let memory: GestureMemory

  /// For a part that waits for another one.
  @MainActor func held(if isHeld: Bool) -> _GestureInput {
    _GestureInput(event: event.held(if: isHeld), memory: memory)
  }

  /// For a part of the gesture, with a memory of its own.
  @MainActor func part(_ index: Int, _ phase: GestureEvent.Phase? = nil) -> _GestureInput {
    _GestureInput(event: phase.map(event.with) ?? event, memory: memory.part(index))
  }
}

/// How far a gesture has come, and its value then.
public enum _GestureResult<Value> {
  /// It may still be one; a long press has a value from its first moment on.
  case possible(Value?)
  /// It is one, and goes on.
  case active(Value)
  /// It has ended.
  case ended(Value)
  /// It is none, or not any more.
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
  /// What the body makes of it.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    Body._recognize(gesture.body, input)
  }
}

extension Gesture where Body == Never {
  /// A gesture that is not made of others has no body.
  public var body: Never { fatalError("\(Self.self) has no body: it is not made of other gestures") }
}

extension Never: Gesture {
  /// There is no value of a gesture that cannot be.
  public typealias Value = Never

  /// Never called: there is no such gesture.
  @MainActor public static func _recognize(_ gesture: Never, _ input: _GestureInput) -> _GestureResult<Never> {}
}

/// A gesture of any type with values of one type.
///
/// Follows [AnyGesture](https://developer.apple.com/documentation/swiftui/anygesture).
nonisolated public struct AnyGesture<Value>: Gesture {
  private let recognize: @MainActor (_GestureInput) -> _GestureResult<Value>

  /// Wraps a gesture.
  public init<T: Gesture<Value>>(_ gesture: T) {
    let gesture = MainActorValue(gesture)
    recognize = { T._recognize(gesture.value, $0) }
  }

  /// What the wrapped gesture makes of it.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    gesture.recognize(input)
  }
}
