/// A picture with a name; a symbol is drawn as a glyph of one or two cells.
///
///     Image(systemName: "envelope")      \/     ✉
///     Image(systemName: "bell.slash")    A/     ♫/
///     Image(systemName: "7.circle")      7      ⑦
///
/// Variants look like the symbol itself: parts of the name such as `circle`, `square`, `badge` and `fill` have no
/// effect in any order, unless the filled symbol has a different meaning, as `star.fill` (`%`) and `star` (`o`). A sign
/// is appended to the glyph for `slash`, `plus`, `minus`, `checkmark` and `xmark`. An unknown name is drawn as `<>` or
/// `◇` and reported as an issue; ``View/symbolGlyph(_:ascii:unicode:)`` gives it a glyph. See <doc:Symbols>.
///
/// The marks of a choice are three cells wide in every state: `checkmark.square` and `square` as `[x]` and `[ ]`,
/// `checkmark.circle`, `xmark.circle`, `circle.fill` and `circle` as `(v)`, `(x)`, `(o)` and `( )`. A resizable one in
/// a narrower frame is a smaller glyph, `O` or `[x`.
///
/// Assistive technology and tests read a picture's name, which is also the name of a control that shows only the
/// picture:
/// `find(.button, "trash")`.
///
/// A picture of a bundle is drawn if a file `name.png` exists: two pixels in a cell, one above the other; one in ASCII.
/// A cell shows 8 × 16 points, unless the picture is resizable. Plain text shows it in shades.
///
/// Follows [Image](https://developer.apple.com/documentation/swiftui/image).
nonisolated public struct Image: View, Equatable, Sendable {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  /// The way in which a resizable picture fills its frame.
  ///
  /// Has no effect on a glyph, which is centred.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the picture to fill the frame.
    case tile
    /// Stretches the picture to fill the frame.
    case stretch
  }

  let name: String
  /// The properties beside the name; most pictures have none, and need no space for them.
  private var ownLook: IndirectLook?

  private struct Look: Equatable, Sendable {
    var kind = Kind.symbol
    var isResizable = false
    var bundle: Bundle?
    /// The pixels, if the picture was created from data.
    var bitmap: Bitmap?
    /// The number of pixels per point.
    var scale: CGFloat = 1
    /// The accessibility label, if it differs from the name.
    var label: String?
    /// The colour that was set; `.some(nil)` is the default colour.
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

  /// Creates a symbol that is drawn as its glyph in the screen's ``GlyphSet``.
  public init(systemName: String) { name = systemName }

  /// Creates an indicator of a built-in control in one cell: an arrow that opens, leads on or leads back, or a grip.
  init(indicator: SymbolMarks.Indicator) {
    name = indicator.rawValue
    look.kind = .indicator
  }

  /// Creates a picture of a bundle, or of the app: a file `name.png`, or a set of an uncompiled asset catalogue.
  ///
  /// A missing picture is drawn as the symbol `photo`, unless ``View/symbolGlyph(_:ascii:unicode:)`` sets a glyph for
  /// its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    look.kind = .asset
    look.bundle = bundle
  }

  /// Creates a picture of a bundle, or of the app, with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    look.label = label.plainText
  }

  /// Creates a picture from data in the format PNG, with 8 or 16 bits per component and without interlacing.
  ///
  /// Throws an error if the data cannot be decoded. SwiftUI has no such initializer: there, UIKit or AppKit creates
  /// pictures.
  public init(pngData data: Data, scale: CGFloat = 1) throws {
    guard let bitmap = PNG.bitmap(data) else { throw ImageError() }
    name = ""
    look.kind = .decoration
    look.bitmap = bitmap
    self.scale = scale
  }

  /// A placeholder for a missing picture.
  static let missing = Image(decorative: "")

  /// The number of pixels per point; a value that is not finite and positive counts as 1.
  var scale: CGFloat {
    get { look.scale }
    set { look.scale = newValue > 0 && newValue.isFinite ? newValue : 1 }
  }

  /// Creates a picture of an asset catalogue that assistive technology ignores.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
    look.kind = .decoration
    look.bundle = bundle
  }

  /// Makes the picture as large as its proposal; a glyph is centred in it.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.look.isResizable = true
    return copy
  }

  /// Returns the picture as resizable, or with its own size.
  func resizable(_ isResizable: Bool) -> Image {
    if look.isResizable == isResizable { return self }
    var copy = self
    copy.look.isResizable = isResizable
    return copy
  }

  /// Sets the colour of the picture; the innermost setting wins.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Image { colored(AnyShapeStyle(style)) }

  /// Sets the colour of the picture; the innermost setting wins.
  ///
  /// `nil` sets the default colour.
  public func foregroundColor(_ color: Color?) -> Image { colored(color.map(AnyShapeStyle.init)) }

  /// Returns the picture with a style; the innermost setting wins.
  func colored(_ style: AnyShapeStyle?) -> Image {
    guard look.foreground == nil else { return self }
    var copy = self
    copy.look.foreground = .some(style)
    return copy
  }
}

