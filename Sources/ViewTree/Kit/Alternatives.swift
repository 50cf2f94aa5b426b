/// A view that shows the children that a layout places, and hides the others.
///
/// The hidden children keep their state, but have not appeared: their tasks do not run, and queries do not find them.
nonisolated struct Alternatives<L: EngineLayout, Content: View>: View {
  let layout: L
  /// Whether the hidden views may present, because they are items that another place shows.
  let areItems: Bool
  let content: Content

  init(layout: L, content: Content) { (self.layout, areItems, self.content) = (layout, false, content) }

  init(ofItems layout: L, @ViewBuilder content: () -> Content) {
    (self.layout, areItems, self.content) = (layout, true, content())
  }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.showAlternative(of: view.content, view.layout, areItems: view.areItems)
  }
}

extension _Slot {
  /// Shows the views of `content` that `layout` places, and hides the others; see ``Alternatives``.
  @MainActor mutating func showAlternative<L: EngineLayout, Content: View>(
    of content: Content, _ layout: L, areItems: Bool
  ) {
    layoutNode(layout) { AlternativesRenderNode(layout, areItems: areItems, parent: $0, inputs: $1) }
      .evaluate(content)
  }
}

/// The render node of ``Alternatives``.
private final class AlternativesRenderNode<L: EngineLayout>: LayoutRenderNode<L, L.Cache>, PlaceReader {
  private var child: Node?
  /// The children that the last layout placed.
  private var shown: Set<ObjectIdentifier> = []

  init(_ layout: L, areItems: Bool, parent: Node, inputs: Inputs) {
    super.init(layout, parent: parent, inputs: inputs)
    features.insert(.keepsInactiveViews)
    if areItems { features.insert(.letsHiddenViewsPresent) }
    tree.keepsInactiveViews = true
    renderTree.geometryReaders.append(self)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func evaluate<V: View>(_ content: V) { child = evaluate(content, in: child, inputs: inputs.insideRenderNode) }

  override func shows(_ node: Node) -> Bool {
    var renderNode = node.renderNode
    while let outer = renderNode.renderParent, outer !== self { renderNode = outer }
    return shown.contains(ObjectIdentifier(renderNode))
  }

  func updateGeometry() {
    let placed = Set(renderChildren.filter(\.isPlaced).map(ObjectIdentifier.init))
    guard placed != shown else { return }
    shown = placed
    child?.notifyActivity()
    preferencesRearranged()
    inputTree.focus.followControl(around: self)
  }
}
