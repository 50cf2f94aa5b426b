/// With what a ``Canvas`` is drawn into.
///
/// It is a value: a copy with another transform, opacity or clip draws into the same picture, and leaves the original as
/// it is. Coordinates are those of the canvas, in the screen's unit, from its top leading corner on, changed by the
/// transform. Texts and images keep their size, whatever the transform. Follows
/// [GraphicsContext](https://developer.apple.com/documentation/swiftui/graphicscontext).
public struct GraphicsContext {
  /// How much is seen of what is drawn from now on, from 0 to 1.
  public var opacity = 1.0
  /// How it is mixed with what is below.
  public var blendMode = BlendMode.normal
  /// Where what is drawn stands.
  public var transform = CGAffineTransform.identity
  private var clips: [(clip: CanvasPiece.Clip, bounds: CGRect)] = []
  private var effects: [CanvasPiece.Effect] = []
  private let size: CGSize
  let tools: CanvasTools
  // Shared: a context is made for one drawing, and its copies draw into the same.
  private(set) var recorder = CanvasRecorder()

  init(_ tools: CanvasTools, size: CGSize) { (self.tools, self.size) = (tools, size) }

  /// The values of the view's environment.
  public var environment: EnvironmentValues { tools.environment }

  // MARK: Coordinates

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Turns what is drawn from now on, around the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Does `matrix` first, and then what the transform did so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips and filters

  /// How a clip is taken.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// Bit 0: what lies inside is left out.
    public let rawValue: UInt32
    /// The options whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies inside is left out, and not what lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The rectangle outside of which nothing is drawn any more.
  public var clipBoundingRect: CGRect {
    clips.reduce(CGRect(origin: .zero, size: size)) { $1.clip.isInverse ? $0 : $0.intersection($1.bounds) }
  }

  /// From now on only what lies inside of a path is drawn.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let path = path.applying(transform)
    let white = ResolvedPaint(color: ResolvedColor(color: Color.Resolved(.named(.white))))
    let piece = CanvasPiece(content: .fill(path, white, bounds: nil, evenOdd: style.isEOFilled))
    clips.append((.init(pieces: [piece], isInverse: options.contains(.inverse)), path.boundingRect))
  }

  /// From now on only what lies where `content` draws is drawn, as far as that is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let piece = CanvasPiece(content: .layer(try pieces(content)), opacity: opacity)
    clips.append(
      (.init(pieces: [piece], isInverse: options.contains(.inverse)), CGRect(origin: .zero, size: size)))
  }

  /// How a filter is applied; one way.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// Bit 0: in linear colours.
    public let rawValue: UInt32
    /// The options whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In linear colours; accepted.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// An effect on what is drawn.
  public struct Filter: Sendable {
    let effect: CanvasPiece.Effect?

    private static func color(_ filter: ColorFilter) -> Filter { Filter(effect: .color(filter)) }

    /// Makes colours lighter, or darker.
    public static func brightness(_ amount: Double) -> Filter { color(.brightness(amount)) }
    /// Sets the contrast.
    public static func contrast(_ amount: Double) -> Filter { color(.contrast(amount)) }
    /// Sets how strong colours are.
    public static func saturation(_ amount: Double) -> Filter { color(.saturation(amount)) }
    /// Takes the colour out, by a part from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { color(.saturation(1 - min(max(amount, 0), 1))) }
    /// Turns the hues.
    public static func hueRotation(_ angle: Angle) -> Filter { color(.hue(angle)) }
    /// Inverts the colours; `amount` of 0 changes nothing.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount > 0 ? color(.inversion) : Filter(effect: nil)
    }
    /// Multiplies with a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      self.color(.product(color.resolve(in: EnvironmentValues()).drawn))
    }
    /// The lighter, the more is seen.
    public static var luminanceToAlpha: Filter { color(.luminanceToAlpha) }
    /// Dims texts: a cell cannot be blurred.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(effect: radius > 0 ? .dim : nil)
    }
    /// Has no effect: a cell casts no shadow.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(effect: nil) }
    /// Has no effect: opacity is as it is.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(effect: nil)
    }
  }

  /// How something is blurred; one way.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    /// Bit 0: up to the edges, bit 1: without dither.
    public let rawValue: UInt32
    /// The options whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The result is opaque; accepted.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The result is dithered; accepted.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a shadow is cast; none is.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    /// Bit 0: above, bit 1: alone.
    public let rawValue: UInt32
    /// The options whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Above what casts it; accepted.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what casts it; accepted.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// By opacity inverted; accepted.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Without a group; accepted.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Applies an effect to what is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    // The one that was added last is applied first.
    if let effect = filter.effect { effects.insert(effect, at: 0) }
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let (paint, bounds) = shading.paint(transform, tools.environment)
    add(.fill(path.applying(transform), paint, bounds: bounds, evenOdd: style.isEOFilled))
  }

  /// Draws a line along a path, one character thick.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard style.isVisible else { return }
    let (paint, bounds) = shading.paint(transform, tools.environment)
    add(.stroke(path.applying(transform), paint, bounds: bounds, dash: style.dash))
  }

  /// Draws a line along a path, one character thick; a width of 0 or less draws none.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws what `content` draws as a whole: the opacity, the clips and the filters are those of all of it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add(.layer(try pieces(content)))
  }

  private func pieces(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [CanvasPiece] {
    var inner = GraphicsContext(tools, size: size)
    inner.transform = transform
    try content(&inner)
    return inner.recorder.pieces
  }

  func add(_ content: CanvasPiece.Content) {
    guard content.isSomewhere else { return }
    recorder.pieces.append(
      CanvasPiece(
        content: content, opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1), blendMode: blendMode, effects: effects,
        clips: clips.map(\.clip)))
  }
}

/// What was drawn so far: copies of a context draw into the same picture.
final class CanvasRecorder {
  var pieces: [CanvasPiece] = []
}

/// What a context asks for.
final class CanvasTools {
  let text: any TextMeasuring
  let symbols: [AnyHashable: AnyView]
  let environment: EnvironmentValues

  init(text: any TextMeasuring, symbols: [AnyHashable: AnyView], environment: EnvironmentValues) {
    (self.text, self.symbols, self.environment) = (text, symbols, environment)
  }
}
