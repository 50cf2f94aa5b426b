#if !canImport(UIKit)
  /// An outline of UIKit, which comes with SwiftUI: what `Path(_:)` takes the `cgPath` of.
  ///
  /// Follows [UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath).
  public final class UIBezierPath {
    private var path: Path
    /// How wide a line along it would be; it is not drawn by itself.
    public var lineWidth: CGFloat = 1

    /// An empty one.
    public init() { path = Path() }
    /// A rectangle.
    public init(rect: CGRect) { path = Path(rect) }
    /// The ellipse within a rectangle.
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
    /// A rectangle with round corners, of at most half its sides.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// A rectangle of which some corners are round, of at most half its shorter side; of the radii the width counts.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
      func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
      let radii = RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight))
      path = Path { $0.addRoundedRect(in: rect, cornerRadii: radii) }
    }

    /// A part of a circle, `clockwise` as it is seen on a screen.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
      path = Path()
      addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The same as an outline of Core Graphics.
    public init(cgPath: CGPath) { path = Path(cgPath) }

    /// The same for Core Graphics.
    public var cgPath: CGPath {
      get { path.cgPath }
      set { path = Path(newValue) }
    }
    /// Whether there are no steps.
    public var isEmpty: Bool { path.isEmpty }
    /// The least rectangle around the outline.
    public var bounds: CGRect { path.boundingRect }
    /// Where the outline ends at the moment; the origin before the first step.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Whether a point lies inside.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    /// Begins a new piece at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// A straight line to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// A curve to a point that bends towards a control point.
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
      path.addQuadCurve(to: end, control: controlPoint)
    }
    /// A curve to a point that leaves towards one control point and arrives from another one.
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    /// A part of a circle, `clockwise` as it is seen on a screen.
    public func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      path.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
        clockwise: !clockwise)
    }
    /// A straight line back to where the piece began.
    public func close() { path.closeSubpath() }
    /// The steps of another outline.
    public func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// Moves, scales or turns the outline.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// No steps.
    public func removeAllPoints() { path = Path() }
  }

  /// Corners of a rectangle.
  ///
  /// Follows [UIRectCorner](https://developer.apple.com/documentation/uikit/uirectcorner).
  public struct UIRectCorner: OptionSet, Sendable {
    /// A bit for each corner.
    public let rawValue: UInt

    /// Corners by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper corner on the left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper corner on the right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower corner on the left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower corner on the right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All of them.
    public static let allCorners = UIRectCorner(rawValue: .max)
  }
#endif
