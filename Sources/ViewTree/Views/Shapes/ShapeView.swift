/// A painted shape: filled, outlined with a line, or several of these in sequence.
nonisolated public struct _ShapeView<S: Shape>: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never
  /// The shape fills the proposed size.
  public static var _surface: _Surface { .filling }
  /// Returns whether a line is drawn around the shape, even if it is currently too thin to be visible.
  public static func _isOutline(_ view: Self) -> Bool { view.hasLine }

  enum Layer: Equatable, Sendable {
    case fill(AnyShapeStyle, evenOdd: Bool)
    case stroke(AnyShapeStyle, Line)

    /// Whether the layer is a line wider than a character.
    var isStroke: Bool { if case .stroke(_, let line) = self { line.style.lineWidth > 1 } else { false } }
  }

  /// The style and the place of a line: along the outline, or inside it.
  struct Line: Equatable, Sendable {
    let style: StrokeStyle
    var isBorder = false

    /// The width of a line that is drawn as an area; 0 for a line that is drawn by glyphs.
    @MainActor func width(_ leaf: borrowing LeafContext) -> CGFloat {
      style.lineWidth.isFinite && style.lineWidth >= 1.5 * leaf.cellSize.width ? style.lineWidth : 0
    }

    /// The glyphs of a box: a line with a width of 2 or more, in cells or points, has thick glyphs.
    func box(_ box: BoxGlyphs, _ glyphs: GlyphSet) -> BoxGlyphs { style.lineWidth >= 2 ? glyphs.thick(box) : box }
  }

  let shape: S
  var layers: [Layer]
  /// Whether the shape is painted behind or in front of a view, and ends with the view's cells.
  var isBehind = false
  /// Whether the shape is only an outline, which can be filled with a style.
  private var isOutline = false
  private var hasLine = false

  init(shape: S, layers: [Layer]) { (self.shape, self.layers) = (shape, layers) }

  private func adding(_ layer: Layer) -> Self {
    var copy = self
    copy.layers.append(layer)
    copy.isOutline = false
    return copy
  }

  /// The shape as an outline only.
  fileprivate var outline: Self {
    var copy = self
    copy.isOutline = true
    return copy
  }

  /// The shape painted behind or in front of a view.
  var behind: Self {
    var copy = self
    copy.isBehind = true
    return copy
  }

  /// Fills the shape, over the previous layers; an outline without a style gets the style of the fill.
  public func fill<T: ShapeStyle>(_ content: T, style: FillStyle = FillStyle()) -> _ShapeView {
    if isOutline {
      var copy = self
      copy.layers = layers.map {
        guard case .stroke(_, let line) = $0 else { return $0 }
        return .stroke(AnyShapeStyle(content), line)
      }
      return copy
    }
    return adding(.fill(AnyShapeStyle(content), evenOdd: style.isEOFilled))
  }

  /// Draws a line around the shape, over the previous layers; a width of 0 or less draws none.
  public func stroke<T: ShapeStyle>(_ content: T, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
    stroke(content, Line(style: style))
  }

  fileprivate func stroke<T: ShapeStyle>(_ content: T, _ line: Line) -> _ShapeView {
    var copy = line.style.isVisible ? adding(.stroke(AnyShapeStyle(content), line)) : self
    copy.hasLine = true
    return copy
  }

  /// Draws a line around the shape, over the previous layers; a width of 0 or less draws none.
  public func stroke<T: ShapeStyle>(_ content: T, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line inside the shape's frame, over the previous layers; a width of 0 or less draws none.
  public func strokeBorder<T: ShapeStyle>(
    _ content: T, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line inside the shape's frame, over the previous layers; a width of 0 or less draws none.
  public func strokeBorder<T: ShapeStyle>(
    _ content: T, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView {
    stroke(content, Line(style: style, isBorder: true))
  }

  /// Draws a line inside the shape's frame, in the foreground style, over the previous layers.
  public func strokeBorder(lineWidth: CGFloat = 1) -> _ShapeView {
    strokeBorder(ForegroundStyle.foreground, lineWidth: lineWidth)
  }
}

extension Shape {
  /// Fills the shape with a style: whole cells by their background, and parts of cells at its edges.
  nonisolated public func fill<T: ShapeStyle>(_ content: T, style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: []).fill(content, style: style)
  }

  /// Fills the shape with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    fill(ForegroundStyle(), style: style)
  }

  /// Draws a line around the shape; a width of 0 or less draws none.
  nonisolated public func stroke<T: ShapeStyle>(_ content: T, lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: []).stroke(content, lineWidth: lineWidth)
  }

  /// Draws a line around the shape; a width of 0 or less draws none.
  nonisolated public func stroke<T: ShapeStyle>(_ content: T, style: StrokeStyle) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: []).stroke(content, style: style)
  }

  /// Draws a line around the shape in the foreground style, or in the style of a later `fill`; a width of 0 draws none.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth).outline
  }

  /// Draws a line around the shape in the foreground style, or in the style of a later `fill`.
  nonisolated public func stroke(style: StrokeStyle) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), style: style).outline
  }
}

