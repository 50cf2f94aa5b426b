internal import ViewTree

/// Writes the published elements down, a line each: `toggle "Wi-Fi" on`.
@MainActor enum SemanticsEncoder {
  static func encode(_ elements: [Element]) -> String { lines(elements, indent: 0).joined(separator: "\n") }

  private static func lines(_ elements: [Element], indent: Int) -> [String] {
    elements.flatMap { element in
      [String(repeating: "  ", count: indent) + line(element)] + lines(element.children, indent: indent + 1)
    }
  }

  private static func line(_ element: Element) -> String {
    var line = "\(element.role) \"\(element.label)\""
    if let value = element.value { line += " \(value)" }
    if let isExpanded = element.node.isExpanded { line += isExpanded ? " expanded" : " collapsed" }
    if !element.isEnabled { line += " disabled" }
    if element.isFocused { line += " focused" }
    for identifier in element.identifiers { line += " #\(identifier)" }
    return line.replacing("\n", with: " ").escapingControls()
  }
}
