extension View {
  /// Calls an action when Escape is pressed while the focus is in the view; without a focus, while the view is shown.
  ///
  /// The innermost of several views handles the key, and of views beside each other the last. A presentation over the
  /// view, such as a menu, is closed first. Follows
  /// [onExitCommand](https://developer.apple.com/documentation/swiftui/view/onexitcommand(perform:)).
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    let isSet = action != nil
    return modifier(ExitCommand(isEnabled: { isSet }, action: action ?? {}))
  }
}
