/// The invariants of the input's data, beside those of the render nodes.
final class InputCheck: RenderCheck {
  private let focus: Focus

  init(_ tree: InputTree) {
    focus = tree.focus
    super.init(tree)
  }

  override func visitAll(below root: RenderNode) {
    super.visitAll(below: root)
    focus.groups.values.forEach(visit)
  }

  private func visit(_ group: FocusGroup) {
    if let rule = group.rule { note(rule) }
    for view in group.all {
      expect(isMounted(view), view, "it was removed from the tree, but a focus state still refers to it")
    }
  }
}
