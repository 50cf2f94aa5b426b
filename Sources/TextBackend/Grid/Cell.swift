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
    static let entryBit: UInt32 = 1 << 31

    /// The index in the glyph table.
    var entry: Int? {
      code & Self.entryBit == 0 || code >= Self.cutHalf.code ? nil : Int(code & ~Self.entryBit)
    }

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
    return Unicode.Scalar(glyph.code).map(GraphemeWidth.of) ?? 0
  }

  /// Appends the glyph's characters; the second half of a wide glyph has none.
  func append(_ glyph: Cell.Glyph, to bytes: inout [UInt8]) {
    if glyph.code < 0x80 {
      bytes.append(UInt8(glyph.code))
    } else if glyph == .cutHalf {
      bytes.append(0x20)
    } else if let entry = glyph.entry {
      bytes.append(contentsOf: clusters[entry].utf8)
    } else if let scalar = Unicode.Scalar(glyph.code) {
      bytes.append(contentsOf: UTF8.encode(scalar)!)
    }
  }
}

/// The styles that were drawn so far; a cell names its own by number.
struct StyleTable: Sendable {
  struct ID: Hashable, Sendable {
    var index: UInt32

    static let plain = ID(index: 0)
  }

  private(set) var styles = [GlyphStyle()]
  private var ids = [GlyphStyle(): ID.plain]
  // The last answers: neighbours mostly ask the same.
  private var lastID = (style: GlyphStyle(), id: ID.plain)
  private var lastOver = (top: ID.plain, below: ID.plain, result: ID.plain)

  subscript(id: ID) -> GlyphStyle { styles[Int(id.index)] }

  mutating func id(_ style: GlyphStyle) -> ID {
    if lastID.style != style { lastID = (style, ids[style] ?? insert(style)) }
    return lastID.id
  }

  private mutating func insert(_ style: GlyphStyle) -> ID {
    let id = ID(index: UInt32(styles.count))
    styles.append(style)
    ids[style] = id
    return id
  }

  /// A style drawn over another: without a background of its own, it keeps the one below.
  mutating func over(_ top: ID, _ below: ID) -> ID {
    if below == .plain || below == top { return top }
    if lastOver.top == top, lastOver.below == below { return lastOver.result }
    var style = self[top]
    style.background = style.background ?? self[below].background
    lastOver = (top, below, id(style))
    return lastOver.result
  }
}
