/// An edited text as paragraphs: a key changes one of them, and the cached data of the others is kept.
///
/// Offsets count characters; the line break after a paragraph is one character of it.
final class Paragraphs: Equatable {
  /// The start of a paragraph, as two offsets.
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

  /// A part of the text to which a change is limited.
  enum Excerpt: Equatable {
    /// Characters within a paragraph of ASCII, counted from its start.
    case characters(Range<Int>, of: Int)
    case paragraphs(Range<Int>)
  }

  /// The number of characters on each side of the selection, which suffices for most changes.
  private static let margin = 200

  /// Returns parts of the text around some characters, from the smallest to the whole text.
  func excerpts(around characters: Range<Int>) -> [Excerpt] {
    func part(_ character: Int) -> Int {
      lastPlace(of: parts.count, notBehind: character) { places[$0].character }
    }
    let (first, last) = (part(characters.lowerBound), part(characters.upperBound))
    let near = max(first - 1, 0)..<min(last + 2, parts.count)
    let whole = [Excerpt.paragraphs(near), .paragraphs(parts.indices)]
    guard first == last, parts[first].count > 4 * Self.margin, parts[first].isPlain else { return whole }
    let start = places[first].character
    let around = characters.lowerBound - start - Self.margin..<characters.upperBound - start + Self.margin
    return [.characters(around.clamped(to: 0..<parts[first].length), of: first)] + whole
  }

  /// Returns whether a change within a part cannot affect the surrounding text.
  func holds(_ edited: EditedText, in excerpt: Excerpt) -> Bool {
    let (range, count) = (edited.selection.range, edited.characters.count)
    switch excerpt {
    case .characters: return range.lowerBound > 0 && range.upperBound < count && edited.text.isPlain
    case .paragraphs(let window):
      if window.lowerBound > 0, range.lowerBound == 0 { return false }
      return window.upperBound == parts.count || range.upperBound < count && edited.characters.last?.isNewline == true
    }
  }

  /// Returns the index of the first character of a part.
  func start(of excerpt: Excerpt) -> Int {
    switch excerpt {
    case .characters(let range, let part): places[part].character + range.lowerBound
    case .paragraphs(let window): places[window.lowerBound].character
    }
  }

  private func indices(of excerpt: Excerpt) -> Range<String.Index> {
    func index(_ byte: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: byte) }
    switch excerpt {
    case .characters(let range, let part):
      let start = places[part].byte
      return index(start + range.lowerBound)..<index(start + range.upperBound)
    case .paragraphs(let window): return index(places[window.lowerBound].byte)..<index(places[window.upperBound].byte)
    }
  }

  /// Returns the text of a part; paragraphs include the line break after the last.
  func text(of excerpt: Excerpt) -> String { String(text[indices(of: excerpt)]) }

  /// Returns the text with a part replaced; the change must be limited to that part.
  func replacing(_ excerpt: Excerpt, by new: String) -> Paragraphs {
    var (text, parts) = (text, parts)
    text.replaceSubrange(indices(of: excerpt), with: new)
    switch excerpt {
    case .characters(let range, let part): parts[part] = parts[part].replacing(range, by: new)
    case .paragraphs(let window):
      var changed = Paragraph.all(of: new)
      if window.upperBound < parts.count { changed.removeLast() }
      parts.replaceSubrange(window, with: changed)
    }
    return Paragraphs(text, parts)
  }

  /// Returns the lines of the text with a look.
  func lines(_ look: FieldLines.Look, measuring: any TextMeasuring) -> FieldLines {
    if let known = knownLines.first(where: { $0.look == look }) { return known.lines }
    let lines = FieldLines(parts.map { $0.layout(look, measuring: measuring) }, alignment: look.alignment)
    // Two looks are kept, as a field is measured in more than one width.
    if knownLines.count > 1 { knownLines.removeLast() }
    knownLines.insert((look, lines), at: 0)
    return lines
  }
}

/// A part of a text that ends with a line break, or at the end of the text.
final class Paragraph {
  /// The text without the line break.
  private let text: String
  /// The number of characters, including the line break.
  let count: Int
  /// The number of bytes, including the line break.
  let byteCount: Int
  /// Whether the text is printable ASCII, with one byte for each character.
  private(set) lazy var isPlain = text.isPlain
  private var known: (look: FieldLines.Look, layout: ParagraphLayout)?
  /// The lines of the paragraph from which this one was changed.
  private var origin: (look: FieldLines.Look, lines: FieldLines.OldLines)?

  private init(_ text: Substring, breakSize: Int) {
    self.text = String(text)
    count = text.count + min(breakSize, 1)
    byteCount = text.utf8.count + breakSize
  }

  private init(plain text: String, breakSize: Int) {
    self.text = text
    count = text.utf8.count + min(breakSize, 1)
    byteCount = text.utf8.count + breakSize
    isPlain = true
  }

  /// The number of characters of a paragraph of ASCII, without the line break.
  var length: Int { text.utf8.count }

  /// Returns the paragraph with some characters replaced; both texts must be ASCII.
  func replacing(_ range: Range<Int>, by new: String) -> Paragraph {
    func index(_ byte: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: byte) }
    var changed = text
    changed.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
    let paragraph = Paragraph(plain: changed, breakSize: byteCount - text.utf8.count)
    paragraph.origin = known.map {
      ($0.look, FieldLines.OldLines(lines: $0.layout.lines, changed: range, count: new.utf8.count))
    }
    return paragraph
  }

  /// Returns the paragraphs of a text, at least one.
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
    let isPlain = isPlain && !look.isSecure
    let shown = isPlain ? FieldLines.Shown(plain: text) : FieldLines.Shown(text, look, limit: .max, measuring)
    let old = origin.flatMap { $0.look == look ? $0.lines : nil }
    let layout = ParagraphLayout(shown: shown, lines: shown.broken(to: look.width, like: old), count: count)
    (known, origin) = ((look, layout), nil)
    return layout
  }
}

/// The lines into which a paragraph is wrapped.
final class ParagraphLayout {
  let shown: FieldLines.Shown
  /// The characters of each line, counted from the start of the paragraph; characters at which a line breaks are in no
  /// line.
  let lines: [Range<Int>]
  /// The number of characters, including the line break.
  let count: Int

  init(shown: FieldLines.Shown, lines: [Range<Int>], count: Int) {
    (self.shown, self.lines, self.count) = (shown, lines, count)
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
