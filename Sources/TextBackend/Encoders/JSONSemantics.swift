internal import ViewTree

/// Encodes the published elements as a JSON array, one element a line; each element precedes those inside it.
///
/// ```
/// [
/// {"level":0,"role":"list","name":"Devices","frame":[0,0,20,2]},
/// {"level":1,"role":"toggle","name":"Wi-Fi","value":"on","state":["focused"],"actions":["tap"],"frame":[0,0,9,1]}
/// ]
/// ```
@MainActor enum JSONSemantics {
  static func encode(_ elements: [Element]) -> String {
    var lines: [String] = []
    add(elements, to: &lines, level: 0)
    return lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
  }

  /// Beyond ``DumpDepth/limit`` levels nothing is written.
  private static func add(_ elements: [Element], to lines: inout [String], level: Int) {
    guard level < DumpDepth.limit else { return }
    for element in elements {
      lines.append(line(element, level: level))
      add(element.children, to: &lines, level: level + 1)
    }
  }

  private static func line(_ element: Element, level: Int) -> String {
    var fields = [
      "\"level\":\(level)", "\"role\":\(quoted("\(element.role)"))", "\"name\":\(quoted(element.label))",
    ]
    func add(_ name: String, _ text: String?) { if let text { fields.append("\"\(name)\":\(quoted(text))") } }
    func add(_ name: String, _ texts: [String]) {
      if !texts.isEmpty { fields.append("\"\(name)\":[\(texts.map(quoted).joined(separator: ","))]") }
    }
    add("value", element.value)
    add("state", element.states)
    add("actions", element.possibleActions)
    add("ids", element.identifiers)
    add("hint", element.hint)
    let frame = element.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Markup.number($0) }
    fields.append("\"frame\":[\(numbers.joined(separator: ","))]")
    return "{" + fields.joined(separator: ",") + "}"
  }

  /// A JSON string; control characters and marks of direction are escaped, so that a terminal does not execute them.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case _ where scalar.isControlOrOverride, "\u{61C}", "\u{200E}", "\u{200F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}

extension Element {
  /// The states in words, apart from the value.
  var states: [String] {
    var states: [String] = []
    if let isExpanded = node.isExpanded { states.append(isExpanded ? "expanded" : "collapsed") }
    if isSelected { states.append("selected") }
    if !isEnabled { states.append("disabled") }
    if isFocused { states.append("focused") }
    return states
  }

  /// The names of the methods by which a test can use the element, and of its named actions.
  var possibleActions: [String] {
    guard isEnabled else { return [] }
    let actions = node.actions
    let known: [(String, Bool)] = [
      ("tap", node.tapTarget?.reactsToTap == true), ("type", role == .textField),
      ("increment", actions.increment != nil), ("decrement", actions.decrement != nil),
      ("expand", node.isExpanded == false), ("collapse", node.isExpanded == true),
      ("select", actions.selectOption != nil || actions.selectDate != nil || role == .picker || role == .menu),
      ("openContextMenu", node.hasContextMenu),
    ]
    return known.filter(\.1).map(\.0) + self.actions
  }
}
