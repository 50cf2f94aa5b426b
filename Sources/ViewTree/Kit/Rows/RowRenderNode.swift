/// A render node that a list puts around one of its rows.
class RowRenderNode: LayoutRenderNode<IndentLayout, Void>, KeyTarget {
  /// The wrapped render node: the row owns this one, unless it is a wrapper itself.
  final unowned let inner: RenderNode
  private let ownedInner: RenderNode?

  init(_ renderNode: RenderNode, _ layout: IndentLayout, traits: Traits?) {
    inner = renderNode
    ownedInner = renderNode.wrappedNode == nil ? nil : renderNode
    super.init(layout, parent: renderNode.parent, inputs: renderNode.inputs, traits: traits)
    renderFeatures.insert(.isWrapper)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let ownedInner { body(ownedInner) } }
  override func collectRenderChildren() -> [RenderNode] { [inner] }
  final override var modifiedNode: RenderNode? { inner }

  override func traitChanged(affectsLayout: Bool) {
    inner.traitChanged(affectsLayout: affectsLayout)
    super.traitChanged(affectsLayout: affectsLayout)
  }

  /// The outermost row has the focus: rows inside receive keys through it.
  func handleKey(_ key: Key) -> Bool { (inner as? RowRenderNode)?.handleKey(key) ?? false }

  /// Called when an arrow key moved the focus to the row, or two clicks chose it: the list's selection, if there is one,
  /// moves there.
  func takeSelection() { (inner as? RowRenderNode)?.takeSelection() }

  /// The identifier by which the list's selection knows the row.
  var selectionID: AnyHashable? { nil }

  final override var keyTarget: (any KeyTarget)? { self }
  var takesFocus: Bool { false }
  /// Whether rows inside leave the focus to this one.
  var keepsFocusFromInner: Bool { true }
  final var isInvertedInFocus: Bool { true }
}

extension RenderNode {
  /// The possible ids of the row in a list, the best first: its tag, and the id of its element in a collection.
  var possibleRowIDs: [AnyHashable] { [rowTag, collectionItem?.itemID].compactMap { $0 } }

  /// The value of the link that forms the row.
  var linkValue: AnyHashable? { Traits.first(LinkValueTrait.self, in: traits)?.value ?? wrappedNode?.linkValue }

  private var rowTag: AnyHashable? { Traits.first(TagTrait.self, in: traits)?.tag ?? wrappedNode?.rowTag }

  /// The render node's trait for rows of its own, if it has some.
  var rowsTrait: RowsTrait? {
    if traits != nil, let trait = Traits.first(RowsTrait.self, in: traits) { return trait }
    return wrappedNode?.rowsTrait
  }

  /// The innermost element of a collection that contains the row.
  var collectionItem: (any CollectionItem)? {
    if let wrappedNode { return wrappedNode.collectionItem }
    var node = parent
    while let current = node, !(current is RenderNode) {
      if let item = current as? any CollectionItem { return item }
      node = current.parent
    }
    return nil
  }
}
