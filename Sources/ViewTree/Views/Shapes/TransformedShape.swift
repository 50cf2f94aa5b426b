extension Shape {
  /// Returns the shape with its outline transformed, in the coordinates of its frame; the frame stays.
  ///
  /// Follows [transform(_:)](https://developer.apple.com/documentation/swiftui/shape/transform(_:)).
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape rotated around a point of its frame.
  ///
  /// Follows [rotation(_:anchor:)](https://developer.apple.com/documentation/swiftui/shape/rotation(_:anchor:)).
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape scaled in both directions from a point of its frame.
  ///
  /// Follows [scale(x:y:anchor:)](https://developer.apple.com/documentation/swiftui/shape/scale(x:y:anchor:)).
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled from a point of its frame.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape at a fixed size, in the screen's unit, in the top leading corner of its frame.
  ///
  /// Follows [size(_:)](https://developer.apple.com/documentation/swiftui/shape/size(_:)).
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// Returns the shape at a fixed size, in the screen's unit, in the top leading corner of its frame.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the shape at a fixed size at a point of its frame.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }
}

/// A shape with a transformed outline.
///
/// Follows [TransformedShape](https://developer.apple.com/documentation/swiftui/transformedshape).
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The transform of the outline.
  public var transform: CGAffineTransform

  /// Creates a shape with a transformed outline.
  public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }

  /// The animatable data of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// Returns the transformed outline in a rectangle.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }
  /// Returns the transformed outline in a rectangle of cells that are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    shape._path(in: rect, aspect: aspect).applying(transform, from: rect.origin, aspect: 1)
  }
}

/// A rotated shape.
///
/// Follows [RotatedShape](https://developer.apple.com/documentation/swiftui/rotatedshape).
public nonisolated struct RotatedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The angle of the rotation.
  public var angle: Angle
  /// The fixed point of the rotation.
  public var anchor: UnitPoint

  /// Creates a shape rotated around a point.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// The animatable data of the shape, and the angle.
  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
  }

  /// Returns the rotated outline in a rectangle.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }
  /// Returns the rotated outline in a rectangle of cells that are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    shape._path(in: rect, aspect: aspect)
      .applying(CGAffineTransform(rotationAngle: angle.radians), from: anchor.place(in: rect), aspect: aspect)
  }
}

/// A scaled shape.
///
/// Follows [ScaledShape](https://developer.apple.com/documentation/swiftui/scaledshape).
public nonisolated struct ScaledShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The scale factors of width and height.
  public var scale: CGSize
  /// The fixed point of the scaling.
  public var anchor: UnitPoint

  /// Creates a shape scaled from a point.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The animatable data of the shape, and the scale factors.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
    set {
      shape.animatableData = newValue.first
      scale = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  /// Returns the scaled outline in a rectangle.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }
  /// Returns the scaled outline in a rectangle of cells that are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    shape._path(in: rect, aspect: aspect)
      .applying(CGAffineTransform(scaleX: scale.width, y: scale.height), from: anchor.place(in: rect), aspect: 1)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the rotated shape in a frame that is smaller by a distance on each side, in the screen's unit.
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

/// A shape with an erased type.
///
/// Follows [AnyShape](https://developer.apple.com/documentation/swiftui/anyshape).
public nonisolated struct AnyShape: Shape {
  private let base: any Shape

  /// Creates a shape that hides the type of another.
  public init<S: Shape>(_ shape: S) { base = shape }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// Returns the outline in a rectangle of cells that are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path { base._path(in: rect, aspect: aspect) }
  /// The corners of the box for the hidden shape.
  public var _corners: _ShapeCorners? { base._corners }
}

extension Path {
  /// Returns the path transformed around a point, where a unit of height looks as long as `aspect` units of width.
  fileprivate func applying(_ transform: CGAffineTransform, from origin: CGPoint, aspect: CGFloat) -> Path {
    offsetBy(dx: -origin.x, dy: -origin.y)
      .applying(CGAffineTransform(scaleX: 1, y: aspect)).applying(transform)
      .applying(CGAffineTransform(scaleX: 1, y: 1 / aspect))
      .offsetBy(dx: origin.x, dy: origin.y)
  }
}
