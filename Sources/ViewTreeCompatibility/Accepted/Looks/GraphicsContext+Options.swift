// Filters of a canvas that a cell cannot show, and options of filters and gradients without an effect.

extension GraphicsContext {
  /// Options of a filter.
  ///
  /// Has no effect: colours are mixed by their components.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// The options as a bit mask: bit 0 mixes linear colours.
    public let rawValue: UInt32
    /// Creates options from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Mixes linear colours.
    ///
    /// Has no effect: colours are mixed by their components.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Applies an effect to subsequent drawing.
  ///
  /// The options have no effect: colours are mixed by their components.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions) { addFilter(filter) }

  /// Options of a blur.
  ///
  /// Has no effect: a cell cannot be blurred.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    /// The options as a bit mask: bit 0 is ``opaque``, bit 1 ``dithersResult``.
    public let rawValue: UInt32
    /// Creates options from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Makes the result opaque.
    ///
    /// Has no effect: a cell cannot be blurred.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithers the result.
    ///
    /// Has no effect: a cell cannot be blurred.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options of a shadow.
  ///
  /// Has no effect: a cell casts no shadow.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    /// The options as a bit mask: bits 0 to 3 in the order of the options below.
    public let rawValue: UInt32
    /// Creates options from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow above the content.
    ///
    /// Has no effect: a cell casts no shadow.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws only the shadow.
    ///
    /// Has no effect: a cell casts no shadow.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Inverts the opacity of the shadow.
    ///
    /// Has no effect: a cell casts no shadow.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Draws without a group.
    ///
    /// Has no effect: a cell casts no shadow.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
}

extension GraphicsContext {
  /// Options for the ends of a gradient.
  ///
  /// Has no effect: beyond an end, its last colour continues.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    /// The options as a bit mask: bit 0 repeats, bit 1 mirrors, bit 2 mixes linear colours.
    public let rawValue: UInt32
    /// Creates options from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats the gradient.
    ///
    /// Has no effect: beyond an end, its last colour continues.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Mirrors the gradient.
    ///
    /// Has no effect: beyond an end, its last colour continues.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes linear colours.
    ///
    /// Has no effect: colours are mixed by their components.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension GraphicsContext.Shading {
  /// Returns a gradient along a line between two points of the canvas; the options have no effect.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions
  ) -> Self { linearGradient(gradient, startPoint: startPoint, endPoint: endPoint) }

  /// Returns a gradient around a point of the canvas, between two radii in the screen's unit; the options have no effect.
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions
  ) -> Self { radialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius) }

  /// Returns a conic gradient around a point of the canvas; the options have no effect.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GraphicsContext.GradientOptions
  ) -> Self { conicGradient(gradient, center: center, angle: angle) }
}

extension GraphicsContext.Filter {
  /// Dims texts instead of blurring them; the options have no effect.
  public static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions) -> Self { blur(radius: radius) }

  /// Has no effect: a cell casts no shadow.
  public static func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
    blendMode: BlendMode = .normal,
    options: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions()
  ) -> Self { .none }

  /// Has no effect: the opacity of content has no threshold.
  public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Self { .none }
}
