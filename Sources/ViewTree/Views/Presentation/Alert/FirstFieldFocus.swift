/// Focuses the first text field inside when that appears, unless a view inside requests the focus.
nonisolated struct FirstFieldFocus: ViewModifier {
  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: FirstFieldFocusNode.self)
  }
}

private final class FirstFieldFocusNode: DefaultFocusRegionNode<FirstFieldFocus> {
  override func takeDefault() {
    var field: RenderNode?
    forEachRenderNode {
      let node = $0.renderNode
      field = field ?? node.firstShown { $0.semantics?.role == .textField && $0.firstFocusable(.forward) != nil }
    }
    if let target = field?.firstFocusable(.forward) { inputTree.focus.move(to: target, isMarked: false) }
  }
}
