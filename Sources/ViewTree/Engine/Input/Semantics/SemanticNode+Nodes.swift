extension SemanticNode {
  /// The nodes that make up the control, from the one that publishes it: its style, its parts and their content.
  package var nodes: Set<ObjectIdentifier> {
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
