/// Views to be shown while one writes them.
///
/// Nothing shows them here by itself: mount `previews` in a screen. Follows
/// [PreviewProvider](https://developer.apple.com/documentation/swiftui/previewprovider).
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews; the compiler finds it from ``previews``.
  associatedtype Previews: View

  /// The views to be shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// How a preview is framed; accepted and without effect.
///
/// Follows [PreviewLayout](https://developer.apple.com/documentation/swiftui/previewlayout).
public enum PreviewLayout: Sendable {
  /// As large as a device's screen.
  case device
  /// As large as the view.
  case sizeThatFits
  /// Of a size.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Names a preview; accepted and without effect.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Frames a preview; accepted and without effect.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
