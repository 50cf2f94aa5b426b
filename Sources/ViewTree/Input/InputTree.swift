/// What the input keeps for a screen, from event to event.
final class InputTree: RenderTree {
  /// Who has the focus, and who is told of it.
  private(set) lazy var focus = Focus(self)

  override func setFocus(_ node: RenderNode?) { focus.set(node, isMarked: focus.isMarked) }
}

extension Node {
  /// The tree as the input knows it.
  final var inputTree: InputTree { downcast(inputs.tree, to: InputTree.self) }
}
