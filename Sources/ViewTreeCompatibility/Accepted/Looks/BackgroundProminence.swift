/// The prominence of the background behind a view.
///
/// Follows [BackgroundProminence](https://developer.apple.com/documentation/swiftui/backgroundprominence).
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// The default prominence.
  public static let standard = BackgroundProminence(name: "standard")
  /// The prominence of a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}

/// The size of the rows of a side bar.
///
/// Follows [SidebarRowSize](https://developer.apple.com/documentation/swiftui/sidebarrowsize).
public enum SidebarRowSize: Sendable {
  /// The small row size.
  case small
  /// The default row size.
  case medium
  /// The large row size.
  case large
}

/// The appearance of materials in active and inactive windows.
///
/// Follows
/// [MaterialActiveAppearance](https://developer.apple.com/documentation/swiftui/materialactiveappearance).
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// The appearance that the platform chooses.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// The appearance in an active window.
  public static let active = MaterialActiveAppearance(name: "active")
  /// The appearance in an inactive window.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// The appearance that matches the state of the window.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

private struct AddsDrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The prominence of the background behind the view; a selected row has a mark and no background.
  ///
  /// Follows
  /// [backgroundProminence](https://developer.apple.com/documentation/swiftui/environmentvalues/backgroundprominence).
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The material behind the view; always `nil`, as materials are not drawn.
  public var backgroundMaterial: Material? { nil }

  /// The size of the rows of a side bar; always `.medium`, as a row is one line.
  public var sidebarRowSize: SidebarRowSize { .medium }

  /// The appearance of materials; always `.automatic`, as materials are not drawn.
  public var materialActiveAppearance: MaterialActiveAppearance { .automatic }

  /// A Boolean value that draws a changing view as a whole.
  ///
  /// Has no effect: the view is drawn in cells.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Has no effect: materials are not drawn.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}
