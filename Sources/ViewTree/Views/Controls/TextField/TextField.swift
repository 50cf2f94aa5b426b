/// A control in which text is typed.
///
///     [Ada           ]
///
/// A click places the caret. Left and Right move it, by words with Option, to the ends of the line with Command; Up and
/// Down move it by the lines that are seen, where there may be several; with Shift they select. Command with A, C, X and V selects all, copies, cuts and pastes within the screen. Return
/// submits, or where nothing hears of that presses the default button; see ``View/onSubmit(of:_:)``. The label stands in the field while that is empty, unless there is a prompt.
/// Follows [TextField](https://developer.apple.com/documentation/swiftui/textfield).
nonisolated public struct TextField<Label: View> {
  private let text: FieldSource
  private let prompt: Text?
  private let axis: Axis
  private let events: FieldEvents
  private let label: Label
  @State private var draft: String?
  @FocusState private var isFocused: Bool
  /// What is selected, where the program wants to know.
  private var selection: Binding<TextSelection?>?
  /// What a style is told of a field, which this one shows once more.
  private var styled: TextFieldStyleConfiguration?

  private init(
    _ text: FieldSource, prompt: Text?, axis: Axis = .horizontal, events: FieldEvents = FieldEvents(), label: Label
  ) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.events = events
    self.label = label
  }

  /// Creates a field for a text, with a label of any kind.
  ///
  /// `.vertical` breaks a long one into lines, and grows with it; Option with Return starts a new one.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(text: text), prompt: prompt, axis: axis, label: label())
  }

  /// A field for a text, with a label of any kind; the program knows what is selected, and may select something.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(text: text), prompt: prompt, axis: axis ?? .horizontal, label: label())
    self.selection = selection
  }

  /// A field for a value, which is written when the user commits what was typed: by Return, or when the focus leaves.
  ///
  /// Then the field shows the value in its format; what cannot be read leaves the value as it was. What is not committed
  /// when the field goes is lost.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: label())
  }

  /// A field for a value, or none where it is empty, which is written when the user commits what was typed: by Return, or
  /// when the focus leaves.
  ///
  /// Then the field shows the value in its format; what cannot be read leaves the value as it was. What is not committed
  /// when the field goes is lost.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: label())
  }
}

extension TextField: Control {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    if let styled {
      return StyledControl(styled, default: PlainTextFieldStyle()) { Semantics(of: $0.label) }.resolve(in: environment)
    }
    return FieldControl(
      source: text.localized(in: environment), draft: $draft, prompt: prompt, axis: axis, isSecure: false,
      events: events, caret: selection?.caret(in: text.text),
      isFocused: $isFocused, label: label
    )
    .resolve(in: environment)
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// The field of a configuration, in the next outer style; without one the text alone.
  init(_ configuration: TextFieldStyleConfiguration) {
    self.init(FieldSource(text: .constant("")), prompt: nil, label: _TextFieldStyleLabel(label: configuration.label))
    styled = configuration
  }
}

/// What text fields and secure fields have in common.
@MainActor struct FieldControl<Label: View> {
  let source: FieldSource
  /// What was typed and is not committed yet; nothing where every key writes.
  var draft: Binding<String?> = .constant(nil)
  let prompt: Text?
  var axis = Axis.horizontal
  let isSecure: Bool
  var events = FieldEvents()
  /// Where the caret is; `nil`: the field alone knows.
  var caret: Binding<EditedText.Selection>?
  let isFocused: FocusState<Bool>.Binding
  let label: Label

  func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    let label = TextFieldStyleConfiguration.Label(self.label)
    let configuration = TextFieldStyleConfiguration(
      label: label,
      editor: .init(
        FieldEditor(
          source: source, draft: draft, isSecure: isSecure, axis: axis, events: events, isFocused: isFocused,
          placeholder: FieldPlaceholder(prompt: prompt, label: label), caret: caret)),
      isFocused: isFocused.wrappedValue)
    let (text, draft, isSecure) = (source.text, draft, isSecure)
    return StyledControl(configuration, default: DefaultTextFieldStyle()) { field in
      var semantics = Semantics(of: field.label)
      semantics.value = {
        let shown = draft.wrappedValue ?? text.wrappedValue
        return isSecure ? String(repeating: "*", count: shown.count) : shown
      }
      return semantics
    }
    .resolve(in: environment)
  }
}

/// What stands in an empty field.
nonisolated private struct FieldPlaceholder: View {
  let prompt: Text?
  let label: TextFieldStyleConfiguration.Label

  @MainActor var body: some View { if let prompt { prompt } else { label } }
}

extension TextField where Label == Text {
  /// Creates a field for a text with a localized title; the program knows what is selected, and may select something.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field for a text with a verbatim title; the program knows what is selected.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field for a text with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field for a text with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) { self.init(text: text, prompt: prompt, axis: axis) { Text(title) } }

  /// Creates a field for a value in a format with a localized title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(titleKey) } }

  /// Creates a field for a value in a format with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(title) } }

  /// Creates a field for a value in a format, or none where it is empty with a localized title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(titleKey) } }

  /// Creates a field for a value in a format, or none where it is empty with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(title) } }

  /// Creates the form of before `onSubmit` and `focused`: `onEditingChanged` hears of the focus, `onCommit` of Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSource(text: text), prompt: nil,
      events: FieldEvents(editingChanged: onEditingChanged, commit: onCommit), label: Text(titleKey))
  }

  /// Creates the form of before `focused`: `onEditingChanged` hears of the focus.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      FieldSource(text: text), prompt: nil, events: FieldEvents(editingChanged: onEditingChanged), label: Text(titleKey)
    )
  }

  /// Creates the form of before `onSubmit` and `focused`: `onEditingChanged` hears of the focus, `onCommit` of Return.
  ///
  /// The title is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldSource(text: text), prompt: nil,
      events: FieldEvents(editingChanged: onEditingChanged, commit: onCommit), label: Text(title))
  }
}
