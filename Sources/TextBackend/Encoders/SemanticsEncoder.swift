internal import ViewTree

/// Encodes the published elements, one per line, such as `toggle "Wi-Fi" on`.
@MainActor enum SemanticsEncoder {
  static func encode(_ elements: [Element]) -> String {
    var lines: [String] = []
    add(elements, to: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  /// Beyond ``DumpDepth/limit`` levels only the number of elements is written.
  private static func add(_ elements: [Element], to lines: inout [String], depth: Int) {
    if elements.isEmpty { return }
    let indent = String(repeating: "  ", count: depth)
    guard depth < DumpDepth.limit else { return lines.append(indent + DumpDepth.omissionText(levels(elements))) }
    for element in elements {
      lines.append(indent + line(element))
      add(element.children, to: &lines, depth: depth + 1)
    }
  }

  private static func levels(_ elements: [Element]) -> Int { elements.map { 1 + levels($0.children) }.max() ?? 0 }

  private static func line(_ element: Element) -> String {
    safe("\(element.role) \"\(element.label)\"") + words(element)
  }

  private static func safe(_ words: String) -> String { words.replacing("\n", with: " ").escapingControls() }

  /// The label, as a line shows it.
  static func label(_ element: Element) -> String { safe(element.label) }

  /// The part of a line behind the label, with a blank before each word.
  static func words(_ element: Element) -> String {
    var line = ""
    if let value = element.value { line += " \(value)" }
    if let isExpanded = element.node.isExpanded { line += isExpanded ? " expanded" : " collapsed" }
    if element.node.hasContextMenu { line += " menu" }
    if element.isSelected { line += " selected" }
    if !element.isEnabled { line += " disabled" }
    if element.isFocused { line += " focused" }
    for identifier in element.identifiers { line += " #\(identifier)" }
    for content in element.customContent { line += " (\(content))" }
    for rotor in element.rotors { line += " rotor \"\(rotor)\"" }
    if let hint = element.hint { line += " hint \"\(hint)\"" }
    let actions = element.actions.map { "\"\($0)\"" }.joined(separator: ", ")
    if !actions.isEmpty { line += " actions \(actions)" }
    return safe(line)
  }
}

extension Element {
  /// The label in the format ``SnapshotFormat/semantics``.
  package var semanticsLabel: String { SemanticsEncoder.label(self) }
  /// The words behind the label in the format ``SnapshotFormat/semantics``: the value, the states, the identifiers.
  package var semanticsWords: [Substring] { SemanticsEncoder.words(self).split(separator: " ") }
}
