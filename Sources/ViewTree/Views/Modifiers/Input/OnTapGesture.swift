extension View {
  /// Calls the action when the view is tapped `count` times in a row; counts below 1 are 1.
  ///
  /// If a view inside waits for more taps, such as one with `onTapGesture(count: 2)`, the action is called when they
  /// can no longer follow, 0.4 seconds later by the screen's clock; otherwise it is called at once.
  ///
  /// Follows [onTapGesture](https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)).
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapTrait(count: max(count, 1), action: action))
  }
}
