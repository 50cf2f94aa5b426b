/// How a shape is filled.
///
/// Follows [FillStyle](https://developer.apple.com/documentation/swiftui/fillstyle).
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule says what is inside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; without effect.
  public var isAntialiased: Bool

  /// A way of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn.
///
/// A line is one character thick, and that around a box stands out if its width is 2 or more: `┏━┓`, in ASCII `+==+`. A round
/// one, or one along a path, that is one and a half columns wide or wider is as wide as it says. A width of 0 or less, or one that is not a number, draws nothing. Follows
/// [StrokeStyle](https://developer.apple.com/documentation/swiftui/strokestyle).
public struct StrokeStyle: Hashable, Sendable {
  /// The width, in the screen's unit.
  public var lineWidth: CGFloat
  /// How the line ends, which cells do not show.
  public var lineCap: CGLineCap
  /// How its pieces meet, which cells do not show.
  public var lineJoin: CGLineJoin
  /// How far a corner may stick out, which cells do not show.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, along the outline; a line without is unbroken, and the shortest of them is at
  /// least a cell's height.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins; it begins with the first one all the same.
  public var dashPhase: CGFloat

  /// A line of a width.
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
  /// How a line ends, which cells do not show.
  ///
  /// Follows [CGLineCap](https://developer.apple.com/documentation/coregraphics/cglinecap).
  public enum CGLineCap: Hashable, Sendable {
    /// At its last point.
    case butt
    /// With half a circle.
    case round
    /// With half a square.
    case square
  }

  /// How two pieces of a line meet, which cells do not show.
  ///
  /// Follows [CGLineJoin](https://developer.apple.com/documentation/coregraphics/cglinejoin).
  public enum CGLineJoin: Hashable, Sendable {
    /// With a sharp corner.
    case miter
    /// With a round one.
    case round
    /// With one that is cut off.
    case bevel
  }
#endif
