extension FieldLines {
  /// The text and the number of columns of each character in a field.
  ///
  /// Most long texts are ASCII, of which only the text is stored. Each distinct other character is measured once.
  struct Shown {
    private enum Storage {
      /// Printable ASCII with one byte and one column for each character; a line break is shown as a blank.
      case plain(Substring.UTF8View, count: Int)
      case characters([Character], [(text: String, columns: Int)])
    }

    private let storage: Storage

    /// Creates the characters of a text; those after `limit` columns are omitted.
    init(_ text: String, _ look: Look, limit: Int, _ measuring: any TextMeasuring) {
      if !look.isSecure, let plain = Self.plain(text) {
        let count = min(plain.count, limit)
        storage = .plain(plain.prefix(count), count: count)
      } else {
        storage = Self.measured(text, look, limit: limit, measuring)
      }
    }

    /// Creates the characters of a text that is known to be printable ASCII.
    init(plain text: String) { storage = .plain(text[...].utf8, count: text.utf8.count) }

    private static func plain(_ text: String) -> Substring.UTF8View? {
      var text = text
      let isPlain = text.withUTF8 { bytes in
        for byte in bytes where (byte < 0x20 || byte >= 0x7F) && byte != 0x0A { return false }
        return true
      }
      return isPlain ? text[...].utf8 : nil
    }

    private static func measured(_ text: String, _ look: Look, limit: Int, _ measuring: any TextMeasuring) -> Storage {
      var known: [Character: (text: String, columns: Int)] = [:]
      var last: (character: Character, shown: (text: String, columns: Int))?
      var (characters, all, columns): ([Character], [(text: String, columns: Int)], Int) = ([], [], 0)
      for character in text {
        if columns >= limit { break }
        if last?.character != character {
          let shown = known[character] ?? measure(character, look, measuring)
          known[character] = shown
          last = (character, shown)
        }
        guard let last else { break }
        characters.append(character)
        all.append(last.shown)
        columns += last.shown.columns
      }
      return .characters(characters, all)
    }

    private static func measure(
      _ character: Character, _ look: Look, _ measuring: any TextMeasuring
    ) -> (text: String, columns: Int) {
      if look.isSecure { return (look.glyphs == .ascii ? "*" : "•", 1) }
      if character.isNewline { return (" ", 1) }
      let text = String(character)
      if text.isPlain { return (text, 1) }
      // A control character has the same form as in the back end.
      let layout = measuring.layout(TextBlock([TextRun(text)], glyphs: look.glyphs), in: .unspecified)
      let visible = layout[0..<1].flatMap(\.runs).map(\.text).joined()
      return (visible, Int(clamping: (layout.size.width / measuring.cellSize.width).rounded()))
    }

    var count: Int {
      switch storage {
      case .plain(_, let count): count
      case .characters(let characters, _): characters.count
      }
    }

    /// Whether each character takes one column.
    var isPlain: Bool { if case .plain = storage { true } else { false } }

    subscript(index: Int) -> (text: String, columns: Int) {
      switch storage {
      case .plain(let bytes, _):
        let byte = bytes[bytes.index(bytes.startIndex, offsetBy: index)]
        return (byte == 0x0A ? " " : String(UnicodeScalar(byte)), 1)
      case .characters(_, let shown): return shown[index]
      }
    }

    func columns(of range: Range<Int>) -> Int {
      switch storage {
      case .plain: return range.count
      case .characters(_, let shown):
        var columns = 0
        for index in range { columns += shown[index].columns }
        return columns
      }
    }

    /// Returns the lines of a width in columns.
    ///
    /// A line ends at a line break, or after the last space that fits, or at the last character that fits. If `old` has
    /// the lines before a change of ASCII without line breaks, only the lines around the change are computed.
    func broken(to width: Int, like old: OldLines? = nil) -> [Range<Int>] {
      if case .plain(let bytes, let count) = storage, let old {
        return broken(bytes, count: count, to: width, like: old)
      }
      return broken(to: width)
    }

    private func broken(_ bytes: Substring.UTF8View, count: Int, to width: Int, like old: OldLines) -> [Range<Int>] {
      let kept = Array(old.lines[..<old.firstChanged(width: width)])
      var breaks = LineBreaks(width: width, start: kept.last?.upperBound ?? 0)
      var index = breaks.start
      for byte in bytes.dropFirst(index) {
        let start = breaks.start
        breaks.add(index, columns: 1, isBreak: false, isSpace: byte == 0x20) { $0.count }
        if breaks.start != start, let rest = old.lines(from: breaks.start) { return kept + breaks.lines + rest }
        index += 1
      }
      return kept + breaks.lines + [breaks.start..<count]
    }

    private func broken(to width: Int) -> [Range<Int>] {
      var breaks = LineBreaks(width: width)
      switch storage {
      case .plain(let bytes, _):
        var index = 0
        for byte in bytes {
          breaks.add(index, columns: 1, isBreak: byte == 0x0A, isSpace: byte == 0x20) { $0.count }
          index += 1
        }
      case .characters(let characters, let shown):
        for index in characters.indices {
          breaks.add(
            index, columns: shown[index].columns, isBreak: characters[index].isNewline,
            isSpace: characters[index] == " ",
            columnsOf: columns)
        }
      }
      return breaks.lines + [breaks.start..<count]
    }
  }

  /// The lines of a paragraph before a change.
  struct OldLines {
    let lines: [Range<Int>]
    /// The characters that were replaced.
    let changed: Range<Int>
    /// The number of new characters.
    let count: Int

    /// Returns the first line that may differ: a line depends on the characters that fit into it, and on the next one.
    func firstChanged(width: Int) -> Int {
      let last = lastPlace(of: lines.count, notBehind: changed.lowerBound - width - 1) { lines[$0].lowerBound }
      return lines[last].lowerBound + width < changed.lowerBound ? min(last + 1, lines.count - 1) : last
    }

    /// Returns the lines from a character on, if an old line after the change began there.
    func lines(from start: Int) -> [Range<Int>]? {
      let shift = count - changed.count
      let line = lastPlace(of: lines.count, notBehind: start - shift) { lines[$0].lowerBound }
      guard lines[line].lowerBound == start - shift, start - shift >= changed.upperBound else { return nil }
      return lines[line...].map { $0.lowerBound + shift..<$0.upperBound + shift }
    }
  }

  private struct LineBreaks {
    let width: Int
    private(set) var lines: [Range<Int>] = []
    /// The start of the line that is not yet full.
    private(set) var start: Int
    private var used = 0
    /// The character after the last space.
    private var space: Int?

    init(width: Int, start: Int = 0) { (self.width, self.start) = (width, start) }

    mutating func add(
      _ index: Int, columns: Int, isBreak: Bool, isSpace: Bool, columnsOf: (Range<Int>) -> Int
    ) {
      if isBreak {
        lines.append(start..<index)
        (start, used, space) = (index + 1, 0, nil)
        return
      }
      if used > 0, used + columns > width {
        let end = space ?? index
        lines.append(start..<end)
        (start, used, space) = (end, columnsOf(end..<index), nil)
      }
      used += columns
      if isSpace { space = index + 1 }
    }
  }
}
