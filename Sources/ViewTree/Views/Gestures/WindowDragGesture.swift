/// A drag that moves the window: that of a terminal is moved by its frame, and so it never begins.
///
/// Follows [WindowDragGesture](https://developer.apple.com/documentation/swiftui/windowdraggesture).
nonisolated public struct WindowDragGesture: Gesture {
  /// What is known of it: nothing.
  public struct Value: Equatable, Sendable {}

  /// The gesture.
  public init() {}

  /// Never begins.
  @MainActor public static func _recognize(_ gesture: Self, _ input: _GestureInput) -> _GestureResult<Value> { .failed }
}

extension View {
  /// Has no effect: the terminal decides what is at the front.
  ///
  /// Follows
  /// [allowsWindowActivationEvents](https://developer.apple.com/documentation/swiftui/view/allowswindowactivationevents(_:)).
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}
