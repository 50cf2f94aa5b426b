/// A place that shows an item while the item has no place at its host; otherwise it is empty.
nonisolated struct ItemOutlet: View {
  let id: AnyHashable
  /// Whether the item has the same sizes here as at its host.
  let keepsSizes: Bool
  /// Places the render nodes of the item.
  let layout: AnyLayout

  /// Creates an outlet for an item as a row of a list, whose size may differ from the one at its host.
  init(row id: AnyHashable) { (self.id, keepsSizes, layout) = (id, false, AnyLayout(PopupRowsLayout(isItem: true))) }

  /// Creates an outlet in which the item has the same size as at its host.
  init(title id: AnyHashable) { (self.id, keepsSizes, layout) = (id, true, AnyLayout(RootLayout())) }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.layoutNode(view.layout) { ItemOutletNode(view, parent: $0, inputs: $1) }.show(view.id)
  }
}

/// The render node of an outlet.
final class ItemOutletNode: LayoutRenderNode<AnyLayout, AnyLayout.Cache>, PlaceReader {
  private var id: AnyHashable?
  private var link: ItemLink?
  private var lines = PopupLines()
  let keepsSizes: Bool

  init(_ outlet: ItemOutlet, parent: Node, inputs: Inputs) {
    keepsSizes = outlet.keepsSizes
    super.init(outlet.layout, parent: parent, inputs: inputs)
    if !keepsSizes { renderFeatures.insert(.isDrawn) }
    renderTree.geometryReaders.append(self)
  }

  /// Shows the item with an id instead of the one before.
  func show(_ new: AnyHashable) {
    guard id != new else { return }
    link?.remove(self)
    id = new
    link = inputs.environmentValues[ItemTableKey.self]?.link(of: new)
    link?.add(self)
  }

  /// Called after a new item was laid out, which may have no place at its host.
  func updateGeometry() { link?.host?.settle(afterLayout: true) }

  private var host: ItemHostNode? { link?.host.flatMap { $0.outlet === self ? $0 : nil } }

  override func collectRenderChildren() -> [RenderNode] { host?.renderNodes ?? [] }

  override func prepareToMeasure() {
    super.prepareToMeasure()
    host?.contentMayHaveChanged()
  }

  override func placeRenderChildren() {
    super.placeRenderChildren()
    if !keepsSizes, lines.move(between: subviews, width: size.width) { damageExtent() }
  }

  override func draw(into context: inout DrawContext) { lines.draw(in: self, &context) }

  override func willUnmount() {
    link?.remove(self)
    super.willUnmount()
  }
}

/// A render node that keeps the place of another in its container while the other is shown elsewhere.
final class PlaceholderRenderNode: ContainerRenderNode {
  private weak var source: RenderNode?
  private let ideal: CGSize
  /// The size for a proposal of height 0, for which the label of a tab omits its image.
  private let flat: CGSize
  /// Whether the other render node has the same sizes in the place where it is shown.
  let isLive: Bool

  init(of source: RenderNode, isLive: Bool, parent: Node) {
    self.source = source
    self.isLive = isLive
    ideal = source.measure(.unspecified)
    flat = source.measure(ProposedViewSize(width: nil, height: 0))
    super.init(parent: parent, inputs: source.inputs.with(wrap: nil, traits: source.traits))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if isLive, let source, !source.isUnmounted { return source.measure(proposal) }
    let known = proposal.height == 0 ? flat : ideal
    return CGSize(width: min(known.width, proposal.width ?? .infinity), height: known.height)
  }

  override var ownPriority: Double { source?.ownPriority ?? 0 }
}
