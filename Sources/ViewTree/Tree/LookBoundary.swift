/// Ends what the views around say about looks, and where what it is around stands by itself, also what they say of the
/// page that they are in.
nonisolated struct LookBoundary: ViewModifier {
  typealias Body = Never

  var standsAlone = false

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: LookBoundaryNode.self)
  }
}

private final class LookBoundaryNode: ModifierNode<LookBoundary> {
  private lazy var inside = {
    let standsAlone = modifier.standsAlone
    return inputs.with(environment: inputs.environment?.without { standsAlone || $0 is any LookKey.Type })
  }()

  override var inner: Inputs { inside }

  override func isChange(to modifier: LookBoundary) -> Bool { false }
}

extension View {
  /// Takes the views below out of all looks that are set around: styles, fonts, what kind of container they are in.
  nonisolated func lookBoundary() -> some View { modifier(LookBoundary()) }

  /// Takes the views below out of all looks that are set around, and out of the page around.
  nonisolated func modalBoundary() -> some View { modifier(LookBoundary(standsAlone: true)) }
}
