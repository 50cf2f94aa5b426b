public import ViewTree

/// A control or a text as it is published: what it is, what it is called, how it is used.
///
/// Reading a property asks the screen as it is now. An element that is gone keeps saying what it said when it was
/// found.
@MainActor public struct Element {
  let node: SemanticNode
  let screen: Screen

  /// What the element is: a toggle, a button, a text.
  public var role: Role { node.role }
  /// The text by which the element is found: its accessibility label, or the texts inside.
  public var label: String { node.label }
  /// What the element is set to, in words; `nil` if it has no value.
  public var value: String? { node.value }
  /// Whether the toggle is on; `nil` if the element is no toggle.
  public var toggleState: ToggleState? { node.toggleState }
  /// Whether the element can be used: no `disabled(true)` is in force for it.
  public var isEnabled: Bool { node.isEnabled }
  /// Whether the element has the focus: keys go to it.
  public var isFocused: Bool { node.isFocused }
  /// Whether the element shows what it can hide; false if it cannot hide anything.
  public var isExpanded: Bool { node.isExpanded ?? false }
  /// Whether `accessibilityAddTraits(.isSelected)` says that it is chosen.
  public var isSelected: Bool { node.isSelected }
  /// What happens when it is used, as `accessibilityHint(_:)` says; `nil` where it says nothing.
  public var hint: String? { node.hint }
  /// The names of what can be done with it beside using it; ``perform(_:fileID:line:)`` does it.
  public var actions: [String] { node.namedActions.map(\.name) }
  /// By what else a speaker calls it, as `accessibilityInputLabels(_:)` says.
  public var inputLabels: [String] { node.inputLabels }
  /// What `accessibilityCustomContent` says more about it, as `Age: 3`.
  public var customContent: [String] { node.customContent }
  /// The frame in the coordinates of the root, in the screen's unit.
  public var frame: CGRect { node.frame }

  /// Its accessibility identifiers, by which it is found: its own, the innermost first, and those of views around that
  /// publish nothing else.
  public var identifiers: [String] { node.identifiers }
  /// What is published inside of the element.
  public var children: [Element] { node.children.map { Element(node: $0, screen: screen) } }

  var name: String { "\(role) \"\(label)\"".escapingControls() }
}

/// Why an element could not be found or used.
public struct ElementError: Error, CustomStringConvertible {
  /// The place of the call that failed, what is wrong, and what the screen shows.
  public let description: String

  /// Labels in the message are the user's: what a terminal would obey is shown as its code.
  init(_ message: String, fileID: StaticString, line: UInt) {
    description = "\(fileID):\(line): \(message)".escapingControls(keepingLines: true)
  }
}

extension Screen {
  /// Everything that is published, from the top.
  public var elements: [Element] { elements(frames.semantics.roots) }

  var allElements: [Element] { elements(frames.semantics.all) }

  private func elements(_ nodes: [SemanticNode]) -> [Element] { nodes.map { Element(node: $0, screen: self) } }

  /// The only element with a role and a label.
  ///
  /// Throws where there is none or several; the error lists what is on the screen.
  public func find(_ role: Role, _ label: String, fileID: StaticString = #fileID, line: UInt = #line) throws -> Element
  {
    try only(frames.semantics.nodes(role, label), "\(role) \"\(label)\"", fileID: fileID, line: line)
  }

  /// The only element with an accessibility identifier.
  ///
  /// Throws where there is none or several; the error lists what is on the screen.
  public func find(id: String, fileID: StaticString = #fileID, line: UInt = #line) throws -> Element {
    try only(
      frames.semantics.all.filter { $0.identifiers.contains(id) }, "element with the identifier \"\(id)\"",
      fileID: fileID, line: line)
  }

  /// The only element with a label.
  ///
  /// Throws where there is none or several; the error lists what is on the screen.
  public func find(label: String, fileID: StaticString = #fileID, line: UInt = #line) throws -> Element {
    try only(
      frames.semantics.all.filter { $0.label == label }, "element with the label \"\(label)\"", fileID: fileID,
      line: line)
  }

  /// All elements with a role, in the order of the screen.
  public func findAll(_ role: Role) -> [Element] { elements(frames.semantics.nodes(role)) }

  private func only(_ found: [SemanticNode], _ wanted: String, fileID: StaticString, line: UInt) throws -> Element {
    if found.count == 1 { return Element(node: found[0], screen: self) }
    let problem = found.isEmpty ? "no \(wanted) on the screen" : "\(found.count) times \(wanted) on the screen"
    let list = SemanticsEncoder.encode(elements)
    throw ElementError("\(problem), which shows:\n\(list.isEmpty ? "(nothing)" : list)", fileID: fileID, line: line)
  }
}
