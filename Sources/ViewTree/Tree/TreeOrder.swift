extension Node {
  /// Whether the node comes before another one of the same screen in the order of the view tree, in which what is around
  /// a view comes before it.
  ///
  /// Nodes that are being made have no place yet: asked while they are evaluated, the answer is no.
  final func precedes(_ other: Node) -> Bool {
    var (a, b) = (self, other)
    while a.depth > b.depth, let parent = a.parent { a = parent }
    while b.depth > a.depth, let parent = b.parent { b = parent }
    if a === b { return depth < other.depth }
    while let outerA = a.parent, let outerB = b.parent, outerA !== outerB { (a, b) = (outerA, outerB) }
    var first: Node?
    a.parent?.forEachChild { if first == nil, $0 === a || $0 === b { first = $0 } }
    return first === a
  }

  /// Whether another node is this one, or is below it.
  final func isAround(_ other: Node) -> Bool {
    var node: Node? = other
    while let current = node, current !== self { node = current.parent }
    return node != nil
  }
}