extension Image: LeafView {
  /// The leaf of a picture; it fits into the inline storage of a node, as pictures are frequent.
  enum Glyph: Leaf, Equatable {
    case fixed(TextBlock)
    /// A glyph as large as its proposal; in less space than its width the narrow one is drawn.
    indirect case resizable(TextBlock, narrow: TextBlock)
    /// A picture made of pixels.
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
      let (block, place) = fitting(context.size, leaf)
      context.frame.origin = context.frame.origin + place.origin
      if block.isGraded { return context.text(leaf.text.layout(block, in: .unspecified), by: leaf.text) }
      if let line = leaf.text.plainLine(of: block, in: .unspecified) { return context.line(line) }
      context.text(leaf.text.layout(block, in: .unspecified))
    }

    /// Returns the glyph that is drawn in a size, and its place.
    @MainActor private func fitting(
      _ size: CGSize, _ leaf: borrowing LeafContext
    ) -> (block: TextBlock, place: CGRect) {
      var block = block
      var own = leaf.text.size(of: block, in: .unspecified)
      // The tolerance is half a cell, because the frame is rounded to whole cells.
      if case .resizable(_, let narrow) = self, size.width + leaf.cellSize.width / 2 < own.width {
        block = narrow
        own = leaf.text.size(of: block, in: .unspecified)
      }
      let origin = CGPoint(x: max((size.width - own.width) / 2, 0), y: max((size.height - own.height) / 2, 0))
      return (block, CGRect(origin: origin, size: own))
    }

    /// Returns the place of a glyph that is larger than its frame: it is drawn as a whole.
    @MainActor func _reach(in size: CGSize, of context: borrowing LeafContext) -> CGRect? {
      guard case .resizable = self else { return nil }
      let place = fitting(size, context).place
      return CGRect(origin: .zero, size: size).contains(place) ? nil : place
    }

    var hasBaselines: Bool { if case .fixed = self { true } else { false } }
    var isSettled: Bool { if case .picture = self { false } else { true } }
  }

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    if case .look(let look) = view.ownLook, look.isResizable { slot.parent.renderTree.mayDrawBeyondFrames = true }
    evaluateLeaf(view, in: &slot)
  }

  /// Returns the pixels, if there are any.
  private func bitmap(_ look: Look) -> Bitmap? {
    if let bitmap = look.bitmap { return bitmap }
    return !look.kind.isPicture || name.isEmpty ? nil : Pictures.picture(name, in: look.bundle)
  }

  /// Returns the glyph as it is drawn in a text.
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

  /// Returns the name of the symbol, mirrored and turned for its place, in the current variants.
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
  var hasImageLabel: Bool { look.label != nil }
}

extension View {
  /// Shows the symbols in the view in a variant, in addition to the variants set around it.
  ///
  ///     Label("Favourite", systemImage: "star").symbolVariant(.fill)     ☆ becomes ★
  ///
  /// Follows [symbolVariant(_:)](https://developer.apple.com/documentation/swiftui/view/symbolvariant(_:)).
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    textStyle { style, _ in style.symbolVariants.formUnion(variant) }
  }
}

extension EnvironmentValues {
  /// The variants in which symbols are drawn.
  public var symbolVariants: SymbolVariants {
    get { textStyle.symbolVariants }
    set { textStyle.symbolVariants = newValue }
  }
}
