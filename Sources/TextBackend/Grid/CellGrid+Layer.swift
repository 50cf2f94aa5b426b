import ViewTree

// A layer is drawn like any other item, and then each cell is mixed with its former content, so that opacity, a mask
// and blending apply to the layer as a whole. The cut half of a wide glyph counts as a glyph: in a different piece of
// the picture the glyph may be whole.

extension CellGrid {
  /// Draws a layer within some cells.
  mutating func draw(_ layer: DisplayLayer, in area: CellRect) {
    let below = area.rows.map { row in area.columns.map { self[row, $0] } }
    let mask = layer.mask.map { coverage(of: $0, in: area) }
    draw(layer.items, damage: area)
    for (row, oldCells) in zip(area.rows, below) {
      // The items have marked the columns that they changed.
      for (column, old) in zip(area.columns, oldCells) {
        let new = self[row, column]
        var (coverage, glyph) = (layer.opacity, Cell.Glyph?.none)
        if let mask {
          let place = mask[(row - area.rows.lowerBound) * area.columns.count + column - area.columns.lowerBound]
          coverage *= layer.isMaskInverted ? 1 - place.coverage : place.coverage
          glyph = layer.isMaskInverted ? nil : place.glyph
        }
        guard new != old else { continue }
        if layer.keepsText, coverage < 1, new.glyph != .blank, !new.glyph.isBlock {
          self[row, column] = kept(new, over: old, isInside: coverage >= 0.5)
          continue
        }
        self[row, column] = mixed(new, over: old, coverage: coverage, glyph: glyph, by: layer.blendMode)
        note(self[row, column].style, row: row, columns: column..<column + 1)
      }
      cutHalves(row: row, area.columns)
    }
  }

  /// The coverage of a mask in one cell.
  private struct MaskCell {
    var coverage: Double
    /// The character whose shape the fill takes.
    var glyph: Cell.Glyph?
  }

  private mutating func coverage(of items: [DisplayItem], in area: CellRect) -> [MaskCell] {
    // A mask contains no black, so translucent items become gray.
    var grid = CellGrid(cellSize: cellSize, columns: columns, rows: rows, colorScheme: .dark)
    grid.glyphs = glyphs
    grid.draw(items.map(\.asMask), damage: area)
    glyphs = grid.glyphs
    return area.rows.flatMap { row in
      area.columns.map { column in
        let cell = grid[row, column]
        let style = grid.styles[cell.style]
        let back = style.background.map { Double($0.components.red) / 255 } ?? 0
        if cell.glyph == .blank { return MaskCell(coverage: back) }
        let front = style.foreground.map { Double($0.components.red) / 255 } ?? 1
        return MaskCell(coverage: max(front, back), glyph: back >= 0.5 ? nil : cell.glyph)
      }
    }
  }

  private mutating func mixed(
    _ new: Cell, over old: Cell, coverage: Double, glyph: Cell.Glyph?, by mode: BlendMode
  ) -> Cell {
    guard coverage >= 0.05 else { return old }
    if isCut(new, from: old) { return new }
    var top = styles[new.style]
    let below = styles[old.style]
    if let glyph, new.glyph == .blank {
      // The fill of the cell takes the shape of the mask's character.
      guard let color = top.background else { return old }
      let style = GlyphStyle(foreground: color.faded(coverage), background: below.background)
      return Cell(glyph: glyph, style: styles.shown(styles.id(style), over: old))
    }
    if !mode.isNormal {
      if top.background != below.background {
        top.background = top.background.map { mode.mixed($0, over: below.background ?? styles.page.background) }
      }
      top.foreground = top.foreground.map { mode.mixed($0, over: below.background ?? styles.page.background) }
    }
    guard coverage < 1 else { return Cell(glyph: new.glyph, style: styles.id(top)) }
    return faded(Cell(glyph: new.glyph, style: styles.id(top)), to: coverage, over: old)
  }

  /// Returns whether the only change of a cell is that the layer cut its wide glyph.
  private func isCut(_ new: Cell, from old: Cell) -> Bool {
    new.glyph == .cutHalf && new.style == old.style && (old.glyph == .secondHalf || glyphs.width(of: old.glyph) == 2)
  }

