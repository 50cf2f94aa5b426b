/// A gesture that calls an action at its end.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  fileprivate let content: Content
  fileprivate let action: (Content.Value) -> Void

  /// Calls the action with the final value.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Content.Value> {
    let result = Content._recognize(gesture.content, input)
    if case .ended(let value) = result { gesture.action(value) }
    return result
  }
}

/// A gesture that calls an action with each new value.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  fileprivate let content: Content
  fileprivate let action: (Content.Value) -> Void

  /// Calls the action with a changed value.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Content.Value> {
    let result = Content._recognize(gesture.content, input.part(0))
    guard let value = result.value, value != input.memory.state as? Content.Value else { return result }
    input.memory.state = value
    gesture.action(value)
    return result
  }
}

/// A gesture that transforms the value of another.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  fileprivate let content: Content
  fileprivate let transform: (Content.Value) -> Value

  /// Returns the transformed value.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> {
    Content._recognize(gesture.content, input).map(gesture.transform)
  }
}

/// A gesture that requires modifier keys.
nonisolated public struct _ModifiersGesture<Content: Gesture>: Gesture {
  fileprivate let content: Content
  fileprivate let modifiers: EventModifiers

  /// Fails if the keys were not held at the press.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Content.Value> {
    if input.event.phase == .down, !EventModifiers(input.event.modifiers).isSuperset(of: gesture.modifiers) {
      return .failed
    }
    return Content._recognize(gesture.content, input)
  }
}

/// A gesture that updates a ``GestureState`` while it continues.
///
/// Follows [GestureStateGesture](https://developer.apple.com/documentation/swiftui/gesturestategesture).
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The gesture whose values change the state.
  public var base: Base
  /// The state, which is reset when the gesture is over.
  public var state: GestureState<State>
  /// Updates the state with a value of the gesture.
  public var change: (Base.Value, inout State, inout Transaction) -> Void

  /// Updates the state, and resets it when the gesture ends, fails or loses to another.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Base.Value> {
    let result = Base._recognize(gesture.base, input)
    switch result {
    case .possible(nil): break
    case .possible(let value?), .active(let value): gesture.state.update { gesture.change(value, &$0, &$1) }
    case .ended, .failed: gesture.state.reset()
    }
    return result
  }
}

extension Gesture {
  /// Calls an action with the final value of the gesture.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Calls an action whenever the gesture's value changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Updates a state while the gesture continues; it is reset when the gesture is over.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }

  /// Returns a gesture that transforms the value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Returns the gesture with the requirement that modifier keys are held when it begins.
  ///
  /// A terminal reports Shift, Control and Option.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

extension _EndedGesture: TapRecognizing {
  @MainActor static func isTap(_ gesture: Self) -> Bool { Content.reactsToTap(gesture.content) }
}

extension _ChangedGesture: TapRecognizing {
  @MainActor static func isTap(_ gesture: Self) -> Bool { Content.reactsToTap(gesture.content) }
}

extension _MapGesture: TapRecognizing {
  @MainActor static func isTap(_ gesture: Self) -> Bool { Content.reactsToTap(gesture.content) }
}

extension _ModifiersGesture: TapRecognizing {
  @MainActor static func isTap(_ gesture: Self) -> Bool { Content.reactsToTap(gesture.content) }
}

extension GestureStateGesture: TapRecognizing {
  @MainActor static func isTap(_ gesture: Self) -> Bool { Base.reactsToTap(gesture.base) }
}
