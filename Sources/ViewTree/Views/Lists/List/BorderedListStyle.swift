/// A style with plain rows in a box.
///
///     +-------------------+
///     | Apple             |
///     | Pear              |
///     +-------------------+
///
/// Follows [BorderedListStyle](https://developer.apple.com/documentation/swiftui/borderedliststyle).
nonisolated public struct BorderedListStyle: ListStyle {
  /// Creates the style, usually written `.bordered`.
  public init() {}

  /// Returns the view of one list; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlainListStyle().makeBody(configuration: configuration).modifier(LineAround())
  }
}

extension ListStyle where Self == BorderedListStyle {
  /// Plain rows in a box.
  public static var bordered: BorderedListStyle { .init() }
}
