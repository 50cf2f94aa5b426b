/// The input state of a screen, kept from event to event.
final class InputTree: RenderTree {
  /// The focused node, and the views that are notified of it.
  private(set) lazy var focus = Focus(self)

  override func setFocus(_ node: RenderNode?) { focus.set(node, isMarked: focus.isMarked) }
}

extension Node {
  /// The tree, with its input state.
  final var inputTree: InputTree { downcast(inputs.tree, to: InputTree.self) }
}
