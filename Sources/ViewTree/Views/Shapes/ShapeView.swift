/// A shape as it is painted: filled, drawn as a line, or one after the other.
nonisolated public struct _ShapeView<S: Shape>: View {
  /// Never: the view is primitive, the engine shows it without a body.
  public typealias Body = Never

  enum Layer: Equatable, Sendable {
    case fill(AnyShapeStyle)
    case stroke(AnyShapeStyle)
  }

  let shape: S
  var layers: [Layer]

  private func adding(_ layer: Layer) -> Self {
    var copy = self
    copy.layers.append(layer)
    return copy
  }

  /// Fills the shape as well.
  public func fill<T: ShapeStyle>(_ content: T, style: FillStyle = FillStyle()) -> _ShapeView {
    adding(.fill(AnyShapeStyle(content)))
  }

  /// Draws a line around the shape as well.
  public func stroke<T: ShapeStyle>(_ content: T, style: StrokeStyle) -> _ShapeView {
    style.isVisible ? adding(.stroke(AnyShapeStyle(content))) : self
  }

  /// Draws a line around the shape as well.
  public func stroke<T: ShapeStyle>(_ content: T, lineWidth: CGFloat = 1) -> _ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line around the shape as well.
  public func strokeBorder<T: ShapeStyle>(_ content: T, lineWidth: CGFloat = 1) -> _ShapeView {
    stroke(content, lineWidth: lineWidth)
  }
}

extension Shape {
  /// Fills the shape with a style: the background of its cells.
  nonisolated public func fill<T: ShapeStyle>(_ content: T, style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: []).fill(content, style: style)
  }

  /// Fills the shape with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    fill(ForegroundStyle(), style: style)
  }

  /// Draws a line around the shape, one character thick; a width of 0 or less draws none.
  nonisolated public func stroke<T: ShapeStyle>(_ content: T, lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: []).stroke(content, lineWidth: lineWidth)
  }

  /// Draws a line around the shape, one character thick; a width of 0 or less draws none.
  nonisolated public func stroke<T: ShapeStyle>(_ content: T, style: StrokeStyle) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: []).stroke(content, style: style)
  }

  /// Draws a line around the shape in the foreground style.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Draws a line around the shape in the foreground style.
  nonisolated public func stroke(style: StrokeStyle) -> _ShapeView<Self> { stroke(ForegroundStyle(), style: style) }
}

extension InsettableShape {
  /// Draws a line inside of the shape's frame, one character thick; a width of 0 or less draws none.
  nonisolated public func strokeBorder<T: ShapeStyle>(_ content: T, lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(content, lineWidth: lineWidth)
  }

  /// Draws a line inside of the shape's frame, one character thick; a width of 0 or less draws none.
  nonisolated public func strokeBorder<T: ShapeStyle>(_ content: T, style: StrokeStyle) -> _ShapeView<Self> {
    stroke(content, style: style)
  }

  /// Draws a line inside of the shape's frame in the foreground style.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> _ShapeView<Self> { stroke(lineWidth: lineWidth) }
}

/// How a shape is filled; a text screen fills whole cells.
///
/// Follows [FillStyle](https://developer.apple.com/documentation/swiftui/fillstyle).
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule says what is inside; without effect.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; without effect.
  public var isAntialiased: Bool

  /// A way of filling; none of it has an effect.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn.
///
/// A text screen has one thickness; a width of 0 or less, or one that is not a number, draws nothing. Follows
/// [StrokeStyle](https://developer.apple.com/documentation/swiftui/strokestyle).
public struct StrokeStyle: Hashable, Sendable {
  /// The width; only whether it is above zero counts.
  public var lineWidth: CGFloat
  /// The lengths of dashes and gaps in turn; every line is drawn unbroken.
  public var dash: [CGFloat]

  /// A line of a width.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }

  var isVisible: Bool { lineWidth > 0 }
}

extension _ShapeView: LeafView {
  struct Painted: Leaf {
    enum Paint: Equatable {
      case fill(ResolvedColor)
      case line(BoxGlyphs, GlyphStyle)

      func mixed(with new: Paint, amount: Double) -> Paint? {
        switch (self, new) {
        case (.fill(let old), .fill(let new)): old.mixed(with: new, amount: amount).map { .fill($0) }
        case (.line(_, let old), .line(let glyphs, let new)):
          old.mixed(with: new, amount: amount).map { .line(glyphs, $0) }
        default: nil
        }
      }
    }

    let paints: [Paint]

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: context.metrics.idealLength)
    }

    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {
      for paint in paints {
        switch paint {
        case .fill(let color): if let background = color.asBackground { context.fill(background) }
        case .line(let glyphs, let style): context.box(glyphs, style)
        }
      }
    }

    func mixed(with new: Painted, amount: Double) -> Painted? {
      let mixed = zip(paints, new.paints).compactMap { $0.mixed(with: $1, amount: amount) }
      return mixed.count == paints.count && mixed.count == new.paints.count ? Painted(paints: mixed) : nil
    }
  }

  func leaf(in environment: EnvironmentValues) -> Painted {
    Painted(paints: layers.compactMap { paint($0, in: environment) })
  }

  private func paint(_ layer: Layer, in environment: EnvironmentValues) -> Painted.Paint? {
    switch layer {
    case .fill(let style): return .fill(style.resolve(in: environment))
    case .stroke(let style):
      let color = style.resolve(in: environment)
      if color.isClear { return nil }
      let glyphs = shape._isRounded ? environment.glyphs.roundedBox : environment.glyphs.box
      return .line(glyphs, GlyphStyle(foreground: color.color, traits: color.isDim ? .dim : []))
    }
  }
}
