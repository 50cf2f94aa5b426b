/// An item of a page's bars: a view, and the environment of the place where it was written.
struct ToolbarEntry: Identifiable {
  let id: ObjectIdentifier
  let environment: EnvironmentScope?
  let placement: ToolbarItemPlacement
  /// Whether it becomes a menu where there is not room for it.
  let collapses: Bool
  let content: AnyView
}

/// The node of an item.
@MainActor protocol ToolbarEntryNode: Node {
  var entry: ToolbarEntry? { get }
}

/// The items of one page, in the order in which the views are that have them, the inner before the outer.
///
/// The page holds none of them: the environment of an item knows the page.
@MainActor final class ToolbarItems {
  private struct Claim {
    weak var node: (any ToolbarEntryNode)?
    /// Another number for each entry that was claimed.
    let number: Int
  }

  private let version: Source<Int>
  private var claims: [ObjectIdentifier: Claim] = [:]
  private var lastNumber = 0
  /// The claims in the order of their nodes: a view that comes elsewhere in the page changes nothing.
  private lazy var ordered = Computed<[Claim]>(
    in: version.graph, label: VertexLabel(nil, "toolbar"), isEqual: { $0.map(\.number) == $1.map(\.number) }
  ) { [unowned self] in onMainActor(self) { $0.findOrder() } }

  init(in graph: Graph) { version = Source(0, in: graph, label: "toolbar") }

  /// All entries; read in a rule, that depends on them.
  private var entries: [ToolbarEntry] { ordered.value.compactMap { $0.node?.entry } }

  private func findOrder() -> [Claim] {
    _ = version.value
    return Ways.inOrder(claims.values.compactMap(\.node)).compactMap { claims[ObjectIdentifier($0)] }
  }

  func entries(in region: ToolbarItemPlacement.Region) -> [ToolbarEntry] {
    entries.filter { $0.placement.region == region }
  }

  func add(_ node: any ToolbarEntryNode) {
    lastNumber += 1
    claims[ObjectIdentifier(node)] = Claim(node: node, number: lastNumber)
    // From now on it counts in which order the views are, of which those hear that read preferences.
    if claims.count > 1 { node.tree.readsPreferences = true }
    changed()
  }

  func remove(_ node: Node) { if claims.removeValue(forKey: ObjectIdentifier(node)) != nil { changed() } }

  /// Called when the views may be in another order.
  func viewsRearranged() { if claims.count > 1 { changed() } }

  private func changed() { version.update { $0 &+= 1 } }
}

/// An item where a bar, or the list of a bar, shows it: its environment is that of the place where it was written, but
/// it looks as what is around it in the bar.
nonisolated struct ToolbarEntryView: View, ViewPart {
  let entry: ToolbarEntry

  @MainActor var body: some View { ItemHost(entry.id, in: entry.environment, content: entry.content) }
}
