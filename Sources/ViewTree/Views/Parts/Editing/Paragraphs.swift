/// A text that is edited, by its parts: paragraphs, of which long ones are cut into pieces.
///
/// A key changes a few parts, and what is known of the others stays. Places are counted in characters; the line break behind
/// a paragraph is one of its characters.
final class Paragraphs: Equatable {
  /// Where a part begins.
  private struct Place {
    var character = 0
    var byte = 0
  }

  let text: String
  private var knownParts: [TextPart]?
  private var knownLines: [(look: FieldLines.Look, lines: FieldLines)] = []
  private lazy var places: [Place] = parts.reduce(into: [Place()]) { places, part in
    let last = places[places.count - 1]
    places.append(Place(character: last.character + part.count, byte: last.byte + part.text.utf8.count))
  }
  /// The number of characters.
  private(set) lazy var count: Int = knownParts == nil ? text.count : places[places.count - 1].character

  convenience init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.init(text, nil)
  }

  private init(_ text: String, _ parts: [TextPart]?) { (self.text, knownParts) = (text, parts) }

  static func == (a: Paragraphs, b: Paragraphs) -> Bool { a === b || a.text == b.text }

  var parts: [TextPart] {
    if let knownParts { return knownParts }
    let parts = TextPart.all(of: text)
    knownParts = parts
    return parts
  }

  private func part(at character: Int) -> Int {
    lastPlace(of: parts.count, notBehind: character) { places[$0].character }
  }

  /// Parts around some characters, the fewest first; the last are all of them.
  func windows(around characters: Range<Int>) -> [Range<Int>] {
    let (first, last) = (part(at: characters.lowerBound), part(at: characters.upperBound))
    return [1, 16, parts.count].map { max(first - $0, 0)..<min(last + $0 + 1, parts.count) }
  }

  /// Whether a change to some parts of the text is none to what is around them.
  ///
  /// Where characters are joined otherwise than before, as flags are, the last one is another.
  func holds(_ edited: EditedText, in window: Range<Int>) -> Bool {
    let range = edited.selection.range
    if window.lowerBound > 0, range.lowerBound == 0 { return false }
    if window.upperBound == parts.count { return true }
    return range.upperBound < edited.characters.count
      && edited.characters.last == parts[window.upperBound - 1].text.last
  }

  /// The first character of some parts.
  func start(of window: Range<Int>) -> Int { places[window.lowerBound].character }

  private func indices(of window: Range<Int>) -> Range<String.Index> {
    func index(_ byte: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: byte) }
    return index(places[window.lowerBound].byte)..<index(places[window.upperBound].byte)
  }

  /// Some parts of the text, with the line breaks behind them.
  func text(of window: Range<Int>) -> String { String(text[indices(of: window)]) }

  /// The text with another one in the place of some parts, to which the change could be made alone.
  func replacing(_ window: Range<Int>, by new: String) -> Paragraphs {
    var (text, parts) = (text, parts)
    text.replaceSubrange(indices(of: window), with: new)
    var changed = TextPart.all(of: new)
    if window.upperBound < parts.count, changed[changed.count - 1].count == 0 { changed.removeLast() }
    parts.replaceSubrange(window, with: changed)
    return Paragraphs(text, parts)
  }

  /// The characters of the paragraph in which a caret stands, without the line break.
  func paragraph(at caret: Int) -> Range<Int> {
    let part = part(at: caret)
    let first = parts[..<part].lastIndex(where: \.endsParagraph).map { $0 + 1 } ?? 0
    let last = parts[part...].firstIndex(where: \.endsParagraph)
    return places[first].character..<(last.map { places[$0 + 1].character - 1 } ?? count)
  }

  /// Whether the paragraph in which a caret stands is written from right to left: its first letter says so.
  ///
  /// The view that shows the line turns it as a whole, whatever else is in it.
  func isRightToLeft(at caret: Int) -> Bool {
    for part in parts[part(at: paragraph(at: caret).lowerBound)...] {
      if let letter = part.text.first(where: \.isLetter) { return letter.isRightToLeft }
      if part.endsParagraph { break }
    }
    return false
  }

  /// The lines of the text with a look; of a text of one line, parts behind `limit` columns are left out.
  func lines(_ look: FieldLines.Look, limit: Int = .max, measuring: any TextMeasuring) -> FieldLines {
    if let known = knownLines.first(where: { $0.look == look }) { return known.lines }
    var layouts: [PartLayout] = []
    var (rest, columns) = (LineBreaks.State(), 0)
    for part in parts where columns < limit {
      let layout = part.layout(look, from: rest, measuring: measuring)
      layouts.append(layout)
      (rest, columns) = (layout.rest, columns + layout.shown.columns)
    }
    let lines = FieldLines(layouts, look)
    guard layouts.count == parts.count else { return lines }
    // A field is measured in more widths than one.
    if knownLines.count > 1 { knownLines.removeLast() }
    knownLines.insert((look, lines), at: 0)
    return lines
  }
}

/// A part of a text that ends with a line break, after some hundred characters, or with the text.
final class TextPart {
  /// A longer paragraph is cut into pieces of so many characters.
  static let limit = 256

  /// The text with the line break.
  let text: String
  /// The number of characters.
  let count: Int
  let endsParagraph: Bool
  /// The layouts in two widths, by the line that goes on from the part before.
  private var known: [(look: FieldLines.Look, start: LineBreaks.State, layout: PartLayout)] = []

  private init(_ text: Substring, count: Int, endsParagraph: Bool) {
    (self.text, self.count, self.endsParagraph) = (String(text), count, endsParagraph)
  }

  /// The parts of a text: one at least, and one behind a line break at the end.
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

  /// The part in lines, of which the first may begin in a part before.
  func layout(_ look: FieldLines.Look, from start: LineBreaks.State, measuring: any TextMeasuring) -> PartLayout {
    if let known = known.first(where: { $0.look == look && $0.start == start }) { return known.layout }
    let same = known.first { $0.look.isSecure == look.isSecure && $0.look.glyphs == look.glyphs }
    let layout = PartLayout(
      same?.layout.shown ?? FieldLines.Shown(text, look, measuring), width: look.width, from: start)
    if known.count > 1 { known.removeLast() }
    known.insert((look, start, layout), at: 0)
    return layout
  }
}

/// How a part of a text is broken into lines.
final class PartLayout {
  let shown: FieldLines.Shown
  /// The characters of each line that ends in the part.
  ///
  /// They are counted from the start of the part, before which the first line may begin. Line breaks are in none.
  let lines: [Range<Int>]
  /// The line that goes on behind the part.
  let rest: LineBreaks.State

  /// Without a width no line ends.
  init(_ shown: FieldLines.Shown, width: Int?, from start: LineBreaks.State) {
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
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    if start(middle) <= place { low = middle + 1 } else { high = middle }
  }
  return max(low - 1, 0)
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
  var editedTexts: EditedTexts { scope?.host?.single { EditedTexts() } ?? EditedTexts() }
}
