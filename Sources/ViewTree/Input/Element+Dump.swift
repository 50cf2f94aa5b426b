extension Element {
  /// The element and those inside, a line each: what it is, where it is, what it says. What has no place has nothing in
  /// it either.
  func dump(indent: Int) -> String {
    var line = String(repeating: "  ", count: indent) + kind
    line += isPlaced ? " " + absoluteFrame.shortDescription : " (not placed)"
    if let semantics, semantics.role != .staticText {
      let node = SemanticNode(element: self, semantics: semantics)
      line += " \(semantics.role) \"\(node.label)\""
      if let value = node.value { line += " = \(value)" }
    }
    if let text = ownText { line += " \"\(ViewTree.shortDescription(of: text))\"" }
    for identifier in Traits.all(IdentifierTrait.self, in: traits) { line += " #\(identifier.identifier)" }
    line = line.escapingControls()
    guard isPlaced else { return line + "\n" }
    return ([line + "\n"] + subelements.map { $0.dump(indent: indent + 1) }).joined()
  }

  /// The name of the view, the modifier or the layout: `VStack`, `padding`.
  private var kind: String {
    if let leaf = self as? LeafNode { return typeName(type(of: leaf.view)) }
    let name = String(describing: type(of: self))
    let types = name.split(whereSeparator: { "<>, ".contains($0) }).map(String.init)
    switch types.first {
    case "LayoutNode": return types[1].replacing("Layout", with: "")
    case "ModifierElement", "WrappingElement":
      let modifier = types.first { $0.hasSuffix("Modifier") } ?? name
      return modifier.replacing("Modifier", with: "")
    default: return typeName(type(of: self)).replacing("Element", with: "")
    }
  }
}

extension CGRect {
  /// `(x y width height)`, with at most two decimals.
  package var shortDescription: String {
    "(" + [minX, minY, width, height].map(\.shortDescription).joined(separator: " ") + ")"
  }
}

extension CGFloat {
  fileprivate var shortDescription: String {
    guard isFinite else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && Swift.abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
