extension AnyView {
  /// The view of a part of a control.
  ///
  /// Most are texts: for them the types are known, and not looked up each time.
  @_specialize(where V == Text)
  nonisolated init<V: View>(part view: V) { self.init(view) }
}

extension ControlLabel {
  /// A label that is any view.
  nonisolated public init<V: View>(_ view: V) { self.init(content: AnyView(part: view)) }
}

extension ControlContent {
  /// A part that is any view.
  nonisolated public init<V: View>(_ view: V) { self.init(content: AnyView(part: view)) }
}

extension Semantics {
  /// A control that is called by its label even where the label is not shown.
  ///
  /// `isWhole`: whether everything inside is part of the control, and not published on its own.
  public init<Configuration>(of label: ControlLabel<Configuration>, isWhole: Bool = true) {
    self.init(Configuration.role, fallbackLabel: label.content, isWhole: isWhole)
  }
}
