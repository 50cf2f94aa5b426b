/// Whether the items of a bar show their images, their titles, or both.
///
/// Follows [ToolbarLabelStyle](https://developer.apple.com/documentation/swiftui/toolbarlabelstyle).
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Both.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// Titles.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// Images.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

extension EnvironmentValues {
  /// Which parts the items of a bar show: what they say themselves.
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}
