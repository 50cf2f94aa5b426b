/// The action of Escape while the view is shown.
nonisolated struct ExitCommand: TraitModifier, SelfComparing {
  static var affectsLayout: Bool { false }

  /// Evaluated when Escape is pressed: if it returns `false`, other views handle the key.
  let isEnabled: @MainActor () -> Bool
  let action: () -> Void

  func isSame(as other: ExitCommand) -> Bool { true }
}

extension RenderNode {
  private var exitCommand: ExitCommand? {
    guard traits != nil, let command = Traits.first(ExitCommand.self, in: traits), command.isEnabled() else {
      return nil
    }
    return command
  }

  /// Returns the exit command in this render node and its descendants, one of which may have the focus.
  func exitCommand(around focused: RenderNode?) -> ExitCommand? {
    if let focused, contains(focused) { return focused.chain.lazy.compactMap(\.exitCommand).first }
    var command: ExitCommand?
    forEachShown { command = $0.exitCommand ?? command }
    return command
  }
}
