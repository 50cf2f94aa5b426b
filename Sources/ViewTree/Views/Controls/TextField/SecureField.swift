/// A text field that hides its text; selected text cannot be copied.
///
///     [****          ]
///
/// Follows [SecureField](https://developer.apple.com/documentation/swiftui/securefield).
nonisolated public struct SecureField<Label: View> {
  private let text: Binding<String>
  private let prompt: Text?
  private let events: FieldEvents
  private let label: Label
  @FocusState private var isFocused: Bool

  private init(_ text: Binding<String>, prompt: Text?, events: FieldEvents = FieldEvents(), label: Label) {
    self.text = text
    self.prompt = prompt
    self.events = events
    self.label = label
  }

  /// Creates a field for a secret, with a label of any kind.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt, label: label())
  }
}

extension SecureField: Control {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    FieldControl(
      source: FieldSource(text: text), prompt: prompt, isSecure: true, events: events, isFocused: $isFocused,
      label: label
    )
    .resolve(in: environment)
  }
}

extension SecureField where Label == Text {
  /// Creates a field for a secret with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a secret with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  /// Creates a field in the form that preceded `onSubmit`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: nil, events: FieldEvents(commit: onCommit), label: Text(titleKey))
  }
}
