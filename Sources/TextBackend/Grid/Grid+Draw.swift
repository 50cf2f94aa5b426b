package import ViewTree

extension Grid {
  /// Where an item may draw.
  private struct Area {
    /// The cells of the damage that the item's clip leaves.
    var cells: CellRect
    /// The same without the damage: a wide glyph may reach over the edge of the damage, but not of the clip.
    var clip: CellRect
  }

  /// Rasterizes a frame: takes on its size, clears the damage and draws the items into it, from back to front.
  package mutating func draw(_ list: DisplayList) {
    let whole = CellRect(CGRect(origin: .zero, size: list.size), cellSize: cellSize)
    resize(columns: whole.columns.count, rows: whole.rows.count)
    for rect in list.damage {
      let damage = CellRect(rect, cellSize: cellSize).intersection(bounds)
      guard !damage.isEmpty else { continue }
      if damage.rows.lowerBound < firstBlankRow { fill(damage, with: .blank) }
      firstBlankRow = max(firstBlankRow, damage.rows.upperBound)
      draw(list.items, damage: damage)
    }
  }

  /// A rectangle of whole cells, in the screen's unit, and the other halves of wide glyphs that it would cut.
  package func wholeGlyphs(in rect: CGRect) -> CGRect {
    let area = CellRect(rect, cellSize: cellSize).intersection(bounds)
    var whole = rect
    if area.rows.contains(where: { isCut(row: $0, before: area.columns.lowerBound) }) {
      whole.origin.x -= cellSize.width
      whole.size.width += cellSize.width
    }
    if area.rows.contains(where: { isCut(row: $0, before: area.columns.upperBound) }) {
      whole.size.width += cellSize.width
    }
    return whole
  }

  /// Whether a wide glyph stands on both sides of the start of a column.
  private func isCut(row: Int, before column: Int) -> Bool {
    column > 0 && column < columns && self[row, column].glyph == .secondHalf
  }

  /// Blanks a rectangle, in the screen's unit.
  package mutating func clear(_ rect: CGRect) {
    fill(CellRect(rect, cellSize: cellSize).intersection(bounds), with: .blank)
  }

  private mutating func draw(_ items: [DisplayItem], damage: CellRect) {
    // Most items have the clip of the one before.
    var (clip, area) = (CGRect.null, Area(cells: damage, clip: bounds))
    for index in items.indices {
      if items[index].clip != clip {
        clip = items[index].clip
        area.clip = CellRect(clip, cellSize: cellSize).intersection(bounds)
        area.cells = area.clip.intersection(damage)
      }
      if !area.cells.isEmpty { draw(items[index], in: area) }
    }
  }

  private mutating func draw(_ item: DisplayItem, in area: Area) {
    var frame: CellRect { CellRect(item.frame, cellSize: cellSize) }
    var row: Int { CellRect.cell(item.frame.minY, cell: cellSize.height) }
    switch item.content {
    case .line(let line): draw(line, from: item.frame.minX, row: row, in: area)
    case .text(let lines): draw(lines, from: item.frame.minX, row: row, in: area)
    case .fill(let color):
      let style = styles.id(GlyphStyle(background: color))
      fill(frame.intersection(area.cells), with: Cell(glyph: .blank, style: style))
    case .pattern(let character, let style): draw(character, style, over: frame, in: area)
    case .box(let glyphs, let style): draw(glyphs, style, around: frame, in: area.cells)
    }
  }

  // MARK: Text and patterns

  private mutating func draw(_ lines: [TextLine], from x: CGFloat, row first: Int, in area: Area) {
    let visible = (first..<first + lines.count).clamped(to: area.cells.rows)
    for row in visible { draw(lines[row - first], from: x, row: row, in: area) }
  }

  private mutating func draw(_ line: TextLine, from x: CGFloat, row: Int, in area: Area) {
    guard area.cells.rows.contains(row) else { return }
    draw(line.runs, row: row, column: CellRect.cell(x + line.offset, cell: cellSize.width), in: area)
  }

  private mutating func draw(_ runs: [TextRun], row: Int, column start: Int, in area: Area) {
    touch(row: row, columns: area.cells.columns)
    var column = start
    for run in runs where column < area.cells.columns.upperBound {
      let style = styles.id(run.style)
      if let count = putPlain(run.text, style, row: row, from: column, within: area.cells.columns) {
        column += count
      } else {
        for character in run.text { draw(character, style, row: row, column: &column, in: area) }
      }
    }
  }

  /// Characters without a width are not drawn: no cell could hold them.
  private mutating func draw(
    _ character: Character, _ style: StyleTable.ID, row: Int, column: inout Int, in area: Area
  ) {
    let glyph = glyphs.glyph(character)
    let width = glyphs.width(of: glyph)
    if width == 2 {
      drawWide(glyph, style, row: row, column: column, in: area)
    } else if width == 1, area.cells.columns.contains(column) {
      put(glyph, style, row: row, column: column)
    }
    column += width
  }

