/// Colours at the points of a grid, which go over into each other between them.
///
///     MeshGradient(
///       width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///       colors: [.red, .yellow, .blue, .green])
///
/// Each cell has its colour, in as many as the screen has; plain text shows shades. The points are parts of what is
/// filled, row by row from 0 to 1; a point may be moved within the rectangle. A grid of fewer than two points in a
/// direction, or of more or fewer points or colours than `width` times `height`, is an issue and draws its background.
/// As a view it fills the space that it is offered (ideal size 10 × 10). Follows
/// [MeshGradient](https://developer.apple.com/documentation/swiftui/meshgradient).
public struct MeshGradient: ShapeStyle, Equatable {
  /// A point with the curves that leave it; they are drawn as straight lines.
  ///
  /// Follows
  /// [MeshGradient.BezierPoint](https://developer.apple.com/documentation/swiftui/meshgradient/bezierpoint).
  public struct BezierPoint: Equatable, Sendable {
    /// Where the point lies.
    public var position: SIMD2<Float>
    /// Where the curve to the left bends.
    public var leadingControlPoint: SIMD2<Float>
    /// Where the curve up bends.
    public var topControlPoint: SIMD2<Float>
    /// Where the curve to the right bends.
    public var trailingControlPoint: SIMD2<Float>
    /// Where the curve down bends.
    public var bottomControlPoint: SIMD2<Float>

    /// A point and its curves.
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
    /// By where they lie.
    case points([SIMD2<Float>])
    /// With the curves that leave them.
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
    /// Colours that an environment resolves.
    case colors([Color])
    /// Colours of components.
    case resolvedColors([Color.Resolved])

    fileprivate var colors: [Color] {
      switch self {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    }
  }

  /// How many points stand side by side.
  public var width: Int
  /// How many points stand one above the other.
  public var height: Int
  /// The points, row by row.
  public var locations: Locations
  /// Their colours, in the same order.
  public var colors: Colors
  /// What is drawn where the mesh does not reach.
  public var background: Color
  /// Whether colours go over into each other without edges at the points.
  public var smoothsColors: Bool
  /// How colours are mixed, which does not count.
  public var colorSpace: Gradient.ColorSpace

  /// Points with curves, or without, and their colours.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
    check()
  }

  /// Points and their colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Points and their colours of components.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Points with curves and their colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Points with curves and their colours of components.
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
      MeshGradient(width: \(width), height: \(height)): \(locations.positions.count) points and \(colors.colors.count) \
      colors. Give it width × height of both, at least 2 × 2.
      """
    if let host = StateHost.active { host.report(message) } else { RuntimeIssue.report(message) }
  }

  /// The colours by their places; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard isWhole else { return _Paint(background) }
    let points = locations.positions.map { SIMD2(Self.finite($0.x), Self.finite($0.y)) }
    let stops = (colors.colors + [background]).map {
      GradientPaint.Stop($0.components(in: environment), location: 0)
    }
    return _Paint(
      GradientPaint(
        .mesh(MeshPaint(width: width, height: height, points: points, isSmooth: smoothsColors)), stops: stops))
  }

  private static func finite(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
}
