/// A picture that is repeated: cells have colours and no pictures, and so it is drawn in the secondary style.
///
/// Follows [ImagePaint](https://developer.apple.com/documentation/swiftui/imagepaint).
public struct ImagePaint: ShapeStyle, Equatable {
  /// The picture.
  public var image: Image
  /// The part of it that is repeated.
  public var sourceRect: CGRect
  /// How large it is drawn.
  public var scale: CGFloat

  /// Creates a picture, or a part of it.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  /// The secondary style; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    HierarchicalShapeStyle.secondary._paint(in: environment)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture that is repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