  private mutating func drawWide(
    _ glyph: Cell.Glyph, _ style: StyleTable.ID, row: Int, column: Int, in area: Area
  ) {
    let first = area.cells.columns.contains(column)
    let second = area.cells.columns.contains(column + 1)
    if first && second || (first || second) && canReachOver(row: row, column: column, isFirstInside: first, area.clip) {
      put(glyph, style, row: row, column: column)
      putSecondHalf(row: row, column: column + 1)
    } else if first || second {
      put(.blank, style, row: row, column: first ? column : column + 1)
    }
  }

  /// Whether a wide glyph at the edge of the damage may take the cell outside: nothing else is there.
  private func canReachOver(row: Int, column: Int, isFirstInside: Bool, _ clip: CellRect) -> Bool {
    guard clip.columns.contains(column), clip.columns.contains(column + 1) else { return false }
    let outside = self[row, isFirstInside ? column + 1 : column].glyph
    return outside == .blank || self[row, column + 1].glyph == .secondHalf
  }

  private mutating func draw(_ character: Character, _ style: GlyphStyle, over frame: CellRect, in area: Area) {
    let style = styles.id(style)
    let visible = frame.intersection(area.cells)
    let width = glyphs.width(of: glyphs.glyph(character))
    guard !visible.isEmpty, width > 0 else { return }
    // A wide glyph keeps its phase, whatever part of the pattern is damaged.
    let phase = (visible.columns.lowerBound - frame.columns.lowerBound) % width
    let inner = Area(cells: visible, clip: frame.intersection(area.clip))
    for row in visible.rows {
      touch(row: row, columns: visible.columns)
      var column = visible.columns.lowerBound - phase
      while column < visible.columns.upperBound { draw(character, style, row: row, column: &column, in: inner) }
    }
  }

  // MARK: Boxes

  private mutating func draw(_ box: BoxGlyphs, _ style: GlyphStyle, around frame: CellRect, in area: CellRect) {
    let (left, right) = (frame.columns.lowerBound, frame.columns.upperBound - 1)
    let (top, bottom) = (frame.rows.lowerBound, frame.rows.upperBound - 1)
    let style = styles.id(style)
    // One row has no horizontal sides, one column no vertical ones, and neither has corners.
    let (isWide, isHigh) = (left < right, top < bottom)
    if isHigh {
      let inner = isWide ? left + 1..<right : frame.columns
      for row in [top, bottom] { drawLine(box.horizontal, style, CellRect(columns: inner, rows: row..<row + 1), area) }
    }
    if isWide {
      let inner = isHigh ? top + 1..<bottom : frame.rows
      for column in [left, right] {
        drawLine(box.vertical, style, CellRect(columns: column..<column + 1, rows: inner), area)
      }
    }
    guard isWide, isHigh else { return }
    drawCorner(box.topLeading, style, row: top, column: left, area)
    drawCorner(box.topTrailing, style, row: top, column: right, area)
    drawCorner(box.bottomLeading, style, row: bottom, column: left, area)
    drawCorner(box.bottomTrailing, style, row: bottom, column: right, area)
  }

  private mutating func drawCorner(
    _ character: Character, _ style: StyleTable.ID, row: Int, column: Int, _ area: CellRect
  ) {
    drawLine(character, style, CellRect(columns: column..<column + 1, rows: row..<row + 1), area)
  }

  /// Draws a glyph into the blank cells: a border never eats its content.
  private mutating func drawLine(
    _ character: Character, _ style: StyleTable.ID, _ line: CellRect, _ area: CellRect
  ) {
    let glyph = glyphs.glyph(character)
    let visible = line.intersection(area)
    guard !visible.isEmpty, glyphs.width(of: glyph) == 1 else { return }
    for row in visible.rows {
      touch(row: row, columns: visible.columns)
      let start = row * columns + visible.columns.lowerBound
      Self.replaceBlanks(in: start..<start + visible.columns.count, of: &cells, by: glyph, style, &styles)
    }
  }

  /// No half of a wide glyph is blank: there is nothing to split.
  private static func replaceBlanks(
    in range: Range<Int>, of cells: inout [Cell], by glyph: Cell.Glyph, _ style: StyleTable.ID,
    _ styles: inout StyleTable
  ) {
    cells.withUnsafeMutableBufferPointer { cells in
      for index in range where cells[index].glyph == .blank {
        cells[index] = Cell(glyph: glyph, style: styles.over(style, cells[index].style))
      }
    }
  }
}
