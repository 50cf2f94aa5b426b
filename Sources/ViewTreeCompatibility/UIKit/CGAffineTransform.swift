#if !canImport(CoreGraphics)
  extension CGAffineTransform {
    /// Creates a transform from the elements of its matrix.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
  }
#endif
