/// The node of a primitive modifier; it holds the modifier, and its child shows the content.
@MainActor class ModifierNode<M>: ParentNode {
  final fileprivate(set) var modifier: M

  required init(_ modifier: M, parent: Node, inputs: Inputs) {
    self.modifier = modifier
    super.init(parent: parent, inputs: inputs)
  }

  /// The inputs that the content inherits.
  var inner: Inputs { inputs }

  /// Called with the modifier's new value, before the content is evaluated again.
  func willUpdate(to modifier: M) {}

  /// Whether a new value of the modifier counts as a change that an evaluation made; called only while a trace is open.
  func isChange(to modifier: M) -> Bool { !Comparison.areSameOnMain(self.modifier, asAny: modifier) }

  /// Whether the new value is known to differ only in actions.
  func isChangeOfActions(to modifier: M) -> Bool {
    StoredParts.of(M.self).differInFunctionsAlone(self.modifier, modifier)
  }

  fileprivate final func noteChange(to modifier: M) {
    guard isChange(to: modifier) else { return }
    if isChangeOfActions(to: modifier) {
      tree.noteAction()
    } else {
      tree.noteChange()
    }
  }

  /// Called when the modifier has its value, before the content is evaluated.
  func willEvaluateContent() {}

  /// Called when the content was evaluated, for the first time or again.
  func didEvaluateContent(isFirst: Bool) {}
}

/// A modifier that needs no more than a node of its own, whose class must be as visible as the modifier.
nonisolated protocol NodeModifier: ViewModifier where Body == Never {
  associatedtype NodeType: ModifierNode<Self>
}

extension NodeModifier {
  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: NodeType.self)
  }
}

extension _Slot {
  /// Evaluates the modifier in its node and the content in the node's child.
  @inline(__always) @MainActor mutating func evaluate<Content: View, M, N: ModifierNode<M>>(
    _ modifier: M, on content: Content, in type: N.Type
  ) {
    let isFirst = node == nil
    let node = node(type) { N(modifier, parent: $0, inputs: $1) }
    if !isFirst {
      if node.tree.hub != nil { node.noteChange(to: modifier) }
      node.willUpdate(to: modifier)
      node.modifier = modifier
    }
    node.willEvaluateContent()
    node.evaluateChild(content, inputs: node.inner)
    node.didEvaluateContent(isFirst: isFirst)
  }
}
