/// The layout of a root: one view as it likes, several above each other.
struct RootLayout: EngineLayout {
  private var stack: VStackLayout { VStackLayout() }

  func makeCache(subviews: Subviews) -> VStackLayout.Cache { stack.makeCache(subviews: subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache) -> CGSize {
    if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
    return stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) {
    if subviews.count == 1 { return subviews[0].place(at: bounds.origin, proposal: proposal) }
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// The element around the whole content of a screen.
final class RootRenderNode: LayoutRenderNode<RootLayout> {
  private var child: Node?

  init(inputs: Inputs) { super.init(RootLayout(), rootInputs: inputs) }

  override var isLayoutRoot: Bool { true }
  override var keepsWidths: Bool { true }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func evaluate<V: View>(_ view: V) { child = evaluate(view, in: child, inputs: inputs) }
}

/// The element around something shown above the screen, next to an element of it.
final class PresentationRenderNode: LayoutRenderNode<RootLayout> {
  private var child: Node?
  private unowned let anchorNode: Node
  let isBeside: Bool
  private weak var previousFocus: RenderNode?
  /// Closes the layer: somebody clicked beside it, or pressed Escape.
  var dismiss: @MainActor () -> Void

  init(parent: Node, inputs: Inputs, isBeside: Bool, dismiss: @escaping @MainActor () -> Void) {
    anchorNode = parent
    self.isBeside = isBeside
    self.dismiss = dismiss
    previousFocus = parent.renderTree.focused
    super.init(RootLayout(), parent: parent, inputs: inputs)
  }

  /// Whether the focus is in the layer, or in another one that stands next to something in it.
  ///
  /// What left the tree is not asked: somebody may hold it longer than what was around it.
  var holdsFocus: Bool {
    guard let focused = renderTree.focused, !focused.isUnmounted else { return false }
    var node: Node? = focused
    while let current = node, current !== self { node = current.parent }
    return node != nil
  }

  /// Gives the focus back to what had it before the layer was shown, if that is still there.
  func restoreFocus() {
    let previous = previousFocus.flatMap { $0.isUnmounted ? nil : $0 }
    renderTree.focused = previous
    previous?.traitChanged(affectsLayout: false)
  }

  override var isLayoutRoot: Bool { true }
  override var presentationAnchor: Node? { anchorNode }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func evaluate<V: View>(_ view: V) { child = evaluate(view, in: child, inputs: inputs) }

  override var isDrawn: Bool { true }
  override func draw(into context: inout DrawContext) { context.fill(nil) }

  /// Whether the layer is shown next to the element.
  func isAnchored(to element: RenderNode) -> Bool {
    var isAnchor = false
    anchorNode.forEachRenderNode { if $0 === element { isAnchor = true } }
    return isAnchor
  }

  /// Next to the anchor, always within the width of the screen.
  func place(within screen: CGSize, growing: Bool) {
    var anchor = CGRect.null
    anchorNode.forEachRenderNode { anchor = anchor.union($0.renderNode.absoluteFrame) }
    let offer = ProposedViewSize(width: screen.width, height: growing ? nil : screen.height)
    let size = measure(offer)
    pending = Pending(
      origin: origin(of: size, next: anchor, within: screen, growing: growing), proposal: PackedProposal(offer))
    commit(in: renderTree, isCovered: false)
  }

  /// Beside the anchor where there is room and that is wanted; otherwise below it, or above it where only there is
  /// room.
  private func origin(of size: CGSize, next anchor: CGRect, within screen: CGSize, growing: Bool) -> CGPoint {
    let line = renderTree.metrics.divider
    if isBeside, anchor.maxX + line.width + size.width <= screen.width {
      let lowest = growing ? .infinity : max(screen.height - size.height, 0)
      return CGPoint(x: anchor.maxX + line.width, y: min(max(anchor.minY - line.height, 0), lowest))
    }
    let fitsBelow = growing || anchor.maxY + size.height <= screen.height || anchor.minY < size.height
    return CGPoint(
      x: max(min(anchor.minX, screen.width - size.width), 0), y: fitsBelow ? anchor.maxY : anchor.minY - size.height)
  }
}
