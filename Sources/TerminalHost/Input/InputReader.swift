import ViewTree

/// Reads tokens from bytes: characters, control bytes, escape sequences.
///
/// It goes on only by whole ones.
struct InputReader {
  enum Token {
    case events([InputEvent])
    case pasteStart
  }

  static let escape: UInt8 = 0x1B

  private let bytes: [UInt8]
  /// How many bytes were read.
  private(set) var consumed = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var rest: ArraySlice<UInt8> { bytes[consumed...] }

  /// The next token; `nil` if the rest is none.
  mutating func next() -> Token? {
    guard let first = rest.first else { return nil }
    if first == Self.escape { return readEscape() }
    return readKeys(modifiers: []).map { .events($0) }
  }

  /// The bytes before an end mark, which is read as well; without one those that cannot be the beginning of it.
  mutating func text(until end: [UInt8]) -> (text: ArraySlice<UInt8>, isComplete: Bool) {
    let start = consumed
    while consumed < bytes.count {
      let rest = bytes[consumed...].prefix(end.count)
      if rest.elementsEqual(end.prefix(rest.count)) {
        let text = bytes[start..<consumed]
        if rest.count == end.count { consumed += end.count }
        return (text, rest.count == end.count)
      }
      consumed += 1
    }
    return (bytes[start..<consumed], false)
  }

  // MARK: Characters

  /// A control byte, or all characters up to the next one.
  private mutating func readKeys(modifiers: Key.Modifiers) -> [InputEvent]? {
    guard let first = rest.first else { return nil }
    if let key = Key(controlByte: first) {
      consumed += 1
      return [.key(key.with(modifiers))]
    }
    let text = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
    let whole = text.dropLast(Self.unfinishedBytes(at: text))
    if whole.isEmpty { return nil }
    consumed += whole.count
    return String(decoding: whole, as: UTF8.self).map { .key(Key.character($0).with(modifiers)) }
  }

  /// How many bytes at the end are the beginning of a character in UTF-8 whose rest is missing.
  private static func unfinishedBytes(at text: ArraySlice<UInt8>) -> Int {
    for (index, byte) in text.reversed().prefix(3).enumerated() where byte & 0xC0 != 0x80 {
      return index + 1 < length(of: byte) ? index + 1 : 0
    }
    return 0
  }

  // MARK: Sequences

  private mutating func readEscape() -> Token? {
    guard rest.count > 1 else { return nil }
    switch rest[consumed + 1] {
    case UInt8(ascii: "["): return readControlSequence()
    case UInt8(ascii: "O"): return readSingleShift()
    case Self.escape:
      consumed += 1
      return .events([.key(.escape)])
    default: return readOption()
    }
  }

  /// A key that is pressed with the option key: an escape before the character.
  private mutating func readOption() -> Token? {
    let start = consumed
    consumed += 1
    let length = Key(controlByte: bytes[consumed]) == nil ? Self.length(of: bytes[consumed]) : 1
    guard rest.count >= length else {
      consumed = start
      return nil
    }
    var character = InputReader(Array(rest.prefix(length)))
    consumed += length
    return .events(character.readKeys(modifiers: .option) ?? [])
  }

  /// How many bytes a character has in UTF-8, by the first of them.
  private static func length(of first: UInt8) -> Int { first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1 }

  /// `ESC O x`: arrows and others on some terminals.
  private mutating func readSingleShift() -> Token? {
    guard let final = rest.dropFirst(2).first else { return nil }
    consumed += 3
    if final == UInt8(ascii: "M") { return .events([.key(.return)]) }
    return .events(Key(cursorByte: final).map { [.key($0)] } ?? [])
  }

  /// `ESC [ parameters final`.
  private mutating func readControlSequence() -> Token? {
    let body = rest.dropFirst(2).prefix { (0x20...0x3F).contains($0) }
    guard body.endIndex < bytes.endIndex else { return nil }
    let final = bytes[body.endIndex]
    // A sequence is broken off by what cannot be part of one, which counts by itself.
    guard (0x40...0x7E).contains(final) else {
      consumed = body.endIndex
      return .events([])
    }
    consumed = body.endIndex + 1
    return ControlSequence(body: body, final: final).token
  }
}
