@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

extension Screen {
  /// The elements with their frames, a line each, without what a screen that was mounted anew cannot know: how long the
  /// rows of a lazy container are that nobody saw, and the rows beside the window.
  var comparableTree: String {
    ([frames.root] + frames.tree.presentations.map { unsafe unsafeDowncast($0, to: RenderNode.self) })
      .map { $0.lines(indent: 0, in: nil) }.joined()
  }
}

extension Screen {
  /// The format `.tree` without what is kept and not shown, which a fresh screen has not made yet.
  var placedTree: String {
    var lines: [Substring] = []
    var hiddenIndent: Int?
    for line in render(.tree).split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      if let hidden = hiddenIndent, indent > hidden { continue }
      hiddenIndent = line.hasSuffix("(not placed)") ? indent : nil
      if hiddenIndent == nil { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  /// Whether something scrolls over lazy rows.
  var hasLazyWindow: Bool {
    ([frames.root] + frames.tree.presentations.map { unsafe unsafeDowncast($0, to: RenderNode.self) })
      .contains { root in root.shown { $0 as? ScrollRenderNode }.contains { !$0.lazyElements.isEmpty } }
  }

  /// What is published, without what is in a lazy container beside the window.
  var comparableSemantics: String { elements.map { $0.lines(indent: 0) }.joined() }
}

extension TextBackend.Element {
  @MainActor fileprivate func lines(indent: Int) -> String {
    guard node.renderNode.isSeen else { return "" }
    let states = [isEnabled ? "" : "disabled", isExpanded ? "expanded" : "", isFocused ? "focused" : ""]
    let line = "\(role) \"\(label)\" \(value ?? "") \(states.joined()) \(node.identifiers)"
    return ([String(repeating: " ", count: indent) + line + "\n"] + children.map { $0.lines(indent: indent + 1) })
      .joined()
  }
}

extension RenderNode {
  /// Whether the element is in the window of whatever scrolls over lazy rows around it.
  fileprivate var isSeen: Bool {
    var container = renderParent
    while let current = container {
      if let window = current as? ScrollRenderNode, !window.lazyElements.isEmpty, !window.sees(self) { return false }
      container = current.renderParent
    }
    return true
  }

  fileprivate func lines(indent: Int, in window: ScrollRenderNode?) -> String {
    guard isPlaced else { return "" }
    let isEstimated = window != nil && (self is LazyRenderNode || !shown { $0 as? LazyRenderNode }.isEmpty)
    if let window, !window.sees(self) { return "" }
    var line = String(repeating: " ", count: indent) + "\(type(of: self))".prefix(40)
    if !isEstimated { line += " " + absoluteFrame.shortDescription }
    if let text = leaf?.text { line += " \"\(text)\"" }
    let scroll = (self as? ScrollRenderNode).flatMap { $0.lazyElements.isEmpty ? nil : $0 }
    return ([line + "\n"] + renderChildren.map { $0.lines(indent: indent + 1, in: scroll ?? window) }).joined()
  }
}

extension Screen {
  /// Lets time pass for what is animated, and for nothing else: dates stay as they are on a fresh screen.
  func pass(_ duration: Duration) {
    let now = frames.tree.time + duration
    frames.makeFrames(before: now)
    frames.setTime(now)
    frames.run()
  }

  /// Draws everything anew.
  func drawAll() {
    frames.tree.damage.add(CGRect(origin: .zero, size: frames.pictureSize))
    frames.run()
  }
}
