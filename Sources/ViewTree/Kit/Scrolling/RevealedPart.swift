/// Scrolls the enclosing scroll views to a part of the view whenever that part changes.
nonisolated struct RevealedPart<Part: Equatable>: ViewModifier {
  /// The part to be shown; `nil` leaves the scroll views as they are.
  let part: Part?
  /// Returns the area of the part in the view, from the view's size.
  let area: @MainActor (Part, CGSize, any TextMeasuring) -> CGRect

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: RevealedPartNode<Part>.self)
  }
}

private final class RevealedPartNode<Part: Equatable>: ModifierNode<RevealedPart<Part>> {
  private var shown: Part?

  override func isChange(to modifier: RevealedPart<Part>) -> Bool { modifier.part != self.modifier.part }

  override func didEvaluateContent(isFirst: Bool) {
    guard shown != modifier.part else { return }
    shown = modifier.part
    // The place of the part is known after the layout only.
    if shown != nil { tree.effects.add { [weak self] in self?.reveal() } }
  }

  private func reveal() {
    guard !isUnmounted, let part = modifier.part else { return }
    var renderNode: RenderNode?
    forEachRenderNode { renderNode = renderNode ?? $0.renderNode }
    guard let renderNode, renderNode.isPlaced else { return }
    let area = modifier.area(part, renderNode.size, renderTree.text)
    ScrollPlace(renderNode: renderNode, area: area).scroll(to: ScrollAnchor())
  }
}