extension InsettableShape {
  /// Draws a line inside the shape's frame; a width of 0 or less draws none.
  nonisolated public func strokeBorder<T: ShapeStyle>(
    _ content: T, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line inside the shape's frame; a width of 0 or less draws none.
  nonisolated public func strokeBorder<T: ShapeStyle>(
    _ content: T, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: []).strokeBorder(content, style: style)
  }

  /// Draws a line inside the shape's frame in the foreground style; a width of 0 or less draws none.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line inside the shape's frame in the foreground style; a width of 0 or less draws none.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style).outline
  }
}

// Overloads for `any Shape`, whose type the results cannot name: their type is the same for all shapes.
extension Shape {
  /// Fills the shape with a style.
  @_disfavoredOverload nonisolated public func fill<T: ShapeStyle>(
    _ content: T, style: FillStyle = FillStyle()
  ) -> AnyView { AnyView(fill(content, style: style) as _ShapeView<Self>) }

  /// Fills the shape with the foreground style.
  @_disfavoredOverload nonisolated public func fill(style: FillStyle = FillStyle()) -> AnyView {
    AnyView(fill(style: style) as _ShapeView<Self>)
  }

  /// Draws a line around the shape.
  @_disfavoredOverload nonisolated public func stroke<T: ShapeStyle>(
    _ content: T, lineWidth: CGFloat = 1
  ) -> AnyView { AnyView(stroke(content, style: StrokeStyle(lineWidth: lineWidth)) as _ShapeView<Self>) }

  /// Draws a line around the shape.
  @_disfavoredOverload nonisolated public func stroke<T: ShapeStyle>(_ content: T, style: StrokeStyle) -> AnyView {
    AnyView(stroke(content, style: style) as _ShapeView<Self>)
  }

  /// Draws a line around the shape in the foreground style.
  @_disfavoredOverload nonisolated public func stroke(lineWidth: CGFloat = 1) -> AnyView {
    AnyView(stroke(lineWidth: lineWidth) as _ShapeView<Self>)
  }

  /// Draws a line around the shape in the foreground style.
  @_disfavoredOverload nonisolated public func stroke(style: StrokeStyle) -> AnyView {
    AnyView(stroke(style: style) as _ShapeView<Self>)
  }
}

extension InsettableShape {
  /// Draws a line inside the shape's frame.
  @_disfavoredOverload nonisolated public func strokeBorder<T: ShapeStyle>(
    _ content: T, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> AnyView { AnyView(strokeBorder(content, lineWidth: lineWidth) as _ShapeView<Self>) }

  /// Draws a line inside the shape's frame.
  @_disfavoredOverload nonisolated public func strokeBorder<T: ShapeStyle>(
    _ content: T, style: StrokeStyle, antialiased: Bool = true
  ) -> AnyView { AnyView(strokeBorder(content, style: style) as _ShapeView<Self>) }

  /// Draws a line inside the shape's frame in the foreground style.
  @_disfavoredOverload nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> AnyView { AnyView(strokeBorder(lineWidth: lineWidth) as _ShapeView<Self>) }

  /// Draws a line inside the shape's frame in the foreground style.
  @_disfavoredOverload nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> AnyView { AnyView(strokeBorder(style: style) as _ShapeView<Self>) }
}

extension _ShapeView: LeafView {
  struct Painted: Leaf {
    enum Paint: Equatable {
      case fill(ResolvedPaint, evenOdd: Bool)
      case line(ResolvedPaint, Line)

