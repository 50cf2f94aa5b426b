/// Swift source, as far as one must know it to find brackets and the ends of declarations: what is a string or a comment.
struct SwiftSource {
  let bytes: [UInt8]

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Without the blanks around.
  func trimmed(_ range: Range<Int>) -> String {
    let first = range.first { !Self.isBlank(bytes[$0]) } ?? range.upperBound
    let last = range.last { !Self.isBlank(bytes[$0]) } ?? range.lowerBound - 1
    return first <= last ? text(first..<last + 1) : ""
  }

  func starts(with word: String, at index: Int) -> Bool { bytes[index...].starts(with: word.utf8) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte.isLetterOrDigit
  }

  /// Where what begins at an index ends: a comment, a string, what stands in brackets, or a single character.
  func end(of index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "/"): commentEnd(index) ?? index + 1
    case UInt8(ascii: "\""), UInt8(ascii: "#"): stringEnd(index) ?? index + 1
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): bracketEnd(index)
    case UInt8(ascii: "`"): (bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "`")) ?? bytes.count - 1) + 1
    default: index + 1
    }
  }

  /// After blanks and comments.
  func skippingBlanks(_ start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if Self.isBlank(bytes[index]) { index += 1 } else if let end = commentEnd(index) { index = end } else { break }
    }
    return index
  }

  /// The starts of what stands in a range, each once, however long: a bracket with its content is one.
  func starts(in range: Range<Int>) -> some Sequence<Int> {
    sequence(state: range.lowerBound) { index -> Int? in
      guard index < range.upperBound else { return nil }
      defer { index = end(of: index) }
      return index
    }
  }

  // MARK: Parts

  private func bracketEnd(_ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count {
      if ")]}".utf8.contains(bytes[index]) { return index + 1 }
      index = end(of: index)
    }
    return index
  }

  private func commentEnd(_ start: Int) -> Int? {
    if starts(with: "//", at: start) { return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count }
    guard starts(with: "/*", at: start) else { return nil }
    var depth = 0
    var index = start
    while index < bytes.count {
      if starts(with: "/*", at: index) {
        (depth, index) = (depth + 1, index + 2)
      } else if starts(with: "*/", at: index) {
        (depth, index) = (depth - 1, index + 2)
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return index
  }

  /// `nil` where no string begins.
  private func stringEnd(_ start: Int) -> Int? {
    let pounds = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    var index = start + pounds
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    let quotes = starts(with: "\"\"\"", at: index) ? 3 : 1
    let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: pounds)
    let escape = "\\" + String(repeating: "#", count: pounds)
    index += quotes
    while index < bytes.count {
      if starts(with: end, at: index) { return index + end.utf8.count }
      guard starts(with: escape, at: index) else {
        index += 1
        continue
      }
      index += escape.utf8.count
      // What is interpolated may hold strings and brackets.
      if index < bytes.count { index = bytes[index] == UInt8(ascii: "(") ? bracketEnd(index) : index + 1 }
    }
    return index
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
