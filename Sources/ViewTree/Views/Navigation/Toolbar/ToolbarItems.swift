/// An item of a page's bars: a view, and the environment of its place in the code.
struct ToolbarEntry: Identifiable {
  let id: ObjectIdentifier
  let environment: EnvironmentScope?
  let placement: ToolbarItemPlacement
  /// Whether the item becomes a menu if there is no room for it.
  let collapses: Bool
  let content: AnyView
}

/// The node of an item.
@MainActor protocol ToolbarEntryNode: Node {
  var entry: ToolbarEntry? { get }
}

/// The items of one page, in the order of the views that contain them, inner views before outer ones.
///
/// The page holds none of them strongly, because the environment of an item refers to the page.
@MainActor final class ToolbarItems {
  private struct OrderedNode {
    weak var node: (any ToolbarEntryNode)?
    /// A number that is unique for each added entry.
    let number: Int
  }

  private let version: Source<Int>
  private var nodes: [ObjectIdentifier: OrderedNode] = [:]
  private var lastNumber = 0
  /// The nodes in the order of the tree; moving an unrelated view in the page changes nothing.
  private lazy var ordered = Computed<[OrderedNode]>(
    in: version.graph, label: VertexLabel(nil, "toolbar"), isEqual: { $0.map(\.number) == $1.map(\.number) }
  ) { [unowned self] in onMainActor(self) { $0.findOrder() } }

  init(in graph: Graph) { version = Source(0, in: graph, label: "toolbar") }

  /// All entries; a rule that reads them depends on them.
  private var entries: [ToolbarEntry] { ordered.value.compactMap { $0.node?.entry } }

  private func findOrder() -> [OrderedNode] {
    _ = version.value
    return NodePaths.inOrder(nodes.values.compactMap(\.node)).compactMap { nodes[ObjectIdentifier($0)] }
  }

  var isEmpty: Bool { ordered.value.isEmpty }

  func entries(in region: ToolbarItemPlacement.Region) -> [ToolbarEntry] {
    entries.filter { $0.placement.region == region }
  }

  func add(_ node: any ToolbarEntryNode) {
    lastNumber += 1
    nodes[ObjectIdentifier(node)] = OrderedNode(node: node, number: lastNumber)
    // From now on the order of the views matters, and changes of the order are reported only to readers of preferences.
    if nodes.count > 1 { node.tree.readsPreferences = true }
    changed()
  }

  func remove(_ node: Node) { if nodes.removeValue(forKey: ObjectIdentifier(node)) != nil { changed() } }

  /// Called when the order of the views may have changed.
  func viewsRearranged() { if nodes.count > 1 { changed() } }

  private func changed() { version.update { $0 &+= 1 } }
}

/// Shows an item in a bar or in a bar's list: its environment is that of its place in the code, but its style is that
/// of the surrounding bar.
nonisolated struct ToolbarEntryView: View, ViewPart {
  let entry: ToolbarEntry
  /// Whether the bar chooses between the forms of a group of controls.
  var collapses = false

  @MainActor var body: some View {
    ItemHost(
      entry.id, in: entry.environment,
      content: entry.content.environment(CollapsesControlGroupsKey.self, constant: collapses))
  }
}
