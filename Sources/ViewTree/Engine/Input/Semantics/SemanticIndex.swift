/// The published nodes of a screen in tree order, by role, label and element.
///
/// Between two changes usually one label is looked up, by a search through the nodes of its role; at the second lookup
/// in a role, its labels are put in a table.
@MainActor package final class SemanticIndex {
  /// The published nodes that are inside no other.
  package let roots: [SemanticNode]
  /// All published nodes, each before those inside it.
  package private(set) lazy var all = {
    var all: [SemanticNode] = []
    for node in roots { node.addWithDescendants(to: &all) }
    return all
  }()
  private lazy var byRole = Dictionary(grouping: all, by: \.role)
  /// The nodes that are render nodes of their own, by their render node.
  private lazy var byRenderNode = Dictionary(
    all.lazy.filter { $0.link == nil }.map { (ObjectIdentifier($0.renderNode), $0) }
  ) { first, _ in first }
  private var byLabel: [Role: [String: [SemanticNode]]] = [:]
  /// The roles in which a label was looked up.
  private var asked: Set<Role> = []

  init(_ roots: [SemanticNode]) { self.roots = roots }

  /// The node that is published now for the element of an earlier one.
  package func current(_ node: SemanticNode) -> SemanticNode? {
    node.link == nil ? byRenderNode[ObjectIdentifier(node.renderNode)] : nil
  }

  package func nodes(_ role: Role) -> [SemanticNode] { byRole[role] ?? [] }

  package func nodes(_ role: Role, _ label: String) -> [SemanticNode] {
    if let known = byLabel[role] { return known[label] ?? [] }
    if asked.insert(role).inserted { return all.filter { $0.role == role && $0.label == label } }
    let labels = Dictionary(grouping: nodes(role), by: \.label)
    byLabel[role] = labels
    return labels[label] ?? []
  }
}

extension SemanticNode {
  fileprivate func addWithDescendants(to nodes: inout [SemanticNode]) {
    nodes.append(self)
    for node in children { node.addWithDescendants(to: &nodes) }
  }
}
