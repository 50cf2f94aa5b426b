/// Rows as lines, without colour and weight. Blanks at the end of a row are not written, empty rows are.
///
/// ```
/// [x] Wi-Fi
/// [ ] Bluetooth
/// ```
package enum PlainTextEncoder {
  /// The picture; no line break after the last row.
  package static func encode(_ grid: Grid) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(grid.cells.count + grid.rows)
    for row in 0..<grid.rows {
      if row > 0 { bytes.append(0x0A) }
      var end = grid.columns
      while end > 0, grid[row, end - 1].glyph == .blank { end -= 1 }
      for column in 0..<end { grid.glyphs.append(grid[row, column].glyph, to: &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
