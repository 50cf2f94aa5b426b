extension TextField where Label == Text {
  /// Creates a field in the form that preceded `onSubmit` and `focused`: `onEditingChanged` reports the focus,
  /// `onCommit` Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSource(text: text), prompt: nil,
      events: FieldEvents(editingChanged: onEditingChanged, commit: onCommit), label: Text(titleKey))
  }

  /// Creates a field in the form that preceded `focused`: `onEditingChanged` reports the focus.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      FieldSource(text: text), prompt: nil, events: FieldEvents(editingChanged: onEditingChanged), label: Text(titleKey)
    )
  }

  /// Creates a field in the form that preceded `onSubmit` and `focused`: `onEditingChanged` reports the focus,
  /// `onCommit` Return.
  ///
  /// The title is verbatim.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSource(text: text), prompt: nil,
      events: FieldEvents(editingChanged: onEditingChanged, commit: onCommit), label: Text(title))
  }
}
