/// An outline of lines and curves, in the screen's unit.
///
/// As a view it is filled with the foreground style; `stroke` draws a line along it.
///
///     Path { path in
///       path.move(to: CGPoint(x: 0, y: 3))
///       path.addLine(to: CGPoint(x: 8, y: 0))
///       path.addLine(to: CGPoint(x: 16, y: 3))
///       path.closeSubpath()
///     }
///
/// Points that are not finite, or beyond any screen, are not drawn. Follows
/// [Path](https://developer.apple.com/documentation/swiftui/path).
nonisolated public struct Path: Equatable, Sendable {
  /// An element of a path.
  public enum Element: Equatable, Sendable {
    /// The start of a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic curve to a point with a control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve to a point with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the subpath.
    case closeSubpath
  }

  private(set) var elements: [Element] = []
  private var start: CGPoint?
  /// The end of the path; `nil` if the path is empty.
  public private(set) var currentPoint: CGPoint?

  /// Creates an empty path.
  public init() {}
  /// Creates a path with a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// Creates a path with a rectangle with round corners of a size.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  /// Creates a path with a rectangle with round corners of a radius.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a path with the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  /// Creates a path that a closure builds.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each element.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Steps

  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    (start, currentPoint) = (end, end)
  }

  /// Adds a straight line to a point; without a subpath, begins one there.
  public mutating func addLine(to end: CGPoint) { add(.line(to: end), to: end) }

  /// Adds a quadratic curve to a point with a control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quadCurve(to: end, control: control), to: end)
  }

  /// Adds a cubic curve to a point with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: end, control1: control1, control2: control2), to: end)
  }

  /// Adds a straight line back to the start of the subpath; without a subpath, does nothing.
  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  private mutating func add(_ element: Element, to end: CGPoint) {
    if currentPoint == nil { return move(to: end) }
    elements.append(element)
    currentPoint = end
  }

  // MARK: Pieces

  /// Adds a rectangle to the path.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds straight lines between points as a new subpath.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds the ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    addPath(Self.corners(of: rect, radii: radii), transform: transform)
  }

  /// Adds a rectangle with round corners; a radius is at most half of the side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(max(cornerSize.width, 0), rect.width / 2)
    let height = min(max(cornerSize.height, 0), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    addPath(Self.corners(of: rect, radii: CGSize(width: width, height: height)), transform: transform)
  }

  /// The distance of the control points from the ends of a quarter circle of radius 1.
  private static let quarter: CGFloat = 0.552284749831

  /// Returns a rectangle whose corners are quarters of an ellipse.
  private static func corners(of rect: CGRect, radii: CGSize) -> Path {
    let (x, y) = (radii.width, radii.height)
    let (dx, dy) = (x * (1 - quarter), y * (1 - quarter))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var path = Path()
    path.move(to: point(right, top + y))
    path.addLine(to: point(right, bottom - y))
    path.addCurve(
      to: point(right - x, bottom), control1: point(right, bottom - dy), control2: point(right - dx, bottom))
    path.addLine(to: point(left + x, bottom))
    path.addCurve(to: point(left, bottom - y), control1: point(left + dx, bottom), control2: point(left, bottom - dy))
    path.addLine(to: point(left, top + y))
    path.addCurve(to: point(left + x, top), control1: point(left, top + dy), control2: point(left + dx, top))
    path.addLine(to: point(right - x, top))
    path.addCurve(to: point(right, top + y), control1: point(right - dx, top), control2: point(right, top + dy))
    path.closeSubpath()
    return path
  }

  /// Adds an arc of a circle from one angle to a second one; 0° is to the right, 90° below.
  ///
  /// `clockwise` refers to a plane in which `y` increases upwards, as in SwiftUI: on a screen the arc turns the
  /// opposite way.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: turn)
    if abs(endAngle.radians - startAngle.radians) >= turn { delta = clockwise ? -turn : turn }
    if clockwise, delta > 0 { delta -= turn }
    if !clockwise, delta < 0 { delta += turn }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
  }

  /// Adds an arc of a circle from an angle on, by a second angle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    func point(_ angle: Double, _ distance: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) - distance * sin(angle),
        y: center.y + radius * sin(angle) + distance * cos(angle)
      ).applying(transform)
    }
    let pieces = Int(clamping: min(max((abs(delta.radians) / (.pi / 2)).rounded(.up), 1), 64))
    let step = delta.radians / Double(pieces)
    let handle = radius * 4 / 3 * tan(step / 4)
    if currentPoint == nil { move(to: point(startAngle.radians)) } else { addLine(to: point(startAngle.radians)) }
    for piece in 0..<pieces {
      let (from, to) = (startAngle.radians + step * Double(piece), startAngle.radians + step * Double(piece + 1))
      addCurve(to: point(to), control1: point(from, handle), control2: point(to, -handle))
    }
  }

  /// Adds an arc that rounds the corner between the line to one point and the line from there to a second point.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let from = currentPoint else { return move(to: tangent1End) }
    let (a, b) = (from.distance(from: tangent1End), tangent2End.distance(from: tangent1End))
    let cosine = (a.width * b.width + a.height * b.height) / (a.length * b.length)
    // Without a length, a side has no angle: the cosine is not a number.
    guard abs(cosine) < 1, radius > 0 else { return addLine(to: tangent1End) }
    let angle = acos(cosine)
    let reach = radius / tan(angle / 2)
    let handle = reach - radius * 4 / 3 * tan((.pi - angle) / 4)
    func point(_ side: CGSize, _ distance: CGFloat) -> CGPoint {
      CGPoint(
        x: tangent1End.x + side.width / side.length * distance, y: tangent1End.y + side.height / side.length * distance)
    }
    addLine(to: point(a, reach))
    addCurve(to: point(b, reach), control1: point(a, handle), control2: point(b, handle))
  }

  /// Adds the elements of a second path, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
    start = path.start?.applying(transform) ?? start
    currentPoint = path.currentPoint?.applying(transform) ?? currentPoint
  }

  // MARK: Other paths

  /// Returns the transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path { Path { $0.addPath(self, transform: transform) } }

  /// Returns the path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}

extension Path: Shape {
  /// Returns the path, independent of the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

extension Path.Element {
  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element {
    if transform.isIdentity { return self }
    return switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control): .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension CGPoint {
  fileprivate func distance(from other: CGPoint) -> CGSize { CGSize(width: x - other.x, height: y - other.y) }
}

extension CGSize {
  fileprivate var length: CGFloat { (width * width + height * height).squareRoot() }
}
