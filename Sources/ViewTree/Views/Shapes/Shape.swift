/// A two-dimensional shape: an outline that is fitted into a rectangle.
///
/// It is filled by cells as a whole, and at its edges by parts of cells as far as the glyphs have them; along it lines
/// are drawn, of boxes and of dots.
///
///     Rectangle().stroke()    Capsule().stroke()    Circle().fill()
///     +--------+              .--------.              ▗▟██▙▖
///     |        |              |        |              ██████
///     +--------+              '--------'              ▝▜██▛▘
///
/// As a view it takes what it is offered (ideal size 10 × 10, see ``LayoutMetrics``) and is filled with the foreground
/// style. Follows [Shape](https://developer.apple.com/documentation/swiftui/shape).
nonisolated public protocol Shape: Animatable, View, Sendable {
  /// The outline in a rectangle, in the screen's unit.
  nonisolated func path(in rect: CGRect) -> Path
  /// The outline in a rectangle where a unit of height is seen as long as some units of width: 1 in points, 2 in cells.
  nonisolated func _path(in rect: CGRect, aspect: CGFloat) -> Path
  /// How the corners of the box look that stands for the outline, which is in its rectangle; `nil` if the line follows the
  /// outline, which may reach beyond.
  nonisolated var _corners: _ShapeCorners? { get }
  /// The shape as it is drawn in an environment: one that follows what is around knows it there.
  nonisolated func _drawn(in environment: EnvironmentValues) -> Self
}

/// How the corners of a box look.
public enum _ShapeCorners: Sendable {
  /// Square.
  case square
  /// Round.
  case round
  /// Round where there is no room, or no glyphs, for a curve.
  case curve
}

extension Shape {
  /// The shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self> {
    _ShapeView(shape: self, layers: [.fill(AnyShapeStyle(ForegroundStyle()), evenOdd: false)])
  }
  /// Whether the view is always exactly one element of the stack it is in.
  nonisolated public static var _isUnary: Bool { true }
  /// The outline in a rectangle, whatever cells look like.
  nonisolated public func _path(in rect: CGRect, aspect: CGFloat) -> Path { path(in: rect) }
  /// The line follows the outline.
  nonisolated public var _corners: _ShapeCorners? { nil }
  /// The shape itself.
  nonisolated public func _drawn(in environment: EnvironmentValues) -> Self { self }
}

/// A shape that can be drawn smaller, so that a line around it lies inside of its frame.
///
/// Follows [InsettableShape](https://developer.apple.com/documentation/swiftui/insettableshape).
nonisolated public protocol InsettableShape: Shape {
  /// What the smaller shape is.
  associatedtype InsetShape: InsettableShape
  /// The shape with a distance from each side of its frame.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a frame that is smaller by a distance on each side.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
  let shape: Base
  var amount: CGFloat

  /// The distance, which animates.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  /// The shape in a frame that is even smaller.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> { _InsetShape(shape: shape, amount: self.amount + amount) }

  /// The same of the shape as it is drawn.
  public func _drawn(in environment: EnvironmentValues) -> _InsetShape<Base> {
    _InsetShape(shape: shape._drawn(in: environment), amount: amount)
  }

  /// The outline within the smaller rectangle; an empty path where nothing is left.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }

  /// The same where cells are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : shape._path(in: inner, aspect: aspect)
  }
}

/// A rectangle.
///
/// Follows [Rectangle](https://developer.apple.com/documentation/swiftui/rectangle).
nonisolated public struct Rectangle: InsettableShape {
  /// A rectangle as large as what it is offered.
  public init() {}
  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Square corners.
  public var _corners: _ShapeCorners? { .square }

  /// The shape in a frame that is smaller by a distance on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A rectangle with round corners; a radius of 0 or less gives square ones.
///
/// Follows [RoundedRectangle](https://developer.apple.com/documentation/swiftui/roundedrectangle).
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The size of a corner.
  public var cornerSize: CGSize
  /// The curve of the corners, which does not count.
  public var style: RoundedCornerStyle

  /// A rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle with quarters of an ellipse for corners, of at most half its sides.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  /// Round if the corners have a width and a height above zero.
  public var _corners: _ShapeCorners? { cornerSize.width > 0 && cornerSize.height > 0 ? .round : .square }

  /// The shape in a frame that is smaller by a distance on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// The curve of round corners; both look the same in text: quarters of an ellipse.
///
/// Follows [RoundedCornerStyle](https://developer.apple.com/documentation/swiftui/roundedcornerstyle).
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that bends gradually.
  case continuous
}

/// The largest circle in the middle of the frame.
///
/// Follows [Circle](https://developer.apple.com/documentation/swiftui/circle).
nonisolated public struct Circle: InsettableShape {
  /// A circle as large as what it is offered.
  public init() {}

  /// The circle in the middle of the rectangle.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }

  /// The same where cells are not square: what is seen is a circle.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    let side = min(rect.width, rect.height * aspect)
    let size = CGSize(width: side, height: side / aspect)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height))
  }

  /// Round where there is no room for a curve.
  public var _corners: _ShapeCorners? { .curve }

  /// The shape in a frame that is smaller by a distance on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// The ellipse that fills the frame.
///
/// Follows [Ellipse](https://developer.apple.com/documentation/swiftui/ellipse).
nonisolated public struct Ellipse: InsettableShape {
  /// An ellipse as large as what it is offered.
  public init() {}

  /// The ellipse in the rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Round where there is no room for a curve.
  public var _corners: _ShapeCorners? { .curve }

  /// The shape in a frame that is smaller by a distance on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A rectangle with round ends.
///
/// Follows [Capsule](https://developer.apple.com/documentation/swiftui/capsule).
nonisolated public struct Capsule: InsettableShape {
  /// The curve of the ends, which does not count.
  public var style: RoundedCornerStyle

  /// A capsule as large as what it is offered.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The rectangle with half circles for ends.
  public func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }

  /// The same where cells are not square.
  public func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    let radius = min(rect.width, rect.height * aspect) / 2
    return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius / aspect), style: style)
  }

  /// Round corners.
  public var _corners: _ShapeCorners? { .round }

  /// The shape in a frame that is smaller by a distance on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a radius.
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }
}
