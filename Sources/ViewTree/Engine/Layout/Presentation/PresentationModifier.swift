/// Presents a view above the screen.
nonisolated struct PresentationModifier<Presented: View>: ViewModifier {
  let isPresented: Bool
  /// The identity of the content: when it changes, the content is presented anew.
  let id: AnyHashable?
  let presentation: Presentation
  let dismiss: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  let content: () -> Presented

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: PresentationModifierNode<Presented>.self)
  }
}

private final class PresentationModifierNode<Presented: View>: ModifierNode<PresentationModifier<Presented>>,
  ActivityObserver
{
  private var presented: PresentationRenderNode?
  private var id: AnyHashable?

  /// Returns `false`: the presentation and its nodes report their own changes.
  override func isChange(to modifier: PresentationModifier<Presented>) -> Bool { false }

  override func didEvaluateContent(isFirst: Bool) { refresh() }

  override var activityObserver: (any ActivityObserver)? { self }

  /// Closes the presentation while an enclosing container keeps the view without showing it.
  func activityChanged() {
    if mayPresent, presented != nil { return }
    refresh()
    presented?.setNeedsLayout()
  }

  /// Whether the view may present: while it is shown.
  ///
  /// A modal presentation also stays above a page that covers the view, and that of a bar's
  /// item stays while the bar does not show the item.
  private var mayPresent: Bool {
    if let presented, presented.isModal, presented.isPlaced { return isShownOrCovered }
    return modifier.presentation.outlivesPlace ? mayPresentAbove : isActive
  }

  private func refresh() {
    let isPresented = modifier.isPresented && mayPresent
    if !isPresented || id != modifier.id { dismiss() }
    if isPresented { evaluateAgain() }
  }

  /// Evaluates the presented content, and presents it first if needed; does nothing while it may not be presented.
  ///
  /// Called again when a value that the content reads changes.
  override func evaluateNow() {
    guard modifier.isPresented, mayPresent else { return }
    let node = presented ?? present()
    node.update(modifier.presentation, dismiss: modifier.dismiss)
    node.evaluate(tracking { modifier.content() })
  }

  private func present() -> PresentationRenderNode {
    let node = PresentationRenderNode(modifier.presentation, parent: self, inputs: inputs.insideRenderNode)
    (presented, id) = (node, modifier.id)
    renderTree.present(node)
    node.didPresent()
    tree.noteChange()
    return node
  }

  private func dismiss() {
    guard let presented else { return }
    let returnsFocus = presented.handOverFocus()
    if presented.isPlaced { presented.damageExtent() }
    removeChild(presented)
    if returnsFocus { presented.restoreFocus() }
    renderTree.presentations.removeAll { $0 === presented }
    self.presented = nil
    // Runs after the actions of the views that disappear with it.
    if let onDismiss = modifier.onDismiss { tree.effects.addLate(onDismiss) }
  }

  override func willUnmount() { dismiss() }
}

extension View {
  /// Presents a view above the screen.
  ///
  /// `dismiss` is called when the user closes the view. Afterwards the focus returns to its previous view, and
  /// `onDismiss` is called. A different `id` means different content, which is presented anew.
  nonisolated package func presentation<Presented: View>(
    isPresented: Bool, id: AnyHashable? = nil, _ presentation: Presentation,
    dismiss: @escaping @MainActor () -> Void, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Presented
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, id: id, presentation: presentation, dismiss: dismiss, onDismiss: onDismiss,
        content: content))
  }
}
