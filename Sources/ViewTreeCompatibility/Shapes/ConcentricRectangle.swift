extension Edge {
  /// A corner of a view.
  ///
  /// Follows [Edge.Corner](https://developer.apple.com/documentation/swiftui/edge/corner).
  public struct Corner: Hashable, Sendable {
    /// The roundness of a corner.
    ///
    /// Follows [Edge.Corner.Style](https://developer.apple.com/documentation/swiftui/edge/corner/style).
    public struct Style: Hashable, Sendable {
      /// The minimum radius.
      let radius: CGFloat
      /// Whether the corner follows the container's, if that is rounder.
      var isConcentric = false

      /// A corner with the radius of the container's corner.
      public static var concentric: Style { Style(radius: 0, isConcentric: true) }
      /// Returns a corner with the radius of the container's corner, but at least that of a second style.
      public static func concentric(minimum: Style) -> Style { Style(radius: minimum.radius, isConcentric: true) }
      /// Returns a corner with a fixed radius, in the screen's unit.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }

      func radius(in container: CGFloat) -> CGFloat { isConcentric ? max(radius, container) : radius }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a corner with a fixed radius, in the screen's unit.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// Creates a corner with a fixed radius, in the screen's unit.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners match those of its container, the shape of `containerShape(_:)`.
///
/// Follows [ConcentricRectangle](https://developer.apple.com/documentation/swiftui/concentricrectangle).
nonisolated public struct ConcentricRectangle: InsettableShape {
  private let topLeading: Edge.Corner.Style
  private let topTrailing: Edge.Corner.Style
  private let bottomLeading: Edge.Corner.Style
  private let bottomTrailing: Edge.Corner.Style
  /// The radius of the container.
  private var container: CGFloat = 0

  /// Creates a rectangle with corners of one style.
  public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
  }

  /// Creates a rectangle with corners of different styles.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    (topLeading, topTrailing) = (topLeadingCorner, topTrailingCorner)
    (bottomLeading, bottomTrailing) = (bottomLeadingCorner, bottomTrailingCorner)
  }

  private var rectangle: UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeading.radius(in: container), bottomLeading: bottomLeading.radius(in: container),
        bottomTrailing: bottomTrailing.radius(in: container), topTrailing: topTrailing.radius(in: container)))
  }

  /// Returns the rectangle with the container's radius in an environment.
  public func _drawn(in environment: EnvironmentValues) -> ConcentricRectangle {
    var rectangle = self
    rectangle.container = environment.containerShape?.radius ?? 0
    return rectangle
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { rectangle.path(in: rect) }
  /// The corners of the box: round if all corners are round.
  public var _corners: _ShapeCorners? { rectangle._corners }
  /// Returns the shape in a frame that is smaller by a distance on each side, in the screen's unit.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with corners of one style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
