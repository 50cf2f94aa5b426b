/// A control for typing text.
///
///     [Ada           ]
///
/// A click places the caret. Left and Right move it, by words with Option, to the ends of the line with Command; Up and
/// Down move it by visible lines in a field of several lines; with Shift they select. Command with A, C, X and V
/// selects all, copies, cuts and pastes within the screen. Return submits, or presses the default button if there is no
/// submit action; see ``View/onSubmit(of:_:)``. An empty field shows the prompt, or the label without one. Follows
/// [TextField](https://developer.apple.com/documentation/swiftui/textfield).
nonisolated public struct TextField<Label: View> {
  private let text: FieldSource
  private let prompt: Text?
  private let axis: Axis
  private let events: FieldEvents
  private let label: Label
  @State private var draft: String?
  @FocusState private var isFocused: Bool
  /// The selection, if the program binds it.
  private var selection: Binding<TextSelection?>?
  /// The configuration that a style passed to this field, which draws it again.
  private var styled: TextFieldStyleConfiguration?

  package init(
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
  /// A `.vertical` field wraps long text and grows with it; Option with Return begins a new line.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(text: text), prompt: prompt, axis: axis, label: label())
  }

  /// Creates a field for a text, with a label of any kind and a binding to the selection.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(text: text), prompt: prompt, axis: axis ?? .horizontal, label: label())
    self.selection = selection
  }

  /// Creates a field for a value, which follows the typed text; invalid text leaves the value unchanged.
  ///
  /// After Return, and when the focus leaves it, the field shows the value in its format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt: prompt, label: label())
  }

  /// Creates a field for an optional value, `nil` if the field is empty, which follows the typed text; invalid text
  /// leaves the value unchanged.
  ///
  /// After Return, and when the focus leaves it, the field shows the value in its format.
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
  /// Creates the field of a configuration in the next outer style, or the text alone if there is none.
  init(_ configuration: TextFieldStyleConfiguration) {
    self.init(FieldSource(text: .constant("")), prompt: nil, label: _TextFieldStyleLabel(label: configuration.label))
    styled = configuration
  }
}

/// The common implementation of text fields and secure fields.
@MainActor struct FieldControl<Label: View> {
  let source: FieldSource
  /// The typed text that is not yet committed; `nil` in a field that writes each key.
  var draft: Binding<String?> = .constant(nil)
  let prompt: Text?
  var axis = Axis.horizontal
  let isSecure: Bool
  var events = FieldEvents()
  /// The binding to the caret; `nil` keeps it in the field.
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
    let (text, draft, isSecure, prompt) = (source.text, draft, isSecure, prompt)
    return StyledControl(configuration, default: DefaultTextFieldStyle()) { field in
      var semantics = Semantics(of: field.label)
      if let prompt {
        let label = semantics.fallbackLabel
        semantics.fallbackLabel = { label?().flatMap { $0.isEmpty ? nil : $0 } ?? prompt.plainText }
      }
      semantics.value = {
        let shown = draft.wrappedValue ?? text.wrappedValue
        return isSecure ? String(repeating: "*", count: shown.count) : shown
      }
      return semantics
    }
    .resolve(in: environment)
  }
}

/// The content of an empty field.
nonisolated private struct FieldPlaceholder: View {
  let prompt: Text?
  let label: TextFieldStyleConfiguration.Label

  @MainActor var body: some View { if let prompt { prompt } else { label } }
}

extension TextField where Label == Text {
  /// Creates a field for a text with a localized title and a binding to the selection.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field for a text with a verbatim title and a binding to the selection.
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

  /// Creates a field for an optional value in a format with a localized title; an empty field is `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(titleKey) } }

  /// Creates a field for an optional value in a format with a verbatim title; an empty field is `nil`.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(title) } }
}
