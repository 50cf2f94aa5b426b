extension SemanticNode {
  /// The nodes that make up the control, from the one that publishes it: its style, its parts and their content.
  var nodes: Set<ObjectIdentifier> {
    var root: Node = renderNode
    if let link = Traits.link(SemanticsTrait.self, in: renderNode.traits) {
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
  /// Returns the entries of the views that make up a control and still exist: itself, its style, and the views in its
  /// label.
  @MainActor package func entries(of control: SemanticNode) -> [Entry] {
    let nodes = control.nodes
    return entries.filter { $0.node.map(nodes.contains) ?? false }
  }

  /// Returns the trace with some of its entries.
  package func filtered(_ entries: [Entry]) -> InvalidationTrace {
    var trace = self
    trace.entries = entries
    return trace
  }
}
