#if !canImport(CoreGraphics)
  /// A path of Core Graphics, with a ``Path`` as its content.
  ///
  /// Follows [CGPath](https://developer.apple.com/documentation/coregraphics/cgpath).
  public class CGPath {
    /// The content as a path.
    final fileprivate(set) var path: Path

    init(_ path: Path) { self.path = path }

    /// Creates a path with a rectangle.
    public init(rect: CGRect, transform: CGAffineTransform?) { path = Path(rect).applying(transform ?? .identity) }

    /// Creates an ellipse in a rectangle.
    public init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
      path = Path(ellipseIn: rect).applying(transform ?? .identity)
    }

    /// Creates a rectangle with round corners; a radius is at most half of the side.
    public init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?
    ) {
      path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
        .applying(transform ?? .identity)
    }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The end of the path; the origin if the path is empty.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle that contains the path with its curves.
    public var boundingBox: CGRect { path.boundingRect }
    /// The smallest rectangle that contains the path, equal to ``boundingBox``.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// Returns whether a point lies inside the path.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    /// Returns an immutable copy of the path.
    public func copy() -> CGPath? { CGPath(path) }
    /// Returns a mutable copy of the path.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
  }

  /// A mutable path of Core Graphics.
  ///
  /// Follows [CGMutablePath](https://developer.apple.com/documentation/coregraphics/cgmutablepath).
  public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    override init(_ path: Path) { super.init(path) }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds straight lines between points as a new subpath.
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds the ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds a rectangle with round corners; a radius is at most half of the side.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
    }
    /// Adds a quadratic curve to a point with a control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    /// Adds a cubic curve to a point with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds an arc of a circle; `clockwise` as in
    /// ``Path/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      path.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
        clockwise: clockwise)
    }
    /// Adds the elements of a second path.
    public func addPath(_ other: CGPath) { path.addPath(other.path) }
    /// Adds a straight line back to the start of the subpath.
    public func closeSubpath() { path.closeSubpath() }
  }

  extension Path {
    /// Creates a path from a path of Core Graphics.
    public init(_ path: CGPath) { self = path.path }

    /// The path for Core Graphics.
    public var cgPath: CGPath { CGPath(self) }
  }
#endif
