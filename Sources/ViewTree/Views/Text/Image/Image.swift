/// A picture by its name: a symbol shows as a glyph of one or two cells.
///
///     Image(systemName: "envelope")      \/     ✉
///     Image(systemName: "bell.slash")    A/     ♫/
///     Image(systemName: "7.circle")      7      ⑦
///
/// Variants look like the symbol itself: parts of the name as `circle`, `square`, `badge` and `fill` do not count, in any
/// order, but where the filled one says something else, as `star.fill`, `%`, beside `star`, `o`. A sign is put behind the
/// glyph: `slash`, `plus`, `minus`, `checkmark`, `xmark`. An unknown name shows as `<>` or `◇` and is reported, and
/// ``View/symbolGlyph(_:ascii:unicode:)`` gives it a glyph; <doc:Symbols> has more.
///
/// The marks of a choice are three cells wide, whatever their state: `checkmark.square` and `square` as `[x]` and `[ ]`,
/// `checkmark.circle`, `xmark.circle`, `circle.fill` and `circle` as `(v)`, `(x)`, `(o)` and `( )`. Where one can be
/// resized, and its frame is narrower than that, it is a smaller glyph, `O` or `[x`.
///
/// To those who cannot see it, and to tests, a picture is called by its name, and so is a control that shows nothing else:
/// `find(.button, "trash")`.
///
/// A picture by its name in a bundle is drawn where there is a file `name.png`: two pixels above each other in a cell, in
/// ASCII one; 8 × 16 points of it are a cell, unless it can be resized. Plain text shows it in shades.
///
/// Follows [Image](https://developer.apple.com/documentation/swiftui/image).
nonisolated public struct Image: View, Equatable, Sendable {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  /// How a picture that is stretched fills its frame; a glyph is put in the middle.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated to fill the frame; a glyph is drawn once.
    case tile
    /// Stretched to fill the frame; a glyph keeps its size.
    case stretch
  }

  /// Whether a picture is drawn in the foreground style; a glyph always is.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground style.
    case template
    /// In its own colours; a glyph has none.
    case original
  }

  /// The size of a symbol; a glyph has one.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// As large as the text.
    case medium
    /// Larger than the text.
    case large
  }

  let name: String
  /// Most pictures have no look of their own, and no space for one.
  private var ownLook: IndirectLook?

  private struct Look: Equatable, Sendable {
    var kind = Kind.symbol
    var isResizable = false
    var bundle: Bundle?
    /// The pixels, where they were given.
    var bitmap: Bitmap?
    /// How many pixels are a point.
    var scale: CGFloat = 1
    /// What it is called, where that is not its name.
    var label: String?
    /// `.some(nil)` is the default colour.
    var foreground: AnyShapeStyle??
  }

  private enum Kind: Sendable {
    case symbol, indicator, asset, decoration

    /// A Boolean value that indicates whether the image is no symbol, but a picture of a bundle or of pixels.
    var isPicture: Bool { self == .asset || self == .decoration }
  }

  private indirect enum IndirectLook: Equatable, Sendable {
    case look(Look)
  }

  private var look: Look {
    get { if case .look(let look) = ownLook { look } else { Look() } }
    set { ownLook = .look(newValue) }
  }

  /// Creates a symbol by its name: its glyph in the screen's ``GlyphSet``.
  public init(systemName: String) { name = systemName }

  /// A sign of a built-in control in one cell: an arrow that opens, leads on or leads back, a grip.
  init(indicator: SymbolMarks.Indicator) {
    name = indicator.rawValue
    look.kind = .indicator
  }

  /// A picture of a bundle, or of the app: of a file `name.png`, or of the asset catalogue, where that was copied as it is.
  ///
  /// Where there is none it shows as the symbol `photo` unless ``View/symbolGlyph(_:ascii:unicode:)`` says otherwise.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    look.kind = .asset
    look.bundle = bundle
  }

  /// Creates a picture of a bundle, or of the app, that is called by other words.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    look.label = label.plainText
  }

  /// Creates a picture of a bundle in one of its states; it has one.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Creates a symbol in one of its states; it has one.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates a picture in the format PNG, of 8 or 16 bits a component and without interlacing.
  ///
  /// Throws if the data is none. SwiftUI has no such thing: there pictures are made by UIKit or AppKit.
  public init(pngData data: Data, scale: CGFloat = 1) throws {
    guard let bitmap = PNG.bitmap(data) else { throw ImageError() }
    name = ""
    look.kind = .decoration
    look.bitmap = bitmap
    self.scale = scale
  }

  /// A place for a picture that is not there.
  static let missing = Image(decorative: "")

  /// How many pixels of the picture are a point; what is not above zero counts as 1.
  var scale: CGFloat {
    get { look.scale }
    set { look.scale = newValue > 0 && newValue.isFinite ? newValue : 1 }
  }

  /// Creates a picture of an asset catalogue that says nothing to readers who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
    look.kind = .decoration
    look.bundle = bundle
  }

  /// Lets the picture take the size that it is offered; the glyph stays in its middle.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.look.isResizable = true
    return copy
  }

  /// How a picture is drawn in another size; a glyph has one.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// Quickly.
    case low
    /// Well.
    case medium
    /// As well as possible.
    case high
  }

  /// The same picture: a glyph has one size.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// The same picture: a glyph has no edges of its own.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// The same picture: a glyph has one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// The picture with or without a size of its own.
  func resizable(_ isResizable: Bool) -> Image {
    if look.isResizable == isResizable { return self }
    var copy = self
    copy.look.isResizable = isResizable
    return copy
  }

  /// The same picture: a glyph is drawn in the foreground style either way.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets the colour of the picture; the innermost setting wins.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Image { colored(AnyShapeStyle(style)) }

  /// Sets the colour of the picture; the innermost setting wins.
  ///
  /// `nil` is the default.
  public func foregroundColor(_ color: Color?) -> Image { colored(color.map(AnyShapeStyle.init)) }

  /// The picture in a style; the innermost setting wins.
  func colored(_ style: AnyShapeStyle?) -> Image {
    guard look.foreground == nil else { return self }
    var copy = self
    copy.look.foreground = .some(style)
    return copy
  }
}

