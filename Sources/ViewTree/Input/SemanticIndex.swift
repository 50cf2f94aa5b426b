/// What is published of a screen, in the order of the tree, and how it is called.
///
/// Between two changes one label is mostly looked for, by asking each control of the role; when a second one is, the
/// labels of the role are put in a table.
@MainActor package final class SemanticIndex {
  /// What is published, without what is inside of it.
  package let roots: [SemanticNode]
  /// Everything that is published: each node before those inside of it.
  package private(set) lazy var all = {
    var all: [SemanticNode] = []
    for node in roots { node.addWithDescendants(to: &all) }
    return all
  }()
  private lazy var byRole = Dictionary(grouping: all, by: \.role)
  /// Those that are elements of their own, by their element.
  private lazy var byElement = Dictionary(
    all.lazy.filter { $0.link == nil }.map { (ObjectIdentifier($0.element), $0) }
  ) { first, _ in first }
  private var byLabel: [Role: [String: [SemanticNode]]] = [:]
  /// The roles of which one label was looked for.
  private var asked: Set<Role> = []

  init(_ roots: [SemanticNode]) { self.roots = roots }

  /// What is published now where an earlier search found a node.
  package func current(_ node: SemanticNode) -> SemanticNode? {
    node.link == nil ? byElement[ObjectIdentifier(node.element)] : nil
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
