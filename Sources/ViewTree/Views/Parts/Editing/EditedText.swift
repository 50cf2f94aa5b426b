/// A text with a caret and a selection, and the changes that keys make to it.
///
/// Offsets count characters as a reader sees them; no character is ever split.
struct EditedText: Equatable {
  /// A selection between anchor and caret; it is empty if both are at the same offset.
  struct Selection: Equatable {
    /// The offset at which the selection began.
    var anchor: Int
    /// The offset of the character after the caret.
    var caret: Int

    init(_ caret: Int) { (anchor, self.caret) = (caret, caret) }
    init(anchor: Int, caret: Int) { (self.anchor, self.caret) = (anchor, caret) }

    /// The caret after the last character of any text.
    static let end = Selection(.max)

    var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

    /// Returns the selection with both ends limited to a number of characters.
    func clamped(to count: Int) -> Selection {
      Selection(anchor: min(max(anchor, 0), count), caret: min(max(caret, 0), count))
    }
  }

  /// The distance that the caret moves.
  enum Step {
    case character, word, line, all
  }

  private(set) var characters: [Character]
  private(set) var selection: Selection

  init(_ text: String, _ selection: Selection) {
    characters = Array(text)
    self.selection = selection.clamped(to: characters.count)
  }

  var text: String { String(characters) }
  var selectedText: String { String(characters[selection.range]) }

  /// Replaces the selection by a text, and places the caret after it.
  ///
  /// The text may join the character before it, as an accent does. If that cannot affect more of the text, only the
  /// neighbouring characters are read again.
  mutating func insert(_ text: String) {
    let range = selection.range
    let isAlone = (text.first ?? characters[range.upperBound...].first).map(\.isAlone) ?? true
    let around =
      isAlone && text.count <= 1
      ? max(range.lowerBound - 1, 0)..<min(range.upperBound + 1, characters.count) : characters.indices
    let start = String(characters[around.lowerBound..<range.lowerBound]) + text
    characters.replaceSubrange(around, with: start + String(characters[range.upperBound..<around.upperBound]))
    selection = Selection(min(around.lowerBound + start.count, characters.count))
  }

  /// Deletes the selection, or the text between the caret and the end of a step if the selection is empty.
  mutating func delete(_ step: Step, forward: Bool) {
    if selection.range.isEmpty { move(step, forward: forward, selecting: true) }
    insert("")
  }

  /// Moves the caret.
  ///
  /// Without `selecting` a step by one character moves to the edge of the selection.
  mutating func move(_ step: Step, forward: Bool, selecting: Bool) {
    if !selecting, step == .character, !selection.range.isEmpty {
      selection = Selection(forward ? selection.range.upperBound : selection.range.lowerBound)
      return
    }
    place(end(of: step, forward: forward), selecting: selecting)
  }

  /// Puts the caret before a character.
  mutating func place(_ caret: Int, selecting: Bool) {
    selection = Selection(anchor: selecting ? selection.anchor : caret, caret: caret).clamped(to: characters.count)
  }

  private func end(of step: Step, forward: Bool) -> Int {
    let caret = selection.caret
    switch (step, forward) {
    case (.character, true): return min(caret + 1, characters.count)
    case (.character, false): return max(caret - 1, 0)
    case (.word, true): return endOfWord(from: caret)
    case (.word, false): return startOfWord(from: caret)
    case (.line, true): return characters[caret...].firstIndex(where: \.isNewline) ?? characters.count
    case (.line, false): return characters[..<caret].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    case (.all, true): return characters.count
    case (.all, false): return 0
    }
  }

  private func isWord(_ index: Int) -> Bool { characters[index].isLetter || characters[index].isNumber }

  private func endOfWord(from caret: Int) -> Int {
    var index = caret
    while index < characters.count, !isWord(index) { index += 1 }
    while index < characters.count, isWord(index) { index += 1 }
    return index
  }

  private func startOfWord(from caret: Int) -> Int {
    var index = caret
    while index > 0, !isWord(index - 1) { index -= 1 }
    while index > 0, isWord(index - 1) { index -= 1 }
    return index
  }
}

extension Character {
  /// Whether the character never combines with its neighbours, except with a following accent.
  fileprivate var isAlone: Bool {
    let scalar = unicodeScalars.first?.value ?? 0
    return unicodeScalars.count == 1 && (0x20..<0x7F ~= scalar || scalar == 0xFFFD)
  }

  /// Whether it is a letter of a script that is written from right to left, as Hebrew and Arabic.
  var isRightToLeft: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return (0x590...0x8FF).contains(scalar) || (0xFB1D...0xFDFF).contains(scalar)
      || (0xFE70...0xFEFF).contains(scalar) || (0x10800...0x10FFF).contains(scalar)
      || (0x1E800...0x1EFFF).contains(scalar)
  }
}
