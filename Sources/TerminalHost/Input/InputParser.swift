import ViewTree

/// Converts the bytes that a terminal sends, in pieces of any size, to events.
///
/// Incomplete sequences wait for the rest. An escape byte may be the key, or the beginning of a sequence: if no more
/// bytes arrive for a while, ``flush()`` decides for the key. Unknown sequences are left out as a whole, and so are bytes
/// that are no UTF-8: no key sends them.
struct InputParser {
  private var bytes: [UInt8] = []
  /// The text of an incomplete paste.
  private var paste: [UInt8]?
  /// The sequence that is being left out, until its end.
  private var skipped: InputReader.Skipped?

  /// The kind of input whose rest is missing.
  enum Wait {
    case forSequence
    /// A paste may be slow; its end mark may be lost.
    case forPaste
  }

  /// The kind of incomplete input; if no more bytes arrive for a while, ``flush()`` completes it.
  var waits: Wait? { paste != nil ? .forPaste : bytes.isEmpty && skipped == nil ? nil : .forSequence }

  /// Adds bytes and returns the events that they complete.
  mutating func parse(_ new: some Sequence<UInt8>) -> [InputEvent] {
    bytes += new
    var reader = InputReader(bytes)
    var events: [InputEvent] = []
    while let event = next(&reader) { events += event }
    bytes.removeFirst(reader.consumed)
    return events
  }

  /// Returns the events for the incomplete bytes if no more bytes belong to them.
  mutating func flush() -> [InputEvent] {
    defer { (bytes, skipped) = ([], nil) }
    // Bytes that may begin the end mark belong to the paste, and to no later key.
    if paste != nil { return endPaste() }
    if bytes.isEmpty { return [] }
    // The rest of a sequence, or of a character, never arrived.
    guard bytes[0] == InputReader.escape else { return [] }
    if bytes.count == 1 { return [.key(.escape)] }
    guard bytes.count == 2, bytes[1] < 0x80 else { return [] }
    return [.key(.character(Character(UnicodeScalar(bytes[1]))).with(.option))]
  }

  /// Returns the events of the next token: none for an unknown one, `nil` for an incomplete one.
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
