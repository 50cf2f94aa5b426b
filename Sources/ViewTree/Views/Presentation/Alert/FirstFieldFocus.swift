/// Focuses the first text field inside when that appears, unless a view inside requests the focus.
nonisolated struct FirstFieldFocus: ViewModifier {
  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: FirstFieldFocusNode.self)
  }
}

private final class FirstFieldFocusNode: DefaultFocusRegionNode<FirstFieldFocus> {
  override func takeDefault() {
    var field: RenderNode?
    forEachRenderNode { field = field ?? $0.renderNode.firstShown(where: \.isFieldWithFocus) }
    if let target = field?.firstFocusable(.forward) { inputTree.focus.move(to: target, isMarked: false) }
  }
}

extension RenderNode {
  /// Whether the element is a text field that takes the focus.
  fileprivate var isFieldWithFocus: Bool { semantics?.role == .textField && firstFocusable(.forward) != nil }
}
