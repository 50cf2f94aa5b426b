/// How a view looks that becomes a page: here pages are exchanged at once.
///
/// Follows
/// [MatchedTransitionSourceConfiguration](https://developer.apple.com/documentation/swiftui/matchedtransitionsourceconfiguration).
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration {}

/// A view as it is, which becomes a page.
///
/// Follows
/// [EmptyMatchedTransitionSourceConfiguration](https://developer.apple.com/documentation/swiftui/emptymatchedtransitionsourceconfiguration).
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Accepted: pages are exchanged at once.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Accepted: pages are exchanged at once.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  /// Accepted: pages are exchanged at once.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Accepted: pages are exchanged at once.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
