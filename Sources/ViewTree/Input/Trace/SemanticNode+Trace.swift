extension SemanticNode {
  /// The nodes of which the control consists, from the one that publishes it: its style, its parts and what is in them.
  var nodes: Set<ObjectIdentifier> {
    var root: Node = element
    if let link = Traits.link(SemanticsTrait.self, in: element.traits) {
      while let parent = root.parent, parent.inputs.traits.contains(link) { root = parent }
    }
    var nodes: Set<ObjectIdentifier> = []
    func add(_ node: Node) {
      nodes.insert(ObjectIdentifier(node))
      node.forEachChild(add)
    }
    add(root)
    return nodes
  }
}

extension Traits? {
  fileprivate func contains(_ link: Traits) -> Bool {
    var next = self
    while let current = next {
      if current === link { return true }
      next = current.outer
    }
    return false
  }
}

extension InvalidationTrace {
  /// The entries of the views of which a control consists, that are still there: itself, its style, and views in its
  /// label.
  @MainActor package func entries(of control: SemanticNode) -> [Entry] {
    let nodes = control.nodes
    return entries.filter { $0.node.map(nodes.contains) ?? false }
  }

  /// The same trace with some of its entries.
  package func filtered(_ entries: [Entry]) -> InvalidationTrace {
    var trace = self
    trace.entries = entries
    return trace
  }
}
