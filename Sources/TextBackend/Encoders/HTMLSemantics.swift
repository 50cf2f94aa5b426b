internal import ViewTree

/// Encodes the published elements as HTML elements, each with its role and at its place.
@MainActor struct HTMLSemantics {
  let cellSize: CGSize

  /// `origin`: the corner of the picture, in the screen's unit.
  func encode(_ elements: [Element], origin: CGPoint = .zero) -> String {
    var lines: [String] = []
    for element in elements { add(element, to: &lines, origin: origin, depth: 0) }
    return lines.joined(separator: "\n")
  }

  /// Writes the first ``DumpDepth/limit`` levels.
  private func add(_ element: Element, to lines: inout [String], origin: CGPoint, depth: Int) {
    let (children, words) = (element.children, Self.safe(element.label))
    let place = place(of: element, from: origin)
    // A container that can be expanded contains a button for that, because an HTML button has no parts.
    if element.node.isExpanded != nil, !children.isEmpty {
      lines.append("<div role=\"group\"\(Self.name(words)) \(place)>")
      lines.append("<div role=\"button\"\(Self.name(words))\(Self.states(of: element))></div>")
    } else if children.isEmpty, element.role == .staticText {
      return lines.append("<div \(place)>\(words)</div>")
    } else {
      lines.append("<div\(Self.role(of: element))\(Self.name(words))\(Self.states(of: element)) \(place)>")
    }
    if children.isEmpty, let value = element.value, Self.showsValue(element.role) { lines.append(Self.safe(value)) }
    let isList = element.role == .list
    for child in children where depth + 1 < DumpDepth.limit {
      if isList { lines.append("<div role=\"listitem\">") }
      add(child, to: &lines, origin: element.frame.origin, depth: depth + 1)
      if isList { lines.append("</div>") }
    }
    lines[lines.count - 1] += "</div>"
  }

  private func place(of element: Element, from origin: CGPoint) -> String {
    let frame = element.frame
    func columns(_ length: CGFloat) -> String { Markup.number(length / cellSize.width) }
    func rows(_ length: CGFloat) -> String { Markup.number(length / cellSize.height) }
    return "style=\"left:\(columns(frame.minX - origin.x))ch;top:\(rows(frame.minY - origin.y))em;"
      + "width:\(columns(frame.width))ch;height:\(rows(frame.height))em\""
  }

  // MARK: Roles

  private static let roles: [Role: String] = [
    .toggle: "checkbox", .button: "button", .link: "link", .menu: "button", .menuItem: "menuitem",
    .disclosureGroup: "button", .datePicker: "group", .colorPicker: "group", .picker: "combobox", .textField: "textbox",
    .slider: "slider",
    .stepper: "spinbutton", .progress: "progressbar", .image: "img", .heading: "heading", .list: "list",
    .tab: "tab",
  ]

  /// A role without an HTML equivalent becomes a group with the name of the role.
  private static func role(of element: Element) -> String {
    if let role = roles[element.role] {
      // An element with published parts is no combo box itself.
      return " role=\"\(role == "combobox" && !element.children.isEmpty ? "group" : role)\""
    }
    if element.role == .staticText { return "" }
    let isCustomRole = element.role != .group && element.role != .section
    return " role=\"group\"" + (isCustomRole ? " aria-roledescription=\"\(safe(element.role.description))\"" : "")
  }

  private static func name(_ words: String) -> String { words.isEmpty ? "" : " aria-label=\"\(words)\"" }

  private static func states(of element: Element) -> String {
    var states: [(String, String)] = []
    if let state = element.toggleState {
      states.append(("checked", state == .mixed ? "mixed" : state == .on ? "true" : "false"))
    }
    if let isExpanded = element.node.isExpanded { states.append(("expanded", isExpanded ? "true" : "false")) }
    if element.role == .menu { states.append(("haspopup", "menu")) }
    if element.role == .heading { states.append(("level", "2")) }
    if [.slider, .stepper, .progress].contains(element.role), let value = element.value {
      if let number = value.firstMatch(of: /-?[0-9]+(\.[0-9]+)?/) { states.append(("valuenow", String(number.0))) }
      states.append(("valuetext", safe(value)))
    }
    // Only a tab and a few others may be `selected`; anything may be `current` among its neighbours.
    if element.role == .tab {
      states.append(("selected", element.isSelected ? "true" : "false"))
    } else if element.isSelected {
      states.append(("current", "true"))
    }
    if !element.isEnabled { states.append(("disabled", "true")) }
    return states.map { " aria-\($0)=\"\($1)\"" }.joined()
  }

  private static func showsValue(_ role: Role) -> Bool {
    [.textField, .picker, .datePicker, .menu, .button, .group].contains(role)
  }

  private static func safe(_ words: String) -> String {
    words.replacing("\n", with: " ").escapingControls().escapingMarkup()
  }
}
