import ViewTree

/// Reads tokens from bytes: characters, control bytes, escape sequences.
///
/// It goes on only by whole ones.
struct InputReader {
  enum Token {
    case events([InputEvent])
    case pasteStart
    /// The beginning of what is left out, however long it is.
    case skipped(Skipped)
  }

  /// What means nothing here and ends in its own way.
  enum Skipped {
    /// Up to the byte that says of what the parameters are.
    case controlSequence
    /// Up to `ESC \` or a bell: what a terminal answers, a title, a picture.
    case string
  }

  static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07
  /// How many bytes the parameters of a sequence may have: the longest of those read have some 20.
  private static let longestBody = 64

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
    // A character whose rest is missing waits for it, but not where something else has come.
    let whole = text.dropLast(text.endIndex == bytes.endIndex ? Self.unfinishedBytes(at: text) : 0)
    if whole.isEmpty { return nil }
    consumed += whole.count
    return String(decoding: whole, as: UTF8.self).filter { !$0.isControl }
      .map { .key(Key.character($0).with(modifiers)) }
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

  /// A key that is pressed with the option key: an escape before the character.
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

  /// How many bytes a character has in UTF-8, by the first of them; 1 for a byte that begins none.
  private static func length(of first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// `ESC O x`: arrows and others on some terminals.
  private mutating func readSingleShift() -> Token? {
    readSequence { body, final in
      // With parameters it is a key that has no meaning here.
      guard body.isEmpty else { return .events([]) }
      if final == UInt8(ascii: "M") { return .events([.key(.return)]) }
      return .events(Key(cursorByte: final).map { [.key($0)] } ?? [])
    }
  }

  /// `ESC [ parameters final`.
  private mutating func readControlSequence() -> Token? {
    switch rest.dropFirst(2).first {
    // A mouse report of old: the button, the column and the row are a byte each.
    case UInt8(ascii: "M"): leaveOut(3)
    // A function key of Linux's console.
    case UInt8(ascii: "["): leaveOut(1)
    default: readSequence { ControlSequence(body: $0, final: $1).token }
    }
  }

  /// Leaves a sequence of three bytes out with those that follow it; a control byte breaks it off.
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
    // A sequence is broken off by what cannot be part of one, which counts by itself.
    let final = bytes[consumed]
    guard Self.isFinal(final) else { return .events([]) }
    consumed += 1
    return token(body, final)
  }

  private static func isParameter(_ byte: UInt8) -> Bool { (0x20...0x3F).contains(byte) }
  private static func isFinal(_ byte: UInt8) -> Bool { (0x40...0x7E).contains(byte) }

  /// Goes on to the end of what is left out; false if it has not come.
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
        // Another sequence ends it as well, and counts by itself.
        if next == UInt8(ascii: "\\") { consumed += 2 }
      }
    }
    return true
  }
}

extension Character {
  /// Whether it is a control of two bytes, U+0080 to U+009F: no key types one.
  fileprivate var isControl: Bool { unicodeScalars.first.map { (0x80...0x9F).contains($0.value) } ?? false }
}
