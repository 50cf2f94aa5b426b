/// The destination of drawing operations in a ``Canvas``.
///
/// The context is a value: a copy with its own transform, opacity or clip draws into the same picture, and leaves the
/// original unchanged. Coordinates are those of the canvas, in the screen's unit, from its top leading corner, modified
/// by the transform. Texts and images keep their size under any transform. Follows
/// [GraphicsContext](https://developer.apple.com/documentation/swiftui/graphicscontext).
public struct GraphicsContext {
  /// The opacity of subsequent drawing, clamped to 0 to 1; not a number counts as 1.
  public var opacity = 1.0
  /// The blend mode of subsequent drawing.
  public var blendMode = BlendMode.normal
  /// The transform of subsequent drawing.
  public var transform = CGAffineTransform.identity
  private var clips: [(clip: CanvasPiece.Clip, bounds: CGRect)] = []
  private var effects: [CanvasPiece.Effect] = []
  private let size: CGSize
  let tools: CanvasTools
  // Shared: a context is created for one drawing, and its copies draw into the same picture.
  private(set) var recorder = CanvasRecorder()

  init(_ tools: CanvasTools, size: CGSize) { (self.tools, self.size) = (tools, size) }

  /// The values of the view's environment.
  public var environment: EnvironmentValues { tools.environment }

  // MARK: Coordinates

  /// Scales the coordinates of subsequent drawing by two factors.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Moves subsequent drawing by distances in the screen's unit.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Rotates subsequent drawing around the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Applies `matrix` before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips and filters

  /// Options of a clip.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// The options as a bit mask: bit 0 is ``inverse``.
    public let rawValue: UInt32
    /// Creates options from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Clips to the outside of the shape instead of its inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounding rectangle of the area in which drawing has an effect.
  public var clipBoundingRect: CGRect {
    clips.reduce(CGRect(origin: .zero, size: size)) { $1.clip.isInverse ? $0 : $0.intersection($1.bounds) }
  }

  /// Clips subsequent drawing to the inside of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let path = path.applying(transform)
    let white = ResolvedPaint(color: ResolvedColor(color: Color.Resolved(.named(.white))))
    let piece = CanvasPiece(content: .fill(path, white, bounds: nil, evenOdd: style.isEOFilled))
    clips.append((.init(pieces: [piece], isInverse: options.contains(.inverse)), path.boundingRect))
  }

  /// Clips subsequent drawing to the content of a layer, in proportion to its opacity.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let piece = CanvasPiece(content: .layer(try pieces(content)), opacity: opacity)
    clips.append(
      (.init(pieces: [piece], isInverse: options.contains(.inverse)), CGRect(origin: .zero, size: size)))
  }

  /// An effect on drawn content.
  public struct Filter: Sendable {
    let effect: CanvasPiece.Effect?
    /// A filter that changes nothing.
    package static let none = Filter(effect: nil)

    private static func color(_ filter: ColorFilter) -> Filter { Filter(effect: .color(filter)) }

    /// Adds an amount to the components of colours: -1 makes them black, 1 white.
    public static func brightness(_ amount: Double) -> Filter { color(.brightness(amount)) }
    /// Multiplies the contrast: 0 makes all colours gray, 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { color(.contrast(amount)) }
    /// Multiplies the saturation of colours: 0 makes them gray, 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { color(.saturation(amount)) }
    /// Reduces the saturation of colours by a fraction, clamped to 0 to 1: 1 makes them gray.
    public static func grayscale(_ amount: Double) -> Filter { color(.saturation(1 - min(max(amount, 0), 1))) }
    /// Rotates the hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter { color(.hue(angle)) }
    /// Inverts the colours; an amount of 0 or less changes nothing, and any other inverts them fully.
    public static func colorInvert(_ amount: Double = 1) -> Filter { amount > 0 ? color(.inversion) : .none }
    /// Multiplies colours and their opacity by a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      self.color(.product(color.resolve(in: EnvironmentValues()).drawn))
    }
    /// Makes light content opaque, and dark content transparent.
    public static var luminanceToAlpha: Filter { color(.luminanceToAlpha) }
    /// Dims texts instead of blurring them, because a cell cannot be blurred; a radius of 0 or less changes nothing.
    public static func blur(radius: CGFloat) -> Filter { Filter(effect: radius > 0 ? .dim : nil) }
  }

  /// Applies an effect to subsequent drawing.
  public mutating func addFilter(_ filter: Filter) {
    // The filter added last is applied first.
    if let effect = filter.effect { effects.insert(effect, at: 0) }
  }

  // MARK: Drawing

  /// Fills a path with a shading.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let (paint, bounds) = shading.paint(transform, tools.environment)
    add(.fill(path.applying(transform), paint, bounds: bounds, evenOdd: style.isEOFilled))
  }

  /// Draws a line along a path, one character thick; a line width of 0 or less draws none.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard style.isVisible else { return }
    let (paint, bounds) = shading.paint(transform, tools.environment)
    add(.stroke(path.applying(transform), paint, bounds: bounds, dash: style.dash))
  }

  /// Draws a line along a path, one character thick; a line width of 0 or less draws none.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the content of a closure as a layer, to which the opacity, the clips and the filters apply as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { add(.layer(try pieces(content))) }

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

/// The operations drawn so far, shared by all copies of a context.
final class CanvasRecorder {
  var pieces: [CanvasPiece] = []
}

/// The services that a context uses.
final class CanvasTools {
  let text: any TextMeasuring
  let symbols: [AnyHashable: AnyView]
  let environment: EnvironmentValues

  init(text: any TextMeasuring, symbols: [AnyHashable: AnyView], environment: EnvironmentValues) {
    (self.text, self.symbols, self.environment) = (text, symbols, environment)
  }
}
