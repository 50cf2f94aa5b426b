/// An object that renders a view as pixels.
///
/// Its pictures are always `nil`: a terminal has no pixels.
///
/// `Screen(…).text` is the picture of a view in text. Follows
/// [ImageRenderer](https://developer.apple.com/documentation/swiftui/imagerenderer).
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view to render.
  public var content: Content
  /// The size that is proposed to the view.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point.
  public var scale: CGFloat = 1
  /// A Boolean value that indicates whether the picture is opaque.
  public var isOpaque = false

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  #if !canImport(UIKit)
    /// Always `nil`: a terminal has no pixels.
    public var uiImage: UIImage? { nil }
    /// Always `nil`: a terminal has no pixels.
    public var nsImage: UIImage? { nil }
  #endif
}
