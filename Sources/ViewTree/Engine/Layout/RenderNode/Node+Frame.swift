extension Node {
  /// The area that the view's elements cover on the screen, without modifiers that stand outside the view.
  var frameOnScreen: CGRect {
    var frame = CGRect.null
    forEachRenderNode { outermost in
      var element = outermost.renderNode
      while let inner = element.wrappedNode, !isAround(element) { element = inner }
      frame = frame.union(element.absoluteFrame)
    }
    return frame
  }

  /// Whether the view has no elements, or one of them is on the screen.
  var hasPlaceOnScreen: Bool {
    var (isEmpty, isPlaced) = (true, false)
    forEachRenderNode { (isEmpty, isPlaced) = (false, isPlaced || $0.renderNode.isOnScreen) }
    return isEmpty || isPlaced
  }
}
