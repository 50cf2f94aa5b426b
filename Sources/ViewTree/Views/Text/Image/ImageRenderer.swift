/// Makes a picture of pixels of a view: there is none of text, and what is asked for is `nil`.
///
/// `Screen(…).text` is the picture of a view. Follows
/// [ImageRenderer](https://developer.apple.com/documentation/swiftui/imagerenderer).
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// How much room it is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// How many pixels are a point.
  public var scale: CGFloat = 1
  /// Whether nothing shines through.
  public var isOpaque = false

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  #if !canImport(UIKit)
    /// None: a terminal has no pixels.
    public var uiImage: UIImage? { nil }
    /// None: a terminal has no pixels.
    public var nsImage: UIImage? { nil }
  #endif
}
