/// A provider of views for previews.
///
/// The previews are not shown automatically: mount `previews` in a screen. Follows
/// [PreviewProvider](https://developer.apple.com/documentation/swiftui/previewprovider).
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews, inferred from ``previews``.
  associatedtype Previews: View

  /// The views that the preview shows.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The layout of a preview.
///
/// Has no effect on a provider: a preview is as large as it needs.
///
/// Follows [PreviewLayout](https://developer.apple.com/documentation/swiftui/previewlayout).
public enum PreviewLayout: Sendable {
  /// The size of a device's screen.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size, in the screen's unit.
  case fixed(width: CGFloat, height: CGFloat)
}
