import ViewTree

/// A picture for readers: words and controls that something above the screen partly covers are removed.
///
///     Some te +--------+ is below        Some    +--------+ is below
///     [ More  | Rename | v ]       not           | Rename |
///     --------+--------+--------         --------+--------+--------
///
/// A live terminal shows this picture too. `.ansi` and `.cells` contain the cells as drawn.
struct LayeredPicture {
  private(set) var grid: CellGrid
  /// The index of the topmost layer in each cell, 0 for the screen; empty without presentations.
  private var topLayers: [Int] = []

  /// Creates the picture of a grid from the items of the screen and of each layer above it.
  @MainActor init(_ grid: CellGrid, layers: [[DisplayItem]]) {
    self.grid = grid
    guard !layers.isEmpty else { return }
    topLayers = Array(repeating: 0, count: grid.cells.count)
    for layer in layers.indices.dropFirst() {
      for cell in grid.cells(coveredBy: layers[layer]) { topLayers[cell] = layer }
    }
    var below = grid.filled(with: .blank)
    for layer in layers.indices.dropFirst() {
      below.draw(layers[layer - 1], damage: grid.bounds)
      clearCutPieces(of: below, below: layer)
    }
  }

  /// Whether a single layer is visible in some columns of a row.
  func isWhole(row: Int, _ columns: Range<Int>) -> Bool {
    guard !topLayers.isEmpty, let first = columns.first else { return true }
    let start = row * grid.columns
    return columns.allSatisfy { topLayers[start + $0] == topLayers[start + first] }
  }

  private mutating func clearCutPieces(of below: CellGrid, below layer: Int) {
    for row in 0..<grid.rows {
      let start = row * grid.columns
      guard topLayers[start..<start + grid.columns].contains(where: { $0 >= layer }) else { continue }
      for piece in below.pieces(inRow: row) {
        let seen = piece.filter { topLayers[start + $0] < layer }
        guard seen.count < piece.count else { continue }
        for column in seen where !grid[row, column].glyph.isLine { grid[row, column].glyph = .blank }
      }
    }
  }
}

extension CellGrid {
  /// Returns a grid of the same size in which every cell is `cell`.
  fileprivate func filled(with cell: Cell) -> CellGrid {
    var copy = CellGrid(cellSize: cellSize, columns: columns, rows: rows)
    copy.fill(bounds, with: cell)
    return copy
  }

  /// Returns the indices of the cells in which some items draw.
  fileprivate func cells(coveredBy items: [DisplayItem]) -> [Int] {
    var cover = filled(with: Cell(glyph: .uncovered, style: .plain))
    cover.draw(items, damage: bounds)
    return cover.cells.indices.filter { cover.cells[$0].glyph != .uncovered }
  }

  /// Returns the ranges of a row that are read as a unit: words, and the brackets of a control with their content.
  fileprivate func pieces(inRow row: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var brackets: [Int] = []
    var start: Int?
    for column in 0...columns {
      let glyph = column < columns ? self[row, column].glyph : .blank
      if glyph.looksBlank || glyph.isLine || glyph.isBlock {
        if let first = start { pieces.append(first..<column) }
        start = nil
        continue
      }
      start = start ?? column
      if glyph.opensBracket { brackets.append(column) }
      guard glyph.closesBracket, let opening = brackets.popLast() else { continue }
      // Parentheses further apart belong to a text.
      if self[row, opening].glyph.opensButton || column - opening < Self.widestSign {
        pieces.append(opening..<column + 1)
      }
    }
    return pieces
  }

  /// The width of the widest sign in parentheses, `(==O)`.
  private static let widestSign = 5
}

extension Cell.Glyph {
  /// A noncharacter that marks cells over which nothing was drawn.
  fileprivate static let uncovered = Cell.Glyph(code: 0xFFFFE)

  fileprivate var opensButton: Bool { code == 0x5B }
  fileprivate var opensBracket: Bool { code == 0x5B || code == 0x28 }
  fileprivate var closesBracket: Bool { code == 0x5D || code == 0x29 }
}
