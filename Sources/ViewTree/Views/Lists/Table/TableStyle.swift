/// The configuration from which a table style creates its view.
///
/// Follows [TableStyleConfiguration](https://developer.apple.com/documentation/swiftui/tablestyleconfiguration).
public struct TableStyleConfiguration {
  /// The type of the titles.
  public typealias Header = ControlContent<TableStyleConfiguration>
  /// The type of the rows.
  public typealias Rows = ControlContent<TableStyleConfiguration>

  /// The titles of the columns in a row; empty if they are hidden.
  public let header: Header
  /// The rows of the table.
  public let rows: Rows
}

/// A type that defines the appearance of tables: the arrangement of the titles and the rows; the columns belong to the
/// table.
///
/// Follows [TableStyle](https://developer.apple.com/documentation/swiftui/tablestyle).
@MainActor @preconcurrency public protocol TableStyle: ControlStyle<TableStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = TableStyleConfiguration
}

extension View {
  /// Sets the appearance of the tables in the view.
  ///
  /// The style closest to a table wins. Follows
  /// [tableStyle(_:)](https://developer.apple.com/documentation/swiftui/view/tablestyle(_:)).
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style on every platform, which equals ``InsetTableStyle``.
///
/// Follows [AutomaticTableStyle](https://developer.apple.com/documentation/swiftui/automatictablestyle).
nonisolated public struct AutomaticTableStyle: TableStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension AutomaticTableStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<TableStyleConfiguration> { inset }

  private static let inset = StyleLink(default: InsetTableStyle())
}

/// A style with the titles above a line, and the rows below it, which scroll if the screen has a height.
///
///     Name       Age
///     ---------------
///     Ann        31
///     Bob        9
///
/// Follows [InsetTableStyle](https://developer.apple.com/documentation/swiftui/insettablestyle).
nonisolated public struct InsetTableStyle: TableStyle {
  /// Creates the style, usually written `.inset`.
  public init() {}

  /// Returns the view of one table; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.header
      ScrollBox(content: LazyRowStack { configuration.rows })
    }
  }
}

/// A style with the table in a box.
///
///     +-----------------+
///     | Name       Age  |
///     | --------------- |
///     | Ann        31   |
///     +-----------------+
///
/// Follows [BorderedTableStyle](https://developer.apple.com/documentation/swiftui/borderedtablestyle).
nonisolated public struct BorderedTableStyle: TableStyle {
  /// Creates the style, usually written `.bordered`.
  public init() {}

  /// Returns the view of one table; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    InsetTableStyle().makeBody(configuration: configuration).modifier(LineAround())
  }
}

/// The line around a table or a list.
nonisolated struct LineAround: LayoutModifier {
  var layout: PopupBoxLayout { PopupBoxLayout() }
  var decoration: some View { BoxLine().allowsHitTesting(false) }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style: the titles above a line.
  public static var automatic: AutomaticTableStyle { .init() }
}

extension TableStyle where Self == InsetTableStyle {
  /// The titles above a line.
  public static var inset: InsetTableStyle { .init() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// The table in a box.
  public static var bordered: BorderedTableStyle { .init() }
}
