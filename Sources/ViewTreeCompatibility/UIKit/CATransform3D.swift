// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names follow Core Animation.

#if !canImport(QuartzCore)
  /// A transform of space, as a 4 × 4 matrix.
  ///
  /// `ProjectionTransform` uses the part that affects the plane.
  ///
  /// Follows [CATransform3D](https://developer.apple.com/documentation/quartzcore/catransform3d).
  public struct CATransform3D: Hashable, Sendable {
    /// The number in row 1 and column 1.
    public var m11: CGFloat = 1
    /// The number in row 1 and column 2.
    public var m12: CGFloat = 0
    /// The number in row 1 and column 3.
    public var m13: CGFloat = 0
    /// The number in row 1 and column 4.
    public var m14: CGFloat = 0
    /// The number in row 2 and column 1.
    public var m21: CGFloat = 0
    /// The number in row 2 and column 2.
    public var m22: CGFloat = 1
    /// The number in row 2 and column 3.
    public var m23: CGFloat = 0
    /// The number in row 2 and column 4.
    public var m24: CGFloat = 0
    /// The number in row 3 and column 1.
    public var m31: CGFloat = 0
    /// The number in row 3 and column 2.
    public var m32: CGFloat = 0
    /// The number in row 3 and column 3.
    public var m33: CGFloat = 1
    /// The number in row 3 and column 4, which controls the perspective.
    public var m34: CGFloat = 0
    /// The number in row 4 and column 1.
    public var m41: CGFloat = 0
    /// The number in row 4 and column 2.
    public var m42: CGFloat = 0
    /// The number in row 4 and column 3.
    public var m43: CGFloat = 0
    /// The number in row 4 and column 4.
    public var m44: CGFloat = 1

    /// Creates the identity.
    public init() {}

    fileprivate var rows: [[CGFloat]] {
      get { [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]] }
      set {
        (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
        (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
        (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
        (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
      }
    }
  }

  /// The identity, which leaves points unchanged.
  ///
  /// Follows
  /// [CATransform3DIdentity](https://developer.apple.com/documentation/quartzcore/catransform3didentity).
  public let CATransform3DIdentity = CATransform3D()

  /// Returns whether a transform is the identity.
  ///
  /// Follows
  /// [CATransform3DIsIdentity](https://developer.apple.com/documentation/quartzcore/catransform3disidentity).
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

  /// Returns a transform that applies the first transform and then the second.
  ///
  /// Follows
  /// [CATransform3DConcat](https://developer.apple.com/documentation/quartzcore/catransform3dconcat).
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (first, second) = (a.rows, b.rows)
    var result = CATransform3D()
    result.rows = first.map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * second[$1][column] } }
    }
    return result
  }

  /// Returns a translation by distances along the three axes.
  ///
  /// Follows
  /// [CATransform3DMakeTranslation](https://developer.apple.com/documentation/quartzcore/catransform3dmaketranslation).
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
  }

  /// Returns a scaling around the origin by factors along the three axes.
  ///
  /// Follows
  /// [CATransform3DMakeScale](https://developer.apple.com/documentation/quartzcore/catransform3dmakescale).
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
  }

  /// Returns a rotation by an angle in radians around an axis through the origin; the identity if the axis has no
  /// length.
  ///
  /// Follows
  /// [CATransform3DMakeRotation](https://developer.apple.com/documentation/quartzcore/catransform3dmakerotation).
  public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return result }
    let (x, y, z, c, s) = (x / length, y / length, z / length, cos(angle), sin(angle))
    (result.m11, result.m12, result.m13) = (c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s)
    (result.m21, result.m22, result.m23) = (x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s)
    (result.m31, result.m32, result.m33) = (x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c))
    return result
  }

  /// Returns a transform that translates by distances along the three axes, and then applies the given transform.
  ///
  /// Follows
  /// [CATransform3DTranslate](https://developer.apple.com/documentation/quartzcore/catransform3dtranslate).
  public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  /// Returns a transform that scales by factors along the three axes, and then applies the given transform.
  ///
  /// Follows
  /// [CATransform3DScale](https://developer.apple.com/documentation/quartzcore/catransform3dscale).
  public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  /// Returns a transform that rotates by an angle in radians around an axis, and then applies the given transform.
  ///
  /// Follows
  /// [CATransform3DRotate](https://developer.apple.com/documentation/quartzcore/catransform3drotate).
  public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
    -> CATransform3D
  { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

  extension ProjectionTransform {
    /// Creates the transform of the plane from a transform of space.
    public init(_ transform: CATransform3D) {
      self.init()
      (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
      (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
      (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
    }
  }
#endif
