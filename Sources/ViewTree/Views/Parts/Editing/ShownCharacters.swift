extension FieldLines {
  /// The text and the number of columns that each character of a part of a field's text shows.
  ///
  /// Long texts are mostly ASCII, for which only the text is kept. Each other character is measured once, however often
  /// it occurs in the part.
  struct ShownCharacters {
    private enum Storage {
      /// Printable ASCII: each character is one byte and one column; a line break is shown as a blank.
      case plain(String)
      case characters([Character], [(text: String, columns: Int)])
    }

    private let storage: Storage
    let count: Int
    /// The number of columns of all characters.
    let columns: Int
    /// The number of columns of each character, if all are equal and none is a space or a line break; otherwise `nil`.
    private let step: Int?

    init(_ text: String, _ look: Look, _ measuring: any TextMeasuring) {
      if !look.isSecure, Self.isPlain(text) {
        storage = .plain(text)
        count = text.utf8.count
        columns = count
        step = text.utf8.contains { $0 <= 0x20 } ? nil : 1
      } else {
        let shown = Self.measured(text, look, measuring)
        let characters = Array(text)
        storage = .characters(characters, shown)
        count = characters.count
        columns = shown.reduce(0) { $0 + $1.columns }
        let first = shown.first?.columns ?? 0
        let isAlike = first > 0 && shown.allSatisfy { $0.columns == first }
        step = isAlike && !characters.contains { $0 == " " || $0.isNewline } ? first : nil
      }
    }

    private static func isPlain(_ text: String) -> Bool { text.hasOnlyBytes { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A } }

    private static func measured(
      _ text: String, _ look: Look, _ measuring: any TextMeasuring
    ) -> [(text: String, columns: Int)] {
      var known: [Character: (text: String, columns: Int)] = [:]
      return text.map { character in
        if let shown = known[character] { return shown }
        let shown = measure(character, look, measuring)
        known[character] = shown
        return shown
      }
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

    subscript(index: Int) -> (text: String, columns: Int) {
      switch storage {
      case .plain(let text):
        let byte = text.utf8[text.utf8.index(text.startIndex, offsetBy: index)]
        return (byte == 0x0A ? " " : String(UnicodeScalar(byte)), 1)
      case .characters(_, let shown): return shown[index]
      }
    }

    /// The number of columns before a character.
    func columns(before index: Int) -> Int {
      switch storage {
      case .plain: return index
      case .characters(_, let shown):
        var columns = 0
        for index in 0..<index { columns += shown[index].columns }
        return columns
      }
    }

    /// Returns the lines of a width; the first may begin in a previous part.
    func breaks(width: Int, from start: LineBreaks.State) -> LineBreaks {
      var breaks = LineBreaks(width: width, state: start)
      if let step {
        breaks.add(count, columns: step)
        return breaks
      }
      switch storage {
      case .plain(let text):
        var index = 0
        for byte in text.utf8 {
          breaks.add(index, columns: 1, isBreak: byte == 0x0A, isSpace: byte == 0x20)
          index += 1
        }
      case .characters(let characters, let shown):
        for index in characters.indices {
          breaks.add(
            index, columns: shown[index].columns, isBreak: characters[index].isNewline,
            isSpace: characters[index] == " ")
        }
      }
      return breaks
    }
  }
}

/// Breaks text into lines.
///
/// Greedy: a line ends at a line break, after the last space that fits, or before the first character that does not
/// fit.
struct LineBreaks {
  /// The line that is still being filled.
  ///
  /// Positions are numbers of characters from the start of a part of the text, and are negative before it.
  struct State: Equatable {
    struct Space: Equatable {
      /// The position of the character after the space.
      var end: Int
      /// The number of columns up to that character.
      var used: Int
    }

    var start = 0
    var used = 0
    /// The last space.
    var space: Space?

    /// Returns the state with positions counted from a different character.
    func counted(from character: Int) -> State {
      var state = self
      state.start -= character
      state.space?.end -= character
      return state
    }
  }

  let width: Int
  private(set) var lines: [Range<Int>] = []
  private(set) var state: State

  init(width: Int, state: State) { (self.width, self.state) = (width, state) }

  mutating func add(_ index: Int, columns: Int, isBreak: Bool, isSpace: Bool) {
    if isBreak {
      lines.append(state.start..<index)
      state = State(start: index + 1)
      return
    }
    if state.used > 0, state.used + columns > width {
      let end = state.space?.end ?? index
      lines.append(state.start..<end)
      state = State(start: end, used: state.space.map { state.used - $0.used } ?? 0)
    }
    state.used += columns
    if isSpace { state.space = State.Space(end: index + 1, used: state.used) }
  }

  /// Adds characters of equal width without spaces; full lines are added at once, not character by character.
  mutating func add(_ count: Int, columns: Int) {
    let full = max(width / columns, 1)
    var index = 0
    while index < count {
      if state.used == 0, state.start == index {
        while count - index > full {
          lines.append(index..<index + full)
          index += full
        }
        state.start = index
      }
      add(index, columns: columns, isBreak: false, isSpace: false)
      index += 1
    }
  }
}
