/// The transition of a page that appears.
///
/// Has no effect: pages are exchanged at once.
///
/// Follows [NavigationTransition](https://developer.apple.com/documentation/swiftui/navigationtransition).
@MainActor @preconcurrency public protocol NavigationTransition {}

/// The default transition of the platform.
///
/// Follows
/// [AutomaticNavigationTransition](https://developer.apple.com/documentation/swiftui/automaticnavigationtransition).
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {}

/// A transition in which a page grows out of a view.
///
/// Follows [ZoomNavigationTransition](https://developer.apple.com/documentation/swiftui/zoomnavigationtransition).
nonisolated public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition of the platform.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition in which the page grows out of the view with `matchedTransitionSource(id:in:)`.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { .init() }
}

extension View {
  /// Has no effect: pages are exchanged at once.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  /// Has no effect: pages are exchanged at once.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
