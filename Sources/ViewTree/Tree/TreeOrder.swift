extension Node {
  /// Whether the node comes before another one of the same screen in the order of the view tree, in which what is around
  /// a view comes before it.
  ///
  /// Nodes that are being made have no place yet: asked while they are evaluated, the answer is no.
  final func precedes(_ other: Node) -> Bool {
    var (a, b): (Node?, Node?) = (self, other)
    var (below, otherBelow): (Node?, Node?)
    // From the deeper of the two outwards: what is around both is less deep than either.
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

  /// Whether another node is this one, or is below it.
  final func isAround(_ other: Node) -> Bool {
    var node: Node? = other
    while let current = node, current !== self { node = current.parent }
    return node != nil
  }
}
