import ViewTree

/// Makes events of the bytes that a terminal sends, in whatever pieces they come.
///
/// What is not complete waits for the rest. An escape byte may be the key, or the beginning of a sequence: when nothing
/// follows for a while, ``flush()`` says that nothing will. A sequence that means nothing here is left out as a whole.
struct InputParser {
  private var bytes: [UInt8] = []
  /// The text of a paste, as far as it has come.
  private var paste: [UInt8]?
  /// What is being left out, until it ends.
  private var skipped: InputReader.Skipped?

  /// What the rest is waited for of.
  enum Wait {
    case forSequence
    /// A paste may be slow, and has an end, which may be lost.
    case forPaste
  }

  /// What has come but is not complete: when no more comes for a while, ``flush()`` makes something of it.
  var waits: Wait? { paste != nil ? .forPaste : bytes.isEmpty && skipped == nil ? nil : .forSequence }

  /// Takes bytes in and returns the events that they complete.
  mutating func parse(_ new: some Sequence<UInt8>) -> [InputEvent] {
    bytes += new
    var reader = InputReader(bytes)
    var events: [InputEvent] = []
    while let event = next(&reader) { events += event }
    bytes.removeFirst(reader.consumed)
    return events
  }

  /// Returns what the bytes that wait are if no more belong to them.
  mutating func flush() -> [InputEvent] {
    defer { (bytes, skipped) = ([], nil) }
    // Bytes that may have begun its end belong to the paste, and to no later key.
    if paste != nil { return endPaste() }
    if bytes.isEmpty { return [] }
    // The rest of a sequence, or of a character, never came.
    guard bytes[0] == InputReader.escape else { return [.key(.character("\u{FFFD}"))] }
    if bytes.count == 1 { return [.key(.escape)] }
    if bytes[1] >= 0x80 { return [.key(.character("\u{FFFD}").with(.option))] }
    return bytes.count > 2 ? [] : [.key(.character(Character(UnicodeScalar(bytes[1]))).with(.option))]
  }

  /// The events of the next token: none for one without a meaning, `nil` if there is no whole one.
  private mutating func next(_ reader: inout InputReader) -> [InputEvent]? {
    if paste != nil { return readPaste(&reader) }
    if let skipped {
      guard reader.skip(skipped) else { return nil }
      self.skipped = nil
    }
    guard let token = reader.next() else { return nil }
    switch token {
    case .pasteStart:
      paste = []
      return []
    case .skipped(let skipped):
      self.skipped = skipped
      return []
    case .events(let events): return events
    }
  }

  private mutating func readPaste(_ reader: inout InputReader) -> [InputEvent]? {
    let (text, isComplete) = reader.text(until: Array("\u{1B}[201~".utf8))
    paste? += text
    return isComplete ? endPaste() : nil
  }

  private mutating func endPaste() -> [InputEvent] {
    defer { paste = nil }
    let lines = String(decoding: paste ?? [], as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    return lines.isEmpty ? [] : [.paste(lines)]
  }
}
