#if !canImport(CoreGraphics)
  /// A vector in the plane.
  ///
  /// On Apple platforms Foundation provides this type. Follows
  /// [CGVector](https://developer.apple.com/documentation/corefoundation/cgvector).
  public struct CGVector: Hashable, Sendable {
    /// The horizontal component, positive to the right.
    public var dx: CGFloat
    /// The vertical component, positive downwards.
    public var dy: CGFloat

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// The zero vector.
    public static let zero = CGVector()
  }
#endif
