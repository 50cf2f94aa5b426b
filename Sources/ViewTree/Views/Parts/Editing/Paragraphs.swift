/// A text that is edited, by its paragraphs: a key changes one of them, and what is known of the others stays.
///
/// Places are counted in characters; the line break behind a paragraph is one of its characters.
final class Paragraphs: Equatable {
  /// Where a paragraph begins.
  private struct Place {
    var character = 0
    var byte = 0
  }

  let text: String
  private var knownParts: [Paragraph]?
  private var knownLines: [(look: FieldLines.Look, lines: FieldLines)] = []
  private lazy var places: [Place] = parts.reduce(into: [Place()]) { places, part in
    let last = places[places.count - 1]
    places.append(Place(character: last.character + part.count, byte: last.byte + part.byteCount))
  }
  /// The number of characters.
  private(set) lazy var count: Int = knownParts == nil ? text.count : places[places.count - 1].character

  convenience init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.init(text, nil)
  }

  private init(_ text: String, _ parts: [Paragraph]?) { (self.text, knownParts) = (text, parts) }

  static func == (a: Paragraphs, b: Paragraphs) -> Bool { a === b || a.text == b.text }

  var parts: [Paragraph] {
    if let knownParts { return knownParts }
    let parts = Paragraph.all(of: text)
    knownParts = parts
    return parts
  }

  /// The character at which a paragraph begins.
  func start(of part: Int) -> Int { places[part].character }

  /// The paragraphs that hold some characters, with one more at either side.
  func window(around characters: Range<Int>) -> Range<Int> {
    func part(_ character: Int) -> Int {
      lastPlace(of: parts.count, notBehind: character) { places[$0].character }
    }
    return max(part(characters.lowerBound) - 1, 0)..<min(part(characters.upperBound) + 2, parts.count)
  }

  private func bytes(of window: Range<Int>) -> Range<String.Index> {
    func index(_ byte: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: byte) }
    return index(places[window.lowerBound].byte)..<index(places[window.upperBound].byte)
  }

  /// The text of some paragraphs, with the line break behind the last.
  func text(of window: Range<Int>) -> String { String(text[bytes(of: window)]) }

  /// The text with another one in the place of some paragraphs: it ends with a line break, unless they are the last.
  func replacing(_ window: Range<Int>, by new: String) -> Paragraphs {
    var changed = Paragraph.all(of: new)
    if window.upperBound < parts.count { changed.removeLast() }
    var text = text
    text.replaceSubrange(bytes(of: window), with: new)
    return Paragraphs(text, parts[..<window.lowerBound] + changed + parts[window.upperBound...])
  }

  /// The lines of the text with a look.
  func lines(_ look: FieldLines.Look, measuring: any TextMeasuring) -> FieldLines {
    if let known = knownLines.first(where: { $0.look == look }) { return known.lines }
    let lines = FieldLines(parts.map { $0.layout(look, measuring: measuring) }, alignment: look.alignment)
    // A field is measured in more widths than one.
    if knownLines.count > 1 { knownLines.removeLast() }
    knownLines.insert((look, lines), at: 0)
    return lines
  }
}

/// A part of a text that ends with a line break, or with the text.
final class Paragraph {
  /// The text without the line break.
  private let text: String
  /// The number of characters, that of the line break included.
  let count: Int
  /// The number of bytes, those of the line break included.
  let byteCount: Int
  private var known: (look: FieldLines.Look, layout: ParagraphLayout)?

  private init(_ text: Substring, breakSize: Int) {
    self.text = String(text)
    count = text.count + min(breakSize, 1)
    byteCount = text.utf8.count + breakSize
  }

  /// The paragraphs of a text: one at least.
  static func all(of text: String) -> [Paragraph] {
    var (result, start) = ([Paragraph](), text.startIndex)
    while let end = text[start...].firstIndex(where: \.isNewline) {
      let next = text.index(after: end)
      result.append(Paragraph(text[start..<end], breakSize: text.utf8.distance(from: end, to: next)))
      start = next
    }
    return result + [Paragraph(text[start...], breakSize: 0)]
  }

  func layout(_ look: FieldLines.Look, measuring: any TextMeasuring) -> ParagraphLayout {
    if let known, known.look == look { return known.layout }
    let shown = FieldLines.Shown(text, look, limit: .max, measuring)
    let layout = ParagraphLayout(shown: shown, lines: shown.broken(to: look.width), count: count)
    known = (look, layout)
    return layout
  }
}

/// How a paragraph is broken into lines.
final class ParagraphLayout {
  let shown: FieldLines.Shown
  /// The characters of each line, counted from the start of the paragraph; those at which it is broken are in none.
  let lines: [Range<Int>]
  /// The number of characters, that of the line break included.
  let count: Int

  init(shown: FieldLines.Shown, lines: [Range<Int>], count: Int) {
    (self.shown, self.lines, self.count) = (shown, lines, count)
  }
}

/// The last of some places, which follow each other, that is not behind another one.
func lastPlace(of count: Int, notBehind place: Int, _ start: (Int) -> Int) -> Int {
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    if start(middle) <= place { low = middle + 1 } else { high = middle }
  }
  return max(low - 1, 0)
}

/// The texts that were edited last on a screen, with what is known of them.
final class EditedTexts {
  private static let limit = 8
  private var known: [Paragraphs] = []

  /// The paragraphs of a text, from before where it is the same.
  func paragraphs(of text: String) -> Paragraphs {
    // Of two texts that count as equal, one may have an accent as a character of its own.
    if let same = known.first(where: { $0.text.utf8.count == text.utf8.count && $0.text == text }) { return same }
    let new = Paragraphs(text)
    add(new)
    return new
  }

  func add(_ new: Paragraphs) { known = [new] + known.prefix(Self.limit - 1) }
}

extension EnvironmentValues {
  /// The texts that are edited on the screen.
  var editedTexts: EditedTexts { scope?.host?.single { EditedTexts() } ?? EditedTexts() }
}
