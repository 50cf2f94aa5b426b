/// A style for the distribution of the width among the columns.
///
/// Has no effect: columns share the width in one way.
///
/// Follows [NavigationSplitViewStyle](https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle).
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The default style, with columns side by side.
///
/// Follows
/// [AutomaticNavigationSplitViewStyle](https://developer.apple.com/documentation/swiftui/automaticnavigationsplitviewstyle).
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

/// A style that gives all columns their preferred width.
///
/// Follows
/// [BalancedNavigationSplitViewStyle](https://developer.apple.com/documentation/swiftui/balancednavigationsplitviewstyle).
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style, usually written `.balanced`.
  public init() {}
}

/// A style that keeps the width of the last column.
///
/// Follows
/// [ProminentDetailNavigationSplitViewStyle](https://developer.apple.com/documentation/swiftui/prominentdetailnavigationsplitviewstyle).
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style, usually written `.prominentDetail`.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style that gives all columns their preferred width.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style that keeps the width of the last column.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Has no effect: columns share the width in one way.
  ///
  /// Follows
  /// [navigationSplitViewStyle(_:)](https://developer.apple.com/documentation/swiftui/view/navigationsplitviewstyle(_:)).
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
