extension Node {
  /// What the elements of the view cover on the screen, without what modifiers outside of the view put around them.
  var frameOnScreen: CGRect {
    var frame = CGRect.null
    forEachRenderNode { outermost in
      var element = outermost.renderNode
      while let inner = element.wrappedNode, !isAround(element) { element = inner }
      frame = frame.union(element.absoluteFrame)
    }
    return frame
  }
}
