import Testing

@testable import ViewTree

struct InflateTests {
  /// Returns the decoded bytes of a stream, the least significant bit of each byte first.
  private func unpack(_ bytes: [UInt8], limit: Int = 10) -> [UInt8]? { Inflate.unpack(bytes[...], limit: limit) }

  private let stored: [UInt8] = [1, 3, 0, 0xFC, 0xFF, 7, 8, 9]
  /// `a` and the end of the block, in fixed codes.
  private let fixed: [UInt8] = [0x4B, 0x04, 0x00]

  @Test func `a block is stored, or in codes`() {
    #expect(unpack(stored) == [7, 8, 9])
    #expect(unpack(fixed) == [0x61])
    #expect(unpack([0] + stored.dropFirst() + fixed) == [7, 8, 9, 0x61])
  }

  @Test func `a wrong or incomplete block is an error`() {
    for count in 0..<stored.count { #expect(unpack(Array(stored.prefix(count))) == nil) }
    for count in 0..<2 { #expect(unpack(Array(fixed.prefix(count))) == nil) }
    #expect(unpack([0] + stored.dropFirst()) == nil, "the last block is missing")
    #expect(unpack([1, 3, 0, 0xFC, 0xFE, 7, 8, 9]) == nil, "the inverse of the length is wrong")
    #expect(unpack([7, 0, 0]) == nil, "there is no fourth kind")
    #expect(unpack([5]) == nil, "the codes of the block are missing")
    #expect(unpack([0] + stored.dropFirst() + [7]) == nil)
  }

  @Test func `output beyond the limit is an error`() {
    #expect(unpack(stored, limit: 3) == [7, 8, 9] && unpack(stored, limit: 2) == nil)
    #expect(unpack(fixed, limit: 1) == [0x61] && unpack(fixed, limit: 0) == nil)
    #expect(unpack([0] + stored.dropFirst() + fixed, limit: 3) == nil)
  }

  /// A stream of bits, the least significant bit of each byte first.
  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    mutating func add(_ value: Int, _ length: Int) {
      for index in 0..<length {
        if count.isMultiple(of: 8) { bytes.append(0) }
        bytes[bytes.count - 1] |= UInt8(value >> index & 1) << UInt8(count % 8)
        count += 1
      }
    }

    /// Adds a code, whose highest bit is the first one.
    mutating func add(code: Int, _ length: Int) {
      for index in (0..<length).reversed() { add(code >> index, 1) }
    }

    /// Adds a length or the end of the block, in fixed codes.
    mutating func add(fixed symbol: Int) {
      if symbol < 280 { add(code: symbol - 256, 7) } else { add(code: symbol - 280 + 0xC0, 8) }
    }
  }

  @Test(arguments: 0..<8) func `a stored block begins at the next byte`(count: Int) {
    var bits = Bits()
    bits.add(0b010, 3)
    // Nine bits each, so that the head of the next block ends at each bit of a byte.
    for _ in 0..<count { bits.add(code: 0x190, 9) }
    bits.add(fixed: 256)
    bits.add(0b001, 3)
    let expected: [UInt8] = Array(repeating: 144, count: count) + [7, 8]
    #expect(unpack(bits.bytes + [2, 0, 0xFD, 0xFF, 7, 8]) == expected)
  }

  @Test func `a repetition copies by the lengths and distances of the format`() {
    var state: UInt32 = 1
    let start = (0..<32_768).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    var expected = start
    var bits = Bits()
    bits.add(0b011, 3)
    // A repetition of the last byte would hide what the others copy, so it comes last.
    for code in (0..<30).reversed() {
      for isFull in [false, true] {
        let index = code == 29 && isFull ? 28 : code % 28
        // By the tables of RFC 1951, in which every other distance and every fourth length has one bit more.
        let lengthBits = index < 8 || index == 28 ? 0 : index / 4 - 1
        let distanceBits = code < 4 ? 0 : code / 2 - 1
        let length = index == 28 ? 258 : index < 8 ? index + 3 : (4 + index % 4) << lengthBits + 3
        let distance = code < 4 ? code + 1 : (2 + code % 2) << distanceBits + 1
        let (moreLength, moreDistance) = isFull ? (1 << lengthBits - 1, 1 << distanceBits - 1) : (0, 0)
        bits.add(fixed: 257 + index)
        bits.add(moreLength, lengthBits)
        bits.add(code: code, 5)
        bits.add(moreDistance, distanceBits)
        for _ in 0..<length + moreLength { expected.append(expected[expected.count - distance - moreDistance]) }
      }
    }
    bits.add(fixed: 256)
    let stored: [UInt8] = [0, 0, 0x80, 0xFF, 0x7F] + start
    let result = unpack(stored + bits.bytes, limit: 100_000)
    #expect(result == expected)
  }

  @Test(arguments: [(286, 0), (287, 0), (257, 30), (257, 31), (257, 3)]) func `an invalid repetition is an error`(
    symbol: Int, distance: Int
  ) {
    var bits = Bits()
    bits.add(0b011, 3)
    // Three bytes, so that a distance of 4 leads before the start.
    for _ in 0..<3 { bits.add(code: 0x30, 8) }
    bits.add(fixed: symbol)
    bits.add(code: distance, 5)
    bits.add(0, 20)
    bits.add(fixed: 256)
    #expect(unpack(bits.bytes) == nil)
  }

  @Test func `codes of a block's own may use a distance, but none beyond the format`() {
    /// A block of an `a` and three more by the distance of a code, in codes of its own.
    func block(distance: Int, more: Int = 0) -> [UInt8] {
      var bits = Bits()
      bits.add(0b101, 3)
      // 258 codes for bytes and lengths, 31 for distances, and the lengths of 18 codes for their lengths.
      for (value, length) in [(1, 5), (30, 5), (14, 4)] { bits.add(value, length) }
      // Two bits each for a length of 0, 1 and 2, and for a row of zeros; in the order of the format.
      for place in 0..<18 { bits.add([2, 3, 15, 17].contains(place) ? 2 : 0, 3) }
      func add(zeros: Int) {
        if zeros >= 11 {
          bits.add(code: 0b11, 2)
          bits.add(zeros - 11, 7)
        } else {
          for _ in 0..<zeros { bits.add(code: 0b00, 2) }
        }
      }
      add(zeros: 97)
      bits.add(code: 0b01, 2)
      add(zeros: 138)
      add(zeros: 20)
      for _ in 0..<2 { bits.add(code: 0b10, 2) }
      add(zeros: distance)
      bits.add(code: 0b01, 2)
      add(zeros: 30 - distance + more)
      // The byte, the length 3 by the only distance, and the end.
      for (code, length) in [(0b0, 1), (0b11, 2), (0b0, 1), (0b10, 2)] { bits.add(code: code, length) }
      bits.add(0, 20)
      return bits.bytes
    }
    #expect(unpack(block(distance: 0)) == [0x61, 0x61, 0x61, 0x61])
    #expect(unpack(block(distance: 1)) == nil, "the distance leads before the start")
    #expect(unpack(block(distance: 30)) == nil, "there is no such distance")
    #expect(unpack(block(distance: 0, more: 1)) == nil, "there are more lengths than codes")
  }
}
