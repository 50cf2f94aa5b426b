/// What a text field style makes a field from: the part that is edited, and what is known of it.
public struct TextFieldStyleConfiguration: ControlConfiguration {
  /// A field into which text is typed: ``Role/textField``.
  public static var role: Role { .textField }

  /// What the field is called; it stands in the field while that is empty and has no prompt.
  public typealias Label = ControlLabel<TextFieldStyleConfiguration>
  /// The text with its caret: as wide as what is offered.
  public typealias Editor = ControlContent<TextFieldStyleConfiguration>

  /// What the field is called; it stands in the field while that is empty, unless there is a prompt.
  public let label: Label
  /// The field itself: the text with its caret and its selection, which takes the keys.
  public let editor: Editor
  /// Whether the field is being edited.
  public let isFocused: Bool
}

/// What text fields look like: what stands around the part that is edited.
///
/// Unlike SwiftUI's it can be written outside of the module. What is written for SwiftUI all the same, by `_body`, works
/// as well.
///
///     struct Underlined: TextFieldStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.editor; Divider() }
///       }
///     }
///
///     struct Starred: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View { HStack { Image(systemName: "star"); configuration } }
///     }
///
/// Follows [TextFieldStyle](https://developer.apple.com/documentation/swiftui/textfieldstyle).
@MainActor @preconcurrency public protocol TextFieldStyle: ControlStyle<TextFieldStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = TextFieldStyleConfiguration
  /// The label of the field that ``_body(configuration:)`` is given.
  typealias _Label = _TextFieldStyleLabel
  /// The type of what ``_body(configuration:)`` makes.
  associatedtype _Body: View = TextField<_TextFieldStyleLabel>

  /// What a field looks like, as files for SwiftUI say it: `configuration` is the text alone.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}

extension TextFieldStyle where _Body == TextField<_TextFieldStyleLabel> {
  /// The field as it is.
  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> TextField<_TextFieldStyleLabel> {
    configuration
  }
}

extension TextFieldStyle {
  /// What ``_body(configuration:)`` makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    _body(configuration: TextField(configuration))
  }
}

/// The label of a field, as a style written for SwiftUI names it.
nonisolated public struct _TextFieldStyleLabel: View {
  let label: TextFieldStyleConfiguration.Label

  /// The label itself.
  @MainActor public var body: some View { label }
}

extension View {
  /// Sets the look of the text fields below.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: each line in brackets, which become arrows while the field is edited, and waves while it is disabled.
///
///     [Ada           ]     >Ada           <     ~Ada           ~
///
/// Follows [DefaultTextFieldStyle](https://developer.apple.com/documentation/swiftui/defaulttextfieldstyle).
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Creates the style, usually written `.automatic`.
  public init() {}

  /// Returns the view of one field; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.modifier(FieldSides(isFocused: configuration.isFocused, isEnabled: isEnabled))
  }
}

/// The text on its line, and nothing around it: `Ada`; the caret alone says that it is edited.
///
/// Follows [PlainTextFieldStyle](https://developer.apple.com/documentation/swiftui/plaintextfieldstyle).
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style, usually written `.plain`.
  public init() {}

  /// Returns the view of one field; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// A box around the text, with a heavy line while the field is edited, and a wavy one while it is disabled.
///
///     .---------.     .=========.
///     | Ada     |     | Ada     |
///     '---------'     '========='
///
/// Follows [RoundedBorderTextFieldStyle](https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle).
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Creates the style, usually written `.roundedBorder`.
  public init() {}

  /// Returns the view of one field; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.modifier(FieldBox(isFocused: configuration.isFocused, isEnabled: isEnabled))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// One line in brackets.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Nothing but the text.
  public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A box around the text.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
