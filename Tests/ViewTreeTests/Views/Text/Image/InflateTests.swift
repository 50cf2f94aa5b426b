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
    #expect(unpack([0] + stored.dropFirst() + [7]) == nil)
  }

  @Test func `output beyond the limit is an error`() {
    #expect(unpack(stored, limit: 3) == [7, 8, 9] && unpack(stored, limit: 2) == nil)
    #expect(unpack(fixed, limit: 1) == [0x61] && unpack(fixed, limit: 0) == nil)
    #expect(unpack([0] + stored.dropFirst() + fixed, limit: 3) == nil)
  }
}
