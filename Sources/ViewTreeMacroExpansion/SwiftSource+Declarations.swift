extension SwiftSource {
  /// What stands between the commas of a range, without the blanks around.
  func arguments(in range: Range<Int>) -> [String] {
    let commas = starts(in: range).filter { bytes[$0] == UInt8(ascii: ",") }
    let bounds = zip([range.lowerBound] + commas.map { $0 + 1 }, commas + [range.upperBound])
    return bounds.map { trimmed($0..<$1) }.filter { !$0.isEmpty }
  }

  /// Where the declaration of a property that begins at an index ends: with its line, if nothing is missing there and the
  /// next line does not go on.
  func declarationEnd(_ start: Int) -> Int {
    var isNamed = false
    var last: UInt8?
    for index in starts(in: start..<bytes.count) {
      if bytes[index] == UInt8(ascii: ";") { return index + 1 }
      if bytes[index] == 0x0A, isNamed, !isOpen(after: last), !goesOn(at: skippingBlanks(index)) { return index }
      let isWordStart = index == start || !Self.isWord(bytes[index - 1])
      if isWordStart, starts(with: "var ", at: index) || starts(with: "let ", at: index) { isNamed = true }
      let isComment = starts(with: "//", at: index) || starts(with: "/*", at: index)
      if !Self.isBlank(bytes[index]), !isComment { last = bytes[end(of: index) - 1] }
    }
    return bytes.count
  }

  /// Where a member of a type that begins at an index ends: after its body, or, without one, with its line.
  func memberEnd(_ start: Int) -> Int {
    var last: UInt8?
    for index in starts(in: start..<bytes.count) {
      let byte = bytes[index]
      if byte == UInt8(ascii: ";") { return index + 1 }
      if byte == 0x0A, !isAttribute(start..<index), !isOpen(after: last), !goesOn(at: skippingBlanks(index)) {
        return index
      }
      let isComment = starts(with: "//", at: index) || starts(with: "/*", at: index)
      if !Self.isBlank(byte), !isComment { last = bytes[end(of: index) - 1] }
    }
    return bytes.count
  }

  /// Whether only attributes stand in a range: on lines of their own, before what they belong to.
  private func isAttribute(_ range: Range<Int>) -> Bool {
    let words = text(range).split { !$0.isLetter && $0 != "@" }
    return bytes[range.lowerBound] == UInt8(ascii: "@") && words.allSatisfy { !Self.introducers.contains(String($0)) }
  }

  private static let introducers: Set = [
    "var", "let", "func", "init", "struct", "class", "enum", "actor", "typealias", "subscript",
  ]

  /// Whether something must follow a character: an operator, a comma, a colon.
  private func isOpen(after last: UInt8?) -> Bool { last.map { "=+-*/%<>&|^~,:.@".utf8.contains($0) } ?? true }

  /// Whether what stands at an index goes on with what stands before.
  private func goesOn(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    return "=+-*/%<>&|^~,:.?{".utf8.contains(bytes[index])
  }
}
