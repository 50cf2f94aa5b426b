public import ViewTree

/// An element that the screen publishes, such as a control or a text, with its role, label, value and state.
///
/// The properties are evaluated on the current screen. An element that is gone keeps the values that it had when it was
/// found.
@MainActor public struct Element {
  package let node: SemanticNode
  package let screen: Screen

  /// The kind of element: a toggle, a button, a text.
  public var role: Role { node.role }
  /// The label by which the element is found: its accessibility label, or else the texts or image names inside.
  ///
  /// Empty if there are none.
  public var label: String { node.label }
  /// The value of the element in words; `nil` if it has no value.
  public var value: String? { node.value }
  /// The state of a toggle; `nil` if the element is no toggle.
  public var toggleState: ToggleState? { node.toggleState }
  /// A Boolean value that indicates whether the element can be used: no `disabled(true)` applies to it.
  public var isEnabled: Bool { node.isEnabled }
  /// A Boolean value that indicates whether the element has the focus and receives keys.
  public var isFocused: Bool { node.isFocused }
  /// A Boolean value that indicates whether the element is expanded; false if it cannot be.
  public var isExpanded: Bool { node.isExpanded ?? false }
  /// A Boolean value that indicates whether a modifier marks the element as selected, it is the selected one of several
  /// tabs, options of a menu, days or colours, or it is in a selected row of a list or a table; false with
  /// `accessibilityRemoveTraits(.isSelected)`.
  public var isSelected: Bool { node.isSelected }
  /// The effect of using the element, from `accessibilityHint(_:)`; `nil` if there is no hint.
  public var hint: String? { node.hint }
  /// The names of the element's further actions, which ``perform(_:fileID:line:)`` performs.
  public var actions: [String] { node.namedActions.map(\.name) }
  /// The other names of the element for voice input, from `accessibilityInputLabels(_:)`.
  public var inputLabels: [String] { node.inputLabels }
  /// The details that `accessibilityCustomContent` adds, such as `Age: 3`.
  public var customContent: [String] { node.customContent }
  /// The lists that `accessibilityRotor` adds for moving between the views inside, such as `Fruit: Apple, Pear`.
  public var rotors: [String] { node.rotors }
  /// The frame in the coordinates of the root view, in the screen's unit.
  public var frame: CGRect { node.frame }

  /// The accessibility identifiers by which the element is found: its own, innermost first, then those of surrounding
  /// views that publish no element themselves.
  public var identifiers: [String] { node.identifiers }
  /// The elements published inside this one at present; empty if the element is gone.
  public var children: [Element] { screen.elements(current?.children ?? []) }

  /// The element as it is published at present; `nil` if it is gone.
  var current: SemanticNode? { screen.frames.semantics.current(node) }

  /// Returns the number of body evaluations for the control in a trace: its own, its style's, and those of views in its
  /// label.
  ///
  /// The number is 0 if the control is no longer on the screen, or if the trace belongs to a different screen.
  public func evaluations(in trace: InvalidationTrace) -> Int {
    trace.entries(of: node).reduce(0) { $0 + $1.evaluations }
  }

  /// Returns the part of a trace that concerns the control: its own entries, its style's, and those of views in its
  /// label.
  package func part(of trace: InvalidationTrace) -> InvalidationTrace { trace.filtered(trace.entries(of: node)) }

  /// The reason why a trace has no counts for the control; `nil` if it has counts.
  package func problem(in trace: InvalidationTrace) -> String? {
    if trace.states.tree !== screen.frames.treeIdentity {
      return "the trace was not recorded on its screen, or was decoded"
    }
    return current == nil
      ? "it is no longer on the screen; find it after the trace, or pass its type, as of: SettingsRow.self" : nil
  }

  package var nameInWords: String { name }

  var name: String { "\(role) \"\(label)\"".escapingControls() }
}

extension Element: @MainActor CustomStringConvertible {
  /// The role and the label, such as `toggle "Wi-Fi"`.
  public var description: String { name }
}
