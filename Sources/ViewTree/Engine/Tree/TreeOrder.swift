extension Node {
  /// Whether the node precedes another node of the screen in the view tree, in which a parent precedes its children.
  ///
  /// A node that is being created has no place yet, so the result is false during its evaluation.
  final func precedes(_ other: Node) -> Bool {
    var (a, b): (Node?, Node?) = (self, other)
    var (below, otherBelow): (Node?, Node?)
    // Walks up from the deeper node: a common ancestor is less deep than both.
    while let one = a, let two = b, one !== two {
      if one.depth >= two.depth { (below, a) = (one, one.parent) }
      if two.depth >= one.depth { (otherBelow, b) = (two, two.parent) }
    }
    guard let below else { return otherBelow != nil }
    guard let otherBelow, let around = a, around === b else { return false }
    var first: Node?
    around.forEachChild { if first == nil, $0 === below || $0 === otherBelow { first = $0 } }
    return first === below
  }

  /// Whether another node is this one or below it.
  final func isAround(_ other: Node) -> Bool {
    var node: Node? = other
    while let current = node, current !== self { node = current.parent }
    return node != nil
  }
}
