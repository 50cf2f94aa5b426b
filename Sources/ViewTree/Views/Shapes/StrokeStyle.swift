/// The style of a fill.
///
/// Follows [FillStyle](https://developer.apple.com/documentation/swiftui/fillstyle).
public struct FillStyle: Hashable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule determines the inside.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are smoothed.
  ///
  /// Has no effect: cells have no smooth edges.
  public var isAntialiased: Bool

  /// Creates a style of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The style of a line.
///
/// A line is one character thick; around a box, a width of 2 or more has thick glyphs: `┏━┓`, in ASCII `+==+`. A round
/// line, or one along a path, has its true width from one and a half columns on. A width of 0 or less, or one that is
/// not a number, draws nothing. Follows [StrokeStyle](https://developer.apple.com/documentation/swiftui/strokestyle).
public struct StrokeStyle: Hashable, Sendable {
  /// The width in the screen's unit.
  public var lineWidth: CGFloat
  /// The shape of the line's ends, visible only in wide lines.
  public var lineCap: CGLineCap
  /// The shape of the line's corners, visible only in wide lines.
  public var lineJoin: CGLineJoin
  /// The maximum length of a pointed corner, visible only in wide lines.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, along the outline; an empty array draws an unbroken line.
  ///
  /// In a line of glyphs, all are scaled so that the shortest is at least as long as a cell is high.
  public var dash: [CGFloat]
  /// The offset of the start into the dashes.
  ///
  /// Has no effect on glyphs: they start with the first dash.
  public var dashPhase: CGFloat

  /// Creates a line of a width.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin, self.miterLimit) = (lineWidth, lineCap, lineJoin, miterLimit)
    (self.dash, self.dashPhase) = (dash, dashPhase)
  }

  var isVisible: Bool { lineWidth > 0 }
}

#if !canImport(CoreGraphics)
  /// The shape of a line's ends.
  ///
  /// Follows [CGLineCap](https://developer.apple.com/documentation/coregraphics/cglinecap).
  public enum CGLineCap: Hashable, Sendable {
    /// The line ends at its last point.
    case butt
    /// The line ends with a semicircle.
    case round
    /// The line ends with half a square.
    case square
  }

  /// The shape of a line's corners.
  ///
  /// Follows [CGLineJoin](https://developer.apple.com/documentation/coregraphics/cglinejoin).
  public enum CGLineJoin: Hashable, Sendable {
    /// A sharp corner.
    case miter
    /// A round corner.
    case round
    /// A corner that is cut off.
    case bevel
  }
#endif