  /// Returns a cell of the layer; text that extends beyond the shape loses the fill behind it.
  private mutating func kept(_ new: Cell, over old: Cell, isInside: Bool) -> Cell {
    if isInside || isCut(new, from: old) { return new }
    var style = styles[new.style]
    style.background = nil
    return Cell(glyph: new.glyph, style: styles.shown(styles.id(style), over: old))
  }

  /// Returns a cell at an opacity; if the cell only has a fill, the glyph below remains visible.
  private mutating func faded(_ new: Cell, to opacity: Double, over old: Cell) -> Cell {
    var top = styles[new.style]
    let below = styles[old.style]
    if new.glyph == .blank, old.glyph != .blank, let color = top.background {
      return Cell(glyph: old.glyph, style: styles.behind(color.faded(opacity), old.style, isBlank: false))
    }
    if new.glyph == old.glyph, let a = top.foreground, let b = below.foreground {
      // An unchanged glyph changes only its colour.
      top.foreground = b.mixed(with: a, amount: opacity)
    } else if let color = top.foreground, top.background != nil || below.background != nil {
      top.foreground = color.faded(opacity).over(below.background ?? styles.page.background)
    } else if top.foreground == nil, opacity < 0.6, new.glyph != .blank {
      top.traits.insert(.dim)
    } else {
      top.foreground = top.foreground?.faded(opacity)
    }
    if top.background != below.background { top.background = top.background?.faded(opacity) }
    return Cell(glyph: new.glyph, style: styles.shown(styles.id(top), over: old))
  }

  /// Cuts the halves of wide glyphs whose other half was not kept.
  private mutating func cutHalves(row: Int, _ range: Range<Int>) {
    for column in range {
      let glyph = self[row, column].glyph
      if glyph == .secondHalf {
        if column == 0 || glyphs.width(of: self[row, column - 1].glyph) != 2 { self[row, column].glyph = .cutHalf }
      } else if glyph != .cutHalf, glyphs.width(of: glyph) == 2 {
        if column + 1 == columns || self[row, column + 1].glyph != .secondHalf { self[row, column].glyph = .cutHalf }
      }
    }
  }
}

extension DisplayItem {
  /// The item in grays that are as light as its colours are opaque.
  fileprivate var asMask: DisplayItem {
    func gray(_ alpha: UInt8) -> Color.Resolved { Color.Resolved(.rgb(red: alpha, green: alpha, blue: alpha)) }
    func gray(_ color: Color.Resolved?) -> Color.Resolved { gray(color?.alpha ?? .max) }
    func gray(_ style: GlyphStyle) -> GlyphStyle {
      GlyphStyle(foreground: gray(style.foreground), background: style.background.map { gray($0) })
    }
    func gray(_ line: TextLine) -> TextLine {
      var copy = line
      for index in copy.runs.indices { copy.runs[index].style = gray(copy.runs[index].style) }
      return copy
    }
    var copy = self
    switch content {
    case .fill(let color): copy.content = .fill(color.map { gray($0) })
    case .pattern(let glyph, let style):
      copy.content = style.opacity(ofBlock: glyph).map { .fill(gray($0)) } ?? .pattern(glyph, gray(style))
    case .box(let glyphs, let style): copy.content = .box(glyphs, gray(style))
    case .rule(let glyph, let style, let isJoint): copy.content = .rule(glyph, gray(style), isJoint: isJoint)
    case .line(let line): copy.content = .line(gray(line))
    case .text(let lines): copy.content = .text(lines.map { gray($0) })
    case .layer(var layer):
      layer.items = layer.items.map(\.asMask)
      copy.content = .layer(layer)
    case .caret: break
    }
    return copy
  }
}

extension GlyphStyle {
  /// The opacity of a block that fills whole cells with the terminal's own colour, which a fill cannot name.
  ///
  /// A shape that is half translucent is dim.
  fileprivate func opacity(ofBlock glyph: Character) -> UInt8? {
    guard foreground == nil, background == nil else { return nil }
    return switch glyph {
    case "█", "#": traits.contains(.dim) ? 128 : .max
    case "▒", ":": 128
    case "░", ".": 64
    default: nil
    }
  }
}
