/// Several views of which one is shown: the one that the layout places, which hides what it does not place.
///
/// The others keep their state, but have not appeared: no task of theirs runs, and nothing of them can be found.
nonisolated struct Alternatives<L: EngineLayout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let content: Content

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.showAlternative(of: view.content, view.layout)
  }
}

extension _Slot {
  /// Shows the one of several views that a layout places.
  @MainActor mutating func showAlternative<L: EngineLayout, Content: View>(of content: Content, _ layout: L) {
    layoutElement(layout) { AlternativesRenderNode(layout, parent: $0, inputs: $1) }.evaluate(content)
  }
}

/// The element of a view that keeps several and shows one of them.
private final class AlternativesRenderNode<L: EngineLayout>: LayoutRenderNode<L>, PlaceReader {
  private var child: Node?
  /// The one that the last layout placed.
  private weak var shown: RenderNode?

  override init(_ layout: L, parent: Node, inputs: Inputs) {
    super.init(layout, parent: parent, inputs: inputs)
    tree.keepsInactiveViews = true
    renderTree.geometryReaders.append(self)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func evaluate<V: View>(_ content: V) { child = evaluate(content, in: child, inputs: inputs.insideRenderNode) }

  override var keepsInactiveViews: Bool { true }

  override func shows(_ node: Node) -> Bool {
    var current = shown
    while let candidate = current, candidate !== node { current = candidate.wrappedNode }
    return current != nil
  }

  func updateGeometry() {
    let placed = renderChildren.first { $0.isPlaced }
    guard placed !== shown else { return }
    shown = placed
    child?.notifyActivity()
    preferencesRearranged()
    inputTree.focus.followControl(around: self)
  }
}
