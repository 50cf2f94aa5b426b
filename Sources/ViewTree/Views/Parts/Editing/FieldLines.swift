/// The positions of a text field's characters in lines and columns.
struct FieldLines {
  /// The content of a field, and the properties that determine its look.
  struct Content: Equatable {
    var paragraphs: Paragraphs
    /// Whether each character is replaced by a sign.
    var isSecure = false
    /// The axis along which a long text extends; `.vertical` wraps it into lines.
    var axis: Axis
    let glyphs: GlyphSet
    /// The alignment of the lines in the field.
    var alignment: TextAlignment

    var text: String {
      get { paragraphs.text }
      set { paragraphs = Paragraphs(newValue) }
    }

    /// Returns the look in a field of a width.
    func look(width: Int) -> Look {
      Look(width: axis == .vertical ? width : nil, isSecure: isSecure, glyphs: glyphs, alignment: alignment)
    }
  }

  /// The properties that determine the lines of a text.
  struct Look: Equatable {
    /// The width of a line in columns; `nil` wraps no line.
    let width: Int?
    let isSecure: Bool
    let glyphs: GlyphSet
    let alignment: TextAlignment
  }

  private let chunks: [ChunkLayout]
  /// The lengths before each chunk, and the length of all.
  private let starts: [LaidOutLength]
  /// The characters of the line that ends with the text.
  private let last: Range<Int>
  private let alignment: TextAlignment

  /// Creates the lines of a text; a field of one line does not wrap.
  ///
  /// `width` is the width of a line in columns. In a field of one line, text after `limit` columns may be left out.
  init(_ content: Content, width: Int, limit: Int = .max, measuring: any TextMeasuring) {
    let limit = content.axis == .horizontal ? limit : .max
    self = content.paragraphs.lines(content.look(width: width), limit: limit, measuring: measuring)
  }

  init(_ chunks: [ChunkLayout], _ look: Look) {
    (self.chunks, alignment) = (chunks, look.alignment)
    starts = chunks.reduce(into: [LaidOutLength()]) { $0.append($0[$0.count - 1] + $1.end) }
    let end = starts[chunks.count].characters
    last = (look.width == nil ? 0 : end + (chunks.last?.rest.start ?? 0))..<end
  }

  /// A part of the text, with its number in its chunk and the lengths before it.
  private struct Part {
    let chunk: Int
    let number: Int
    let layout: PartLayout
    let start: LaidOutLength

    /// The position of the first character after the part.
    var end: Int { start.characters + layout.shown.count }
  }

  private func part(_ number: Int, ofChunk chunk: Int) -> Part {
    Part(
      chunk: chunk, number: number, layout: chunks[chunk].parts[number],
      start: starts[chunk] + chunks[chunk].starts[number])
  }

  /// Returns the last part whose start, as counted by `measure`, is at most a length.
  private func part(notBehind length: Int, _ measure: (LaidOutLength) -> Int) -> Part {
    let chunk = lastPlace(of: chunks.count, notBehind: length) { measure(starts[$0]) }
    let (inner, rest) = (chunks[chunk], length - measure(starts[chunk]))
    return part(lastPlace(of: inner.parts.count, notBehind: rest) { measure(inner.starts[$0]) }, ofChunk: chunk)
  }

  private func part(behind part: Part) -> Part {
    let isLast = part.number + 1 == chunks[part.chunk].parts.count
    return isLast ? self.part(0, ofChunk: part.chunk + 1) : self.part(part.number + 1, ofChunk: part.chunk)
  }

  /// The number of lines.
  var count: Int { starts[chunks.count].lines + 1 }

  /// Returns the characters of a line; no line includes its line break.
  private func line(_ index: Int) -> Range<Int> {
    if index == count - 1 { return last }
    let part = part(notBehind: index, \.lines)
    let (line, start) = (part.layout.lines[index - part.start.lines], part.start.characters)
    return start + line.lowerBound..<start + line.upperBound
  }

  /// The number of columns before a character, counted from the start of the text.
  private func column(before index: Int) -> Int {
    let part = part(notBehind: index, \.characters)
    return part.start.columns + part.layout.shown.columns(before: index - part.start.characters)
  }

