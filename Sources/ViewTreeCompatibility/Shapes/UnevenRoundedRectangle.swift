/// The radii of the corners of a rectangle, in the screen's unit; a radius of 0 or less makes a square corner.
///
/// Follows [RectangleCornerRadii](https://developer.apple.com/documentation/swiftui/rectanglecornerradii).
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii in the screen's unit; a corner without one is square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners have different radii.
///
/// Follows
/// [UnevenRoundedRectangle](https://developer.apple.com/documentation/swiftui/unevenroundedrectangle).
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  ///
  /// Has no effect: all corners are quarters of an ellipse.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of the given radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with corners of the given radii, in the screen's unit; a corner without one is square.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  /// Returns the rectangle with quarter circles as corners, at most half as long as its shorter side.
  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  /// The corners of the box: round if all radii are positive, square if none is, and `nil` otherwise.
  public var _corners: _ShapeCorners? {
    let radii = [
      cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing, cornerRadii.topTrailing,
    ]
    return radii.allSatisfy { $0 > 0 } ? .round : radii.allSatisfy { !($0 > 0) } ? .square : nil
  }

  /// Returns the shape in a frame that is smaller by a distance on each side, in the screen's unit.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Path {
  /// Adds a rectangle whose corners have different radii, at most half as long as its shorter side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = min(rect.width, rect.height) / 2
    func radius(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), most) }
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    let corners: [(CGPoint, CGPoint, CGFloat)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY), cornerRadii.topTrailing),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.maxY), cornerRadii.bottomTrailing),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY), cornerRadii.bottomLeading),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.minY), cornerRadii.topLeading),
    ]
    for (corner, next, length) in corners {
      path.addArc(tangent1End: corner, tangent2End: next, radius: radius(length))
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle whose corners have different radii.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// Returns a rectangle whose corners have different radii; a corner without one is square.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
