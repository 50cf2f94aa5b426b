/// The rows of a list that scrolls: those of its collections are built when they come into the window.
nonisolated struct LazyRowStack<Content: View>: View {
  typealias Body = Never

  let layout = LazyLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, isFlexible: false)
  let alignsWithBoxes: Bool
  let content: Content

  /// `alignsWithBoxes`: whether rows beside sections stand where the rows in the boxes of the sections do.
  init(alignsWithBoxes: Bool = false, @ViewBuilder content: () -> Content) {
    self.alignsWithBoxes = alignsWithBoxes
    self.content = content()
  }
}

extension LazyRowStack: LazyView {
  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let node = slot.node { LazyRowStackRenderNode(view.layout, parent: $0, inputs: $1) }
    node.alignsWithBoxes = view.alignsWithBoxes
    node.evaluate(view.content, layout: view.layout)
  }
}

private final class LazyRowStackRenderNode: LazyNode {
  var alignsWithBoxes = false
  private var hasBoxes = false

  override func elementsDidChange() { hasBoxes = alignsWithBoxes && renderChildren.contains(where: \.isBoxOfRows) }

  override func inset(of element: RenderNode) -> CGFloat {
    hasBoxes && !element.isBoxOfRows ? renderTree.metrics.divider.width * 2 : 0
  }
}

extension RenderNode {
  /// Whether the element is a section: it has rows of its own and is none.
  var isBoxOfRows: Bool { rowsTrait?.isRow == false }
}
