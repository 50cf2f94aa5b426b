import Testing
import ViewTreeTesting

@testable import ViewTree

/// Pictures of each kind, with their bytes written out.
struct PNGTests {
  private typealias Pixel = Bitmap.Pixel

  private func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count) + Array(name.utf8) + content + [0, 0, 0, 0]
  }

  /// A picture whose lines, each behind the number of its filter, are not compressed.
  private func bitmap(
    _ width: Int, _ height: Int, depth: Int = 8, kind: UInt8, interlaced: UInt8 = 0, lines: [[UInt8]],
    palette: [UInt8] = [], clear: [UInt8] = []
  ) -> Bitmap? {
    let data = lines.flatMap { $0 }
    let (low, high) = (UInt8(data.count & 0xFF), UInt8(data.count >> 8))
    let packed: [UInt8] = [0x78, 0x01, 0x01, low, high, ~low, ~high] + data
    let header = number(width) + number(height) + [UInt8(depth), kind, 0, 0, interlaced]
    return PNG.bitmap(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("PLTE", palette)
        + chunk("tRNS", clear) + chunk("IDAT", packed) + chunk("IEND", []))
  }

  private func gray(_ value: Int) -> Pixel { Pixel(value, value, value, 255) }

  private func grays(_ width: Int, _ values: Int...) -> Bitmap {
    Bitmap(width: width, height: values.count / width, pixels: values.map(gray))
  }

  @Test func `each kind of picture has its components`() {
    expectEqual(bitmap(2, 1, kind: 0, lines: [[0, 7, 200]]), grays(2, 7, 200))
    expectEqual(
      bitmap(2, 1, kind: 2, lines: [[0, 1, 2, 3, 4, 5, 6]]),
      Bitmap(width: 2, height: 1, pixels: [Pixel(1, 2, 3, 255), Pixel(4, 5, 6, 255)]))
    expectEqual(
      bitmap(2, 1, kind: 4, lines: [[0, 9, 20, 30, 40]]),
      Bitmap(width: 2, height: 1, pixels: [Pixel(9, 9, 9, 20), Pixel(30, 30, 30, 40)]))
    expectEqual(
      bitmap(1, 2, kind: 6, lines: [[0, 1, 2, 3, 4], [0, 5, 6, 7, 8]]),
      Bitmap(width: 1, height: 2, pixels: [Pixel(1, 2, 3, 4), Pixel(5, 6, 7, 8)]))
    expectEqual(bitmap(2, 1, depth: 16, kind: 0, lines: [[0, 7, 99, 200, 88]]), grays(2, 7, 200))
    expectEqual(
      bitmap(1, 1, depth: 16, kind: 6, lines: [[0, 1, 91, 2, 92, 3, 93, 4, 94]]),
      Bitmap(width: 1, height: 1, pixels: [Pixel(1, 2, 3, 4)]))
  }

  @Test func `pixels of less than a byte stand beside each other`() {
    expectEqual(
      bitmap(3, 2, depth: 1, kind: 0, lines: [[0, 0b1010_0000], [0, 0b0100_0000]]), grays(3, 255, 0, 255, 0, 255, 0))
    expectEqual(bitmap(5, 1, depth: 2, kind: 0, lines: [[0, 0b0001_1011, 0b0100_0000]]), grays(5, 0, 85, 170, 255, 85))
    expectEqual(bitmap(3, 1, depth: 4, kind: 0, lines: [[0, 0x1F, 0x80]]), grays(3, 17, 255, 136))
    expectEqual(bitmap(4, 1, depth: 4, kind: 0, lines: [[1, 0x12, 0x11]]), grays(4, 17, 34, 34, 51))
  }

  @Test func `the colours of a palette may be clear, and one that is missing is black`() {
    let found = bitmap(
      4, 1, depth: 2, kind: 3, lines: [[0, 0b0001_1011]], palette: [1, 2, 3, 4, 5, 6, 7, 8, 9], clear: [50, 60])
    expectEqual(
      found,
      Bitmap(
        width: 4, height: 1, pixels: [Pixel(1, 2, 3, 50), Pixel(4, 5, 6, 60), Pixel(7, 8, 9, 255), Pixel(0, 0, 0, 255)])
    )
    expectEqual(bitmap(1, 1, kind: 3, lines: [[0, 0]], palette: [1, 2]), grays(1, 0))
  }

  @Test func `a line is the difference to the pixel before, above, or to one between them`() {
    expectEqual(bitmap(3, 1, kind: 0, lines: [[1, 5, 2, 250]]), grays(3, 5, 7, 1))
    expectEqual(bitmap(2, 2, kind: 0, lines: [[2, 5, 6], [2, 1, 255]]), grays(2, 5, 6, 6, 5))
    expectEqual(bitmap(2, 2, kind: 0, lines: [[3, 10, 20], [3, 1, 2]]), grays(2, 10, 25, 6, 17))
    expectEqual(
      bitmap(3, 2, kind: 0, lines: [[0, 10, 20, 90], [4, 30, 1, 2]]), grays(3, 10, 20, 90, 40, 41, 92))
    expectEqual(bitmap(2, 2, kind: 0, lines: [[0, 20, 30], [4, 246, 1]]), grays(2, 20, 30, 10, 21))
    expectEqual(bitmap(2, 2, kind: 0, lines: [[0, 10, 12], [4, 252, 1]]), grays(2, 10, 12, 6, 7))
    expectEqual(bitmap(2, 2, kind: 0, lines: [[0, 10, 6], [4, 2, 1]]), grays(2, 10, 6, 12, 7))
    expectEqual(bitmap(2, 2, kind: 0, lines: [[0, 20, 40], [4, 10, 3]]), grays(2, 20, 40, 30, 43))
    expectEqual(
      bitmap(2, 1, kind: 2, lines: [[1, 1, 2, 3, 10, 20, 30]]),
      Bitmap(width: 2, height: 1, pixels: [Pixel(1, 2, 3, 255), Pixel(11, 22, 33, 255)]))
    expectEqual(bitmap(1, 2, kind: 0, lines: [[0, 2], [4, 5]]), grays(1, 2, 7))
    #expect(bitmap(1, 1, kind: 0, lines: [[5, 1]]) == nil)
  }

  @Test func `data is a picture from its signature to the end of its last chunk`() {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = chunk("IHDR", number(1) + number(1) + [8, 0, 0, 0, 0])
    // The filter 0 and the gray 7, in fixed codes.
    let codes: [UInt8] = [0x78, 0x01, 0x63, 0x60, 0x07, 0x00]
    let picture = header + chunk("IDAT", codes + [0, 0, 0, 0])
    expectEqual(PNG.bitmap(signature + picture), grays(1, 7))
    let wrong: [UInt8] = [0] + signature.dropFirst()
    #expect(PNG.bitmap(wrong + picture) == nil)
    #expect(PNG.bitmap(signature + header + chunk("IDAT", codes)) == nil, "the sum of the data is missing")
    let cut = number(1) + Array("tEXt".utf8) + [0, 0, 0, 0]
    #expect(PNG.bitmap(signature + picture + cut) == nil, "the last chunk is cut")
  }

  @Test func `a header that no picture has is invalid`() {
    let line: [[UInt8]] = [Array(repeating: 0, count: 9)]
    #expect(bitmap(8, 1, kind: 0, lines: line) != nil)
    #expect(bitmap(0, 1, kind: 0, lines: line) == nil && bitmap(8, 0, kind: 0, lines: line) == nil)
    #expect(bitmap(8, 1, kind: 0, interlaced: 1, lines: line) == nil)
    #expect(bitmap(8, 1, kind: 1, lines: line) == nil && bitmap(8, 1, kind: 5, lines: line) == nil)
    #expect(bitmap(4, 1, depth: 16, kind: 0, lines: line) != nil)
    #expect(bitmap(4, 1, depth: 16, kind: 3, lines: line) == nil)
    #expect(bitmap(16, 1, depth: 4, kind: 3, lines: line) != nil)
    #expect(bitmap(4, 1, depth: 4, kind: 2, lines: line) == nil)
    #expect(bitmap(4, 1, depth: 17, kind: 0, lines: line) == nil)
    #expect(bitmap(7, 1, kind: 0, lines: line) == nil && bitmap(9, 1, kind: 0, lines: line) == nil)
    let wide: [[UInt8]] = [Array(repeating: 0, count: 16_384 / 8 + 1)]
    #expect(bitmap(16_384, 1, depth: 1, kind: 0, lines: wide) != nil)
    #expect(bitmap(16_385, 1, depth: 1, kind: 0, lines: [wide[0] + [0]]) == nil)
    let high: [[UInt8]] = Array(repeating: [0, 7], count: 16_385)
    #expect(bitmap(1, 16_384, kind: 0, lines: Array(high.dropLast())) != nil)
    #expect(bitmap(1, 16_385, kind: 0, lines: high) == nil)
    #expect(bitmap(1 << 24 | 8, 1, kind: 0, lines: line) == nil)
    #expect(bitmap(0, 1, kind: 0, lines: [[0]]) == nil && bitmap(8, 0, kind: 0, lines: []) == nil)
    #expect(bitmap(5, 1, depth: 4, kind: 2, lines: line) == nil)
  }
}
