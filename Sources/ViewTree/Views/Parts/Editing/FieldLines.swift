/// The positions of a text field's characters in lines and columns.
struct FieldLines {
  /// The content of a field as it is shown.
  struct Content: Equatable {
    var paragraphs: Paragraphs
    /// Whether each character is replaced by a sign.
    var isSecure = false
    /// The axis along which a long text extends; `.vertical` wraps it into lines.
    var axis = Axis.horizontal
    let glyphs: GlyphSet
    /// The alignment of the lines in the field.
    var alignment = TextAlignment.leading

    var text: String {
      get { paragraphs.text }
      set { paragraphs = Paragraphs(newValue) }
    }

    /// Returns the look of the content in a field of a width in columns.
    func look(width: Int) -> Look { Look(width: width, isSecure: isSecure, glyphs: glyphs, alignment: alignment) }
  }

  /// The properties that determine the lines of a text.
  struct Look: Equatable {
    /// The number of columns of a line.
    let width: Int
    let isSecure: Bool
    let glyphs: GlyphSet
    let alignment: TextAlignment
  }

  private let parts: [ParagraphLayout]
  /// The index of the first character of each paragraph.
  private let starts: [Int]
  /// The first line of each paragraph, followed by the number of lines.
  private let firstLines: [Int]
  private let alignment: TextAlignment

  /// Creates the lines of a text; a field of one line does not wrap.
  ///
  /// `width` is the number of columns of a line; a field of one line omits the text after `limit` columns.
  init(_ content: Content, width: Int, limit: Int = .max, measuring: any TextMeasuring) {
    let look = content.look(width: width)
    guard content.axis == .horizontal else {
      self = content.paragraphs.lines(look, measuring: measuring)
      return
    }
    let shown = Shown(content.text, look, limit: limit, measuring)
    self.init([ParagraphLayout(shown: shown, lines: [0..<shown.count], count: shown.count)], alignment: look.alignment)
  }

  init(_ parts: [ParagraphLayout], alignment: TextAlignment) {
    var (start, line) = (0, 0)
    var (starts, firstLines) = ([Int](), [Int]())
    starts.reserveCapacity(parts.count)
    firstLines.reserveCapacity(parts.count + 1)
    for part in parts {
      starts.append(start)
      firstLines.append(line)
      start += part.count
      line += part.lines.count
    }
    firstLines.append(line)
    (self.parts, self.starts, self.firstLines, self.alignment) = (parts, starts, firstLines, alignment)
  }

  /// The number of lines.
  var count: Int { firstLines[parts.count] }

  /// A line and its paragraph.
  private struct Line {
    let part: ParagraphLayout
    /// The index of the paragraph's first character.
    let start: Int
    /// The characters of the line, counted from the start of the paragraph.
    let range: Range<Int>

    /// The characters of the line, counted from the start of the text.
    var characters: Range<Int> { start + range.lowerBound..<start + range.upperBound }
    var columns: Int { part.shown.columns(of: range) }
  }

  private func line(_ index: Int) -> Line {
    let part = lastPlace(of: parts.count, notBehind: index) { firstLines[$0] }
    return Line(part: parts[part], start: starts[part], range: parts[part].lines[index - firstLines[part]])
  }

  /// Returns the line of a character, and its column.
  func position(of index: Int) -> (line: Int, column: Int) {
    let part = lastPlace(of: parts.count, notBehind: index) { starts[$0] }
    let (lines, place) = (parts[part].lines, index - starts[part])
    let line = lastPlace(of: lines.count, notBehind: place) { lines[$0].lowerBound }
    let start = lines[line].lowerBound
    let column = parts[part].shown.columns(of: start..<min(max(place, start), lines[line].upperBound))
    return (firstLines[part] + line, column)
  }

  /// Returns the character whose leading edge is nearest to a column of a line; a caret is placed before it.
  func index(line: Int, column: CGFloat) -> Int {
    let line = self.line(min(max(line, 0), count - 1))
    if line.part.shown.isPlain {
      let step = Int(clamping: min(max((column - 0.5).rounded(.up), 0), CGFloat(line.range.count)))
      return line.characters.lowerBound + step
    }
    var left = 0
    for index in line.range {
      let width = line.part.shown[index].columns
      if column <= CGFloat(left) + CGFloat(width) / 2 { return line.start + index }
      left += width
    }
    return line.characters.upperBound
  }

  /// Returns the index of the caret one line further down or up, in the same column if there is one.
  ///
  /// From the first line the caret moves to the start of the text, from the last to the end.
  func index(byLineFrom caret: Int, down: Bool) -> Int {
    let place = position(of: caret)
    let next = place.line + (down ? 1 : -1)
    guard next >= 0 else { return 0 }
    guard next < count else { return line(count - 1).characters.upperBound }
    let (index, characters) = (index(line: next, column: CGFloat(place.column)), line(next).characters)
    // After the last character of a wrapped line the caret would be on the next line.
    let isBroken = next + 1 < count && line(next + 1).characters.lowerBound == characters.upperBound
    return isBroken && index == characters.upperBound ? max(index - 1, characters.lowerBound) : index
  }

  /// Returns the column at which a line begins; a caret after its last character takes a column.
  func indent(of line: Int, width: Int, caret: Int?) -> Int {
    if alignment == .leading { return 0 }
    let caretEnd = caret.map(position(of:)).map { $0.line == line ? $0.column + 1 : 0 } ?? 0
    let rest = max(width - max(self.line(line).columns, caretEnd), 0)
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
    var (column, offset, end) = (0, 0, 0)
    let line = line(index)
    let shown = line.part.shown
    var range = line.range
    if shown.isPlain {
      column = min(max(window.lowerBound, 0), range.count)
      range = range.lowerBound + column..<range.upperBound
    }
    for index in range {
      if column >= window.upperBound { break }
      let (text, width) = shown[index]
      defer { column += width }
      guard column >= window.lowerBound, column + width <= window.upperBound else { continue }
      if runs.isEmpty { offset = column - window.lowerBound }
      end = column - window.lowerBound + width
      var style = style
      if selected.contains(line.start + index) { style.traits.formSymmetricDifference(.inverse) }
      if runs.last?.style == style {
        runs[runs.count - 1].text += text
      } else {
        runs.append(TextRun(text, style: style))
      }
    }
    return (runs, offset, end - offset)
  }
}
