/// An item of a page's bars: a view, and the environment of the place where it was written.
struct ToolbarEntry: Identifiable {
  let id: ObjectIdentifier
  let environment: EnvironmentScope?
  let placement: ToolbarItemPlacement
  /// Whether it becomes a menu where there is not room for it.
  let collapses: Bool
  let content: AnyView
}

/// The items of one page, in the order in which the views are that have them, the inner before the outer.
@MainActor final class ToolbarItems {
  private struct Claim {
    weak var node: Node?
    let entry: ToolbarEntry
  }

  private let version: Source<Int>
  private var claims: [ObjectIdentifier: Claim] = [:]
  /// The entries in their order, until one of them changes or the views do.
  private var ordered: [ToolbarEntry]?

  init(in graph: Graph) { version = Source(0, in: graph, label: "toolbar") }

  /// All entries; read in a rule, that depends on them.
  private var entries: [ToolbarEntry] {
    _ = version.value
    if let ordered { return ordered }
    let nodes = Ways.inOrder(claims.values.compactMap(\.node))
    let entries = nodes.compactMap { claims[ObjectIdentifier($0)]?.entry }
    ordered = entries
    return entries
  }

  func entries(in region: ToolbarItemPlacement.Region) -> [ToolbarEntry] {
    entries.filter { $0.placement.region == region }
  }

  func add(_ entry: ToolbarEntry, of node: Node) {
    claims[entry.id] = Claim(node: node, entry: entry)
    // From now on it counts in which order the views are, of which those hear that read preferences.
    if claims.count > 1 { node.tree.readsPreferences = true }
    changed()
  }

  func remove(_ node: Node) { if claims.removeValue(forKey: ObjectIdentifier(node)) != nil { changed() } }

  /// Called when the views may be in another order.
  func viewsRearranged() { if claims.count > 1 { changed() } }

  private func changed() {
    ordered = nil
    version.update { $0 &+= 1 }
  }
}

/// An item where a bar, or the list of a bar, shows it: its environment is that of the place where it was written, but
/// it looks as what is around it in the bar.
nonisolated struct ToolbarEntryView: View {
  typealias Body = Never

  let entry: ToolbarEntry

  static var _isUnary: Bool { false }
  static var _isGroup: Bool { true }

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { ToolbarEntryNode(view.entry, parent: $0, inputs: $1) }.evaluateChild(view.entry.content)
  }
}

private final class ToolbarEntryNode: ParentNode {
  init(_ entry: ToolbarEntry, parent: Node, inputs: Inputs) {
    let environment = entry.environment?.withLooks(of: inputs.environment)
    super.init(parent: parent, inputs: inputs.with(environment: environment))
  }
}