      var isFill: Bool { if case .fill = self { true } else { false } }

      func mixed(with new: Paint, amount: Double) -> Paint? {
        switch (self, new) {
        case (.fill(let old, _), .fill(let new, let evenOdd)):
          old.mixed(with: new, amount: amount).map { .fill($0, evenOdd: evenOdd) }
        case (.line(let old, _), .line(let new, let line)):
          old.mixed(with: new, amount: amount).map { .line($0, line) }
        default: nil
        }
      }
    }

    let shape: S
    let paints: [Paint]
    let glyphs: GlyphSet
    let isBehind: Bool
    /// The rotation of the views around.
    var rotation = Angle.zero

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: context.metrics.idealLength)
    }

    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {
      let frame = isRotated ? context.frame : context.frame.inWholeCells(leaf.cellSize)
      for paint in paints {
        context.frame = frame
        switch paint {
        case .fill(let paint, let evenOdd): fill(paint, evenOdd, &context, leaf)
        case .line(let paint, let line): stroke(paint, line, &context, leaf)
        }
      }
    }

    /// Inside an unfilled outline, views behind are hit.
    func isHit(at point: CGPoint, in size: CGSize, of context: borrowing LeafContext) -> Bool {
      if paints.contains(where: \.isFill) || paints.isEmpty { return true }
      let cell = context.cellSize
      let inner = CGRect(origin: .zero, size: size)
        .insetBy(dx: cell.width, dy: size.height < 3 * cell.height ? 0 : cell.height)
      return !inner.contains(point)
    }

    @MainActor private func fill(
      _ paint: ResolvedPaint, _ evenOdd: Bool, _ context: inout DrawContext, _ leaf: borrowing LeafContext
    ) {
      let cell = leaf.cellSize
      // A shape behind a view ends with the view's cells.
      let isInCells = isBehind && !isRotated || context.isDot(cell)
      let frame = isInCells ? context.cellFrame(cell) : CGRect(origin: .zero, size: context.size)
      if isBehind, !isRotated, shape is Rectangle {
        return context.fill(frame, with: paint, bounds: frame, cell: cell, glyphs: glyphs)
      }
      let outline =
        context.isDot(cell) ? shape._path(in: frame, aspect: leaf.metrics.aspect) : outline(in: frame, &context, leaf)
      context.fill(
        outline, with: paint, edges: shape is Rectangle && !isRotated ? .straight : .any, evenOdd: evenOdd, cell: cell,
        glyphs: glyphs)
    }

    @MainActor private func stroke(
      _ paint: ResolvedPaint, _ line: Line, _ context: inout DrawContext, _ leaf: borrowing LeafContext
    ) {
      let (cell, dash) = (leaf.cellSize, line.style.dash)
      let frame = CGRect(origin: .zero, size: context.size)
      let isCurve = glyphs == .unicode && frame.height >= 3 * cell.height
      let isRow = frame.height < 1.5 * cell.height
      switch shape._corners {
      case _? where isRow && frame.width < 1.5 * cell.width: ring(with: paint, &context, leaf)
      case nil where line.width(leaf) > 0: thickLine(line, with: paint, &context, leaf)
      case .curve where isRow && dash.isEmpty: parentheses(with: paint, &context, leaf)
      case .square where dash.isEmpty && !isRotated: box(line.box(glyphs.box, glyphs), with: paint, &context, leaf)
      case .round where dash.isEmpty && !isRotated:
        box(line.box(glyphs.roundedBox, glyphs), with: paint, &context, leaf)
      case .curve where line.width(leaf) > 0: thickLine(line, with: paint, &context, leaf)
      case .curve where !isCurve: box(line.box(glyphs.roundedBox, glyphs), with: paint, &context, leaf)
      default:
        let outline = outline(in: frame, &context, leaf)
        context.stroke(outline, with: paint, dash: dash, cell: cell, glyphs: glyphs)
      }
    }

