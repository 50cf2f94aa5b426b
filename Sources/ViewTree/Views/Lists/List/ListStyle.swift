/// The configuration from which a list style creates its view.
public struct ListStyleConfiguration {
  /// The rows and sections.
  public typealias Content = ControlContent<ListStyleConfiguration>

  /// The rows and sections of the list.
  public let content: Content
}

/// What lists look like: how rows and sections are arranged; selection and keys are the list's own.
///
/// Follows [ListStyle](https://developer.apple.com/documentation/swiftui/liststyle).
@MainActor @preconcurrency public protocol ListStyle: ControlStyle<ListStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = ListStyleConfiguration
}

extension View {
  /// Sets the look of the lists below.
  ///
  /// The style closest to a list wins; a list in its body uses the next outer one.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style, on every platform: as ``InsetGroupedListStyle``.
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

/// Rows and the titles of sections at the leading edge.
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
    ScrollBox(content: LazyRowStack { configuration.content })
      .environment(ControlContextKey.self, constant: [.rows, .plainSections])
  }
}

/// Sections without boxes, their rows indented below the titles.
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
    ScrollBox(content: LazyRowStack { configuration.content })
      .environment(ControlContextKey.self, constant: .rows)
  }
}

/// Sections in boxes; rows outside of sections stand where those inside do.
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
    ScrollBox(content: LazyRowStack(alignsWithBoxes: true) { configuration.content })
      .environment(ControlContextKey.self, constant: [.rows, .boxes])
  }
}

/// Plain, with a blank column at each side: ` Apple `.
///
/// Follows [InsetListStyle](https://developer.apple.com/documentation/swiftui/insetliststyle).
nonisolated public struct InsetListStyle: ListStyle {
  /// Creates the style, usually written `.inset`.
  public init() {}

  /// Creates a list whose rows have backgrounds in turn; here none has.
  public init(alternatesRowBackgrounds: Bool) {}

  /// Returns the view of one list; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlainListStyle().makeBody(configuration: configuration).padding(.horizontal)
  }
}

/// For navigation at the leading edge of a screen: sections without boxes, their rows indented below the titles.
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
  /// Rows and the titles of sections at the leading edge.
  public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections without boxes, their rows indented below the titles.
  public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections in boxes.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
  /// Plain, with a blank column at each side.
  public static var inset: InsetListStyle { .init() }
  /// Plain, with a blank column at each side; rows have no backgrounds here.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
  /// For navigation at the leading edge of a screen: sections without boxes, their rows indented below the titles.
  public static var sidebar: SidebarListStyle { .init() }
}
