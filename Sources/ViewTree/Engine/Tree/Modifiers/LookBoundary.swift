/// Hides the look values of the environment from the views below.
///
/// If `hidesPageValues` is true, it also hides the values of the page around.
nonisolated struct LookBoundary: ViewModifier {
  var hidesPageValues = false

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: LookBoundaryNode.self)
  }
}

private final class LookBoundaryNode: ModifierNode<LookBoundary> {
  private lazy var inside = {
    let hidesPageValues = modifier.hidesPageValues
    return inputs.with(environment: inputs.environment?.without { hidesPageValues || $0 is any LookKey.Type })
  }()

  override var inner: Inputs { inside }

  override func isChange(to modifier: LookBoundary) -> Bool { false }
}

extension View {
  /// Resets all inherited looks for the views below: styles, fonts, the kind of container.
  nonisolated func lookBoundary() -> some View { modifier(LookBoundary()) }

  /// Resets all inherited looks and the values of the page for the views below.
  nonisolated func modalBoundary() -> some View { modifier(LookBoundary(hidesPageValues: true)) }
}
