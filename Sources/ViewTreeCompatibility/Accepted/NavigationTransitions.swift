/// How a page appears; a text platform exchanges pages at once.
///
/// Follows [NavigationTransition](https://developer.apple.com/documentation/swiftui/navigationtransition).
@MainActor @preconcurrency public protocol NavigationTransition {}

/// The transition of the platform.
///
/// Follows
/// [AutomaticNavigationTransition](https://developer.apple.com/documentation/swiftui/automaticnavigationtransition).
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {}

/// A page grows out of a view.
///
/// Follows [ZoomNavigationTransition](https://developer.apple.com/documentation/swiftui/zoomnavigationtransition).
nonisolated public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition of the platform.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A page grows out of the view that names itself by `matchedTransitionSource(id:in:)`.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { .init() }
}

extension View {
  /// Has no effect: pages are exchanged at once.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  /// Has no effect: pages are exchanged at once.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
