import Foundation

/// A text in the sources: a string literal, or several that `+` joins.
struct SourceLiteral {
  /// The code before the text, such as `report(`.
  let call: String
  /// The text, with `…` for each interpolation, and blanks for line breaks.
  let text: String

  /// The texts of a file.
  static func all(in source: String) -> [SourceLiteral] {
    var reader = LiteralReader(Array(source.utf8))
    return reader.read()
  }
}

/// Finds the string literals of a Swift file, byte by byte: patterns take a minute for all sources in a debug build.
private struct LiteralReader {
  private let bytes: [UInt8]
  private var index = 0
  private var found: [SourceLiteral] = []
  /// The place behind the last literal, to join the next one to it, or behind a comment.
  private var lastEnd = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() -> [SourceLiteral] {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where next(1) == UInt8(ascii: "/"):
        skip { $0 != UInt8(ascii: "\n") }
        lastEnd = index
      case UInt8(ascii: "\""): readLiteral()
      default: index += 1
      }
    }
    return found
  }

  private func next(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while index < bytes.count, isSkipped(bytes[index]) { index += 1 }
  }

  private mutating func readLiteral() {
    let start = index
    let isLong = next(1) == bytes[start] && next(2) == bytes[start]
    let isRaw = start > 0 && bytes[start - 1] == UInt8(ascii: "#")
    index += isLong ? 3 : 1
    var text: [UInt8] = []
    while index < bytes.count, !isEnd(isLong, isRaw) {
      if bytes[index] == UInt8(ascii: "\\"), !isRaw {
        readEscape(into: &text)
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    index += isLong ? 3 : 1
    add(String(decoding: text, as: UTF8.self), from: start)
  }

  /// A quote in a pattern is no literal: it ends with its line.
  private func isEnd(_ isLong: Bool, _ isRaw: Bool) -> Bool {
    let quote = UInt8(ascii: "\"")
    if bytes[index] == UInt8(ascii: "\n"), !isLong { return true }
    guard bytes[index] == quote, !isLong || next(1) == quote && next(2) == quote else { return false }
    return !isRaw || next(isLong ? 3 : 1) == UInt8(ascii: "#")
  }

  /// An interpolation becomes `…`, an escaped line break nothing.
  private mutating func readEscape(into text: inout [UInt8]) {
    let escaped = next(1)
    index += 2
    switch escaped {
    case UInt8(ascii: "("):
      text += "…".utf8
      var depth = 1
      while index < bytes.count, depth > 0 {
        depth += bytes[index] == UInt8(ascii: "(") ? 1 : bytes[index] == UInt8(ascii: ")") ? -1 : 0
        index += 1
      }
    case UInt8(ascii: "n"): text.append(UInt8(ascii: " "))
    case UInt8(ascii: "\n"): skip { $0 == UInt8(ascii: " ") }
    default: text.append(escaped)
    }
  }

  private mutating func add(_ text: String, from start: Int) {
    defer { lastEnd = index }
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
    let words = lines.filter { !$0.isEmpty }.joined(separator: " ")
    let between = bytes[lastEnd..<start].filter { !" \n".utf8.contains($0) }
    if let last = found.last, between == [UInt8(ascii: "+")] {
      found[found.count - 1] = SourceLiteral(call: last.call, text: last.text + words)
    } else {
      let before = bytes[lastEnd..<start].suffix(60).filter { !" \n#".utf8.contains($0) }
      found.append(SourceLiteral(call: String(decoding: before, as: UTF8.self), text: words))
    }
  }
}
