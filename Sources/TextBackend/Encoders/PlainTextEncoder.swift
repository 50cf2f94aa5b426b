/// Encodes rows as lines, without colour and weight.
///
/// Trailing blanks are omitted; empty rows are kept.
///
/// ```
/// [x] Wi-Fi
/// [ ] Bluetooth
/// ```
package enum PlainTextEncoder {
  /// Returns the picture; there is no line break after the last row.
  package static func encode(_ grid: CellGrid) -> String {
    (grid.restRows == 0 ? encodeASCII(grid) : nil) ?? encodeAny(grid)
  }

  private static func encodeAny(_ grid: CellGrid) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(grid.cells.count + grid.rows)
    grid.forEachRow { row in
      var line: [UInt8] = []
      for column in 0..<end(ofRow: row, grid) { grid.glyphs.append(grid[row, column].glyph, to: &line) }
      return line
    } _: { row, line in
      if row > 0 { bytes.append(0x0A) }
      bytes.append(contentsOf: line)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the column after the last one that does not look blank.
  static func end(ofRow row: Int, _ grid: CellGrid) -> Int {
    var end = grid.columns
    while end > 0, grid[row, end - 1].glyph.looksBlank { end -= 1 }
    return end
  }
}
