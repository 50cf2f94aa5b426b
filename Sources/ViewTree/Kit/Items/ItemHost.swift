// An item of a bar, of a group of controls, or of a row of choices has one node, wherever it is shown. An ``ItemHost``
// stands where the item belongs, and holds the node. While the enclosing layout has no place for the item there, an
// ``ItemOutlet`` may show it: in the list that a button of the bar opens. Only its render nodes move, and take on the
// looks that the enclosing views set.
//
//     [ Back ] Title      [ Edit ] [ … ]          bar      host  host  placeholder
//                                +----------+                            ┆
//                                |   Share  |     list     outlet ◀──────┘
//                                +----------+

/// The place to which an item belongs: it shows the item, unless an outlet does.
nonisolated struct ItemHost<Content: View>: View {
  let id: AnyHashable
  /// The environment in which the item was written; `nil` means that of the host.
  ///
  /// In either case the looks of the item are those of the place where it is shown.
  let environment: EnvironmentScope?
  let content: Content

  static var _isUnary: Bool { false }
  static var _isGroup: Bool { true }

  init(_ id: AnyHashable, in environment: EnvironmentScope? = nil, content: Content) {
    (self.id, self.environment, self.content) = (id, environment, content)
  }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { ItemHostNode(view.id, view.environment, parent: $0, inputs: $1) }.evaluate(view.content)
  }
}

/// The node of an ``ItemHost``; the item's render nodes stand in its place, or in the place of an outlet.
final class ItemHostNode: Node, PreferenceScope, ActivityObserver {
  private var child: Node?
  private let link: ItemLink?
  /// The environment of the place where the item is shown.
  private let place: Source<EnvironmentScope?>
  private let inner: Inputs
  /// The outlet that shows the item now; `nil` while the item stands in its own place.
  private(set) weak var outlet: ItemOutletNode?
  /// The placeholders for the render nodes that an outlet shows.
  private var placeholders: [PlaceholderRenderNode] = []
  private var placeholdersAreStale = false
  /// The number of the layout pass in or after which the item returned from an outlet.
  ///
  /// The item has no place here until the next pass.
  private var returnPass: UInt8?

  init(_ id: AnyHashable, _ environment: EnvironmentScope?, parent: Node, inputs: Inputs) {
    link = inputs.environmentValues[ItemTableKey.self]?.link(of: id)
    let first = inputs.environment
    place = Source(first, in: inputs.tree.graph, label: .environment(ControlContextKey.self), isEqual: ===)
    let scope = (environment ?? first)?.withLooks(of: place, first: first, and: Self.menuLooks)
    inner = inputs.with(environment: scope)
    super.init(parent: parent, inputs: inputs, features: .movesContent)
    link?.host = self
  }

  /// The keys that the list of a menu sets and a bar does not.
  private static var menuLooks: [any LookKey.Type] { [ControlContextKey.self, MenuDismissKey.self, LineLimitKey.self] }

  func evaluate<Content: View>(_ content: Content) {
    guard child == nil, isNested else { return child = evaluate(content, in: child, inputs: inner) }
    if tree.newNodesInItems >= tree.newNodesInItemsLimit { return tree.reportNewNodesInItems(of: self) }
    let before = tree.newNodes
    child = evaluate(content, in: nil, inputs: inner)
    tree.newNodesInItems += tree.newNodes - before
  }

  /// Whether the item is nested ``itemNestingLimit`` items deep, itself included, which hardly any screen needs.
  private var isNested: Bool {
    guard depth >= Int(Self.levelsOfItem) * Self.itemNestingLimit else { return false }
    var (node, count) = (parent, 1)
    while let current = node, count < Self.itemNestingLimit {
      if current is ItemHostNode { count += 1 }
      node = current.parent
    }
    return count == Self.itemNestingLimit
  }