  /// Calls `body` with the characters of a line and the columns before them until it returns `false`.
  ///
  /// Parts that end before a column are left out.
  private func forEach(
    in line: Range<Int>, fromColumn first: Int, _ body: (Int, (text: String, columns: Int), Int) -> Bool
  ) {
    let base = column(before: line.lowerBound)
    // A character without columns may stand at the end of the previous part.
    var part = part(notBehind: base + max(first, 0) - 1, \.columns)
    let start = max(part.start.characters, line.lowerBound)
    guard start < line.upperBound else { return }
    var column = self.column(before: start) - base
    for index in start..<line.upperBound {
      while index >= part.end { part = self.part(behind: part) }
      let shown = part.layout.shown[index - part.start.characters]
      guard body(index, shown, column) else { return }
      column += shown.columns
    }
  }

  /// Returns the line of a character, and its column.
  func position(of index: Int) -> (line: Int, column: Int) {
    let number = lastPlace(of: count, notBehind: index) { line($0).lowerBound }
    let range = line(number)
    let place = min(max(index, range.lowerBound), range.upperBound)
    return (number, column(before: place) - column(before: range.lowerBound))
  }

  /// Returns the character whose leading edge is nearest to a column of a line; a caret is placed before it.
  func index(line: Int, column: CGFloat) -> Int {
    let line = self.line(min(max(line, 0), count - 1))
    var result = line.upperBound
    forEach(in: line, fromColumn: Int(clamping: column.rounded(.down))) { index, shown, left in
      guard column <= CGFloat(left) + CGFloat(shown.columns) / 2 else { return true }
      result = index
      return false
    }
    return result
  }

  /// Returns the index of the caret one line further down or up, in the same column if there is one.
  ///
  /// From the first line the caret moves to the start of the text, from the last to the end.
  func index(byLineFrom caret: Int, down: Bool) -> Int {
    let place = position(of: caret)
    let next = place.line + (down ? 1 : -1)
    guard next >= 0 else { return 0 }
    guard next < count else { return line(count - 1).upperBound }
    let (index, characters) = (index(line: next, column: CGFloat(place.column)), line(next))
    // After the last character of a wrapped line the next line begins.
    let isBroken = next + 1 < count && line(next + 1).lowerBound == characters.upperBound
    return isBroken && index == characters.upperBound ? max(index - 1, characters.lowerBound) : index
  }

  /// Returns the column at which a line begins; a caret after its last character takes a column.
  func indent(of line: Int, width: Int, caret: Int?) -> Int {
    if alignment == .leading { return 0 }
    let caretEnd = caret.map(position(of:)).map { $0.line == line ? $0.column + 1 : 0 } ?? 0
    let range = self.line(line)
    let columns = column(before: range.upperBound) - column(before: range.lowerBound)
    let rest = max(width - max(columns, caretEnd), 0)
    return alignment == .center ? rest / 2 : rest
  }

  /// Returns the first visible column of a field of one line, so that the caret is visible.
  ///
  /// The text moves by half a field at a time, so that most moves of the caret do not scroll.
  func firstColumn(caret: Int, width: Int) -> Int {
    let column = position(of: caret).column
    guard count == 1, column >= width else { return 0 }
    let half = max(width / 2, 1)
    return (column - width + half) / half * half
  }

  /// Returns the first visible line of a field with a number of rows, so that the caret is visible; it scrolls by half
  /// the rows.
  func firstLine(caret: Int, height: Int) -> Int {
    guard count > height else { return 0 }
    let line = position(of: caret).line
    guard line >= height else { return 0 }
    let half = max(height / 2, 1)
    return min((line - height + half) / half * half, count - height)
  }

  /// Returns the runs of the visible part of a line, and the column of the window at which they start.
  func runs(
    line index: Int, window: Range<Int>, selected: Range<Int>, style: GlyphStyle
  ) -> (runs: [TextRun], offset: Int, columns: Int) {
    var runs: [TextRun] = []
    var (offset, end) = (0, 0)
    forEach(in: line(index), fromColumn: window.lowerBound) { index, shown, column in
      if column >= window.upperBound { return false }
      guard column >= window.lowerBound, column + shown.columns <= window.upperBound else { return true }
      if runs.isEmpty { offset = column - window.lowerBound }
      end = column - window.lowerBound + shown.columns
      var style = style
      if selected.contains(index) { style.traits.formSymmetricDifference(.inverse) }
      if runs.last?.style == style {
        runs[runs.count - 1].text += shown.text
      } else {
        runs.append(TextRun(shown.text, style: style))
      }
      return true
    }
    return (runs, offset, end - offset)
  }
}
