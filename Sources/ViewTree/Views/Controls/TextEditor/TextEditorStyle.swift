/// What a text editor style makes an editor from: the part that is edited, and what is known of it.
///
/// Follows
/// [TextEditorStyleConfiguration](https://developer.apple.com/documentation/swiftui/texteditorstyleconfiguration).
public struct TextEditorStyleConfiguration: ControlConfiguration {
  /// A field into which text is typed: ``Role/textField``.
  public static var role: Role { .textField }

  /// The text with its caret, in a window that scrolls.
  public typealias Editor = ControlContent<TextEditorStyleConfiguration>

  /// The editor itself: the text with its caret and its selection, which takes the keys.
  public let editor: Editor
  /// Whether the text is being edited.
  public let isFocused: Bool
}

/// What text editors look like: what stands around the part that is edited.
///
/// Follows [TextEditorStyle](https://developer.apple.com/documentation/swiftui/texteditorstyle).
@MainActor @preconcurrency public protocol TextEditorStyle: ControlStyle<TextEditorStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = TextEditorStyleConfiguration
}

extension View {
  /// Sets the look of the text editors below.
  ///
  /// Follows [textEditorStyle](https://developer.apple.com/documentation/swiftui/view/texteditorstyle(_:)).
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { controlStyle(style) }
}

/// The default style: a box; in a list or a form, whose rows are close, each row between the ends that a text field has.
///
///     .------------.     [Dear Ada,   ]
///     | Dear Ada,  |     [thank you.  ]
///     | thank you. |
///     '------------'
///
/// Follows
/// [AutomaticTextEditorStyle](https://developer.apple.com/documentation/swiftui/automatictexteditorstyle).
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

/// Each row between the ends that a text field has.
///
///     [Dear Ada,   ]     >Dear Ada,   <     ~Dear Ada,   ~
///     [thank you.  ]     >thank you.  <     ~thank you.  ~
nonisolated private struct RowTextEditorStyle: TextEditorStyle {
  @Environment(\.isEnabled) private var isEnabled

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.editor.modifier(FieldSides(isFocused: configuration.isFocused, isEnabled: isEnabled))
  }
}

/// The text, and nothing around it; the caret alone says that it is edited.
///
/// Follows [PlainTextEditorStyle](https://developer.apple.com/documentation/swiftui/plaintexteditorstyle).
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style, usually written `.plain`.
  public init() {}

  /// Returns the view of one editor; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// A box around the text, with a heavy line while it is edited, and a wavy one while it is disabled.
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
    configuration.editor.modifier(FieldBox(isFocused: configuration.isFocused, isEnabled: isEnabled))
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// A box; in a list or a form each row between the ends that a text field has.
  public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Nothing but the text.
  public static var plain: PlainTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A box around the text.
  public static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}
