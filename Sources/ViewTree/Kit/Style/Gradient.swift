/// Colours that go over into each other: each at its place on the way from 0 to 1.
///
/// As a style it goes from the top to the bottom. Follows
/// [Gradient](https://developer.apple.com/documentation/swiftui/gradient).
public struct Gradient: ShapeStyle, Hashable {
  /// One colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is seen alone, from 0 to 1; before the first stop its colour goes on, and behind the last one that.
    public var location: CGFloat

    /// A colour at a place; one that is not a number counts as 0.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// By their components.
    public static let device = ColorSpace(isPerceptual: false)
    /// As they are seen; mixed by their components all the same.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colours in their order; one whose place lies before that of the stop before it counts as lying there.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// The same colours, mixed in a colour space, which does not count.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  /// From the top to the bottom; called by the engine.
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

/// A gradient by itself, in the direction in which it is used.
///
/// Follows [AnyGradient](https://developer.apple.com/documentation/swiftui/anygradient).
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Hides how a gradient was made.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The same colours, mixed in a colour space, which does not count.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// From the top to the bottom; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { gradient._paint(in: environment) }
}

extension Color {
  /// From a lighter shade of the colour at the top to the colour at the bottom.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [lighter, self])) }

  /// Of what is not a colour by itself, as the primary one, there is no lighter shade.
  private var lighter: Color {
    guard let opaque = fixed?.withOpacity(1) else { return self }
    var copy = Color(opaque.mixed(with: Resolved(.named(.white)), amount: 0.2))
    copy.alpha = alpha
    return copy
  }

  /// The colour as it is mixed with others: the terminal's own is taken for black, or for white where the screen is dark;
  /// `nil` is nothing at all.
  func components(in environment: EnvironmentValues) -> Resolved? {
    let drawn = drawn(in: environment)
    if drawn.isClear { return nil }
    if let color = drawn.color { return color }
    if drawn.isPage { return Resolved(.named(environment.colorScheme == .light ? .white : .black)) }
    return Resolved(.named(drawn.isDim ? .gray : environment.colorScheme == .light ? .black : .white))
  }
}