extension Image: LeafView {
  /// Fits into the space that a node has for its leaf: there are many.
  enum Glyph: Leaf, Equatable {
    case fixed(TextBlock)
    /// Takes what it is offered; in less space than its glyph takes it shows the narrow one.
    indirect case resizable(TextBlock, narrow: TextBlock)
    /// Of pixels.
    indirect case picture(BitmapPicture)

    var block: TextBlock {
      switch self {
      case .fixed(let block), .resizable(let block, _): block
      case .picture: TextBlock([])
      }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      if case .picture(let picture) = self { return picture.sizeThatFits(proposal, cell: context.cellSize) }
      let own = context.text.size(of: block, in: .unspecified)
      if case .resizable = self { return proposal.replacingUnspecifiedDimensions(by: own) }
      return own
    }

    func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {
      if case .picture(let picture) = self { return picture.draw(into: &context, cell: leaf.cellSize) }
      var block = block
      var size = leaf.text.size(of: block, in: .unspecified)
      // The frame is rounded to whole cells.
      if case .resizable(_, let narrow) = self, context.frame.width + leaf.cellSize.width / 2 < size.width {
        block = narrow
        size = leaf.text.size(of: block, in: .unspecified)
      }
      context.frame.origin.x += max((context.frame.width - size.width) / 2, 0)
      context.frame.origin.y += max((context.frame.height - size.height) / 2, 0)
      if block.isGraded { return context.text(leaf.text.layout(block, in: .unspecified), by: leaf.text) }
      if let line = leaf.text.plainLine(of: block, in: .unspecified) { return context.line(line) }
      context.text(leaf.text.layout(block, in: .unspecified))
    }

    var hasBaselines: Bool { if case .fixed = self { true } else { false } }
    var isSettled: Bool { if case .picture = self { false } else { true } }
  }

  /// The pixels, if there are some.
  private func bitmap(_ look: Look) -> Bitmap? {
    if let bitmap = look.bitmap { return bitmap }
    return !look.kind.isPicture || name.isEmpty ? nil : Pictures.picture(name, in: look.bundle)
  }

  /// The glyph as it stands in a text.
  func glyph(in environment: EnvironmentValues) -> String {
    glyph(named: name, look.kind, own: environment.symbolGlyphs)[environment.glyphs]
  }

  private func glyph(named name: String, _ kind: Kind, own: [String: SymbolGlyph]) -> SymbolGlyph {
    switch kind {
    case .symbol: Symbols.shownGlyph(of: name, own: own)
    case .indicator: own[name] ?? SymbolMarks.indicators[name] ?? Symbols.unknown
    case .asset, .decoration: own[name] ?? Symbols.picture
    }
  }

  /// The name of the symbol as it points where it stands, in the variants that are wanted there.
  private func symbol(_ variants: SymbolVariants, in environment: EnvironmentValues) -> String {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let name = Symbols.turned(isMirrored ? Symbols.mirrored(name) : name, by: environment.rotation.quarterTurns)
    return variants == .none ? name : variants.name(of: name)
  }

  func leaf(in environment: EnvironmentValues) -> Glyph {
    let look = look
    let own = environment.symbolGlyphs
    if own[self.name] == nil, let bitmap = bitmap(look) {
      return .picture(
        BitmapPicture(bitmap: bitmap, scale: look.scale, isResizable: look.isResizable, glyphs: environment.glyphs))
    }
    var style = environment.textStyle
    let variants = look.kind == .symbol ? style.symbolVariants : .none
    let name = look.kind.isPicture ? name : symbol(variants, in: environment)
    if let foreground = look.foreground { style.foreground = foreground }
    let glyphs = environment.glyphs
    let glyph = glyph(named: name, look.kind, own: own)
    let shown = style.isRedacted ? glyph[glyphs].redacted(glyphs) : glyph[glyphs]
    let block = TextBlock([style.run(shown, in: environment)], glyphs: glyphs)
    guard look.isResizable else { return .fixed(block) }
    let narrow = look.kind == .symbol ? Symbols.narrowGlyph(of: name, own: own) : glyph
    let run = style.run(style.isRedacted ? shown : narrow[glyphs], in: environment)
    return .resizable(block, narrow: TextBlock([run], glyphs: glyphs))
  }

  var imageName: String? { look.kind == .decoration ? nil : look.label ?? name }
}

extension View {
  /// Has no effect: a glyph has one size.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Shows the symbols below in a variant, besides those that are asked for around it.
  ///
  ///     Label("Favourite", systemImage: "star").symbolVariant(.fill)     ☆ becomes ★
  ///
  /// Follows [symbolVariant(_:)](https://developer.apple.com/documentation/swiftui/view/symbolvariant(_:)).
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    textStyle { style, _ in style.symbolVariants.formUnion(variant) }
  }
  /// Has no effect: a glyph has one layer.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

/// How the layers of a symbol are coloured; a glyph has one layer.
///
/// Follows [SymbolRenderingMode](https://developer.apple.com/documentation/swiftui/symbolrenderingmode).
public struct SymbolRenderingMode: Sendable {
  /// All layers in one colour.
  public static let monochrome = SymbolRenderingMode()
  /// Layers in one colour, of different strength.
  public static let hierarchical = SymbolRenderingMode()
  /// Each layer in a colour of its own.
  public static let palette = SymbolRenderingMode()
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode()
}
