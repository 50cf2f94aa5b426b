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
  /// The lists by which a reader goes from one view inside to the next, as `accessibilityRotor` says: `Fruit: Apple, Pear`.
  public var rotors: [String] { node.rotors }
  /// The frame in the coordinates of the root, in the screen's unit.
  public var frame: CGRect { node.frame }

  /// Its accessibility identifiers, by which it is found: its own, the innermost first, and those of views around that
  /// publish nothing else.
  public var identifiers: [String] { node.identifiers }
  /// What is published inside of the element, as it is now: nothing where it is gone.
  public var children: [Element] { screen.elements(current?.children ?? []) }

  /// The element as it is published now, if it still is.
  var current: SemanticNode? { screen.frames.semantics.current(node) }

  /// How often bodies of the control ran while a trace was taken: its own, its style's, and those of views in its label.
  ///
  /// 0 where the control is not on the screen any more, and where the trace is of another screen.
  public func evaluations(in trace: InvalidationTrace) -> Int {
    trace.entries(of: node).reduce(0) { $0 + $1.evaluations }
  }

  /// What of a trace is about the control: its own entries, its style's, and those of views in its label.
  package func part(of trace: InvalidationTrace) -> InvalidationTrace { trace.filtered(trace.entries(of: node)) }

  /// Why a trace has no counts of the control; `nil` if it has.
  package func problem(in trace: InvalidationTrace) -> String? {
    if !screen.frames.took(trace) { return "the trace is not of its screen, or was decoded" }
    return current == nil
      ? "it is not on the screen any more; find it after the trace, or ask for its type: of: SettingsRow.self" : nil
  }

  package var nameInWords: String { name }

  var name: String { "\(role) \"\(label)\"".escapingControls() }
}

extension Element: @MainActor CustomStringConvertible {
  /// The role and the label: `toggle "Wi-Fi"`.
  public var description: String { name }
}
