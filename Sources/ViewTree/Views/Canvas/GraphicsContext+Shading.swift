extension GraphicsContext {
  /// How a gradient goes on beyond its ends; here as its last colour.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    /// Bit 0: again from the start, bit 1: back, bit 2: in linear colours.
    public let rawValue: UInt32
    /// The options whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// From the start again; accepted.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Back and forth; accepted.
    public static let mirror = GradientOptions(rawValue: 2)
    /// In linear colours; accepted.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A colour, or a gradient between points of the canvas.
  public struct Shading: Sendable {
    private enum Storage: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, from: CGPoint, to: CGPoint)
      case radial(Gradient, center: CGPoint, from: CGFloat, to: CGFloat)
      case conic(Gradient, center: CGPoint, Angle)
    }

    private let storage: Storage

    /// One colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// One colour by its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    /// A shade of gray.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; a gradient goes from one end to the other of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(storage: .style(AnyShapeStyle(style))) }

    /// The foreground style of the view.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// What is below, which nothing shows.
    public static var backdrop: Shading { style(Color.clear) }

    /// The first of several shadings: nothing that is drawn has more.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? foreground }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(storage: .linear(gradient, from: startPoint, to: endPoint)) }

    /// A gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(storage: .radial(gradient, center: center, from: startRadius, to: endRadius)) }

    /// A gradient all around a point, from an angle on.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(storage: .conic(gradient, center: center, angle)) }

    /// How it is drawn, and the rectangle by which the colours of a gradient go; `nil` is that around what is drawn.
    func paint(_ transform: CGAffineTransform, _ environment: EnvironmentValues) -> (ResolvedPaint, CGRect?) {
      // Points of the canvas are parts of a square of length 1 at its origin.
      func unit(_ point: CGPoint) -> UnitPoint {
        let point = point.applying(transform)
        return UnitPoint(x: point.x, y: point.y)
      }
      func paint(_ gradient: Gradient, _ form: GradientPaint.Form) -> (ResolvedPaint, CGRect?) {
        (gradient.paint(form, in: environment).drawn(in: environment), CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      return switch storage {
      case .style(let style): (style.drawn(in: environment), nil)
      case .linear(let gradient, let from, let to): paint(gradient, .linear(from: unit(from), to: unit(to)))
      case .radial(let gradient, let center, let from, let to):
        paint(gradient, .radial(center: unit(center), from: from, to: to))
      case .conic(let gradient, let center, let angle):
        paint(gradient, .angular(center: unit(center), from: angle, to: angle + .degrees(360)))
      }
    }
  }
}
