/// A drag that moves the window.
///
/// Has no effect: the terminal moves its own window.
///
/// Follows [WindowDragGesture](https://developer.apple.com/documentation/swiftui/windowdraggesture).
nonisolated public struct WindowDragGesture: Gesture {
  /// The state of the gesture, which is empty.
  public struct Value: Equatable, Sendable {}

  /// Creates a window drag gesture.
  public init() {}

  /// Always fails: the terminal moves its own window.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> { .failed }
}

extension View {
  /// Has no effect: the terminal decides which window is in front.
  ///
  /// Follows
  /// [allowsWindowActivationEvents](https://developer.apple.com/documentation/swiftui/view/allowswindowactivationevents(_:)).
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}
