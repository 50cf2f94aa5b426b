/// The configuration from which a text editor style creates its view: the edited part and its state.
///
/// Follows
/// [TextEditorStyleConfiguration](https://developer.apple.com/documentation/swiftui/texteditorstyleconfiguration).
public struct TextEditorStyleConfiguration: ControlConfiguration {
  /// The role of a text field: ``Role/textField``.
  public static var role: Role { .textField }

  /// The type of the edited part: the text with its caret in a window that scrolls.
  public typealias Editor = ControlContent<TextEditorStyleConfiguration>

  /// The edited part: the text with its caret and its selection, which handles the keys.
  public let editor: Editor
  /// A Boolean value that indicates whether the text is being edited.
  public let isFocused: Bool
}

/// A type that defines the appearance of text editors: the surroundings of the edited part.
///
/// Follows [TextEditorStyle](https://developer.apple.com/documentation/swiftui/texteditorstyle).
@MainActor @preconcurrency public protocol TextEditorStyle: ControlStyle<TextEditorStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = TextEditorStyleConfiguration
}

extension View {
  /// Sets the appearance of the text editors in the view.
  ///
  /// Follows [textEditorStyle](https://developer.apple.com/documentation/swiftui/view/texteditorstyle(_:)).
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { controlStyle(style) }
}

/// The default style: a box.
///
/// In a list or a form each row is between the ends of a text field.
///
///     .------------.     [Dear Ada,   ]
///     | Dear Ada,  |     [thank you.  ]
///     | thank you. |
///     '------------'
///
/// Follows [AutomaticTextEditorStyle](https://developer.apple.com/documentation/swiftui/automatictexteditorstyle).
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension AutomaticTextEditorStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<TextEditorStyleConfiguration> {
    environment.controlContext.contains(.rows) ? row : box
  }

  private static let row = StyleLink(default: RowTextEditorStyle())
  private static let box = StyleLink(default: RoundedBorderTextEditorStyle())
}

/// A style with each row between the ends of a text field.
///
///     [Dear Ada,   ]     >Dear Ada,   <     ~Dear Ada,   ~
///     [thank you.  ]     >thank you.  <     ~thank you.  ~
nonisolated private struct RowTextEditorStyle: TextEditorStyle {
  @Environment(\.isEnabled) private var isEnabled

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.editor.modifier(FieldSides(state: .init(isFocused: configuration.isFocused, isEnabled: isEnabled)))
  }
}

/// A style with the text alone; only the caret shows that it is edited.
///
/// Follows [PlainTextEditorStyle](https://developer.apple.com/documentation/swiftui/plaintexteditorstyle).
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style, usually written `.plain`.
  public init() {}

  /// Returns the view of one editor; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// A style with a box around the text: its line is heavy while the text is edited, and wavy while it is disabled.
///
///     .------------.     .============.
///     | Dear Ada,  |     | Dear Ada,  |
///     | thank you. |     | thank you. |
///     '------------'     '============'
///
/// Follows
/// [RoundedBorderTextEditorStyle](https://developer.apple.com/documentation/swiftui/roundedbordertexteditorstyle).
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Creates the style, usually written `.roundedBorder`.
  public init() {}

  /// Returns the view of one editor; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.modifier(FieldBox(state: .init(isFocused: configuration.isFocused, isEnabled: isEnabled)))
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// A box; in a list or a form, each row is between the ends of a text field.
  public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text alone.
  public static var plain: PlainTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A box around the text.
  public static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}
