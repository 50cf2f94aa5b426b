/// The node of a focus region, registered as long as its view is in the tree.
class FocusRegionNode<M>: ModifierNode<M>, FocusRegion {
  final override func didEvaluateContent(isFirst: Bool) { if isFirst { inputTree.focus.join(self) } }
  final override func willUnmount() { inputTree.focus.leave(self) }
}

/// The node of a region with a default focus, registered as long as its view is shown.
class DefaultFocusRegionNode<M>: AppearanceNode<M>, FocusRegion {
  /// Called when the view has appeared and its default applies.
  func takeDefault() {}

  final override func didAppear() {
    inputTree.focus.join(self)
    tree.effects.add { [self] in if !isUnmounted, inputTree.focus.isFree(for: self) { takeDefault() } }
  }

  final override func didDisappear() { inputTree.focus.leave(self) }
}