    /// Draws a line as the area that it covers.
    @MainActor private func thickLine(
      _ line: Line, with paint: ResolvedPaint, _ context: inout DrawContext, _ leaf: borrowing LeafContext
    ) {
      let aspect = leaf.metrics.aspect
      var frame = CGRect(origin: .zero, size: context.size)
      if line.isBorder { frame = frame.inset(by: line.width(leaf) / 2, aspect: aspect) }
      guard !frame.isNull else { return }
      let band = outline(in: frame, &context, leaf).applying(CGAffineTransform(scaleX: 1, y: aspect))
        .lineOutline(line.style).applying(CGAffineTransform(scaleX: 1, y: 1 / aspect))
      context.fill(band, with: paint, edges: .any, evenOdd: false, cell: leaf.cellSize, glyphs: glyphs)
    }

    /// Whether a rotation changes the appearance: a half turn of a box does not.
    private var isRotated: Bool {
      if shape is Circle { return false }
      let turns = rotation.degrees / (shape._corners == nil ? 360 : 180)
      return turns.isFinite && abs(turns - turns.rounded()) > 1e-6
    }

    /// Draws a box on the sides along which the view inside has no text.
    @MainActor private func box(
      _ box: BoxGlyphs, with paint: ResolvedPaint, _ context: inout DrawContext, _ leaf: borrowing LeafContext
    ) {
      let sides = leaf.unobstructedSides(of: context.frame, visibleIn: context.clip)
      if sides == .all { return context.box(box, with: paint, cell: leaf.cellSize) }
      for side in sides.individual {
        context.box(
          box.limited(to: sides), with: paint, cell: leaf.cellSize, shownIn: context.strip(side, leaf.cellSize))
      }
    }

    /// Draws the line around a single cell.
    @MainActor private func ring(
      with paint: ResolvedPaint, _ context: inout DrawContext, _ leaf: borrowing LeafContext
    ) {
      guard leaf.unobstructedSides(of: context.frame, visibleIn: context.clip) == .all else { return }
      let glyph: Character = glyphs == .ascii ? "o" : shape._corners == .square ? "□" : "○"
      context.add(.pattern(glyph, paint.color.lineStyle), inCells: context.cellFrame(leaf.cellSize))
    }

    /// Draws the line around a row, where the view inside has no text at its ends.
    @MainActor private func parentheses(
      with paint: ResolvedPaint, _ context: inout DrawContext, _ leaf: borrowing LeafContext
    ) {
      let sides = leaf.unobstructedSides(of: context.frame, visibleIn: context.clip)
      for (side, glyph) in [(BoxSides.left, "("), (.right, ")")] as [(BoxSides, Character)] where sides.contains(side) {
        context.add(.pattern(glyph, paint.color.lineStyle), inCells: context.strip(side, leaf.cellSize))
      }
    }

    /// Returns the distance by which thick lines extend beyond the outline.
    @MainActor private func margin(_ leaf: borrowing LeafContext) -> CGFloat {
      var margin: CGFloat = 0
      for case .line(_, let line) in paints where !line.isBorder { margin = max(margin, line.width(leaf) / 2) }
      return margin
    }

    /// The area of the drawing, which has whole cells and may lie half a cell beside its place.
    @MainActor func _reach(in size: CGSize, of context: borrowing LeafContext) -> CGRect? {
      let cell = context.cellSize
      return area(in: size, of: context)?.insetBy(dx: -cell.width / 2, dy: -cell.height / 2).bounded
    }

