#if !canImport(CoreGraphics)
  /// A transform of the plane that keeps lines parallel: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
  ///
  /// Foundation has it where there is Core Graphics. Follows
  /// [CGAffineTransform](https://developer.apple.com/documentation/corefoundation/cgaffinetransform).
  public struct CGAffineTransform: Hashable, Sendable {
    /// How `x` counts in `x'`.
    public var a: CGFloat
    /// How `x` counts in `y'`.
    public var b: CGFloat
    /// How `y` counts in `x'`.
    public var c: CGFloat
    /// How `y` counts in `y'`.
    public var d: CGFloat
    /// By how much `x` is moved.
    public var tx: CGFloat
    /// By how much `y` is moved.
    public var ty: CGFloat

    /// A transform by its matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Changes nothing.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    /// Moves by a distance.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
    /// Scales around the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
    /// Turns by an angle in radians, clockwise where `y` goes down.
    public init(rotationAngle angle: CGFloat) {
      self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    /// Changes nothing.
    public static let identity = CGAffineTransform()
    /// Whether it changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// This transform, and then the other one.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
        d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
        ty: tx * other.b + ty * other.d + other.ty)
    }

    /// What takes points back; the transform itself where it lays them on a line.
    public func inverted() -> CGAffineTransform {
      let area = a * d - b * c
      guard area != 0, area.isFinite else { return self }
      return CGAffineTransform(
        a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
        ty: (b * tx - a * ty) / area)
    }

    /// Moves first, and then does what this one does.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }
    /// Scales first, and then does what this one does.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }
    /// Turns first, by an angle in radians, and then does what this one does.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  extension CGPoint {
    /// Where the point is moved to.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// How large a rectangle of the size is then, a negative side for one that goes the other way.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// The least rectangle around where the corners are moved to.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      if isNull || isInfinite { return self }
      let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
        CGPoint(x: x, y: y).applying(transform)
      }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let (left, top) = (xs.min()!, ys.min()!)
      return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
    }
  }
#endif
