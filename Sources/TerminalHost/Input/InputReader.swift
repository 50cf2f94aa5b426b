import ViewTree

/// Reads tokens from bytes: characters, control bytes, escape sequences.
///
/// It consumes only complete tokens.
struct InputReader {
  enum Token {
    case events([InputEvent])
    case pasteStart
    /// The beginning of a sequence of any length that is skipped.
    case skipped(Skipped)
  }

  /// The kinds of unknown sequences by their end.
  enum Skipped {
    /// A sequence up to the final byte, which follows the parameters.
    case controlSequence
    /// A sequence up to `ESC \` or a bell: a reply of the terminal, a title, a picture.
    case string
  }

  static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07
  /// The maximum length of a sequence's parameters in bytes; a longer sequence is skipped.
  ///
  /// The longest known sequences have about 20 bytes of parameters.
  private static let longestBody = 64

  private let bytes: [UInt8]
  /// The number of bytes that were read.
  private(set) var consumed = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var rest: ArraySlice<UInt8> { bytes[consumed...] }

  /// Returns the next token; `nil` if the rest is incomplete.
  mutating func next() -> Token? {
    guard let first = rest.first else { return nil }
    if first == Self.escape { return readEscape() }
    return readKeys(modifiers: []).map { .events($0) }
  }

  /// Returns the bytes before an end mark, and consumes the mark; without one, the bytes that cannot be its beginning.
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

  /// Reads a control byte, or all characters up to the next one; returns `nil` if only an incomplete character is left.
  private mutating func readKeys(modifiers: Key.Modifiers) -> [InputEvent]? {
    guard let first = rest.first else { return nil }
    if let key = Key(controlByte: first) {
      consumed += 1
      return [.key(key.with(modifiers))]
    }
    let text = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
    // An incomplete character at the end waits for its rest, unless other bytes follow it.
    let whole = text.dropLast(text.endIndex == bytes.endIndex ? Self.unfinishedBytes(at: text) : 0)
    if whole.isEmpty { return nil }
    consumed += whole.count
    let typed = String(decoding: whole, as: UTF8.self).unicodeScalars.filter(\.isTyped)
    return String(String.UnicodeScalarView(typed)).map { .key(Key.character($0).with(modifiers)) }
  }

  /// Returns the number of bytes at the end that begin an incomplete UTF-8 character.
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
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      guard rest.count > 2 else { return nil }
      consumed += 2
      return .skipped(.string)
    case Self.escape:
      consumed += 1
      return .events([.key(.escape)])
    default: return readOption()
    }
  }

  /// Reads a key pressed with option, an escape before a character; returns `nil` if the character is incomplete.
  private mutating func readOption() -> Token? {
    let character = rest.dropFirst()
    guard let first = character.first else { return nil }
    let length = Self.length(of: first)
    let found = 1 + character.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }.count
    if found < length, found == character.count { return nil }
    var reader = InputReader(Array(character.prefix(found)) + [Self.escape])
    consumed += 1 + found
    return .events(reader.readKeys(modifiers: .option) ?? [])
  }

  /// Returns the length of a UTF-8 character from its first byte; 1 for a byte that begins none.
  private static func length(of first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Reads `ESC O x`: arrows and other keys on some terminals.
  private mutating func readSingleShift() -> Token? {
    readSequence { body, final in
      // With parameters it is an unknown key.
      guard body.isEmpty else { return .events([]) }
      if final == UInt8(ascii: "M") { return .events([.key(.return)]) }
      return .events(Key(cursorByte: final).map { [.key($0)] } ?? [])
    }
  }

  /// Reads `ESC [ parameters final`.
  private mutating func readControlSequence() -> Token? {
    switch rest.dropFirst(2).first {
    // The original mouse report, with one byte each for the button, the column and the row.
    case UInt8(ascii: "M"): leaveOut(3)
    // A function key of the Linux console.
    case UInt8(ascii: "["): leaveOut(1)
    default: readSequence { ControlSequence(body: $0, final: $1).token }
    }
  }

  /// Skips a sequence of three bytes and `count` bytes after it; returns `nil` if they have not all arrived.
  ///
  /// A control byte ends the sequence early.
  private mutating func leaveOut(_ count: Int) -> Token? {
    let following = rest.dropFirst(3).prefix(count).prefix { $0 >= 0x20 }
    if following.count < count, following.endIndex == bytes.endIndex { return nil }
    consumed = following.endIndex
    return .events([])
  }

  private mutating func readSequence(_ token: (_ body: ArraySlice<UInt8>, _ final: UInt8) -> Token) -> Token? {
    let body = rest.dropFirst(2).prefix(while: Self.isParameter)
    if body.count > Self.longestBody {
      consumed = body.endIndex
      return .skipped(.controlSequence)
    }
    guard body.endIndex < bytes.endIndex else { return nil }
    consumed = body.endIndex
    // A byte that cannot be part of a sequence ends it early, and is read by itself.
    let final = bytes[consumed]
    guard Self.isFinal(final) else { return .events([]) }
    consumed += 1
    return token(body, final)
  }

  private static func isParameter(_ byte: UInt8) -> Bool { (0x20...0x3F).contains(byte) }
  private static func isFinal(_ byte: UInt8) -> Bool { (0x40...0x7E).contains(byte) }

  /// Moves to the end of a skipped sequence; returns false if the end has not arrived.
  mutating func skip(_ skipped: Skipped) -> Bool {
    switch skipped {
    case .controlSequence:
      consumed = rest.prefix(while: Self.isParameter).endIndex
      guard let end = rest.first else { return false }
      if Self.isFinal(end) { consumed += 1 }
    case .string:
      consumed = rest.prefix { $0 != Self.bell && $0 != Self.escape }.endIndex
      guard let end = rest.first else { return false }
      if end == Self.bell {
        consumed += 1
      } else {
        guard let next = rest.dropFirst().first else { return false }
        // A different sequence ends it as well, and is read by itself.
        if next == UInt8(ascii: "\\") { consumed += 2 }
      }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether a key can type the scalar.
  ///
  /// Controls from U+0080 to U+009F are excluded, and U+FFFD, which replaces bytes that are not UTF-8.
  fileprivate var isTyped: Bool { !(0x80...0x9F).contains(value) && value != 0xFFFD }
}
