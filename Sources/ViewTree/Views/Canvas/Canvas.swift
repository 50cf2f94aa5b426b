/// A view that a closure draws.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
///       context.draw(Text("Hi"), at: CGPoint(x: size.width / 2, y: size.height / 2))
///     }
///
///      ▗▟████▙▖
///     ████Hi████
///      ▝▜████▛▘
///
/// Shapes and lines are drawn like those of a ``Shape``, in the screen's unit. The view takes the proposed space (ideal
/// size 10 × 10) and clips its content. The closure is called when the size is known, and again when a value that it
/// read changes. Drawn views, the symbols, are live, each at its place. A canvas publishes nothing for screen readers.
/// Follows [Canvas](https://developer.apple.com/documentation/swiftui/canvas).
nonisolated public struct Canvas<Symbols: View>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  /// The views that can be drawn, with tags, for ``GraphicsContext/resolveSymbol(id:)``.
  public var symbols: Symbols
  /// The closure that draws the content for a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Has no effect: undrawn cells always show the content below.
  public var isOpaque: Bool
  /// Has no effect: colours are mixed by their components.
  public var colorMode: ColorRenderingMode
  /// Has no effect: the content is drawn with the frame.
  public var rendersAsynchronously: Bool

  /// Creates a canvas, with or without views that can be drawn as symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols = { EmptyView() }
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// A Boolean value that indicates whether the view is always exactly one element of its stack.
  public static var _isUnary: Bool { true }

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    slot.node { CanvasNode(view, parent: $0, inputs: $1) }.update(view)
  }
}

private struct CanvasLayout: FillingLayout {}

/// The element of a canvas, which draws as soon as its size is known.
private final class CanvasNode<Symbols: View>: LayoutRenderNode<CanvasLayout, Void> {
  private var view: Canvas<Symbols>
  private var child: Node?
  /// The size for which the content was drawn.
  private var drawnSize: CGSize?

  init(_ view: Canvas<Symbols>, parent: Node, inputs: Inputs) {
    self.view = view
    super.init(CanvasLayout(), parent: parent, inputs: inputs)
  }

  override var name: String? { "Canvas" }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func update(_ view: Canvas<Symbols>) {
    self.view = view
    if drawnSize != nil { evaluateAgain() }
  }

  override func prepareToPlace() {
    if drawnSize == size { return rule?.update() ?? () }
    drawnSize = size
    evaluateAgain()
  }

  override func evaluateNow() {
    let picture = tracking { draw(drawnSize ?? .zero) }
    let isFirst = child == nil
    child = evaluate(picture, in: child, inputs: inputs.insideRenderNode)
    if isFirst { renderNodesChanged() }
  }

  private func draw(_ size: CGSize) -> some View {
    let options = Symbols.self == EmptyView.self ? [] : OptionList(of: view.symbols).options
    let views = Dictionary(options.compactMap { option in option.tag.map { ($0, option.view) } }) { first, _ in first }
    let tools = CanvasTools(text: renderTree.text, symbols: views, environment: inputs.environmentValues)
    var context = GraphicsContext(tools, size: size)
    view.renderer(&context, size)
    return CanvasPicture(pieces: context.recorder.pieces, symbols: views)
  }
}

/// The drawn content: pieces of pictures, with the symbols between them.
private struct CanvasPicture: View, ViewPart {
  nonisolated static var nameForUsers: String? { "Canvas" }

  let pieces: [CanvasPiece]
  let symbols: [AnyHashable: AnyView]
  @Environment(\.glyphs) private var glyphs

  private struct Part: Identifiable {
    let id: Int
    var pieces: [CanvasPiece] = []
    var symbol: (view: AnyView, place: CanvasPiece.SymbolPlace)?
  }

  private var parts: [Part] {
    var parts = [Part(id: 0)]
    for piece in pieces {
      if case .symbol(let place) = piece.content, let view = symbols[place.id] {
        parts.append(Part(id: parts.count, symbol: (view, place)))
        parts.append(Part(id: parts.count))
      } else {
        parts[parts.count - 1].pieces.append(piece)
      }
    }
    return parts
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(parts) { part in
        if let (view, place) = part.symbol {
          SymbolLayout(point: place.point, anchor: place.anchor, size: place.size) { view }.opacity(place.opacity)
        } else {
          LeafContent(CanvasLeaf(pieces: part.pieces, glyphs: glyphs))
        }
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// Places a symbol at its point.
private struct SymbolLayout: Layout {
  let point: CGPoint
  let anchor: UnitPoint
  let size: CGSize?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor,
        proposal: size.map { ProposedViewSize($0) } ?? .unspecified)
    }
  }
}

/// A sequence of drawn pieces without symbols.
private struct CanvasLeaf: Leaf, Equatable {
  let pieces: [CanvasPiece]
  let glyphs: GlyphSet

  func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: context.metrics.idealLength)
  }

  func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {
    let painter = CanvasPainter(text: context.text, glyphs: glyphs)
    for piece in pieces { painter.draw(piece, into: &picture) }
  }
}

/// The colour mode of a group; it has no effect, because a group keeps the colours of its parts.
///
/// Follows [ColorRenderingMode](https://developer.apple.com/documentation/swiftui/colorrenderingmode).
public enum ColorRenderingMode: Hashable, Sendable {
  /// Colours are stored with a gamma curve.
  case nonLinear
  /// Colours are stored without a gamma curve.
  case linear
  /// Colours are stored without a gamma curve, and may be brighter than white.
  case extendedLinear
}
