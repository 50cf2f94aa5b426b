/// The cells that an outline covers, each sampled at 8 × 8 points.
nonisolated struct ShapeRaster {
  /// The representation of the covered part of a cell.
  enum Part: Equatable {
    /// A whole cell in the colour.
    case whole
    /// A glyph in the colour.
    case glyph(Character)
  }

  /// The form of a shape's edges: with `any`, a round shape has symmetric blocks on all sides.
  enum Edges { case straight, any }

  let columns: Range<Int>
  let rows: Range<Int>
  /// Whether the whole outline is one row high or one column wide, independent of the sampled area.
  private let isFlat: Bool
  private let isNarrow: Bool
  /// The extents of the outline along both axes, by which a rectangle is drawn in ASCII.
  private let side: Side
  private let top: Side
  /// A bit for each point of each cell, the upper left one first.
  private var masks: [UInt64]

  /// Samples the cells that overlap a rectangle; all coordinates are absolute.
  init(_ outline: PathOutline, cell: CGSize, within area: CGRect, evenOdd: Bool) {
    func ends(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> (first: CGFloat, end: CGFloat) {
      ((low / length + 0.01).rounded(.down), (high / length - 0.01).rounded(.up))
    }
    func range(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> Range<Int> {
      let (first, end) = ends(low, high, length)
      return Int(clamping: first)..<max(Int(clamping: first), Int(clamping: end))
    }
    func isOne(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> Bool {
      let (first, end) = ends(low, high, length)
      return end - first <= 1
    }
    let whole = outline.bounds ?? .null
    let bounds = whole.intersection(area)
    columns = range(bounds.minX, bounds.maxX, cell.width)
    rows = range(bounds.minY, bounds.maxY, cell.height)
    isFlat = isOne(whole.minY, whole.maxY, cell.height)
    isNarrow = isOne(whole.minX, whole.maxX, cell.width)
    side = Side((whole.minY / cell.height, whole.maxY / cell.height))
    top = Side((whole.minX / cell.width, whole.maxX / cell.width))
    masks = Array(repeating: 0, count: columns.count * rows.count)
    for line in 0..<rows.count * 8 {
      let y = (CGFloat(rows.lowerBound) + (CGFloat(line) + 0.5) / 8) * cell.height
      for span in outline.spans(y: y, evenOdd: evenOdd) { add(span, line: line, width: cell.width / 8) }
    }
  }

  private mutating func add(_ span: ClosedRange<CGFloat>, line: Int, width: CGFloat) {
    let start = CGFloat(columns.lowerBound * 8)
    func point(_ x: CGFloat) -> Int {
      Int(clamping: min(max((x / width - start - 0.5).rounded(.up), 0), CGFloat(columns.count * 8)))
    }
    for point in point(span.lowerBound)..<max(point(span.upperBound), point(span.lowerBound)) {
      masks[line / 8 * columns.count + point / 8] |= 1 << UInt64(line % 8 * 8 + point % 8)
    }
  }

  /// Returns the representation of the covered part of a cell; `nil` if nothing is covered.
  func part(row: Int, column: Int, edges: Edges, glyphs: GlyphSet) -> Part? {
    let mask = masks[(row - rows.lowerBound) * columns.count + column - columns.lowerBound]
    if edges == .any, isFlat { return flat(mask, glyphs) }
    if glyphs == .ascii {
      if edges == .straight { return mask == 0 ? nil : straight(row: row, column: column) }
      return mask.nonzeroBitCount >= 32 ? .whole : nil
    }
    let blocks = edges == .straight ? Self.eighths : Self.quadrants
    let nearest = blocks.min { ($0.mask ^ mask).nonzeroBitCount < ($1.mask ^ mask).nonzeroBitCount }!
    if nearest.glyph == " " { return edges == .straight ? thin(mask, row: row, column: column) : nil }
    return nearest.glyph == "█" ? .whole : .glyph(nearest.glyph)
  }

  /// Returns a cell of a rectangle within one row or column that is too thin for the nearest block: the half in which
  /// it is, or a line in the middle.
  private func thin(_ mask: UInt64, row: Int, column: Int) -> Part? {
    guard mask != 0 else { return nil }
    if isFlat, top.contains(column) { return .glyph(bar(mask, .unicode)) }
    guard isNarrow, side.contains(row) else { return nil }
    let (left, count) = ((mask & Self.left(4)).nonzeroBitCount, mask.nonzeroBitCount)
    return .glyph(left * 2 == count ? "┃" : left * 2 > count ? "▌" : "▐")
  }

  /// Returns a cell of a rectangle in ASCII: its edges are rounded, so that all rows have one length, and a rectangle
  /// that is too thin for that is a line.
  ///
  ///     #####
  ///     #####      -----
  private func straight(row: Int, column: Int) -> Part? {
    guard side.contains(row), top.contains(column) else { return nil }
    switch (side.isThin, top.isThin) {
    case (false, false): return .whole
    case (true, false): return .glyph("-")
    case (false, true): return .glyph("|")
    case (true, true): return .glyph(".")
    }
  }

  /// The cells between two ends along one axis: the ends are rounded, and if both come to the same edge, the cell
  /// around their middle represents a thin line.
  private struct Side {
    private let first: CGFloat
    private let end: CGFloat
    let isThin: Bool

    init(_ ends: (low: CGFloat, high: CGFloat)) {
      let (first, end) = ((ends.low + 0.5).rounded(.down), (ends.high + 0.5).rounded(.down))
      isThin = first == end
      self.first = isThin ? ((ends.low + ends.high) / 2).rounded(.down) : first
      self.end = isThin ? self.first + 1 : end
    }

    func contains(_ cell: Int) -> Bool { first <= CGFloat(cell) && CGFloat(cell) < end }
  }

  /// Returns a cell of a shape that is one row high: with round ends, or a dot.
  private func flat(_ mask: UInt64, _ glyphs: GlyphSet) -> Part? {
    let count = mask.nonzeroBitCount
    if count >= 56 { return .whole }
    if count < 16 { return nil }
    if isNarrow { return .glyph(glyphs == .ascii ? "o" : "●") }
    let leading = (mask & Self.left(4)).nonzeroBitCount
    if leading * 2 == count { return .glyph(bar(mask, glyphs)) }
    let isLeading = leading * 2 < count
    return .glyph(glyphs == .ascii ? (isLeading ? "(" : ")") : (isLeading ? "▐" : "▌"))
  }

  /// Returns the part of a bar that is lower than a row.
  private func bar(_ mask: UInt64, _ glyphs: GlyphSet) -> Character {
    let (lower, count) = ((mask & Self.lower(4)).nonzeroBitCount, mask.nonzeroBitCount)
    if glyphs == .ascii { return "-" }
    return lower * 2 == count ? "━" : lower * 2 > count ? "▄" : "▀"
  }

  // MARK: Blocks

  /// Returns whether a block fills less than half of its cell.
  static func isLessThanHalf(_ glyph: Character) -> Bool { "▘▝▖▗▏▎▍▁▂▃".contains(glyph) }

  private typealias Block = (glyph: Character, mask: UInt64)

  private static func left(_ count: UInt64) -> UInt64 { (1 << count - 1) * 0x0101_0101_0101_0101 }
  private static func lower(_ count: UInt64) -> UInt64 { UInt64.max << ((8 - count) * 8) }
  private static func glyph(_ scalar: UInt64) -> Character { Character(Unicode.Scalar(UInt32(scalar))!) }

  private static let ends: [Block] = [(" ", 0), ("█", .max), ("▀", ~lower(4)), ("▐", ~left(4))]

  private static let eighths: [Block] =
    ends + (1...7).flatMap { [(glyph(0x2590 - $0), left($0)), (glyph(0x2580 + $0), lower($0))] as [Block] }

  private static let quadrants: [Block] = {
    let (left, lower) = (Self.left(4), Self.lower(4))
    let corners: [Block] = [
      ("▘", left & ~lower), ("▝", ~left & ~lower), ("▖", left & lower), ("▗", ~left & lower),
    ]
    let opposite: [Block] = zip(["▟", "▙", "▜", "▛"], corners).map { ($0, ~$1.mask) }
    return ends + [("▌", left), ("▄", lower)] + corners + opposite
  }()
}

extension DrawContext {
  /// Fills an outline in the coordinates of the drawing view.
  mutating func fill(
    _ path: Path, with paint: ResolvedPaint, edges: ShapeRaster.Edges, evenOdd: Bool, bounds: CGRect? = nil,
    cell: CGSize, glyphs: GlyphSet
  ) {
    let outline = PathOutline(path.offsetBy(dx: frame.minX, dy: frame.minY))
    let bounds = paint.gradient == nil ? .zero : bounds ?? path.boundingRect
    let raster = ShapeRaster(outline, cell: cell, within: visible, evenOdd: evenOdd)
    for row in raster.rows {
      var start = raster.columns.lowerBound
      var last: ShapeRaster.Part?
      for column in raster.columns.lowerBound...raster.columns.upperBound {
        let part =
          column < raster.columns.upperBound
          ? raster.part(row: row, column: column, edges: edges, glyphs: glyphs) : nil
        guard part != last else { continue }
        if let last {
          fill(cells(row: row, start..<column, cell), with: paint, bounds: bounds, cell: cell) {
            $0.fill($1, with: last, $2, glyphs)
          }
        }
        (start, last) = (column, part)
      }
    }
  }

  /// Fills whole cells with the colours that they have within `bounds`.
  mutating func fill(_ rect: CGRect, with paint: ResolvedPaint, bounds: CGRect, cell: CGSize, glyphs: GlyphSet) {
    fill(rect, with: paint, bounds: bounds, cell: cell) { $0.fill($1, with: $2, glyphs: glyphs) }
  }

  /// Calls `draw` with the parts of a rectangle that have one colour.
  private mutating func fill(
    _ rect: CGRect, with paint: ResolvedPaint, bounds: CGRect, cell: CGSize,
    _ draw: (inout DrawContext, CGRect, ResolvedColor) -> Void
  ) {
    guard let gradient = paint.gradient else { return draw(&self, rect, paint.color) }
    for (piece, color) in shades(of: gradient, in: rect, bounds: bounds, cell: cell) {
      draw(&self, piece, ResolvedColor(color: color))
    }
  }

  private mutating func fill(
    _ rect: CGRect, with part: ShapeRaster.Part, _ color: ResolvedColor, _ glyphs: GlyphSet
  ) {
    switch part {
    case .whole: fill(rect, with: color, glyphs: glyphs)
    case .glyph(let glyph) where color.isPage || glyphs == .unicode && color.density != .full:
      // A part of a cell would be denser than the cells beside it, because the colour below is unknown.
      if !ShapeRaster.isLessThanHalf(glyph) { fill(rect, with: color, glyphs: glyphs) }
    case .glyph(let glyph):
      // In ASCII, a round bracket at an end covers only a part of its cell, so the background covers the whole.
      let background = glyphs == .ascii ? color.color : nil
      let style = GlyphStyle(foreground: color.color, background: background, traits: color.isDim ? .dim : [])
      add(.pattern(glyph, style), inCells: rect)
    }
  }

  /// Fills cells; the terminal's own foreground colour is unknown, so blocks are drawn in it.
  mutating func fill(_ rect: CGRect, with color: ResolvedColor, glyphs: GlyphSet) {
    if color.isClear { return }
    if color.isPage { return add(.fill(nil), inCells: rect) }
    let block: Character =
      switch color.density {
      case .full: glyphs == .ascii ? "#" : "█"
      case .half: glyphs == .ascii ? ":" : "▒"
      case .light: glyphs == .ascii ? "." : "░"
      }
    add(color.color.map { .fill($0) } ?? .pattern(block, GlyphStyle(traits: color.isDim ? .dim : [])), inCells: rect)
  }
}
