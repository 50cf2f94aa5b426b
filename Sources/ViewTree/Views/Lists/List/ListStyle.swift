/// The configuration from which a list style creates its view.
public struct ListStyleConfiguration {
  /// The type of the rows and sections.
  public typealias Content = ControlContent<ListStyleConfiguration>

  /// The rows and sections of the list.
  public let content: Content
}

/// The ideal height of a list without rows, which has room for a ``ContentUnavailableView`` in an overlay.
private let emptyListRows: CGFloat = 4

/// A type that defines the appearance of lists: the arrangement of rows and sections.
///
/// Selection and keys belong to the list.
///
/// Follows [ListStyle](https://developer.apple.com/documentation/swiftui/liststyle).
@MainActor @preconcurrency public protocol ListStyle: ControlStyle<ListStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = ListStyleConfiguration
}

extension View {
  /// Sets the appearance of the lists in the view.
  ///
  /// The style closest to a list wins; a list in the style's body uses the next outer style.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style on every platform, which equals ``InsetGroupedListStyle``.
///
/// Follows [DefaultListStyle](https://developer.apple.com/documentation/swiftui/defaultliststyle).
nonisolated public struct DefaultListStyle: ListStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension DefaultListStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<ListStyleConfiguration> { grouped }

  private static let grouped = StyleLink(default: InsetGroupedListStyle())
}

/// A style with the rows and the titles of sections at the leading edge.
///
///     Fruit
///     Apple
///     Pear
///
/// Follows [PlainListStyle](https://developer.apple.com/documentation/swiftui/plainliststyle).
nonisolated public struct PlainListStyle: ListStyle {
  /// Creates the style, usually written `.plain`.
  public init() {}

  /// Returns the view of one list; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ScrollBox(emptyRows: emptyListRows, content: LazyRowStack { configuration.content })
      .environment(ControlContextKey.self, constant: [.rows, .plainSections])
  }
}

/// A style with sections without boxes, whose rows are indented below the titles.
///
///     Fruit
///       Apple
///       Pear
///
/// Follows [GroupedListStyle](https://developer.apple.com/documentation/swiftui/groupedliststyle).
nonisolated public struct GroupedListStyle: ListStyle {
  /// Creates the style, usually written `.grouped`.
  public init() {}

  /// Returns the view of one list; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ScrollBox(emptyRows: emptyListRows, content: LazyRowStack { configuration.content })
      .environment(ControlContextKey.self, constant: .rows)
  }
}

/// A style with sections in boxes; rows outside sections are aligned with the rows inside.
///
///     + Fruit ------------+
///     | Apple             |
///     | Pear              |
///     +-------------------+
///
/// Follows [InsetGroupedListStyle](https://developer.apple.com/documentation/swiftui/insetgroupedliststyle).
nonisolated public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style, usually written `.insetGrouped`.
  public init() {}

  /// Returns the view of one list; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ScrollBox(emptyRows: emptyListRows, content: LazyRowStack(alignsWithBoxes: true) { configuration.content })
      .environment(ControlContextKey.self, constant: [.rows, .boxes])
  }
}

/// A style that equals the plain one, with a blank column on each side: ` Apple `.
///
/// Follows [InsetListStyle](https://developer.apple.com/documentation/swiftui/insetliststyle).
nonisolated public struct InsetListStyle: ListStyle {
  /// Creates the style, usually written `.inset`.
  public init() {}

  /// Returns the view of one list; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlainListStyle().makeBody(configuration: configuration).padding(.horizontal)
  }
}

/// A style for navigation at the leading edge of a screen: sections without boxes, whose rows are indented below the
/// titles.
///
///     Fruit
///       Apple
///       Pear
///
/// Follows [SidebarListStyle](https://developer.apple.com/documentation/swiftui/sidebarliststyle).
nonisolated public struct SidebarListStyle: ListStyle {
  /// Creates the style, usually written `.sidebar`.
  public init() {}

  /// Returns the view of one list; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedListStyle().makeBody(configuration: configuration)
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style: plain rows, sections in boxes.
  public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  /// The rows and the titles of sections at the leading edge.
  public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections without boxes, whose rows are indented below the titles.
  public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections in boxes.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
  /// Plain rows with a blank column on each side.
  public static var inset: InsetListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sections without boxes, whose rows are indented below the titles, for navigation at the leading edge of a screen.
  public static var sidebar: SidebarListStyle { .init() }
}
