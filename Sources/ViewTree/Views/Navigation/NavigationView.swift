/// The form of `NavigationStack` before iOS 16.
///
/// Of several views the first is the first page; the others, which a wide screen would show beside it, do not appear.
/// Follows [NavigationView](https://developer.apple.com/documentation/swiftui/navigationview).
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  /// A stack with a first page.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A ``NavigationStack`` with the content as its first page.
  @MainActor public var body: some View {
    // Found without a layout: a page behind another one has none, and names the way back all the same.
    NavigationStack {
      if Content._isUnary {
        content
      } else if let first = SubviewList(of: content).entries.first {
        first.content.id(first.id)
      }
    }
  }
}

/// How a ``NavigationView`` shows its pages; on a text platform always as a stack.
///
/// Follows [NavigationViewStyle](https://developer.apple.com/documentation/swiftui/navigationviewstyle).
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// The style of the platform: a stack.
///
/// Follows [DefaultNavigationViewStyle](https://developer.apple.com/documentation/swiftui/defaultnavigationviewstyle).
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style; mostly written `.automatic`.
  public init() {}
}

/// A stack.
///
/// Follows [StackNavigationViewStyle](https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle).
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style; mostly written `.stack`.
  public init() {}
}

/// Columns beside each other; on a text platform a stack.
///
/// Follows [ColumnNavigationViewStyle](https://developer.apple.com/documentation/swiftui/columnnavigationviewstyle).
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  fileprivate init() {}
}

/// Two columns beside each other; on a text platform a stack.
///
/// Follows [DoubleColumnNavigationViewStyle](https://developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle).
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style; ``NavigationViewStyle/columns`` in newer code.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style of the platform: a stack.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack.
  public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside each other; on a text platform a stack.
  public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// Accepted: navigation views are stacks.
  ///
  /// Follows [navigationViewStyle(_:)](https://developer.apple.com/documentation/swiftui/view/navigationviewstyle(_:)).
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
