/// A rule of an audit of accessibility; see ``Screen/audit(without:)``.
public enum AccessibilityRule: String, CaseIterable, Hashable, Sendable {
  /// Each control has a name: a label of its own, or a text inside.
  case name
  /// Two controls beside each other differ in role or name.
  case duplicate
  /// Each image has a label, and is not named after its file or its symbol.
  case image
  /// Each view that reacts to a tap is reached by Tab, or has a keyboard shortcut.
  case keyboard
  /// Tab and Shift-Tab leave each view at which they stop.
  case focusTrap
  /// Each control is at least one cell wide and high.
  case target
  /// The letters and digits of elements contrast with their background by 4.5 to 1, in both colour schemes.
  ///
  /// The ratio is that of the Web Content Accessibility Guidelines 2.2, criterion 1.4.3. Disabled elements are exempt,
  /// and so is a control while it is held down.
  case contrast
}
