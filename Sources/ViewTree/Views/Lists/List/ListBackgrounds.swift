/// How the background of rows changes from one to the next.
///
/// Follows
/// [AlternatingRowBackgroundBehavior](https://developer.apple.com/documentation/swiftui/alternatingrowbackgroundbehavior).
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// As the list has it: not at all.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Every second row has one.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// Not at all.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

private struct DefaultMinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct DefaultMinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// How high a row of a list is at least; rows of text are as high as their content, so the lists do not ask.
  ///
  /// Follows
  /// [defaultMinListRowHeight](https://developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistrowheight).
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// How high the title of a section is at least; titles are as high as their content, so the lists do not ask.
  ///
  /// Follows
  /// [defaultMinListHeaderHeight](https://developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistheaderheight).
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }
}

extension View {
  /// Has no effect: no view that scrolls has a background of its own.
  ///
  /// Follows
  /// [scrollContentBackground(_:)](https://developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)).
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Has no effect: no row has a background of its own.
  ///
  /// Follows
  /// [alternatingRowBackgrounds(_:)](https://developer.apple.com/documentation/swiftui/view/alternatingrowbackgrounds(_:)).
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  { self }
}
