package import ViewTree

// A cell shows the topmost item that covers it. If that item is a half of a wide glyph, the items over its other half
// count too: the glyph shows if neither half was drawn over later; otherwise both halves look blank. Each half keeps
// the background below it; the whole glyph has that of its first half. So the picture depends on the display list
// alone, in however many pieces it was drawn.

extension CellGrid {
  /// The cells in which an item may draw.
  private struct Area {
    /// The cells of the damage that the item's clip leaves.
    var cells: CellRect
    /// The cells inside the item's clip, in the damage or not.
    var clip: CellRect
  }

  /// Rasterizes a frame: adopts its size, clears the damage and draws the items into it, from back to front.
  ///
  /// The items are all that reach into ``wholeGlyphs(in:)-(CGRect)`` of the damage.
  package mutating func draw(_ list: DisplayList) {
    let whole = CellRect(CGRect(origin: .zero, size: list.size), cellSize: cellSize)
    resize(columns: whole.columns.count, rows: whole.rows.count)
    restRows = max(CellRect.cell(list.restHeight, cell: cellSize.height), 0)
    moveCaret(list)
    for rect in list.damage {
      var rest = CellRect(rect, cellSize: cellSize).intersection(bounds)
      while !rest.isEmpty {
        let damage = topWithWholeGlyphs(of: rest)
        rest.rows = damage.rows.upperBound..<rest.rows.upperBound
        if damage.rows.lowerBound < firstBlankRow { fill(damage, with: .blank) }
        firstBlankRow = max(firstBlankRow, damage.rows.upperBound)
        draw(list.items, damage: damage)
      }
    }
  }

  /// Returns the number of cells that a display list redraws.
  package func cellCount(of list: DisplayList) -> Int {
    list.damage.reduce(0) { count, rect in
      let cells = CellRect(rect, cellSize: cellSize)
      return count + cells.columns.count * cells.rows.count
    }
  }

  /// Updates the caret: it disappears with its old cell and returns with its item; both lie in the damage.
  private mutating func moveCaret(_ list: DisplayList) {
    func isDamaged(_ position: CellPosition) -> Bool {
      list.damage.contains {
        let area = CellRect($0, cellSize: cellSize)
        return area.columns.contains(position.column) && area.rows.contains(position.row)
      }
    }
    if let caret, isDamaged(caret) { (self.caret, caretColor) = (nil, nil) }
    list.items.forEachCaret { item in
      let position = CellPosition(
        column: CellRect.cell(item.frame.minX, cell: cellSize.width),
        row: CellRect.cell(item.frame.minY, cell: cellSize.height))
      let clip = CellRect(item.clip, cellSize: cellSize)
      guard isDamaged(position), contains(position) else { return }
      if clip.columns.contains(position.column), clip.rows.contains(position.row) {
        caret = position
        if case .caret(let color) = item.content { caretColor = color }
      }
    }
  }

  /// Returns a rectangle of whole cells, in the screen's unit, extended by the other halves of wide glyphs at its
  /// edges.
  package func wholeGlyphs(in rect: CGRect) -> CGRect {
    let area = CellRect(rect, cellSize: cellSize).intersection(bounds)
    guard !area.isEmpty, area.columns != 0..<columns else { return rect }
    // Columns added for one row may cut glyphs in earlier rows.
    var (whole, last) = (area.columns, 0..<0)
    while whole != last {
      last = whole
      for row in area.rows { whole = wholeGlyphs(in: whole, row: row) }
    }
    let (before, after) = (area.columns.lowerBound - whole.lowerBound, whole.upperBound - area.columns.upperBound)
    var result = rect
    result.origin.x -= CGFloat(before) * cellSize.width
    result.size.width += CGFloat(before + after) * cellSize.width
    return result
  }

