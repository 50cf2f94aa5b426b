/// A style that repeats a picture.
///
/// In text, it draws the secondary style: a cell cannot be filled with a picture.
///
/// Follows [ImagePaint](https://developer.apple.com/documentation/swiftui/imagepaint).
public struct ImagePaint: ShapeStyle, Equatable {
  /// The picture to repeat.
  public var image: Image
  /// The part of the picture that is repeated.
  public var sourceRect: CGRect
  /// The scale of the picture.
  public var scale: CGFloat

  /// Creates a style from a picture, or a part of it.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  /// Returns the secondary style; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    HierarchicalShapeStyle.secondary._paint(in: environment)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats a picture; in text, the secondary style.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
