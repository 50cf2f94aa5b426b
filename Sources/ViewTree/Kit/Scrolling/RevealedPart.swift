/// Scrolls what is around so that a part of the view shows, whenever that is another part.
nonisolated struct RevealedPart<Part: Equatable>: ViewModifier {
  typealias Body = Never

  /// `nil`: what is around stays where it is.
  let part: Part?
  /// Where the part is in the view, whose size is handed in.
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
    // Where it is the layout has to say first.
    if shown != nil { tree.effects.add { [weak self] in self?.reveal() } }
  }

  private func reveal() {
    guard !isUnmounted, let part = modifier.part else { return }
    var element: RenderNode?
    forEachRenderNode { element = element ?? $0.renderNode }
    guard let element, element.isPlaced else { return }
    let area = modifier.area(part, element.size, renderTree.text)
    ScrollPlace(element: element, area: area).scroll(to: ScrollAnchor())
  }
}
