/// The parts that the items of a bar show: images, titles, or both.
///
/// Follows [ToolbarLabelStyle](https://developer.apple.com/documentation/swiftui/toolbarlabelstyle).
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  /// The parts that the platform chooses.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Titles and images.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// The titles without images.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// The images without titles.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

extension EnvironmentValues {
  /// The parts that the items of a bar show; always `nil`, because each item determines its own parts.
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}
