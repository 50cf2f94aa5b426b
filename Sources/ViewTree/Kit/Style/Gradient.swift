/// Colours that blend into each other, each at a place from 0 to 1.
///
/// As a style it runs from the top to the bottom. Follows
/// [Gradient](https://developer.apple.com/documentation/swiftui/gradient).
public struct Gradient: ShapeStyle, Hashable {
  /// A colour with its location.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: Color
    /// The place of the pure colour, from 0 to 1; the first colour fills the space before it, the last one that after
    /// it.
    public var location: CGFloat

    /// Creates a colour at a place; a place that is not a number counts as 0.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The way in which colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// Mixing by components.
    public static let device = ColorSpace(isPerceptual: false)
    /// Mixing by perception; here, too, components are mixed.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colours in order; a place before that of the preceding stop counts as equal to it.
  public var stops: [Stop]

  /// Creates a gradient from colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// Returns the gradient from the top to the bottom; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    paint(.linear(from: .top, to: .bottom), in: environment)
  }

  func paint(_ form: GradientPaint.Form, in environment: EnvironmentValues) -> _Paint {
    _Paint(
      GradientPaint(
        form,
        stops: stops.map {
          GradientPaint.Stop($0.color.components(in: environment), location: Double($0.location))
        }))
  }
}

/// A gradient of any origin, in the direction in which it is used.
///
/// Follows [AnyGradient](https://developer.apple.com/documentation/swiftui/anygradient).
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Creates a gradient that hides its origin.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Returns the gradient from the top to the bottom; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { gradient._paint(in: environment) }
}

extension Color {
  /// A gradient from a lighter shade of the colour at the top to the colour at the bottom.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [lighter, self])) }

  /// A lighter shade; a colour that depends on the screen, such as the primary one, has none.
  private var lighter: Color {
    guard let opaque = fixed?.withOpacity(1) else { return self }
    var copy = Color(opaque.mixed(with: Resolved(.named(.white)), amount: 0.2))
    copy.alpha = alpha
    return copy
  }

  /// Returns the colour for mixing with others: the terminal's own counts as black, or as white on a dark screen; `nil`
  /// means transparent.
  package func components(in environment: EnvironmentValues) -> Resolved? {
    let drawn = drawn(in: environment)
    if drawn.isClear { return nil }
    if let color = drawn.color { return color }
    if drawn.isPage { return Resolved(.named(environment.colorScheme == .light ? .white : .black)) }
    return Resolved(.named(drawn.isDim ? .gray : environment.colorScheme == .light ? .black : .white))
  }
}
