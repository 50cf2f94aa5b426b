extension GraphicsContext {
  /// A text that was measured, and can be drawn again and again.
  public struct ResolvedText {
    /// In what it is drawn; the text's own colours count more.
    public var shading = Shading.foreground
    fileprivate let block: TextBlock
    fileprivate let tools: CanvasTools

    /// The size of the text, broken into lines for a width.
    public func measure(in size: CGSize) -> CGSize { tools.text.size(of: block, in: ProposedViewSize(size)) }

    /// How far below its top the first line stands.
    public func firstBaseline(in size: CGSize) -> CGFloat { tools.text.cellSize.height }

    /// How far below its top the last line stands.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }
  }

  /// A picture that was measured, and can be drawn again and again: a glyph.
  public struct ResolvedImage {
    /// In what it is drawn; the picture's own colour counts more.
    public var shading: Shading?
    fileprivate let block: TextBlock
    /// The size of the glyph.
    public let size: CGSize
    /// How far below its top it stands.
    public var baseline: CGFloat { size.height }
  }

  /// A view among the symbols of the canvas.
  public struct ResolvedSymbol {
    fileprivate let id: AnyHashable
    fileprivate let tools: CanvasTools

    /// The ideal size of the view.
    public var size: CGSize {
      checkedOnMainActor((tools, id), "the size of a symbol was read outside of the main actor") { $0.size(of: $1) }
    }
  }

  // MARK: Texts

  /// Measures a text.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(block: text.leaf(in: tools.environment).block, tools: tools)
  }

  /// Draws a text, broken into lines for the width of a rectangle, from its top leading corner on.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    add(.text(colored(text.block, text.shading), rect.origin.applying(transform), ProposedViewSize(rect.size)))
  }

  /// Draws a text so that a part of it, its middle unless said otherwise, is at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = tools.text.size(of: text.block, in: .unspecified)
    add(.text(colored(text.block, text.shading), origin(size, at: point, anchor), .unspecified))
  }

  /// Draws a text, broken into lines for the width of a rectangle, from its top leading corner on.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text so that a part of it, its middle unless said otherwise, is at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Pictures

  /// Measures a picture.
  public func resolve(_ image: Image) -> ResolvedImage {
    let block = image.resizable(false).leaf(in: tools.environment).block
    return ResolvedImage(block: block, size: tools.text.size(of: block, in: .unspecified))
  }

  /// Draws a picture in the middle of a rectangle: a glyph has one size.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image, at: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Draws a picture so that a part of it, its middle unless said otherwise, is at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let block = image.shading.map { colored(image.block, $0) } ?? image.block
    add(.text(block, origin(image.size, at: point, anchor), .unspecified))
  }

  /// Draws a picture in the middle of a rectangle: a glyph has one size.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

  /// Draws a picture so that a part of it, its middle unless said otherwise, is at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// The view with a tag among the symbols of the canvas; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    tools.symbols[AnyHashable(id)] == nil ? nil : ResolvedSymbol(id: AnyHashable(id), tools: tools)
  }

  /// Shows a view that is offered the size of a rectangle, in its middle.
  ///
  /// In a layer it is not drawn, and no clip cuts it.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    place(symbol, at: CGPoint(x: rect.midX, y: rect.midY), .center, size: rect.size)
  }

  /// Shows a view so that a part of it, its middle unless said otherwise, is at a point.
  ///
  /// In a layer it is not drawn, and no clip cuts it.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol, at: point, anchor, size: nil)
  }

  private func place(_ symbol: ResolvedSymbol, at point: CGPoint, _ anchor: UnitPoint, size: CGSize?) {
    add(
      .symbol(
        .init(id: symbol.id, point: point.applying(transform), anchor: anchor, size: size, opacity: opacity)))
  }

  // MARK: Places

  /// Where something begins of which a part is at a point.
  private func origin(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
    let point = point.applying(transform)
    return CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
  }

  /// The text in a shading, as far as it has no colours of its own.
  private func colored(_ block: TextBlock, _ shading: Shading) -> TextBlock {
    let (paint, _) = shading.paint(.identity, tools.environment)
    return block.colored(paint.color.color, paint.gradient)
  }
}

extension CanvasTools {
  /// The ideal size of a symbol, found out on a screen of its own.
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
