/// A child that can be replaced by another: a branch of an `if`, the content of an `AnyView`, a view with an `id`.
///
/// The new occupant is mounted before the old one is unmounted, as in SwiftUI.
@MainActor struct Branch {
  private(set) var node: Node?

  /// Evaluates a view in the branch. `isSame` says whether its occupant continues; otherwise the view starts anew.
  mutating func evaluate<V: View>(_ view: V, isSame: Bool, parent: Node, inputs: Inputs) {
    if isSame, node != nil { return parent.evaluate(view, child: &node, inputs: inputs) }
    let old = self
    node = nil
    parent.evaluate(view, child: &node, inputs: inputs)
    old.leave(parent)
  }

  /// Empties the branch.
  mutating func clear(parent: Node) {
    let old = self
    node = nil
    old.leave(parent)
  }

  private func leave(_ parent: Node) {
    if let node {
      node.unmount()
      parent.tree.changeCount += 1
    }
    parent.elementsChanged()
  }
}

/// A node whose children come and go as a whole.
@MainActor class BranchNode<V>: ViewNode<V> {
  final var branch = Branch()

  final override func forEachChild(_ body: (Node) -> Void) { if let node = branch.node { body(node) } }
}
