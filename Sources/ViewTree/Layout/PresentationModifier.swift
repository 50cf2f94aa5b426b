/// Shows a view above the screen, next to the content, while it is presented.
nonisolated struct PresentationModifier<Layer: View>: ViewModifier {
  typealias Body = Never

  let isPresented: Bool
  let isBeside: Bool
  let dismiss: @MainActor () -> Void
  let layer: () -> Layer

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: PresentationModifierNode<Layer>.self)
  }
}

private final class PresentationModifierNode<Layer: View>: ModifierNode<PresentationModifier<Layer>> {
  private var layer: PresentationRenderNode?

  /// What comes of it is a layer, or what is in it.
  override func isChange(to modifier: PresentationModifier<Layer>) -> Bool { false }

  override func didEvaluateContent(isFirst: Bool) { if modifier.isPresented, isActive { present() } else { dismiss() } }

  /// A container around may keep the content without showing it: then there is nothing to be next to.
  override func activityChanged() {
    if !isActive { return dismiss() }
    guard modifier.isPresented, layer == nil else { return }
    present()
    layer?.setNeedsLayout()
  }

  private func present() {
    let element = layer ?? makeLayer()
    element.dismiss = modifier.dismiss
    element.evaluate(modifier.layer())
  }

  private func makeLayer() -> PresentationRenderNode {
    let inputs = inputs.insideRenderNode
    let element = PresentationRenderNode(
      parent: self, inputs: inputs, isBeside: modifier.isBeside, dismiss: modifier.dismiss)
    layer = element
    renderTree.presentations.append(element)
    tree.changeCount += 1
    return element
  }

  private func dismiss() {
    guard let layer else { return }
    let heldFocus = layer.holdsFocus
    layer.unmount()
    if heldFocus { layer.restoreFocus() }
    renderTree.presentations.removeAll { $0 === layer }
    tree.changeCount += 1
    self.layer = nil
  }

  override func willUnmount() { dismiss() }
}

extension View {
  /// Shows a view above the screen next to this one: below it, or at its trailing edge. `dismiss` is called when
  /// somebody clicks beside it or presses Escape. When it is gone, the focus is back where it was.
  nonisolated func layer<Layer: View>(
    isPresented: Bool, isBeside: Bool = false, dismiss: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping () -> Layer
  ) -> some View {
    modifier(PresentationModifier(isPresented: isPresented, isBeside: isBeside, dismiss: dismiss, layer: content))
  }
}
