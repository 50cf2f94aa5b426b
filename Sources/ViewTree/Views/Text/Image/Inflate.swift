/// A decoder of "deflate", the compression of PNG; see RFC 1951.
struct Inflate {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var bit = 0
  private(set) var output: [UInt8] = []
  private let limit: Int

  /// Returns the decoded data; `nil` if the input is invalid, or the output is longer than `limit` bytes.
  static func unpack(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    var inflate = Inflate(bytes, limit: limit)
    return inflate.run() ? inflate.output : nil
  }

  private init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    (self.bytes, position, self.limit) = (bytes, bytes.startIndex, limit)
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = read(1), let kind = read(2) else { return false }
      let isRight =
        switch kind {
        case 0: copyStored()
        case 1: unpack(.fixedLengths, .fixedDistances)
        case 2: readCodes().map { unpack($0, $1) } ?? false
        default: false
        }
      if !isRight || output.count > limit { return false }
      if isLast == 1 { return true }
    }
  }

  // MARK: Bits

  private mutating func read(_ count: Int) -> Int? {
    var value = 0
    for index in 0..<count {
      guard position < bytes.endIndex else { return nil }
      value |= Int(bytes[position] >> UInt8(bit) & 1) << index
      bit += 1
      if bit == 8 { (bit, position) = (0, position + 1) }
    }
    return value
  }

  private mutating func copyStored() -> Bool {
    if bit > 0 { (bit, position) = (0, position + 1) }
    guard let length = read(16), let inverse = read(16), length == ~inverse & 0xFFFF,
      position + length <= bytes.endIndex
    else { return false }
    output += bytes[position..<position + length]
    position += length
    return true
  }

  // MARK: Codes

  /// Prefix codes given by their lengths; codes of equal length are consecutive.
  private struct Codes {
    /// The number of codes of each length; those of length 0 are not used.
    var counts = Array(repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) {
      for length in lengths { counts[length] += 1 }
      symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    }

    static let fixedLengths = Codes(
      Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
        + Array(repeating: 8, count: 8))
    static let fixedDistances = Codes(Array(repeating: 5, count: 30))
  }

  private mutating func symbol(_ codes: Codes) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = read(1) else { return nil }
      code |= bit
      let count = codes.counts[length]
      if code - count < first { return codes.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readCodes() -> (Codes, Codes)? {
    guard let lengths = read(5), let distances = read(5), let count = read(4) else { return nil }
    var own = Array(repeating: 0, count: 19)
    for index in 0..<count + 4 {
      guard let length = read(3) else { return nil }
      own[Self.order[index]] = length
    }
    let codes = Codes(own)
    var all: [Int] = []
    while all.count < lengths + 257 + distances + 1 {
      guard let symbol = symbol(codes) else { return nil }
      switch symbol {
      case 0..<16: all.append(symbol)
      case 16:
        guard let last = all.last, let times = read(2) else { return nil }
        all += Array(repeating: last, count: times + 3)
      default:
        guard let times = read(symbol == 17 ? 3 : 7) else { return nil }
        all += Array(repeating: 0, count: times + (symbol == 17 ? 3 : 11))
      }
    }
    guard all.count == lengths + 257 + distances + 1 else { return nil }
    return (Codes(Array(all[..<(lengths + 257)])), Codes(Array(all[(lengths + 257)...])))
  }

  // MARK: Repetitions

  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]

  private mutating func unpack(_ lengthCodes: Codes, _ distanceCodes: Codes) -> Bool {
    while output.count <= limit {
      guard let symbol = symbol(lengthCodes) else { return false }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      let index = symbol - 257
      guard index < 29, let more = read(index < 8 || index == 28 ? 0 : index / 4 - 1),
        let code = self.symbol(distanceCodes), code < 30, let further = read(code < 4 ? 0 : code / 2 - 1)
      else { return false }
      let distance = Self.distances[code] + further
      guard distance <= output.count else { return false }
      for _ in 0..<Self.lengths[index] + more { output.append(output[output.count - distance]) }
    }
    return false
  }
}
