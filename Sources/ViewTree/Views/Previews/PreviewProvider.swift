/// Views to be shown while one writes them. Follows
/// [PreviewProvider](https://developer.apple.com/documentation/swiftui/previewprovider).
///
/// Nothing shows them here by itself: mount `previews` in a screen.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// How a preview is framed; accepted and without effect.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Names a preview; accepted and without effect.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Frames a preview; accepted and without effect.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
