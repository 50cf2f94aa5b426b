extension Edge {
  /// One of the corners of a view.
  ///
  /// Follows [Edge.Corner](https://developer.apple.com/documentation/swiftui/edge/corner).
  public struct Corner: Hashable, Sendable {
    /// How round a corner is.
    ///
    /// Follows [Edge.Corner.Style](https://developer.apple.com/documentation/swiftui/edge/corner/style).
    public struct Style: Hashable, Sendable {
      /// What it is at least; none of the containers here has round corners that would make it more.
      let radius: CGFloat

      /// As round as the corner of the container around allows.
      public static var concentric: Style { Style(radius: 0) }
      /// As round as the corner of the container around allows, and at least as round as another.
      public static func concentric(minimum: Style) -> Style { minimum }
      /// With a radius of its own.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// With a radius of its own.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// With a radius of its own.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners follow those of the container around; here containers have square ones, so that a corner is as
/// round as it is at least.
///
/// Follows [ConcentricRectangle](https://developer.apple.com/documentation/swiftui/concentricrectangle).
nonisolated public struct ConcentricRectangle: InsettableShape {
  private let radii: RectangleCornerRadii

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
    radii = RectangleCornerRadii(
      topLeading: topLeadingCorner.radius, bottomLeading: bottomLeadingCorner.radius,
      bottomTrailing: bottomTrailingCorner.radius, topTrailing: topTrailingCorner.radius)
  }

  private var rectangle: UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: radii) }

  /// The outline.
  public func path(in rect: CGRect) -> Path { rectangle.path(in: rect) }
  /// Round if all corners are.
  public var _corners: _ShapeCorners? { rectangle._corners }
  /// The shape in a frame that is smaller by a distance on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { rectangle.inset(by: amount) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of one style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
