#if !canImport(CoreGraphics)
  /// An outline of Core Graphics: what a ``Path`` is there.
  ///
  /// Follows [CGPath](https://developer.apple.com/documentation/coregraphics/cgpath).
  public class CGPath {
    /// The same as a path.
    final fileprivate(set) var path: Path

    init(_ path: Path) { self.path = path }

    /// A rectangle.
    public init(rect: CGRect, transform: CGAffineTransform?) { path = Path(rect).applying(transform ?? .identity) }

    /// The ellipse within a rectangle.
    public init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
      path = Path(ellipseIn: rect).applying(transform ?? .identity)
    }

    /// A rectangle with round corners, of at most half its sides.
    public init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?
    ) {
      path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
        .applying(transform ?? .identity)
    }

    /// Whether there are no steps.
    public var isEmpty: Bool { path.isEmpty }
    /// Where the outline ends at the moment; the origin before the first step.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The least rectangle around the outline, its curves included.
    public var boundingBox: CGRect { path.boundingRect }
    /// The same as ``boundingBox``.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// Whether a point lies inside.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    /// The same outline, which does not change with this one.
    public func copy() -> CGPath? { CGPath(path) }
    /// The same outline, to which steps can be added.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
  }

  /// An outline of Core Graphics to which steps are added.
  ///
  /// Follows [CGMutablePath](https://developer.apple.com/documentation/coregraphics/cgmutablepath).
  public final class CGMutablePath: CGPath {
    /// An empty one.
    public init() { super.init(Path()) }

    override init(_ path: Path) { super.init(path) }

    /// Begins a new piece at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// A straight line to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Straight lines from point to point, as a piece of its own.
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    /// A rectangle.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// The ellipse within a rectangle.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// A rectangle with round corners.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
    }
    /// A curve to a point that bends towards a control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    /// A curve to a point that leaves towards one control point and arrives from another one.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// A part of a circle; `clockwise` as in ``Path/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      path.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
        clockwise: clockwise)
    }
    /// The steps of another outline.
    public func addPath(_ other: CGPath) { path.addPath(other.path) }
    /// A straight line back to where the piece began.
    public func closeSubpath() { path.closeSubpath() }
  }

  extension Path {
    /// The same outline as a path.
    public init(_ path: CGPath) { self = path.path }

    /// The same outline for Core Graphics.
    public var cgPath: CGPath { CGPath(self) }
  }
#endif
