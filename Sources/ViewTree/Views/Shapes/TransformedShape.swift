extension Shape {
  /// The shape with its outline transformed, in the coordinates of its frame; the frame stays.
  ///
  /// Follows [transform(_:)](https://developer.apple.com/documentation/swiftui/shape/transform(_:)).
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape turned around a point of its frame.
  ///
  /// Follows [rotation(_:anchor:)](https://developer.apple.com/documentation/swiftui/shape/rotation(_:anchor:)).
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape so many times as wide and as high, from a point of its frame on.
  ///
  /// Follows [scale(x:y:anchor:)](https://developer.apple.com/documentation/swiftui/shape/scale(x:y:anchor:)).
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape so many times as large, from a point of its frame on.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape of a fixed size at the top leading corner of its frame.
  ///
  /// Follows [size(_:)](https://developer.apple.com/documentation/swiftui/shape/size(_:)).
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// The shape of a fixed size at the top leading corner of its frame.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape of a fixed size at a point of its frame.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }
}

/// A shape whose outline is transformed.
///
/// Follows [TransformedShape](https://developer.apple.com/documentation/swiftui/transformedshape).
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// What is done to its outline.
  public var transform: CGAffineTransform

  /// A shape and what is done to its outline.
  public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }

  /// What of the shape animates.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// The transformed outline.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }
  /// The same where cells are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    shape._path(in: rect, aspect: aspect).applying(transform, from: rect.origin, aspect: 1)
  }
}

/// A shape that is turned.
///
/// Follows [RotatedShape](https://developer.apple.com/documentation/swiftui/rotatedshape).
public nonisolated struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// By how much.
  public var angle: Angle
  /// Around what.
  public var anchor: UnitPoint

  /// A shape that is turned around a point.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// The angle and the shape, which animate.
  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
  }

  /// The turned outline.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }
  /// The same where cells are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    shape._path(in: rect, aspect: aspect)
      .applying(CGAffineTransform(rotationAngle: angle.radians), from: anchor.place(in: rect), aspect: aspect)
  }
}

/// A shape that is made larger or smaller.
///
/// Follows [ScaledShape](https://developer.apple.com/documentation/swiftui/scaledshape).
public nonisolated struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How many times as large.
  public var scale: CGSize
  /// From where on.
  public var anchor: UnitPoint

  /// A shape that is so many times as large from a point on.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The scale and the shape, which animate.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
    set {
      shape.animatableData = newValue.first
      scale = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  /// The outline in its new size.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }
  /// The same where cells are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    shape._path(in: rect, aspect: aspect)
      .applying(CGAffineTransform(scaleX: scale.width, y: scale.height), from: anchor.place(in: rect), aspect: 1)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape with a distance from each side of its frame, turned as far.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

private nonisolated struct SizedShape<Base: Shape>: Shape {
  let shape: Base
  let size: CGSize
  let anchor: UnitPoint

  func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }

  func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    let origin = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height))
    return shape._path(in: CGRect(origin: origin, size: size), aspect: aspect)
  }
}

/// A shape of which only the outline is known.
///
/// Follows [AnyShape](https://developer.apple.com/documentation/swiftui/anyshape).
public nonisolated struct AnyShape: Shape {
  private let base: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { base = shape }

  /// The outline of the shape.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// The same where cells are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path { base._path(in: rect, aspect: aspect) }
  /// The corners of the shape.
  public var _corners: _ShapeCorners? { base._corners }
}

extension Path {
  /// The path transformed as seen from a point, where a unit of height is seen as long as some units of width.
  fileprivate func applying(_ transform: CGAffineTransform, from origin: CGPoint, aspect: CGFloat) -> Path {
    offsetBy(dx: -origin.x, dy: -origin.y)
      .applying(CGAffineTransform(scaleX: 1, y: aspect)).applying(transform)
      .applying(CGAffineTransform(scaleX: 1, y: 1 / aspect))
      .offsetBy(dx: origin.x, dy: origin.y)
  }
}
