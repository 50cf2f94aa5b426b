/// A box around the text, as that of ``RoundedBorderTextFieldStyle``: a heavy line already says that it is edited.
///
/// Follows
/// [SquareBorderTextFieldStyle](https://developer.apple.com/documentation/swiftui/squarebordertextfieldstyle).
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// The style; mostly written `.squareBorder`.
  public init() {}

  /// What one field looks like; made again when the configuration, or what is read here, changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.modifier(
      FieldBox(isFocused: configuration.isFocused, isEnabled: isEnabled))
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A box around the text.
  public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}
