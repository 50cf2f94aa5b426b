/// How strong the background is of what a view stands on.
///
/// Follows [BackgroundProminence](https://developer.apple.com/documentation/swiftui/backgroundprominence).
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let standard = BackgroundProminence(name: "standard")
  /// As that of a row that is selected.
  public static let increased = BackgroundProminence(name: "increased")
}

/// How large the rows of a side bar are.
///
/// Follows [SidebarRowSize](https://developer.apple.com/documentation/swiftui/sidebarrowsize).
public enum SidebarRowSize: Sendable {
  /// Small.
  case small
  /// The default.
  case medium
  /// Large.
  case large
}

/// How materials look in a window that is in front, and in one that is not.
///
/// Follows
/// [MaterialActiveAppearance](https://developer.apple.com/documentation/swiftui/materialactiveappearance).
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// As the platform likes.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// As in front.
  public static let active = MaterialActiveAppearance(name: "active")
  /// As behind.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As the window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

private struct AddsDrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// How strong the background is of what the view stands on; a row that is selected has a mark and no background.
  ///
  /// Follows
  /// [backgroundProminence](https://developer.apple.com/documentation/swiftui/environmentvalues/backgroundprominence).
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The material behind the view: none is known.
  public var backgroundMaterial: Material? { nil }

  /// How large the rows of a side bar are: a row is a line.
  public var sidebarRowSize: SidebarRowSize { .medium }

  /// How materials look in windows of different kinds: they are not drawn.
  public var materialActiveAppearance: MaterialActiveAppearance { .automatic }

  /// Whether a view that changes is drawn as a whole; it is drawn in cells.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Has no effect: a material is not drawn.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}
