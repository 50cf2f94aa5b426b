#if !canImport(UIKit)
  /// A path of UIKit, which SwiftUI exports; `Path(_:)` accepts its `cgPath`.
  ///
  /// Follows [UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath).
  public final class UIBezierPath {
    private var path: Path
    /// The width of a line along the path.
    ///
    /// Has no effect: the path does not draw itself.
    public var lineWidth: CGFloat = 1

    /// Creates an empty path.
    public init() { path = Path() }
    /// Creates a path with a rectangle.
    public init(rect: CGRect) { path = Path(rect) }
    /// Creates an ellipse in a rectangle.
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
    /// Creates a rectangle with round corners; a radius is at most half of the side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// Creates a rectangle with some round corners of radius `cornerRadii.width`, at most half the shorter side; the
    /// height has no effect.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
      func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
      let radii = RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight))
      path = Path { $0.addRoundedRect(in: rect, cornerRadii: radii) }
    }

    /// Creates an arc of a circle between two angles in radians; `clockwise` is as seen on a screen.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
      path = Path()
      addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path from a path of Core Graphics.
    public init(cgPath: CGPath) { path = Path(cgPath) }

    /// The path for Core Graphics.
    public var cgPath: CGPath {
      get { path.cgPath }
      set { path = Path(newValue) }
    }
    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that contains the path.
    public var bounds: CGRect { path.boundingRect }
    /// The end of the path; the origin if the path is empty.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Returns whether a point lies inside the path.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a quadratic curve to a point with a control point.
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
      path.addQuadCurve(to: end, control: controlPoint)
    }
    /// Adds a cubic curve to a point with two control points.
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds an arc of a circle; `clockwise` is as seen on a screen.
    public func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      path.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
        clockwise: !clockwise)
    }
    /// Adds a straight line back to the start of the subpath.
    public func close() { path.closeSubpath() }
    /// Adds the elements of a second path.
    public func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// Transforms the path.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Removes all elements from the path.
    public func removeAllPoints() { path = Path() }
  }

  /// A set of corners of a rectangle.
  ///
  /// Follows [UIRectCorner](https://developer.apple.com/documentation/uikit/uirectcorner).
  public struct UIRectCorner: OptionSet, Sendable {
    /// The corners as a bit mask.
    public let rawValue: UInt

    /// Creates a set of corners from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper corner on the left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper corner on the right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower corner on the left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower corner on the right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
  }
#endif
