/// Checks the invariants of the nodes, which must hold whenever no event is being handled.
///
/// A check walks the tree once and changes nothing. Each fault is a sentence that begins with the path of the view.
@MainActor class NodeCheck {
  final let tree: Tree
  final private(set) var faults: [String] = []
  private final var mounted: Set<ObjectIdentifier> = []
  private final var rules: Set<ObjectIdentifier> = []

  init(_ tree: Tree) { self.tree = tree }

  final func isMounted(_ node: Node) -> Bool { mounted.contains(ObjectIdentifier(node)) }

  final func expect(_ holds: Bool, _ node: Node, _ fault: @autoclosure () -> String) {
    guard !holds else { return }
    faults.append("\(node.shortPath) (\(typeName(type(of: node)))): \(fault())")
  }

  /// Checks a node and all nodes below it.
  func visit(_ node: Node) {
    // A node in two places may contain itself.
    guard mounted.insert(ObjectIdentifier(node)).inserted else {
      return expect(false, node, "it is in two places of the tree")
    }
    expect(!node.isUnmounted, node, "it was removed from the tree, but is still reached from it")
    let depth = Node.depth(below: node.parent, node.inputs, movesContent: node.movesContent)
    expect(node.depth == Int(depth), node, "its depth is \(node.depth), but should be \(depth)")
    node.forEachRule { rule in
      rules.insert(ObjectIdentifier(rule))
      expect(rule.subgraph?.object === tree.graph.root, node, "its rule is not in the graph")
    }
    node.forEachChild { child in
      expect(isParent(node, of: child), child, "its parent is not the node that holds it")
      visit(child)
    }
    tree.leaving[ObjectIdentifier(node)]?.nodes.forEach(visit)
  }

  /// Adds a rule that several nodes share.
  final func note(_ rule: Rule) { rules.insert(ObjectIdentifier(rule)) }

  func isParent(_ node: Node, of child: Node) -> Bool { child.parent === node }

  /// Checks the invariants of the whole screen, after all nodes were visited.
  func finish() {
    tree.graph.root.forEachRule { rule in
      guard !rules.contains(ObjectIdentifier(rule)) else { return }
      // The label of a node's rule is the node's path, and the node may be gone.
      faults.append("a rule belongs to no view of the tree: \(rule is NodeRule ? "the rule of a node" : rule.label)")
    }
    if !isAtRest { faults.append("the tree still needs a frame") }
  }

  var isAtRest: Bool {
    tree.effects.isEmpty && tree.appearances.isEmpty && tree.preferenceReaders.isEmpty && !tree.graph.needsUpdate
      && tree.graph.pendingWrites.isEmpty
  }
}
