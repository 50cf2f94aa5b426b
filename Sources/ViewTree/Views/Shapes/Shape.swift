/// A two-dimensional shape: an outline in a rectangle.
///
/// A fill covers whole cells, and at the edges parts of cells as far as there are glyphs for them; lines along the
/// outline are drawn with box characters and dots.
///
///     Rectangle().stroke()    Capsule().stroke()    Circle().fill()
///     +--------+              .--------.              ▗▟██▙▖
///     |        |              |        |              ██████
///     +--------+              '--------'              ▝▜██▛▘
///
/// As a view it takes the proposed space (ideal size 10 × 10, see ``LayoutMetrics``) and is filled with the foreground
/// style. Follows [Shape](https://developer.apple.com/documentation/swiftui/shape).
nonisolated public protocol Shape: Animatable, View, Sendable {
  /// Returns the outline in a rectangle, in the screen's unit.
  nonisolated func path(in rect: CGRect) -> Path
  /// Returns the outline in a rectangle, where a unit of height looks as long as `aspect` units of width: 1 in points,
  /// 2 in cells.
  nonisolated func _path(in rect: CGRect, aspect: CGFloat) -> Path
  /// The corners of a box that represents the outline in its rectangle; `nil` if lines follow the outline, which may
  /// extend beyond.
  nonisolated var _corners: _ShapeCorners? { get }
  /// Returns the shape as drawn in an environment, on which a shape relative to its container depends.
  nonisolated func _drawn(in environment: EnvironmentValues) -> Self
}

/// The corners of a box.
public enum _ShapeCorners: Sendable {
  /// A box with square corners.
  case square
  /// A box with round corners.
  case round
  /// Round corners where there is no room for a curve, or where no glyphs can draw it.
  case curve
}

extension Shape {
  /// The shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self> {
    _ShapeView(shape: self, layers: [.fill(AnyShapeStyle(ForegroundStyle()), evenOdd: false)])
  }
  /// A Boolean value that indicates whether the view is always exactly one element of its stack.
  nonisolated public static var _isUnary: Bool { true }
  /// Returns the outline in a rectangle, independent of the shape of cells.
  nonisolated public func _path(in rect: CGRect, aspect: CGFloat) -> Path { path(in: rect) }
  /// The default, `nil`: lines follow the outline.
  nonisolated public var _corners: _ShapeCorners? { nil }
  /// Returns the shape unchanged.
  nonisolated public func _drawn(in environment: EnvironmentValues) -> Self { self }
}

/// A shape that can be drawn smaller, so that a line around it lies inside its frame.
///
/// Follows [InsettableShape](https://developer.apple.com/documentation/swiftui/insettableshape).
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape in a frame that is smaller by a distance on each side, in the screen's unit.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a frame that is smaller by a distance on each side, in the screen's unit.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
  let shape: Base
  var amount: CGFloat

  package init(shape: Base, amount: CGFloat) { (self.shape, self.amount) = (shape, amount) }

  /// The animatable distance.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  /// Returns the shape in a frame that is smaller by a further distance on each side, in the screen's unit.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> { _InsetShape(shape: shape, amount: self.amount + amount) }

  /// Returns the inset of the shape as drawn in an environment.
  public func _drawn(in environment: EnvironmentValues) -> _InsetShape<Base> {
    _InsetShape(shape: shape._drawn(in: environment), amount: amount)
  }

  /// Returns the outline in the smaller rectangle; an empty path if nothing is left of it.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }

  /// Returns the outline in a rectangle of cells that are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : shape._path(in: inner, aspect: aspect)
  }
}

/// A rectangular shape that fills its frame.
///
/// Follows [Rectangle](https://developer.apple.com/documentation/swiftui/rectangle).
nonisolated public struct Rectangle: InsettableShape {
  /// Creates a rectangle that fills its frame.
  public init() {}
  /// Returns the rectangle as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The corners of the box: square.
  public var _corners: _ShapeCorners? { .square }

  /// Returns the shape inset by a distance, in the screen's unit, on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A rectangle with round corners; a radius of 0 or less gives square ones.
///
/// Follows [RoundedRectangle](https://developer.apple.com/documentation/swiftui/roundedrectangle).
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The size of the corners, in the screen's unit.
  public var cornerSize: CGSize
  /// The curve of the corners.
  ///
  /// Has no effect: all corners are quarters of an ellipse.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the rectangle with quarters of an ellipse as corners, at most half as long as its sides.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  /// The corners of the box: round if their width and height are positive.
  public var _corners: _ShapeCorners? { cornerSize.width > 0 && cornerSize.height > 0 ? .round : .square }

  /// Returns the shape inset by a distance, in the screen's unit, on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// The curve of round corners.
///
/// Has no effect: all corners are quarters of an ellipse.
///
/// Follows [RoundedCornerStyle](https://developer.apple.com/documentation/swiftui/roundedcornerstyle).
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A curve like a quarter of a circle.
  case circular
  /// A curve with a gradual bend.
  case continuous
}

/// The largest circle in the centre of the frame.
///
/// Follows [Circle](https://developer.apple.com/documentation/swiftui/circle).
nonisolated public struct Circle: InsettableShape {
  /// Creates a circle that fills its frame.
  public init() {}

  /// Returns the circle in the centre of a rectangle.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }

  /// Returns the outline in a rectangle of cells that are not square, so that it looks like a circle.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    let side = min(rect.width, rect.height * aspect)
    let size = CGSize(width: side, height: side / aspect)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height))
  }

  /// The corners of a box where there is no room for a curve: round.
  public var _corners: _ShapeCorners? { .curve }

  /// Returns the shape inset by a distance, in the screen's unit, on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// The ellipse that fills the frame.
///
/// Follows [Ellipse](https://developer.apple.com/documentation/swiftui/ellipse).
nonisolated public struct Ellipse: InsettableShape {
  /// Creates an ellipse that fills its frame.
  public init() {}

  /// Returns the ellipse in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The corners of a box where there is no room for a curve: round.
  public var _corners: _ShapeCorners? { .curve }

  /// Returns the shape inset by a distance, in the screen's unit, on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A rectangle with round ends.
///
/// Follows [Capsule](https://developer.apple.com/documentation/swiftui/capsule).
nonisolated public struct Capsule: InsettableShape {
  /// The curve of the ends.
  ///
  /// Has no effect: all corners are quarters of an ellipse.
  public var style: RoundedCornerStyle

  /// Creates a capsule that fills its frame.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the rectangle with semicircles as ends.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }

  /// Returns the outline in a rectangle of cells that are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    let radius = min(rect.width, rect.height * aspect) / 2
    return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius / aspect), style: style)
  }

  /// The corners of the box: round.
  public var _corners: _ShapeCorners? { .round }

  /// Returns the shape inset by a distance, in the screen's unit, on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with corners of a radius.
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle in the centre of its frame.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule that fills its frame.
  nonisolated public static var capsule: Capsule { Capsule() }
}
