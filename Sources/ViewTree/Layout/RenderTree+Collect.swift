extension RenderTree {
  /// The elements that `collect` hands to its argument.
  ///
  /// They are noted in a list that stays, so that the array is made once and has the size it needs.
  func collectRenderNodes(_ collect: ((Node) -> Void) -> Void) -> [RenderNode] {
    let start = noted.count
    collect { noted.append(Unowned($0)) }
    defer { noted.removeLast(noted.count - start) }
    return Self.elements(noted[start...])
  }

  /// Of no actor, so that the runtime does not check for each call on which one the closure is.
  private nonisolated static func elements(_ nodes: ArraySlice<Unowned<Node>>) -> [RenderNode] {
    nodes.map { downcast($0.object, to: RenderNode.self) }
  }
}
