#if !canImport(CoreGraphics)
  /// A direction in the plane, with a length.
  ///
  /// Foundation has it where there is Core Graphics. Follows
  /// [CGVector](https://developer.apple.com/documentation/corefoundation/cgvector).
  public struct CGVector: Hashable, Sendable {
    /// How far it goes to the right.
    public var dx: CGFloat
    /// How far it goes down.
    public var dy: CGFloat

    /// A direction by its parts.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// No direction.
    public init() { self.init(dx: 0, dy: 0) }

    /// No direction.
    public static let zero = CGVector()
  }
#endif
