/// An edited text, divided into parts: paragraphs, or pieces of long paragraphs.
///
/// A key changes a few parts, and the cached layouts of the others stay valid. Parts are kept in chunks, so that a key
/// replaces only one or two chunks. Positions count characters; a paragraph includes its line break.
final class Paragraphs: Equatable {
  let text: String
  private var knownChunks: [TextChunk]?
  private var knownLines: [(look: FieldLines.Look, lines: FieldLines)] = []
  /// The place at which each chunk begins, and the end of the text.
  private lazy var starts: [TextPlace] = chunks.reduce(into: [TextPlace()]) { starts, chunk in
    starts.append(starts[starts.count - 1] + chunk.end)
  }
  private var end: TextPlace { starts[starts.count - 1] }
  /// The number of characters.
  private(set) lazy var count: Int = knownChunks == nil ? text.count : end.character

  convenience init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.init(text, nil)
  }

  private init(_ text: String, _ chunks: [TextChunk]?) { (self.text, knownChunks) = (text, chunks) }

  static func == (a: Paragraphs, b: Paragraphs) -> Bool { a === b || a.text == b.text }

  var chunks: [TextChunk] {
    if let knownChunks { return knownChunks }
    let chunks = TextChunk.all(of: TextPart.all(of: text))
    knownChunks = chunks
    return chunks
  }

  /// The chunk of a part, and the number of the part in it.
  private func position(ofPart part: Int) -> (chunk: Int, part: Int) {
    let chunk = lastPlace(of: chunks.count, notBehind: part) { starts[$0].part }
    return (chunk, part - starts[chunk].part)
  }

  private func part(_ number: Int) -> TextPart {
    let position = position(ofPart: number)
    return chunks[position.chunk].parts[position.part]
  }

  /// The place at which a part begins; for the number of parts, the end of the text.
  private func start(ofPart number: Int) -> TextPlace {
    let position = position(ofPart: number)
    return starts[position.chunk] + chunks[position.chunk].starts[position.part]
  }

  private func part(at character: Int) -> Int {
    let index = lastPlace(of: chunks.count, notBehind: character) { starts[$0].character }
    let (chunk, start) = (chunks[index], starts[index])
    return start.part
      + lastPlace(of: chunk.parts.count, notBehind: character - start.character) { chunk.starts[$0].character }
  }

  /// Returns ranges of parts around some characters, the smallest first; the last range is the whole text.
  func windows(around characters: Range<Int>) -> [Range<Int>] {
    let (first, last) = (part(at: characters.lowerBound), part(at: characters.upperBound))
    return [1, 16, end.part].map { max(first - $0, 0)..<min(last + $0 + 1, end.part) }
  }

  /// Returns whether a change to the parts of a window leaves the parts around them unchanged.
  ///
  /// If the change joins characters differently, as flags do, the last character of the window changes too.
  func holds(_ edited: EditedText, in window: Range<Int>) -> Bool {
    let range = edited.selection.range
    if window.lowerBound > 0, range.lowerBound == 0 { return false }
    if window.upperBound == end.part { return true }
    return range.upperBound < edited.characters.count
      && edited.characters.last == part(window.upperBound - 1).text.last
  }

  /// Returns the position of the first character of some parts.
  func start(of window: Range<Int>) -> Int { start(ofPart: window.lowerBound).character }

  private func indices(of window: Range<Int>) -> Range<String.Index> {
    func index(_ part: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: start(ofPart: part).byte) }
    return index(window.lowerBound)..<index(window.upperBound)
  }

  /// Returns the text of some parts, including their line breaks.
  func text(of window: Range<Int>) -> String { String(text[indices(of: window)]) }

  /// Returns the text with some parts replaced; `holds` must be true for the change.
  func replacing(_ window: Range<Int>, by new: String) -> Paragraphs {
    var (text, chunks) = (text, chunks)
    text.replaceSubrange(indices(of: window), with: new)
    var changed = TextPart.all(of: new)
    if window.upperBound < end.part, changed[changed.count - 1].count == 0 { changed.removeLast() }
    let (first, last) = (position(ofPart: window.lowerBound), position(ofPart: window.upperBound - 1))
    let parts = chunks[first.chunk].parts[..<first.part] + changed + chunks[last.chunk].parts[(last.part + 1)...]
    chunks.replaceSubrange(first.chunk...last.chunk, with: TextChunk.all(of: Array(parts)))
    return Paragraphs(text, chunks)
  }

  /// Returns the characters of the paragraph that contains a caret, without the line break.
  func paragraph(at caret: Int) -> Range<Int> {
    var first = part(at: caret)
    var last = first
    while first > 0, !part(first - 1).endsParagraph { first -= 1 }
    while last < end.part, !part(last).endsParagraph { last += 1 }
    let start = start(ofPart: first).character
    return start..<(last < end.part ? self.start(ofPart: last + 1).character - 1 : count)
  }

  /// Returns whether the paragraph that contains a caret is written from right to left, determined by its first letter.
  ///
  /// The view that shows the line reverses it as a whole, even if it contains other scripts.
  func isRightToLeft(at caret: Int) -> Bool {
    for number in part(at: paragraph(at: caret).lowerBound)..<end.part {
      let part = part(number)
      if let letter = part.text.first(where: \.isLetter) { return letter.isRightToLeft }
      if part.endsParagraph { break }
    }
    return false
  }

  /// Returns the lines of the text with a look; in a text of one line, parts after `limit` columns are left out.
  func lines(_ look: FieldLines.Look, limit: Int = .max, measuring: any TextMeasuring) -> FieldLines {
    if let known = knownLines.first(where: { $0.look == look }) { return known.lines }
    var layouts: [ChunkLayout] = []
    var (rest, columns) = (LineBreaks.State(), 0)
    for chunk in chunks where columns < limit {
      let layout = chunk.layout(look, from: rest, limit: limit - columns, measuring: measuring)
      layouts.append(layout)
      (rest, columns) = (layout.rest, columns + layout.end.columns)
    }
    let lines = FieldLines(layouts, look)
    guard layouts.count == chunks.count, layouts.last?.parts.count == chunks.last?.parts.count else { return lines }
    // Two looks are cached, because a field is measured in several widths.
    if knownLines.count > 1 { knownLines.removeLast() }
    knownLines.insert((look, lines), at: 0)
    return lines
  }
}

