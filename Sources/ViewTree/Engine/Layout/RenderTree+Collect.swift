extension RenderTree {
  /// Returns the render nodes that `collect` passes to its argument.
  ///
  /// They are gathered in a list that is kept, so that the array is allocated once, with the right size.
  func collectRenderNodes(_ collect: ((Node) -> Void) -> Void) -> [RenderNode] {
    let start = collectedNodes.count
    collect { collectedNodes.append(Unowned($0)) }
    defer { collectedNodes.removeLast(collectedNodes.count - start) }
    return Self.renderNodes(collectedNodes[start...])
  }

  /// Nonisolated: otherwise the runtime checks for each call on which actor the closure is.
  private nonisolated static func renderNodes(_ nodes: ArraySlice<Unowned<Node>>) -> [RenderNode] {
    nodes.map { downcast($0.object, to: RenderNode.self) }
  }
}
