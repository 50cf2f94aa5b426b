extension Node {
  /// The area that the view's render nodes cover on the screen, without modifiers that stand outside the view.
  var frameOnScreen: CGRect {
    var frame = CGRect.null
    forEachRenderNode { outermost in
      var renderNode = outermost.renderNode
      while let inner = renderNode.wrappedNode, !isAround(renderNode) { renderNode = inner }
      frame = frame.union(renderNode.absoluteFrame)
    }
    return frame
  }

  /// Whether the view has no render nodes, or one of them is on the screen.
  var hasPlaceOnScreen: Bool {
    var (isEmpty, isPlaced) = (true, false)
    forEachRenderNode { (isEmpty, isPlaced) = (false, isPlaced || $0.renderNode.isOnScreen) }
    return isEmpty || isPlaced
  }
}
