/// Ends what the views around say about looks.
nonisolated struct LookBoundary: ViewModifier {
  typealias Body = Never

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: LookBoundaryNode.self)
  }
}

private final class LookBoundaryNode: ModifierNode<LookBoundary> {
  private lazy var inside = inputs.with(environment: inputs.environment?.withoutLooks())

  override var inner: Inputs { inside }

  override func isChange(to modifier: LookBoundary) -> Bool { false }
}

extension View {
  /// Takes the views below out of all looks that are set around: styles, fonts, what kind of container they are in.
  nonisolated func lookBoundary() -> some View { modifier(LookBoundary()) }
}
