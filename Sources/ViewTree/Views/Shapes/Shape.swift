/// A two-dimensional shape, which in cells is its frame.
///
/// Cells are rectangles: every shape fills its frame, and where it is drawn as a line only its corners differ.
///
///     Rectangle().stroke()    Capsule().stroke()
///     +--------+              .--------.
///     |        |              |        |
///     +--------+              '--------'
///
/// As a view it takes what it is offered (ideal size 10 × 10, see ``LayoutMetrics``) and is filled with the foreground
/// style. Follows [Shape](https://developer.apple.com/documentation/swiftui/shape).
nonisolated public protocol Shape: Animatable, View, Sendable {
  /// Whether the corners of its outline are round.
  nonisolated var _isRounded: Bool { get }
}

extension Shape {
  /// The shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self> {
    _ShapeView(shape: self, layers: [.fill(AnyShapeStyle(ForegroundStyle()))])
  }
  /// Whether the view is always exactly one element of the stack it is in.
  nonisolated public static var _isUnary: Bool { true }
  /// Round, unless the shape says otherwise.
  nonisolated public var _isRounded: Bool { true }
}

/// A shape to which lines can be added inside of its frame; on a text screen every line is inside.
///
/// Follows [InsettableShape](https://developer.apple.com/documentation/swiftui/insettableshape).
nonisolated public protocol InsettableShape: Shape {}

/// A rectangle.
///
/// Follows [Rectangle](https://developer.apple.com/documentation/swiftui/rectangle).
nonisolated public struct Rectangle: InsettableShape {
  /// A rectangle as large as what it is offered.
  public init() {}
  /// Square corners.
  public var _isRounded: Bool { false }
}

/// A rectangle with round corners, in a line one character each; a radius of 0 or less gives square ones.
///
/// Follows [RoundedRectangle](https://developer.apple.com/documentation/swiftui/roundedrectangle).
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The size of a corner; beyond being above zero or not, it does not count.
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

  /// Round if the corners have a width and a height above zero.
  public var _isRounded: Bool { cornerSize.width > 0 && cornerSize.height > 0 }
}

/// The curve of round corners; both look the same in text.
///
/// Follows [RoundedCornerStyle](https://developer.apple.com/documentation/swiftui/roundedcornerstyle).
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that bends gradually.
  case continuous
}

/// A circle; in cells the frame with round corners.
///
/// Follows [Circle](https://developer.apple.com/documentation/swiftui/circle).
nonisolated public struct Circle: InsettableShape {
  /// A circle as large as what it is offered.
  public init() {}
}

/// An ellipse; in cells the frame with round corners.
///
/// Follows [Ellipse](https://developer.apple.com/documentation/swiftui/ellipse).
nonisolated public struct Ellipse: InsettableShape {
  /// An ellipse as large as what it is offered.
  public init() {}
}

/// A rectangle with round ends; in cells the frame with round corners.
///
/// Follows [Capsule](https://developer.apple.com/documentation/swiftui/capsule).
nonisolated public struct Capsule: InsettableShape {
  /// The curve of the ends, which does not count.
  public var style: RoundedCornerStyle

  /// A capsule as large as what it is offered.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
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