    /// Returns the frame extended to the outline and its lines.
    @MainActor private func area(in size: CGSize, of context: borrowing LeafContext) -> CGRect? {
      if isBehind { return nil }
      let frame = CGRect(origin: .zero, size: size)
      let aspect = context.metrics.aspect
      var reach = frame
      if shape._corners == nil { reach = frame.union(shape._path(in: frame, aspect: aspect).boundingRect) }
      reach = reach.inset(by: -margin(context), aspect: aspect)
      return reach == frame ? nil : reach.bounded
    }

    /// Returns the outline in the coordinates of the drawing view, with room for it at any angle.
    @MainActor private func outline(
      in frame: CGRect, _ context: inout DrawContext, _ leaf: borrowing LeafContext
    ) -> Path {
      let aspect = leaf.metrics.aspect
      let outline: Path
      let area: CGRect?
      if isRotated {
        outline = RotatedShape(shape: shape, angle: rotation)._path(in: frame, aspect: aspect)
        area = Rotation.reach(of: context.size, aspect: aspect).inset(by: -margin(leaf), aspect: aspect)
      } else {
        outline = shape._path(in: frame, aspect: aspect)
        area = self.area(in: context.size, of: leaf)
      }
      guard let area else { return outline }
      context.frame = area.moved(by: context.frame.origin)
      return outline.offsetBy(dx: -area.minX, dy: -area.minY)
    }

    func mixed(with new: Painted, amount: Double) -> Painted? {
      let mixed = zip(paints, new.paints).compactMap { $0.mixed(with: $1, amount: amount) }
      guard mixed.count == paints.count, mixed.count == new.paints.count else { return nil }
      let turn = rotation + (new.rotation - rotation) * amount
      return Painted(shape: new.shape, paints: mixed, glyphs: new.glyphs, isBehind: new.isBehind, rotation: turn)
    }
  }

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    // Known first: a line that becomes thick leaves its old extent.
    if !view.isBehind, view.shape._corners == nil || view.layers.contains(where: \.isStroke) {
      slot.parent.renderTree.mayDrawBeyondFrames = true
    }
    evaluateLeaf(view, in: &slot)
  }

  func leaf(in environment: EnvironmentValues) -> Painted {
    Painted(
      shape: shape._drawn(in: environment), paints: layers.compactMap { paint($0, in: environment) },
      glyphs: environment.glyphs, isBehind: isBehind, rotation: environment.rotation)
  }

  private func paint(_ layer: Layer, in environment: EnvironmentValues) -> Painted.Paint? {
    switch layer {
    case .fill(let style, let evenOdd):
      let paint = style.drawn(in: environment)
      return paint.isClear ? nil : .fill(paint, evenOdd: evenOdd)
    case .stroke(let style, let line):
      let paint = style.drawn(in: environment)
      return paint.isClear || paint.color.isPage && paint.gradient == nil ? nil : .line(paint, line)
    }
  }
}

extension CGRect {
  /// The rectangle at the place of texts of its size: if its length is a whole number of cells, it covers no more cells
  /// than that, even if it is centred between two.
  fileprivate func inWholeCells(_ cell: CGSize) -> CGRect {
    func isWhole(_ length: CGFloat, _ unit: CGFloat) -> Bool { abs(length / unit - (length / unit).rounded()) < 0.01 }
    let box = rounded(to: cell)
    var frame = self
    if isWhole(width, cell.width) { frame.origin.x = box.minX }
    if isWhole(height, cell.height) { frame.origin.y = box.minY }
    return frame
  }

  /// Returns the rectangle with a margin on each side that looks equal in both directions.
  fileprivate func inset(by margin: CGFloat, aspect: CGFloat) -> CGRect { insetBy(dx: margin, dy: margin / aspect) }
}

extension DrawContext {
  /// Whether the frame is one or two cells: a dot centred between two cells would fill neither.
  fileprivate func isDot(_ cell: CGSize) -> Bool {
    frame.height == cell.height && [cell.width, 2 * cell.width].contains(frame.width)
  }

  /// Returns the frame in whole cells, in the coordinates of the drawing view.
  fileprivate func cellFrame(_ cell: CGSize) -> CGRect { frame.rounded(to: cell).moved(by: .zero - frame.origin) }
}
