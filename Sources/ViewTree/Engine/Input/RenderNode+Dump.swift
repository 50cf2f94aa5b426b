extension RenderNode {
  /// The render node and its descendants, one line each: kind, frame, text.
  ///
  /// A render node without a place has no content either. Below ``DumpDepth/limit`` levels only their number is shown.
  func dump() -> [String] {
    var lines: [String] = []
    addDump(to: &lines, depth: 0)
    return lines
  }

  private func addDump(to lines: inout [String], depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    guard depth < DumpDepth.limit else { return lines.append(indent + DumpDepth.omissionText(levels)) }
    lines.append(indent + dumpLine)
    for renderNode in placedChildren { renderNode.addDump(to: &lines, depth: depth + 1) }
  }

  /// The number of levels in a dump of the render node.
  private var levels: Int { 1 + (placedChildren.map(\.levels).max() ?? 0) }

  private var placedChildren: [RenderNode] { isPlaced ? renderChildren : [] }

  private var dumpLine: String {
    var line = kind
    line += isPlaced ? " " + absoluteFrame.shortDescription : " (not placed)"
    if let semantics, semantics.role != .staticText {
      let node = SemanticNode(renderNode: self, semantics: semantics)
      line += " \(semantics.role) \"\(node.label)\""
      if let value = node.value { line += " = \(value)" }
    }
    if let text = leaf?.text { line += " \"\(ViewTree.shortDescription(of: text))\"" }
    for identifier in Traits.all(IdentifierTrait.self, in: traits) { line += " #\(identifier.identifier)" }
    return line.escapingControls()
  }

  /// The name of the view, the modifier or the layout: `VStack`, `padding`.
  private var kind: String {
    if let leaf = self as? LeafNode { return typeName(type(of: leaf.view)) }
    let name = String(describing: type(of: self))
    let types = name.split(whereSeparator: { "<>, ".contains($0) }).map(String.init)
    switch types.first {
    case "LayoutNode": return types[1].replacing("Layout", with: "")
    case "ModifierRenderNode", "WrappingRenderNode":
      let modifier = types.first { $0.hasSuffix("Modifier") || $0.hasSuffix("Layout") } ?? types[1]
      return modifier.replacing("Modifier", with: "").replacing("Layout", with: "")
    default: return typeName(type(of: self)).replacing("RenderNode", with: "")
    }
  }
}

extension SemanticNode {
  /// The render nodes of the element with their frames, one line each.
  package func renderDump() -> String { renderNode.dump().joined(separator: "\n") }
}

extension CGRect {
  /// The rectangle as `(x y width height)`, with at most two decimals.
  package var shortDescription: String {
    "(" + [minX, minY, width, height].map(\.shortDescription).joined(separator: " ") + ")"
  }
}

extension CGFloat {
  fileprivate var shortDescription: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && Swift.abs(rounded) < 1e15 ? "\(Int(clamping: rounded))" : "\(rounded)"
  }
}
