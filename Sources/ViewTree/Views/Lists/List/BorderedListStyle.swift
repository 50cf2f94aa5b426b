/// Plain, in a box.
///
///     +-------------------+
///     | Apple             |
///     | Pear              |
///     +-------------------+
///
/// Follows [BorderedListStyle](https://developer.apple.com/documentation/swiftui/borderedliststyle).
nonisolated public struct BorderedListStyle: ListStyle {
  /// The style; mostly written `.bordered`.
  public init() {}

  /// A list whose rows have backgrounds in turn; here none has.
  public init(alternatesRowBackgrounds: Bool) {}

  /// What one list looks like; made again when the configuration, or what is read here, changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlainListStyle().makeBody(configuration: configuration).modifier(LineAround())
  }
}

extension ListStyle where Self == BorderedListStyle {
  /// Plain, in a box.
  public static var bordered: BorderedListStyle { .init() }
  /// Plain, in a box; rows have no backgrounds here.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { .init() }
}
