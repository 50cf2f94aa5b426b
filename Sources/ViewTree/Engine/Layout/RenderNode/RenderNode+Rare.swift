extension RenderNode {
  /// Fields that few render nodes need.
  struct Rare {
    /// The outermost of the group modifiers around the node, once a layout needed it.
    var wrapper: RenderNode?
    /// The rule that records the reads of a user's closures and layouts that answer for the node.
    var answerRule: AnswerRule?
    /// The node's animated values; `nil` for a node that stands still.
    var motion: Motion?
    /// The children that left the node and are still drawn.
    var departures: [Departure] = []
    /// For a line around a view: the sides on which it was last drawn; `nil` means all.
    var drawnSides: BoxSides?
    /// For a text with links: the number of the link that has the focus while the text has it.
    var focusedLink: UInt16?
    /// For a rotated node that clips its content: the rotation with which its children have their places.
    var clipRotation: Rotation?
  }

  var motion: Motion? {
    get { rare.value?.motion }
    set { if rare.value != nil || newValue != nil { rare[or: Rare()].motion = newValue } }
  }

  var clipRotation: Rotation? {
    get { rare.value?.clipRotation }
    set { if rare.value != nil || newValue != nil { rare[or: Rare()].clipRotation = newValue } }
  }

  // MARK: What a group's modifiers put around the node

  var wrapper: RenderNode? {
    get { rare.value?.wrapper }
    set { if rare.value != nil || newValue != nil { rare[or: Rare()].wrapper = newValue } }
  }

  /// The render node that the enclosing layout sees: the outermost group modifier around the node, or the node itself.
  ///
  /// A wrapper stands for itself, although its inputs are those of a view that is wrapped.
  var outermost: RenderNode {
    guard let wrap = inputs.wrap, !renderFeatures.contains(.isWrapper) else { return self }
    if let wrapper { return wrapper }
    let node = makeWrapper(wrap)
    if node !== self {
      wrapper = node
      renderTree.hasReferenceCycles = true
    }
    return node
  }

  private func makeWrapper(_ wrap: Wrap) -> RenderNode {
    var node: Node = self
    var wrap: Wrap? = wrap
    while let current = wrap {
      node = current.wrap(node)
      wrap = current.outer
    }
    return node.renderNode
  }
}