  private static var itemNestingLimit: Int { 4 }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    for placeholder in placeholders { body(placeholder) }
  }

  override var preferenceScope: (any PreferenceScope)? { self }
  func forEachContributor(_ body: (Node) -> Void) { if let child { body(child) } }

  // MARK: Render nodes

  override func forEachRenderNode(_ body: (Node) -> Void) {
    if let outlet {
      if placeholdersAreStale { makePlaceholders(for: outlet) }
      placeholders.forEach(body)
    } else {
      child?.forEachRenderNode(body)
    }
  }

  private func makePlaceholders(for outlet: ItemOutletNode?) {
    placeholdersAreStale = false
    for placeholder in placeholders { placeholder.unmount() }
    placeholders =
      outlet.map { outlet in renderNodes.map { PlaceholderRenderNode(of: $0, isLive: outlet.keepsSizes, parent: self) }
      }
      ?? []
  }

  /// The render nodes of the item.
  var renderNodes: [RenderNode] { renderTree.collectRenderNodes { add in child?.forEachRenderNode(add) } }

  override var hasContent: Bool { child?.hasContent ?? false }

  override var shownContainer: Node? { outlet ?? container }

  override func renderNodesChanged() {
    // Placeholders of an outlet with other sizes keep the sizes from before the move, so only the others become stale.
    placeholdersAreStale = outlet?.keepsSizes == true
    outlet?.renderNodesChanged()
    super.renderNodesChanged()
  }

  // MARK: Moves

  /// Called when the views shown around the host change.
  func activityChanged() { settle() }
  override var activityObserver: (any ActivityObserver)? { self }

  /// Moves the item to the place where it is to be shown: here if the enclosing layout has a place for it, or else in
  /// an outlet.
  ///
  /// After a layout pass, render nodes that no layout has reached have no place either: the frame around them is
  /// hidden.
  func settle(afterLayout: Bool = false) {
    guard let link, !isUnmounted else { return }
    guard let new = link.outlet else { return move(to: nil) }
    let here = outlet == nil ? renderNodes : placeholders
    // Waits for the next layout, in which the item may get a place.
    guard returnPass != renderTree.layoutPass, afterLayout || here.allSatisfy({ $0.renderParent != nil }) else {
      return
    }
    // On a covered page the item stays where it is: neither place is shown.
    if here.contains(where: \.isOnScreen) { move(to: nil) } else if new.isActive { move(to: new) }
  }

  /// Moves the item out of an outlet that is removed, even if no other place shows it.
  func leave(_ old: ItemOutletNode) {
    settle()
    if !isUnmounted, outlet === old { move(to: nil) }
  }

  private func move(to new: ItemOutletNode?) {
    guard new !== outlet else { return }
    let old = outlet
    // In an outlet that keeps the sizes, placeholders measure the item itself; in any other they have its last sizes.
    let needsPlaceholders = old?.keepsSizes != new?.keepsSizes
    if needsPlaceholders { makePlaceholders(for: new) }
    outlet = new
    returnPass = new == nil ? renderTree.layoutPass : nil
    for renderNode in renderNodes { renderNode.move(to: new ?? container?.renderNode) }
    old?.renderNodesChanged()
    new?.renderNodesChanged()
    if needsPlaceholders { super.renderNodesChanged() }
    place.write(new?.inputs.environment ?? inputs.environment)
    tree.noteChange()
    child?.notifyActivity()
    preferencesRearranged()
  }

  /// Called when the sizes of the item may have changed in an outlet.
  func contentMayHaveChanged() {
    for placeholder in placeholders where placeholder.isLive { placeholder.setNeedsLayout() }
  }

  override func willUnmount() { outlet?.renderNodesChanged() }
}

extension RenderNode {
  /// Moves the render node from its container to another one, where it has no place until the next layout.
  fileprivate func move(to container: RenderNode?) {
    if isPlaced { damageExtent() }
    isPlaced = false
    renderParent = container
    surroundingsChanged(isInnerStack: false)
  }
}
