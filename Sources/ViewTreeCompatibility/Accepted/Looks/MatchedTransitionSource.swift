/// The appearance of a view that becomes a page.
///
/// Has no effect: pages are exchanged at once.
///
/// Follows
/// [MatchedTransitionSourceConfiguration](https://developer.apple.com/documentation/swiftui/matchedtransitionsourceconfiguration).
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration {}

/// A configuration that keeps the appearance of the view.
///
/// Follows
/// [EmptyMatchedTransitionSourceConfiguration](https://developer.apple.com/documentation/swiftui/emptymatchedtransitionsourceconfiguration).
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Has no effect: pages are exchanged at once.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Has no effect: pages are exchanged at once.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  /// Has no effect: pages are exchanged at once.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Has no effect: pages are exchanged at once.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
