/// Gives the focus to the first text field below when that appears, unless something there asked for it.
nonisolated struct FirstFieldFocus: ViewModifier {
  typealias Body = Never

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
  /// Whether it is a text field that takes the focus.
  fileprivate var isFieldWithFocus: Bool { semantics?.role == .textField && firstFocusable(.forward) != nil }
}
