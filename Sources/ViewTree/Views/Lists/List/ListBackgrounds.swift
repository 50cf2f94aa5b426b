/// The alternation of row backgrounds.
///
/// Has no effect: rows have no backgrounds.
///
/// Follows
/// [AlternatingRowBackgroundBehavior](https://developer.apple.com/documentation/swiftui/alternatingrowbackgroundbehavior).
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour of the list: rows do not alternate.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Every second row has a background.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// No row has a background.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

private struct DefaultMinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct DefaultMinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The smallest height of a row of a list, in the screen's unit.
  ///
  /// Has no effect: rows are as high as their content.
  ///
  /// Follows
  /// [defaultMinListRowHeight](https://developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistrowheight).
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// The smallest height of a section's title, in the screen's unit.
  ///
  /// Has no effect: titles are as high as their content.
  ///
  /// Follows
  /// [defaultMinListHeaderHeight](https://developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistheaderheight).
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }
}

extension View {
  /// Has no effect: scrolling views have no background of their own.
  ///
  /// Follows
  /// [scrollContentBackground(_:)](https://developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)).
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Has no effect: rows have no background of their own.
  ///
  /// Follows
  /// [alternatingRowBackgrounds(_:)](https://developer.apple.com/documentation/swiftui/view/alternatingrowbackgrounds(_:)).
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  { self }
}
