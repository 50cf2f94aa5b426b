/// The configuration from which a text field style creates its view: the edited part and its state.
public struct TextFieldStyleConfiguration: ControlConfiguration {
  /// The role of a text field: ``Role/textField``.
  public static var role: Role { .textField }

  /// The type of the field's label.
  public typealias Label = ControlLabel<TextFieldStyleConfiguration>
  /// The type of the edited part: the text with its caret, as wide as its proposal.
  public typealias Editor = ControlContent<TextFieldStyleConfiguration>

  /// The field's label, which an empty field shows if it has no prompt.
  public let label: Label
  /// The edited part: the text with its caret and its selection, which handles the keys.
  public let editor: Editor
  /// A Boolean value that indicates whether the field is being edited.
  public let isFocused: Bool
}

/// A type that defines the appearance of text fields: the surroundings of the edited part.
///
/// A style implements `makeBody`, which SwiftUI does not offer. A style written for SwiftUI with `_body` works as well.
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
  /// The type of the label of the field that ``_body(configuration:)`` receives.
  typealias _Label = _TextFieldStyleLabel
  /// The type of the view that ``_body(configuration:)`` returns.
  associatedtype _Body: View = TextField<_TextFieldStyleLabel>

  /// Returns the view of a field in a style written for SwiftUI: `configuration` is the text alone.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}

extension TextFieldStyle where _Body == TextField<_TextFieldStyleLabel> {
  /// Returns the field unchanged.
  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> TextField<_TextFieldStyleLabel> {
    configuration
  }
}

extension TextFieldStyle {
  /// Returns the view that ``_body(configuration:)`` creates.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    _body(configuration: TextField(configuration))
  }
}

/// The label type of a field in a style written for SwiftUI.
nonisolated public struct _TextFieldStyleLabel: View {
  let label: TextFieldStyleConfiguration.Label

  /// The field's label.
  @MainActor public var body: some View { label }
}

extension View {
  /// Sets the appearance of the text fields in the view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: each line in brackets, which are arrows while the field is edited, and waves while it is
/// disabled.
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
    configuration.editor.modifier(FieldSides(state: .init(isFocused: configuration.isFocused, isEnabled: isEnabled)))
  }
}

/// A style with the text alone, `Ada`; only the caret shows that it is edited.
///
/// Follows [PlainTextFieldStyle](https://developer.apple.com/documentation/swiftui/plaintextfieldstyle).
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style, usually written `.plain`.
  public init() {}

  /// Returns the view of one field; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// A style with a box around the text: its line is heavy while the field is edited, and wavy while it is disabled.
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
    configuration.editor.modifier(FieldBox(state: .init(isFocused: configuration.isFocused, isEnabled: isEnabled)))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Each line in brackets.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A box around the text.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
