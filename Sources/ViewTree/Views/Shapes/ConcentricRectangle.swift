extension Edge {
  /// One of the corners of a view.
  ///
  /// Follows [Edge.Corner](https://developer.apple.com/documentation/swiftui/edge/corner).
  public struct Corner: Hashable, Sendable {
    /// How round a corner is.
    ///
    /// Follows [Edge.Corner.Style](https://developer.apple.com/documentation/swiftui/edge/corner/style).
    public struct Style: Hashable, Sendable {
      /// What it is at least.
      let radius: CGFloat
      /// Whether it is as round as that of the container, if that is rounder.
      var isConcentric = false

      /// As round as the corner of the container around.
      public static var concentric: Style { Style(radius: 0, isConcentric: true) }
      /// As round as the corner of the container around, and at least as round as another.
      public static func concentric(minimum: Style) -> Style { Style(radius: minimum.radius, isConcentric: true) }
      /// With a radius of its own.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }

      func radius(in container: CGFloat) -> CGFloat { isConcentric ? max(radius, container) : radius }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// With a radius of its own.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// With a radius of its own.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners are as round as those of the container around, which `containerShape(_:)` says.
///
/// Follows [ConcentricRectangle](https://developer.apple.com/documentation/swiftui/concentricrectangle).
nonisolated public struct ConcentricRectangle: InsettableShape {
  private let topLeading: Edge.Corner.Style
  private let topTrailing: Edge.Corner.Style
  private let bottomLeading: Edge.Corner.Style
  private let bottomTrailing: Edge.Corner.Style
  /// How round the container is.
  private var container: CGFloat = 0

  /// A rectangle with corners of one style.
  public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
  }

  /// A rectangle with corners of different styles.
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

  /// The rectangle where it is drawn.
  public func _drawn(in environment: EnvironmentValues) -> ConcentricRectangle {
    var rectangle = self
    rectangle.container = environment.containerShape?.radius ?? 0
    return rectangle
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { rectangle.path(in: rect) }
  /// Round if all corners are.
  public var _corners: _ShapeCorners? { rectangle._corners }
  /// The shape in a frame that is smaller by a distance on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of one style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
