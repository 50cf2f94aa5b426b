/// What Escape does while the view is shown.
nonisolated struct ExitCommand: TraitModifier, SelfComparing {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  /// Asked when Escape is pressed: where it is not, the key is left to others.
  var isEnabled: @MainActor () -> Bool = { true }
  let action: () -> Void

  func isSame(as other: ExitCommand) -> Bool { true }
}

extension View {
  /// Calls an action when Escape is pressed while the focus is in the view; where nothing has the focus, while the view
  /// is shown.
  ///
  /// Of several views the innermost is meant, and of those beside each other the last. What is presented over the view,
  /// as a menu, is closed first. Follows
  /// [onExitCommand](https://developer.apple.com/documentation/swiftui/view/onexitcommand(perform:)).
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    let isSet = action != nil
    return modifier(ExitCommand(isEnabled: { isSet }, action: action ?? {}))
  }
}

extension RenderNode {
  private var exitCommand: ExitCommand? {
    guard traits != nil, let command = Traits.first(ExitCommand.self, in: traits), command.isEnabled() else {
      return nil
    }
    return command
  }

  /// What Escape does in this element and those inside, of which one may have the focus.
  func exitCommand(around focused: RenderNode?) -> ExitCommand? {
    if let focused, contains(focused) { return focused.chain.lazy.compactMap(\.exitCommand).first }
    var command: ExitCommand?
    forEachShown { command = $0.exitCommand ?? command }
    return command
  }
}