  /// Returns the first rows of an area with the other halves of wide glyphs, shown or covered, at its edges: as many
  /// rows as need the same columns, usually all of them.
  private func topWithWholeGlyphs(of area: CellRect) -> CellRect {
    if area.columns == 0..<columns { return area }
    let (first, end) = (area.rows.lowerBound, area.rows.upperBound)
    let whole = wholeGlyphs(in: area.columns, row: first)
    var next = first + 1
    while next < end, wholeGlyphs(in: area.columns, row: next) == whole { next += 1 }
    return CellRect(columns: whole, rows: first..<next)
  }

  private func wholeGlyphs(in range: Range<Int>, row: Int) -> Range<Int> {
    // A cut half may be the first or the second half of its glyph.
    func isCut(at column: Int) -> Bool {
      self[row, column - 1].glyph == .cutHalf || self[row, column].glyph == .cutHalf
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, self[row, start].glyph == .secondHalf || isCut(at: start) { start -= 1 }
    while end < columns, self[row, end].glyph == .secondHalf || isCut(at: end) { end += 1 }
    return start..<end
  }

  /// Draws items into some cells.
  mutating func draw(_ items: [DisplayItem], damage: CellRect) {
    // Most items have the same clip as the previous one; that of the first may be any, also the null rectangle.
    var (clip, area) = (CGRect?.none, Area(cells: damage, clip: bounds))
    for index in items.indices {
      let own = items[index].clip
      if own != clip {
        clip = own
        area.clip = CellRect(own, cellSize: cellSize).intersection(bounds)
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
    case .fill(let color?) where color.isTranslucent: fill(frame.intersection(area.cells), with: color)
    case .fill(let color):
      let style = styles.id(GlyphStyle(background: color))
      fill(frame.intersection(area.cells), with: Cell(glyph: .blank, style: style))
    case .caret: break
    case .layer(let layer): draw(layer, in: area.cells)
    case .pattern(let character, let style): draw(character, style, over: frame, in: area)
    case .box(let glyphs, let style): draw(glyphs, style, around: frame, in: area.cells)
    case .rule(let glyph, let style, isJoint: false): drawLine(glyph, styles.id(style), frame, area.cells)
    case .rule(let glyph, let style, isJoint: true): joinLines(glyph, styles.id(style), frame, area.cells)
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
    markDirty(row: row, columns: area.cells.columns)
    var column = start
    for run in runs where column < area.cells.columns.upperBound {
      let style = styles.id(run.style)
      let first = column
      let count =
        style.isTranslucent ? nil : putPlain(run.text, style, row: row, from: column, within: area.cells.columns)
      if let count {
        column += count
      } else {
        for character in run.text { draw(character, style, row: row, column: &column, in: area) }
      }
      if style != .plain { note(style, row: row, columns: first..<max(first, column)) }
    }
  }

  /// Draws a character; one without a width is skipped, because no cell could hold it.
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
    let (first, second) = (area.cells.columns.contains(column), area.cells.columns.contains(column + 1))
    if first && second {
      put(glyph, style, row: row, column: column)
      put(.secondHalf, style, row: row, column: column + 1)
    } else if first || second {
      // Outside the clip there is no other half. Outside the damage it is covered, or else the damage would include it.
      let isClipped = !area.clip.columns.contains(first ? column + 1 : column)
      put(isClipped ? .blank : .cutHalf, style, row: row, column: first ? column : column + 1)
    }
  }

  private mutating func draw(_ character: Character, _ style: GlyphStyle, over frame: CellRect, in area: Area) {
    let visible = frame.intersection(area.cells)
    let glyph = glyphs.glyph(character)
    let width = glyphs.width(of: glyph)
    if let color = style.foreground, color.isTranslucent, glyph.isBlock || style.isOneColor && width == 1 {
      return drawEdge(glyph, style, color, visible)
    }
    let style = styles.id(style)
    guard !visible.isEmpty, width > 0 else { return }
    // A wide glyph keeps its phase in the pattern, whichever part is damaged.
    let phase = (visible.columns.lowerBound - frame.columns.lowerBound) % width
    let inner = Area(cells: visible, clip: frame.intersection(area.clip))
    for row in visible.rows {
      markDirty(row: row, columns: visible.columns)
      note(style, row: row, columns: visible.columns)
      var column = visible.columns.lowerBound - phase
      while column < visible.columns.upperBound { draw(character, style, row: row, column: &column, in: inner) }
    }
  }

  /// Draws blocks in a translucent colour: they are mixed with the cells below, like the whole cells of the shape.
  private mutating func drawEdge(
    _ glyph: Cell.Glyph, _ style: GlyphStyle, _ color: Color.Resolved, _ cells: CellRect
  ) {
    for row in cells.rows {
      markDirty(row: row, columns: cells.columns)
      for column in cells.columns {
        var mixed = style
        mixed.foreground = color.over(styles[self[row, column].style].background ?? styles.page.background)
        if style.isOneColor { mixed.background = mixed.foreground }
        let id = styles.id(mixed)
        note(id, row: row, columns: column..<column + 1)
        put(glyph, id, row: row, column: column)
      }
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
    drawLine(box.topLeading, style, row: top, column: left, area)
    drawLine(box.topTrailing, style, row: top, column: right, area)
    drawLine(box.bottomLeading, style, row: bottom, column: left, area)
    drawLine(box.bottomTrailing, style, row: bottom, column: right, area)
  }

  /// Draws a line glyph into one cell: a corner or a joint.
  private mutating func drawLine(
    _ character: Character, _ style: StyleTable.ID, row: Int, column: Int, _ area: CellRect
  ) {
    drawLine(character, style, CellRect(columns: column..<column + 1, rows: row..<row + 1), area)
  }

  /// Draws a line glyph into blank cells and over the edges of shapes, and joins it with the lines there; a border
  /// never covers its content.
  private mutating func drawLine(
    _ character: Character, _ style: StyleTable.ID, _ line: CellRect, _ area: CellRect
  ) {
    let glyph = glyphs.glyph(character).asLine
    let visible = line.intersection(area)
    guard !visible.isEmpty, glyphs.width(of: glyph) == 1 else { return }
    for row in visible.rows {
      markDirty(row: row, columns: visible.columns)
      let start = row * columns + visible.columns.lowerBound
      Self.replaceBlanks(in: start..<start + visible.columns.count, of: &cells, by: glyph, style, &styles)
    }
  }

  /// Joins a glyph with the existing lines, and leaves other cells unchanged.
  private mutating func joinLines(
    _ character: Character, _ style: StyleTable.ID, _ joint: CellRect, _ area: CellRect
  ) {
    let visible = joint.intersection(area)
    for row in visible.rows {
      for column in visible.columns where cells[row * columns + column].glyph.isLine {
        drawLine(character, style, row: row, column: column, area)
      }
    }
  }

  /// Replaces the blank cells of a range.
  ///
  /// No half of a wide glyph is blank, covered or not, so no glyph is split.
  private static func replaceBlanks(
    in range: Range<Int>, of cells: inout [Cell], by glyph: Cell.Glyph, _ style: StyleTable.ID,
    _ styles: inout StyleTable
  ) {
    cells.change(range) { _, cell in
      if cell.glyph == .blank || cell.glyph.isBlock {
        cell = Cell(glyph: glyph, style: styles.shown(style, over: cell))
      } else if cell.glyph.isLine {
        cell = Cell(glyph: cell.glyph.joined(with: glyph), style: styles.shown(style, over: cell))
      }
    }
  }
}

extension [DisplayItem] {
  /// Calls `body` with the carets, including those in layers.
  fileprivate func forEachCaret(_ body: (DisplayItem) -> Void) {
    for index in indices {
      // Only the kind of the content is read in place: comparing or moving an item would retain its contents.
      switch self[index].content {
      case .caret: body(self[index])
      case .layer(let layer): layer.items.forEachCaret(body)
      default: continue
      }
    }
  }
}
