/// A view whose content depends on a value that follows keyframes over time.
///
///     KeyframeAnimator(initialValue: 0.0, trigger: taps) { distance in
///       Text("!").offset(x: distance)
///     } keyframes: { _ in
///       CubicKeyframe(6, duration: 0.3)
///       SpringKeyframe(0, duration: 0.5)
///     }
///
/// Each frame in which the value moves evaluates the content, and nothing around it. Without a trigger the keyframes
/// repeat forever; with a trigger they are played once when it changes, from the current value. A test screen shows
/// their end until its time passes, or their start if they repeat. Follows
/// [KeyframeAnimator](https://developer.apple.com/documentation/swiftui/keyframeanimator).
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  fileprivate let initialValue: Value
  fileprivate let trigger: AnimatorTrigger?
  fileprivate let repeats: Bool
  fileprivate let content: (Value) -> Content
  fileprivate let keyframes: (Value) -> KeyframePath

  fileprivate init(
    initialValue: Value, trigger: AnimatorTrigger?, repeats: Bool, content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.trigger, self.repeats) = (initialValue, trigger, repeats)
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Creates a view that plays keyframes from its appearance on, repeatedly or once.
  ///
  /// `keyframes` is called with the value at the start of each round.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, trigger: nil, repeats: repeating, content: content, keyframes: keyframes)
  }

  /// Creates a view that plays keyframes once when `trigger` changes.
  ///
  /// `keyframes` is called with the value at that moment.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, trigger: AnimatorTrigger(trigger), repeats: false, content: content,
      keyframes: keyframes)
  }

  /// A Boolean value that indicates whether the view is always exactly one element of its stack.
  public static var _isUnary: Bool { Content._isUnary }

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let keyframes = view.keyframes
    let played = PlayedView(
      of: Self.self, initialValue: view.initialValue, trigger: view.trigger, repeats: view.repeats,
      content: view.content
    ) {
      let timeline = KeyframeTimeline(initialValue: $0, path: keyframes($0))
      return PlayedValue(duration: timeline.duration, value: timeline.value(time:))
    }
    PlayedView<Value, Content>._evaluate(played, in: &slot)
  }
}

extension View {
  /// Shows the view with a value that follows keyframes, repeatedly or once; see ``KeyframeAnimator``.
  ///
  /// Follows
  /// [keyframeAnimator](https://developer.apple.com/documentation/swiftui/view/keyframeanimator(initialvalue:repeating:content:keyframes:)).
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      KeyframeAnimatorModifier(
        initialValue: initialValue, trigger: nil, repeats: repeating, made: content, keyframes: keyframes))
  }

  /// Shows the view with a value that follows keyframes once when `trigger` changes; see ``KeyframeAnimator``.
  ///
  /// Follows
  /// [keyframeAnimator](https://developer.apple.com/documentation/swiftui/view/keyframeanimator(initialvalue:trigger:content:keyframes:)).
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      KeyframeAnimatorModifier(
        initialValue: initialValue, trigger: AnimatorTrigger(trigger), repeats: false, made: content,
        keyframes: keyframes))
  }
}

/// A modifier whose content is not evaluated again when the value changes.
nonisolated private struct KeyframeAnimatorModifier<Value, Path: Keyframes, Modified: View, Made: View>: ViewModifier
where Path.Value == Value {
  let initialValue: Value
  let trigger: AnimatorTrigger?
  let repeats: Bool
  let made: (PlaceholderContentView<Modified>, Value) -> Made
  let keyframes: (Value) -> Path

  @MainActor func body(content: Content) -> some View {
    let made = made
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, repeats: repeats,
      content: { made(PlaceholderContentView(modifier: KeyframeAnimatorModifier.self), $0) }, keyframes: keyframes)
  }
}
