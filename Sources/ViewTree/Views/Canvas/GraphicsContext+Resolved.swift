extension GraphicsContext {
  /// A measured text that can be drawn repeatedly.
  public struct ResolvedText {
    /// The shading of the text; colours of the text itself take precedence.
    public var shading = Shading.foreground
    fileprivate let block: TextBlock
    fileprivate let tools: CanvasTools

    /// Returns the size of the text in the screen's unit, broken into lines for the width of `size`.
    public func measure(in size: CGSize) -> CGSize { tools.text.size(of: block, in: ProposedViewSize(size)) }

    /// Returns the distance from the top of the text to its first baseline, in the screen's unit: one row.
    public func firstBaseline(in size: CGSize) -> CGFloat { tools.text.cellSize.height }

    /// Returns the distance from the top of the text to its last baseline, in the screen's unit: its height.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }
  }

  /// A measured image that can be drawn repeatedly: a glyph.
  public struct ResolvedImage {
    /// The shading of the image; its own colour takes precedence.
    public var shading: Shading?
    fileprivate let block: TextBlock
    /// The size of the glyph, in the screen's unit.
    public let size: CGSize
    /// The distance from the top of the image to its baseline, in the screen's unit: its height.
    public var baseline: CGFloat { size.height }
  }

  /// A view of the canvas's `symbols` that can be drawn repeatedly.
  public struct ResolvedSymbol {
    fileprivate let id: AnyHashable
    fileprivate let tools: CanvasTools

    /// The ideal size of the view, in the screen's unit.
    public var size: CGSize { checkedOnMainActor((tools, id), "the size of a symbol was read") { $0.size(of: $1) } }
  }

  // MARK: Texts

  /// Returns a measured text.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(block: text.leaf(in: tools.environment).block, tools: tools)
  }

  /// Draws a text, broken into lines for the width of a rectangle, from the rectangle's top leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(.text(colored(text.block, text.shading), rect.origin.applying(transform), ProposedViewSize(rect.size)))
  }

  /// Draws a text whose anchor, by default the centre, is at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = tools.text.size(of: text.block, in: .unspecified)
    add(.text(colored(text.block, text.shading), origin(size, at: point, anchor), .unspecified))
  }

  /// Draws a text, broken into lines for the width of a rectangle, from the rectangle's top leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text whose anchor, by default the centre, is at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Pictures

  /// Returns a measured image.
  public func resolve(_ image: Image) -> ResolvedImage {
    let block = image.resizable(false).leaf(in: tools.environment).block
    return ResolvedImage(block: block, size: tools.text.size(of: block, in: .unspecified))
  }

  /// Draws an image in the centre of a rectangle, in its own size: a glyph has one size.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image, at: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Draws an image whose anchor, by default the centre, is at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let block = image.shading.map { colored(image.block, $0) } ?? image.block
    add(.text(block, origin(image.size, at: point, anchor), .unspecified))
  }

  /// Draws an image in the centre of a rectangle, in its own size: a glyph has one size.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

  /// Draws an image whose anchor, by default the centre, is at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// Returns the view with a tag from the symbols of the canvas; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    tools.symbols[AnyHashable(id)] == nil ? nil : ResolvedSymbol(id: AnyHashable(id), tools: tools)
  }

  /// Shows a view in the centre of a rectangle, whose size it is proposed.
  ///
  /// A symbol in a layer is not drawn, and clips do not apply to symbols.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    place(symbol, at: CGPoint(x: rect.midX, y: rect.midY), .center, size: rect.size)
  }

  /// Shows a view whose anchor, by default the centre, is at a point.
  ///
  /// A symbol in a layer is not drawn, and clips do not apply to symbols.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol, at: point, anchor, size: nil)
  }

  private func place(_ symbol: ResolvedSymbol, at point: CGPoint, _ anchor: UnitPoint, size: CGSize?) {
    add(
      .symbol(
        .init(id: symbol.id, point: point.applying(transform), anchor: anchor, size: size, opacity: opacity)))
  }

  // MARK: Places

  /// Returns the origin of a rectangle whose anchor is at a point.
  private func origin(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
    let point = point.applying(transform)
    return CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
  }

  /// Returns the text in a shading; colours of the text itself stay.
  private func colored(_ block: TextBlock, _ shading: Shading) -> TextBlock {
    let (paint, _) = shading.paint(.identity, tools.environment)
    return block.colored(paint.color.color, paint.gradient)
  }
}

extension CanvasTools {
  /// Returns the ideal size of a symbol, measured on a temporary screen.
  @MainActor fileprivate func size(of id: AnyHashable) -> CGSize {
    guard let view = symbols[id] else { return .zero }
    let loop = FrameLoop(
      view, proposal: .unspecified, metrics: .text.scaled(by: text.cellSize), text: text, alignment: .topLeading,
      constants: EnvironmentValues(), start: .zero, variables: { _ in EnvironmentValues() })
    loop.run()
    defer { loop.unmount() }
    return loop.contentSize
  }
}
