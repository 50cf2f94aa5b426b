extension GraphicsContext {
  /// A colour, or a gradient between points of the canvas.
  public struct Shading: Sendable {
    private enum Storage: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, from: CGPoint, to: CGPoint)
      case radial(Gradient, center: CGPoint, from: CGFloat, to: CGFloat)
      case conic(Gradient, center: CGPoint, Angle)
    }

    private let storage: Storage

    /// Returns a shading of one colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// Returns a shading of one colour from its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    /// Returns a shading of gray.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading of a style; a gradient extends across the bounding rectangle of the drawn content.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(storage: .style(AnyShapeStyle(style))) }

    /// The foreground style of the view.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A shading of the content below, which draws nothing.
    public static var backdrop: Shading { style(Color.clear) }

    /// Returns the first of several shadings, because drawn content has one; `.foreground` if there are none.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? foreground }

    /// Returns a gradient along a line between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading(storage: .linear(gradient, from: startPoint, to: endPoint)) }

    /// Returns a gradient around a point of the canvas, between two radii in the screen's unit.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading(storage: .radial(gradient, center: center, from: startRadius, to: endRadius)) }

    /// Returns a conic gradient around a point of the canvas, which begins at an angle and ends after a full turn.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading { Shading(storage: .conic(gradient, center: center, angle)) }

    /// Returns the paint, and the rectangle across which a gradient extends; `nil` is the bounding rectangle of the
    /// drawn content.
    func paint(_ transform: CGAffineTransform, _ environment: EnvironmentValues) -> (ResolvedPaint, CGRect?) {
      // Unit points refer to a square of length 1 at the origin of the canvas.
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