/// A part of a text that ends at a line break, after 256 characters, or at the end of the text.
final class TextPart {
  /// The number of characters at which a longer paragraph is divided.
  static let limit = 256

  /// The text with the line break.
  let text: String
  /// The number of characters.
  let count: Int
  let endsParagraph: Bool
  /// The layouts in two widths, with the unfinished line of the previous part.
  private var known: [(look: FieldLines.Look, start: LineBreaks.State, layout: PartLayout)] = []

  private init(_ text: Substring, count: Int, endsParagraph: Bool) {
    (self.text, self.count, self.endsParagraph) = (String(text), count, endsParagraph)
  }

  /// Returns the parts of a text: at least one, and an empty one after a final line break.
  static func all(of text: String) -> [TextPart] {
    var result: [TextPart] = []
    var (start, index, count) = (text.startIndex, text.startIndex, 0)
    while index < text.endIndex {
      let endsParagraph = text[index].isNewline
      text.formIndex(after: &index)
      count += 1
      guard endsParagraph || count == limit else { continue }
      result.append(TextPart(text[start..<index], count: count, endsParagraph: endsParagraph))
      (start, count) = (index, 0)
    }
    if count > 0 || result.last?.endsParagraph != false {
      result.append(TextPart(text[start...], count: count, endsParagraph: false))
    }
    return result
  }

  /// Returns the lines of the part; the first may begin in a previous part.
  func layout(_ look: FieldLines.Look, from start: LineBreaks.State, measuring: any TextMeasuring) -> PartLayout {
    if let known = known.first(where: { $0.look == look && $0.start == start }) { return known.layout }
    let same = known.first { $0.look.isSecure == look.isSecure && $0.look.glyphs == look.glyphs }
    let layout = PartLayout(
      same?.layout.shown ?? FieldLines.ShownCharacters(text, look, measuring), width: look.width, from: start)
    if known.count > 1 { known.removeLast() }
    known.insert((look, start, layout), at: 0)
    return layout
  }
}

/// The lines of a part of a text.
final class PartLayout {
  let shown: FieldLines.ShownCharacters
  /// The characters of each line that ends in the part.
  ///
  /// Positions are counted from the start of the part; the first line may begin before it. No line includes its line
  /// break.
  let lines: [Range<Int>]
  /// The unfinished line that continues after the part.
  let rest: LineBreaks.State

  /// Creates the layout; with `nil` as the width no line ends.
  init(_ shown: FieldLines.ShownCharacters, width: Int?, from start: LineBreaks.State) {
    self.shown = shown
    guard let width else {
      (lines, rest) = ([], start)
      return
    }
    let breaks = shown.breaks(width: width, from: start)
    (lines, rest) = (breaks.lines, breaks.state.counted(from: shown.count))
  }
}

/// Returns the index of the last of some ascending starts that is not greater than a place.
func lastPlace(of count: Int, notBehind place: Int, _ start: (Int) -> Int) -> Int {
  max((0..<count).partitionPoint { start($0) > place } - 1, 0)
}

/// The texts that were last edited on a screen (at most 8), with their cached lines.
final class EditedTexts {
  private static let limit = 8
  private var known: [Paragraphs] = []

  /// Returns the paragraphs of a text; a known text keeps its cached ones.
  func paragraphs(of text: String) -> Paragraphs {
    // Two equal strings may differ in bytes, if one of them has an accent as a separate scalar.
    if let same = known.first(where: { $0.text.utf8.count == text.utf8.count && $0.text == text }) { return same }
    let new = Paragraphs(text)
    add(new)
    return new
  }

  func add(_ new: Paragraphs) { known = [new] + known.prefix(Self.limit - 1) }
}

extension EnvironmentValues {
  /// The recently edited texts of the screen.
  var editedTexts: EditedTexts { scope?.host?.singleton { EditedTexts() } ?? EditedTexts() }
}
