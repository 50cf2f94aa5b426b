/// A navigation stack in the form before iOS 16.
///
/// The first of several views is the first page; the others, which a wide screen would show beside it, do not appear.
/// Follows [NavigationView](https://developer.apple.com/documentation/swiftui/navigationview).
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack whose first page is the first view of the content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A ``NavigationStack`` whose first page is the content.
  @MainActor public var body: some View {
    // The first view is found without a layout, because a covered page has no layout and still names the back button.
    NavigationStack {
      if Content._isUnary {
        content
      } else {
        SubviewList.first(of: content)
      }
    }
  }
}

/// A style of a ``NavigationView``.
///
/// Has no effect: navigation views are stacks.
///
/// Follows [NavigationViewStyle](https://developer.apple.com/documentation/swiftui/navigationviewstyle).
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// The default style, a stack.
///
/// Follows [DefaultNavigationViewStyle](https://developer.apple.com/documentation/swiftui/defaultnavigationviewstyle).
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

/// A style that shows a stack.
///
/// Follows [StackNavigationViewStyle](https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle).
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style, usually written `.stack`.
  public init() {}
}

/// A style of columns side by side, which in text is a stack.
///
/// Follows [ColumnNavigationViewStyle](https://developer.apple.com/documentation/swiftui/columnnavigationviewstyle).
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  fileprivate init() {}
}

/// A style of two columns side by side, which in text is a stack.
///
/// Follows [DoubleColumnNavigationViewStyle](https://developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle).
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style; newer code uses ``NavigationViewStyle/columns``.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style, a stack.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows a stack.
  public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style of columns side by side, which in text is a stack.
  public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// Has no effect: navigation views are stacks.
  ///
  /// Follows [navigationViewStyle(_:)](https://developer.apple.com/documentation/swiftui/view/navigationviewstyle(_:)).
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
