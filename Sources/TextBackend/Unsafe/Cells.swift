// Loops that run once for each cell of a picture. A buffer checks its bounds in debug builds only: rasterizing went
// from 7.7 to 4.5 thousand instructions per row of W1.

internal import Foundation
internal import ViewTree

extension [Cell] {
  /// Sets all cells of a range to one cell.
  @inline(__always) mutating func fill(_ range: Range<Int>, with cell: Cell) {
    unsafe withUnsafeMutableBufferPointer {
      unsafe UnsafeMutableBufferPointer(rebasing: $0[range]).update(repeating: cell)
    }
  }

  /// Puts ASCII characters from a place on, over the existing styles.
  mutating func put(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, at start: Int, _ style: StyleTable.ID, _ styles: inout StyleTable
  ) {
    unsafe withUnsafeMutableBufferPointer { cells in
      var place = start
      for index in unsafe text.startIndex..<text.endIndex {
        unsafe cells[place] = Cell(
          glyph: Cell.Glyph(code: UInt32(text[index])), style: styles.over(style, cells[place]))
        place += 1
      }
    }
  }

  /// Calls `body` with the index of each cell of a range, and with the cell for changing.
  @inline(__always) mutating func change(_ range: Range<Int>, _ body: (Int, inout Cell) -> Void) {
    unsafe withUnsafeMutableBufferPointer { cells in
      for index in range { unsafe body(index, &cells[index]) }
    }
  }
}

extension ArraySlice<Cell> {
  /// Writes one byte for each cell; returns the union of the glyph bits without the line bit.
  fileprivate func copyCodes(to bytes: UnsafeMutablePointer<UInt8>) -> UInt32 {
    unsafe withUnsafeBufferPointer { cells in
      var codes: UInt32 = 0
      for column in cells.indices {
        unsafe codes |= cells[column].glyph.code
        unsafe bytes[column] = UInt8(truncatingIfNeeded: cells[column].glyph.code)
      }
      return codes & ~Cell.Glyph.lineBit
    }
  }
}

extension CellGrid {
  /// Puts printable ASCII from a column on, one character per cell, clipped to `columns`.
  ///
  /// Returns the number of cells of the text, including the clipped ones; `nil` for any other text, which is not
  /// written.
  mutating func putPlain(
    _ text: String, _ style: StyleTable.ID, row: Int, from start: Int, within columns: Range<Int>
  ) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      guard unsafe bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
      let columns = columns.clamped(to: start..<start + bytes.count)
      guard !columns.isEmpty else { return bytes.count }
      splitWideGlyphs(row: row, columns: columns)
      let shown = unsafe bytes[columns.lowerBound - start..<columns.upperBound - start]
      unsafe cells.put(shown, at: row * self.columns + columns.lowerBound, style, &styles)
      return bytes.count
    }
  }

  /// Whether a row has the cells of the row above it, by one comparison of memory, also in debug builds.
  func isLikeRowAbove(_ row: Int) -> Bool {
    guard row > 0 else { return false }
    return unsafe cells.withUnsafeBytes { bytes in
      let length = columns * MemoryLayout<Cell>.stride
      guard let start = bytes.baseAddress else { return true }
      return unsafe memcmp(start + (row - 1) * length, start + row * length, length) == 0
    }
  }
}

extension PlainTextEncoder {
  /// Encodes a picture of ASCII in place, one byte for each cell; most pictures are ASCII.
  ///
  /// `nil` for other pictures.
  static func encodeASCII(_ grid: CellGrid) -> String? {
    var codes: UInt32 = 0
    let text = unsafe String(unsafeUninitializedCapacity: grid.cells.count + grid.rows) { bytes in
      var count = 0
      for row in 0..<grid.rows {
        if row > 0 {
          unsafe bytes[count] = 0x0A
          count += 1
        }
        let end = end(ofRow: row, grid)
        unsafe codes |= grid.cells[row * grid.columns..<row * grid.columns + end].copyCodes(
          to: bytes.baseAddress! + count)
        if codes >= 0x80 { return 0 }
        count += end
      }
      return count
    }
    return codes < 0x80 ? text : nil
  }
}
