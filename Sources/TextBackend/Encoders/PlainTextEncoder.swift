/// Rows as lines, without colour and weight.
///
/// Blanks at the end of a row are not written, empty rows are.
///
/// ```
/// [x] Wi-Fi
/// [ ] Bluetooth
/// ```
package enum PlainTextEncoder {
  /// The picture; no line break after the last row.
  package static func encode(_ grid: CellGrid) -> String { encodeASCII(grid) ?? encodeAny(grid) }

  /// Most pictures are ASCII: a byte for each cell, in place.
  ///
  /// `nil` for others.
  private static func encodeASCII(_ grid: CellGrid) -> String? {
    var codes: UInt32 = 0
    let text = String(unsafeUninitializedCapacity: grid.cells.count + grid.rows) { bytes in
      var count = 0
      for row in 0..<grid.rows {
        if row > 0 {
          bytes[count] = 0x0A
          count += 1
        }
        let end = end(ofRow: row, grid)
        codes |= copy(grid.cells[row * grid.columns..<row * grid.columns + end], to: bytes.baseAddress! + count)
        if codes >= 0x80 { return 0 }
        count += end
      }
      return count
    }
    return codes < 0x80 ? text : nil
  }

  /// Writes a byte for each cell; returns all bits of their glyphs.
  private static func copy(_ cells: ArraySlice<Cell>, to bytes: UnsafeMutablePointer<UInt8>) -> UInt32 {
    cells.withUnsafeBufferPointer { cells in
      var codes: UInt32 = 0
      for column in cells.indices {
        codes |= cells[column].glyph.code
        bytes[column] = UInt8(truncatingIfNeeded: cells[column].glyph.code)
      }
      return codes
    }
  }

  private static func encodeAny(_ grid: CellGrid) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(grid.cells.count + grid.rows)
    for row in 0..<grid.rows {
      if row > 0 { bytes.append(0x0A) }
      for column in 0..<end(ofRow: row, grid) { grid.glyphs.append(grid[row, column].glyph, to: &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func end(ofRow row: Int, _ grid: CellGrid) -> Int {
    var end = grid.columns
    while end > 0, grid[row, end - 1].glyph.looksBlank { end -= 1 }
    return end
  }
}
