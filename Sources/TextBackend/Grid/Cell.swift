import ViewTree

/// One cell of the screen: eight bytes, compared bytewise.
struct Cell: Equatable, Sendable {
  var glyph: Glyph
  var style: StyleTable.ID

  static let blank = Cell(glyph: .blank, style: .plain)

  /// A scalar, an entry of the ``GlyphTable``, or a half of a wide glyph.
  struct Glyph: Hashable, Sendable {
    var code: UInt32

    static let blank = Glyph(code: 0x20)

    /// The second half of the wide glyph in the cell before.
    ///
    /// The cell keeps a style of its own, for the time when the glyph is covered; while the glyph is whole, the style
    /// of its first half shows.
    static let secondHalf = Glyph(code: .max)

    /// The visible half of a wide glyph whose other half is covered.
    ///
    /// It looks blank, and may become visible again.
    static let cutHalf = Glyph(code: .max - 1)
    /// The upper half of a cell in a colour.
    static let upperHalf = Glyph(code: 0x2580)
    static let entryBit: UInt32 = 1 << 31
    /// The bit that marks the scalar of a line.
    ///
    /// Crossing lines are joined; text of the same characters is not.
    static let lineBit: UInt32 = 1 << 30

    /// Whether the glyph is a piece of a line.
    var isLine: Bool { code >> 30 == 1 }
    /// The glyph marked as a piece of a line; an entry of the ``GlyphTable`` is returned unchanged.
    var asLine: Glyph { code & Self.entryBit == 0 ? Glyph(code: code | Self.lineBit) : self }
    /// The displayed scalar, without the mark of a line; meaningful only if the glyph is a scalar.
    var scalar: UInt32 { isLine ? code & ~Self.lineBit : code }

    /// The index in the ``GlyphTable``; `nil` if the glyph is a scalar or half of a wide glyph.
    var entry: Int? {
      code & Self.entryBit == 0 || code >= Self.cutHalf.code ? nil : Int(code & ~Self.entryBit)
    }

    /// Whether the glyph fills a part of a cell in one colour: the edge of a shape.
    var isBlock: Bool { (0x2580...0x259F).contains(code) }

    /// Whether only the background of the cell is visible.
    var looksBlank: Bool { self == .blank || self == .cutHalf }
  }
}

/// The grapheme clusters of more than one scalar that were drawn so far.
struct GlyphTable: Sendable {
  private(set) var clusters: [Character] = []
  private var indices: [Character: Int] = [:]

  /// Returns the glyph of a character.
  ///
  /// A control character that was not replaced before becomes a question mark.
  mutating func glyph(_ character: Character) -> Cell.Glyph {
    let bytes = character.utf8
    if bytes.count == 1, let byte = bytes.first {
      return Cell.Glyph(code: VisibleText.isHarmful(Unicode.Scalar(byte)) ? 0x3F : UInt32(byte))
    }
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if VisibleText.isHarmful(first) { return Cell.Glyph(code: 0x3F) }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return Cell.Glyph(code: first.value) }
    let index = indices[character] ?? insert(character)
    return Cell.Glyph(code: Cell.Glyph.entryBit | UInt32(index))
  }

  private mutating func insert(_ character: Character) -> Int {
    clusters.append(character)
    indices[character] = clusters.count - 1
    return clusters.count - 1
  }

  func width(of glyph: Cell.Glyph) -> Int {
    if glyph == .cutHalf { return 1 }
    if let entry = glyph.entry { return GraphemeWidth.of(clusters[entry]) }
    return Unicode.Scalar(glyph.scalar).map(GraphemeWidth.of) ?? 0
  }

  /// Appends the glyph's characters; the second half of a wide glyph has none.
  func append(_ glyph: Cell.Glyph, to bytes: inout [UInt8]) {
    if glyph.scalar < 0x80 {
      bytes.append(UInt8(glyph.scalar))
    } else if glyph == .cutHalf {
      bytes.append(0x20)
    } else if let entry = glyph.entry {
      bytes.append(contentsOf: clusters[entry].utf8)
    } else if let scalar = Unicode.Scalar(glyph.scalar) {
      bytes.append(contentsOf: UTF8.encode(scalar)!)
    }
  }
}

