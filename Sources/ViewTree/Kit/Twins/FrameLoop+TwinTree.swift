extension FrameLoop {
  /// The render nodes with their frames, one per line.
  ///
  /// Rows outside the window, and the frames that depend on their estimated lengths, are left out, because a twin does
  /// not know them.
  package var comparableTree: String { roots.map { $0.lines(indent: 0, in: nil) }.joined() }

  /// Whether a scroll view shows lazy rows.
  package var hasLazyWindow: Bool {
    roots.contains { root in root.shown { $0 as? ScrollLayoutNode }.contains { !$0.lazyContainers.isEmpty } }
  }
}

extension RenderNode {
  /// Whether the render node lies in the window of each enclosing scroll view with lazy rows.
  var isSeen: Bool {
    var container = renderParent
    while let current = container {
      if let window = current as? ScrollLayoutNode, !window.lazyContainers.isEmpty, !window.sees(self) { return false }
      container = current.renderParent
    }
    return true
  }

  fileprivate func lines(indent: Int, in window: ScrollLayoutNode?) -> String {
    guard isPlaced else { return "" }
    let isEstimated = window != nil && (self is LazyRenderNode || !shown { $0 as? LazyRenderNode }.isEmpty)
    if let window, !window.sees(self) { return "" }
    var line = String(repeating: " ", count: indent) + "\(type(of: self))".prefix(40)
    if !isEstimated { line += " " + absoluteFrame.shortDescription }
    if let text = leaf?.text { line += " \"\(text)\"" }
    let scroll = (self as? ScrollLayoutNode).flatMap { $0.lazyContainers.isEmpty ? nil : $0 }
    return ([line + "\n"] + renderChildren.map { $0.lines(indent: indent + 1, in: scroll ?? window) }).joined()
  }
}
