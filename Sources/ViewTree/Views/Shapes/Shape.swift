/// A two-dimensional shape. Cells are rectangles: every shape fills its frame, and where it is drawn as a line only its
/// corners differ.
///
///     Rectangle().stroke()    Capsule().stroke()
///     +--------+              .--------.
///     |        |              |        |
///     +--------+              '--------'
///
/// As a view it takes what it is offered (ideal size 10 × 10, see ``LayoutMetrics``) and is filled with the foreground
/// style. Follows [Shape](https://developer.apple.com/documentation/swiftui/shape).
public protocol Shape: View, Sendable {
  /// Whether the corners of its outline are round.
  nonisolated var _isRounded: Bool { get }
}

extension Shape {
  @MainActor public var body: _ShapeView<Self> {
    _ShapeView(shape: self, layers: [.fill(AnyShapeStyle(ForegroundStyle()))])
  }
  nonisolated public static var _isUnary: Bool { true }
  nonisolated public var _isRounded: Bool { true }
}

/// A shape to which lines can be added inside of its frame; on a text screen every line is inside.
public protocol InsettableShape: Shape {}

/// A rectangle. Follows [Rectangle](https://developer.apple.com/documentation/swiftui/rectangle).
nonisolated public struct Rectangle: InsettableShape {
  public init() {}
  public var _isRounded: Bool { false }
}

/// A rectangle with round corners, in a line one character each. A radius of 0 or less gives square ones.
/// Follows [RoundedRectangle](https://developer.apple.com/documentation/swiftui/roundedrectangle).
nonisolated public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var _isRounded: Bool { cornerSize.width > 0 && cornerSize.height > 0 }
}

/// The curve of round corners; both look the same in text.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// A circle; in cells the frame with round corners. Follows
/// [Circle](https://developer.apple.com/documentation/swiftui/circle).
nonisolated public struct Circle: InsettableShape {
  public init() {}
}

/// An ellipse; in cells the frame with round corners. Follows
/// [Ellipse](https://developer.apple.com/documentation/swiftui/ellipse).
nonisolated public struct Ellipse: InsettableShape {
  public init() {}
}

/// A rectangle with round ends. Follows [Capsule](https://developer.apple.com/documentation/swiftui/capsule).
nonisolated public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }
}
