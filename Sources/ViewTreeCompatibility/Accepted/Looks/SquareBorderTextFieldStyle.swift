/// A style that equals ``RoundedBorderTextFieldStyle``: a box whose heavy line shows that the text is edited.
///
/// Follows
/// [SquareBorderTextFieldStyle](https://developer.apple.com/documentation/swiftui/squarebordertextfieldstyle).
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style, usually written `.squareBorder`.
  public init() {}

  /// Returns the view of one field; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    RoundedBorderTextFieldStyle().makeBody(configuration: configuration)
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A box around the text.
  public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}
