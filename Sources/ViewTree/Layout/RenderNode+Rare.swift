extension RenderNode {
  /// What only few render nodes have.
  struct Rare {
    /// The outermost of the modifiers of groups around the node, once a layout asked for it.
    var wrapper: RenderNode?
    /// What is read by closures and layouts of users that the node asks.
    var answerRule: AnswerRule?
    /// What of the node is on its way; `nil` for one that stands still.
    var motion: Motion?
    /// What left the node, and is still drawn.
    var departures: [Departure] = []
    /// Of a line around a view: where it was drawn last; `nil` is all around.
    var freeSides: Sides?
    /// Of a text with links: the number of the one that has the focus when the text has it.
    var focusedLink: UInt16?
  }

  var motion: Motion? {
    get { rare.value?.motion }
    set { if rare.value != nil || newValue != nil { rare[or: Rare()].motion = newValue } }
  }

  // MARK: What a group's modifiers put around the node

  var wrapper: RenderNode? {
    get { rare.value?.wrapper }
    set { if rare.value != nil || newValue != nil { rare[or: Rare()].wrapper = newValue } }
  }

  /// What the layout around sees: the outermost modifier of a group around, or the node itself.
  var outermost: RenderNode {
    guard let wrap = inputs.wrap else { return self }
    if let wrapper { return wrapper }
    let node = makeWrapper(wrap)
    if node !== self {
      wrapper = node
      renderTree.hasCircles = true
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
