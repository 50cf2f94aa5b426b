/// A gradient between coloured points of a grid.
///
///     MeshGradient(
///       width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///       colors: [.red, .yellow, .blue, .green])
///
/// Each cell has its colour, in as many colours as the screen has; plain text shows shades. The points are fractions of
/// the filled area from 0 to 1, row by row, and may be moved within it; a coordinate that is not finite counts as 0. A
/// grid of fewer than two points in a direction, or a number of points or colours other than `width` times `height`, is
/// an issue, and the background is drawn. As a view it fills the proposed space (ideal size 10 × 10). Follows
/// [MeshGradient](https://developer.apple.com/documentation/swiftui/meshgradient).
nonisolated public struct MeshGradient: ShapeStyle, Equatable {
  /// A point with the curves that begin there; they are drawn as straight lines.
  ///
  /// Follows
  /// [MeshGradient.BezierPoint](https://developer.apple.com/documentation/swiftui/meshgradient/bezierpoint).
  public struct BezierPoint: Equatable, Sendable {
    /// The position of the point.
    public var position: SIMD2<Float>
    /// The control point of the curve to the left.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve upwards.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the right.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve downwards.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point with its curves.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint) = (position, leadingControlPoint)
      (self.topControlPoint, self.trailingControlPoint) = (topControlPoint, trailingControlPoint)
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points of a mesh.
  ///
  /// Follows [MeshGradient.Locations](https://developer.apple.com/documentation/swiftui/meshgradient/locations-swift.enum).
  public enum Locations: Equatable, Sendable {
    /// Points by their positions.
    case points([SIMD2<Float>])
    /// Points with the curves that begin there.
    case bezierPoints([BezierPoint])

    fileprivate var positions: [SIMD2<Float>] {
      switch self {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    }
  }

  /// The colours of a mesh.
  ///
  /// Follows [MeshGradient.Colors](https://developer.apple.com/documentation/swiftui/meshgradient/colors-swift.enum).
  public enum Colors: Equatable, Sendable {
    /// Colours that depend on the environment.
    case colors([Color])
    /// Colours by their components.
    case resolvedColors([Color.Resolved])

    fileprivate var colors: [Color] {
      switch self {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    }
  }

  /// The number of points side by side.
  public var width: Int
  /// The number of points one above the other.
  public var height: Int
  /// The points, row by row.
  public var locations: Locations
  /// The colours of the points, in the same order.
  public var colors: Colors
  /// The colour of the area outside the mesh.
  public var background: Color
  /// A Boolean value that indicates whether colours blend without edges at the points.
  public var smoothsColors: Bool
  /// The colour space for mixing.
  ///
  /// Has no effect: the colours' components are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient from `width` × `height` points, with or without curves, and as many colours, row by row.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
    check()
  }

  /// Creates a gradient from `width` × `height` points and as many colours, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from `width` × `height` points and as many colours given by components, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from `width` × `height` points with curves and as many colours, row by row.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from `width` × `height` points with curves and as many colours given by components, row by row.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  private var isWhole: Bool {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return width > 1 && height > 1 && !isTooLarge && locations.positions.count == count && colors.colors.count == count
  }

  private func check() {
    if isWhole { return }
    let message =
      """
      MeshGradient(width: \(width), height: \(height)) has \(locations.positions.count) points and \(colors.colors.count) \
      colors. Pass width × height of both, at least 2 × 2.
      """
    if let host = StateHost.active { host.report(message) } else { RuntimeIssue.report(message) }
  }

  /// Returns the gradient to be drawn; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard isWhole else { return _Paint(background) }
    let points = locations.positions.map { SIMD2(Self.finite($0.x), Self.finite($0.y)) }
    let stops = (colors.colors + [background]).map {
      GradientPaint.Stop($0.components(in: environment), location: 0)
    }
    return _Paint(
      GradientPaint(
        .field(AnyColorField(MeshPaint(width: width, height: height, points: points, isSmooth: smoothsColors))),
        stops: stops))
  }

  private static func finite(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
}

extension MeshGradient: View {
  /// A rectangle filled with the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }

  // Both a style and a view have an `opacity`.

  /// Returns the gradient with its opacity multiplied by a value from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}
