import ViewTree

/// One place on the screen: eight bytes, compared as such.
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
    /// The cell keeps a style of its own, for the time when the glyph is covered; as long as the glyph is whole the
    /// style of its first half shows.
    static let secondHalf = Glyph(code: .max)

    /// What is left of a wide glyph whose other half is covered.
    ///
    /// It looks blank, and says that it may show again.
    static let cutHalf = Glyph(code: .max - 1)
    /// The upper half of a cell, in a colour.
    static let upperHalf = Glyph(code: 0x2580)
    static let entryBit: UInt32 = 1 << 31
    /// Set in the scalar of a line, which joins the lines that cross it; text of the same characters does not.
    static let lineBit: UInt32 = 1 << 30

    /// Whether it is a piece of a line.
    var isLine: Bool { code >> 30 == 1 }
    /// The glyph as a piece of a line; an entry of the table is none.
    var asLine: Glyph { code & Self.entryBit == 0 ? Glyph(code: code | Self.lineBit) : self }
    /// The scalar that is shown, if it is one.
    var scalar: UInt32 { isLine ? code & ~Self.lineBit : code }

    /// The index in the glyph table.
    var entry: Int? {
      code & Self.entryBit == 0 || code >= Self.cutHalf.code ? nil : Int(code & ~Self.entryBit)
    }

    /// Whether it is a part of a cell in one colour: the edge of a shape.
    var isBlock: Bool { (0x2580...0x259F).contains(code) }

    /// Whether nothing is to be seen of it but its background.
    var looksBlank: Bool { self == .blank || self == .cutHalf }
  }
}

/// The grapheme clusters of more than one scalar that were drawn so far.
struct GlyphTable: Sendable {
  private(set) var clusters: [Character] = []
  private var indices: [Character: Int] = [:]

  /// The glyph of a character.
  ///
  /// Controls that come this far are not text: a question mark stands for them.
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

/// The styles that were drawn so far; a cell names its own by number.
struct StyleTable: Sendable {
  struct ID: Hashable, Sendable {
    var index: UInt32

    static let plain = ID(index: 0)
    fileprivate static let translucentBit: UInt32 = 1 << 31

    /// Whether what is below shows through: no cell has such a style, see ``StyleTable/blend(_:over:)``.
    var isTranslucent: Bool { index & Self.translucentBit != 0 }
  }

  private(set) var styles = [GlyphStyle()]
  private var ids = [GlyphStyle(): ID.plain]
  // The last answers: neighbours mostly ask the same.
  private var lastID = (style: GlyphStyle(), id: ID.plain)
  private var lastOver = (top: ID.plain, below: ID.plain, result: ID.plain)
  private var lastBlend = (top: ID.plain, below: ID.plain, result: ID.plain)
  /// The colours for which the terminal's own are taken where something translucent lies over them.
  let page: (foreground: Color.Resolved, background: Color.Resolved)

  init(colorScheme: ColorScheme = .light) {
    let (black, white) = (Color.Resolved(.named(.black)), Color.Resolved(.named(.white)))
    page = colorScheme == .light ? (black, white) : (white, black)
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
    ids[style] = id
    return id
  }

  /// A style drawn over another: without a background of its own, it keeps the one below.
  @inline(__always) mutating func over(_ top: ID, _ below: Cell) -> ID {
    below.style == .plain || below.style == top ? top : overOther(top, below)
  }

  /// Over the edge of a shape, which is a block in the shape's colour, that colour is the one below.
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

  /// Any style drawn over another.
  mutating func shown(_ top: ID, over below: Cell) -> ID {
    top.isTranslucent ? blend(top, over: below.style) : over(top, below)
  }

  /// A translucent style drawn over another: what it is mixed to.
  ///
  /// Nothing is known of the terminal's own background: a text on it is dimmed instead, below 0.6.
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

  /// The style of a cell behind a translucent fill; where nothing is drawn in the foreground, that stays.
  mutating func behind(_ color: Color.Resolved, _ id: ID, isBlank: Bool) -> ID {
    var style = self[id]
    style.background = color.over(style.background ?? page.background)
    if !isBlank || style.traits != [] { style.foreground = color.over(style.foreground ?? page.foreground) }
    return self.id(style)
  }
}