/// The styles that were drawn so far; a cell refers to its style by number.
struct StyleTable: Sendable {
  struct ID: Hashable, Sendable {
    var index: UInt32

    static let plain = ID(index: 0)
    fileprivate static let translucentBit: UInt32 = 1 << 31

    /// Whether the cell below shows through; no cell has such a style, see ``StyleTable/blend(_:over:)``.
    var isTranslucent: Bool { index & Self.translucentBit != 0 }
  }

  private(set) var styles = [GlyphStyle()]
  private var ids: [GlyphStyle: ID] = [:]
  // The last results: neighbouring cells usually repeat the lookup.
  private var lastID = (style: GlyphStyle(), id: ID.plain)
  private var lastOver = (top: ID.plain, below: ID.plain, result: ID.plain)
  private var lastBlend = (top: ID.plain, below: ID.plain, result: ID.plain)
  /// The colours that stand for the terminal's own when a translucent colour lies over them.
  let page: (foreground: Color.Resolved, background: Color.Resolved)
  let colorScheme: ColorScheme

  init(colorScheme: ColorScheme = .light) {
    self.colorScheme = colorScheme
    let (black, white) = (Color.Resolved(.named(.black)), Color.Resolved(.named(.white)))
    page = colorScheme == .light ? (black, white) : (white, black)
    store(.plain, for: GlyphStyle(), in: &ids)
  }

  subscript(id: ID) -> GlyphStyle { styles[Int(id.index & ~ID.translucentBit)] }

  mutating func id(_ style: GlyphStyle) -> ID {
    if lastID.style != style { lastID = (style, ids[style] ?? insert(style)) }
    return lastID.id
  }

  private mutating func insert(_ style: GlyphStyle) -> ID {
    let bit =
      style.foreground?.isTranslucent == true || style.background?.isTranslucent == true
      || style.traits.contains(.faded)
    let id = ID(index: UInt32(styles.count) | (bit ? ID.translucentBit : 0))
    styles.append(style)
    store(id, for: style, in: &ids)
    return id
  }

  /// Returns a style drawn over a cell: without a background of its own, it keeps the cell's background.
  @inline(__always) mutating func over(_ top: ID, _ below: Cell) -> ID {
    below.style == .plain || below.style == top ? top : overOther(top, below)
  }

  /// Over a block at the edge of a shape, the background is the colour of the shape.
  private mutating func overOther(_ top: ID, _ below: Cell) -> ID {
    below.glyph.isBlock
      ? overOther(top, id(GlyphStyle(background: self[below.style].foreground))) : overOther(top, below.style)
  }

  private mutating func overOther(_ top: ID, _ below: ID) -> ID {
    if lastOver.top == top, lastOver.below == below { return lastOver.result }
    var style = self[top]
    style.background = style.background ?? self[below].background
    lastOver = (top, below, id(style))
    return lastOver.result
  }

  /// Returns any style drawn over a cell.
  mutating func shown(_ top: ID, over below: Cell) -> ID {
    top.isTranslucent ? blend(top, over: below.style) : over(top, below)
  }

  /// Returns a translucent style mixed with the style below.
  ///
  /// The terminal's own background is unknown: with an opacity below 0.6, text on it is dimmed instead.
  private mutating func blend(_ top: ID, over below: ID) -> ID {
    if lastBlend.top == top, lastBlend.below == below { return lastBlend.result }
    var style = self[top]
    let lower = self[below].background
    style.background = style.background.map { $0.over(lower ?? page.background) } ?? lower
    if let foreground = style.foreground, foreground.isTranslucent {
      style.foreground = style.background.map(foreground.over) ?? foreground.opaque
      if style.background == nil, foreground.alpha < 153 { style.traits.insert(.dim) }
    }
    if style.traits.remove(.faded) != nil, style.background == nil { style.traits.insert(.dim) }
    lastBlend = (top, below, id(style))
    return lastBlend.result
  }

  /// Returns the style of a cell behind a translucent fill; a blank cell without traits keeps its foreground.
  mutating func behind(_ color: Color.Resolved, _ id: ID, isBlank: Bool) -> ID {
    var style = self[id]
    style.background = color.over(style.background ?? page.background)
    if !isBlank || style.traits != [] { style.foreground = color.over(style.foreground ?? page.foreground) }
    return self.id(style)
  }
}
