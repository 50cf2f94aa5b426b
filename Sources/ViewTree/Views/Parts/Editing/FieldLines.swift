/// Where the characters of a text field stand: in lines of columns.
struct FieldLines {
  /// What a field shows of its text.
  struct Content: Equatable {
    var paragraphs: Paragraphs
    /// Whether each character is hidden behind the same sign.
    var isSecure = false
    /// Along which axis a long text goes on: `.vertical` breaks it into lines.
    var axis = Axis.horizontal
    let glyphs: GlyphSet
    /// At which side of the field the lines stand.
    var alignment = TextAlignment.leading

    var text: String {
      get { paragraphs.text }
      set { paragraphs = Paragraphs(newValue) }
    }

    /// How it is shown in a field of a width.
    func look(width: Int) -> Look { Look(width: width, isSecure: isSecure, glyphs: glyphs, alignment: alignment) }
  }

  /// The properties that determine the lines of a text.
  struct Look: Equatable {
    /// The columns of a line.
    let width: Int
    let isSecure: Bool
    let glyphs: GlyphSet
    let alignment: TextAlignment
  }

  private let parts: [ParagraphLayout]
  /// The first character of each.
  private let starts: [Int]
  /// The first line of each, and behind the last the number of lines.
  private let firstLines: [Int]
  private let alignment: TextAlignment

  /// The lines of a text; nothing is broken in a field of one line.
  ///
  /// `width` is that of a line in columns; what comes after `limit` columns of a field of one line is left out.
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

  /// A line, and the paragraph to which it belongs.
  private struct Line {
    let part: ParagraphLayout
    /// The first character of the paragraph.
    let start: Int
    /// The characters of the line, counted from the start of the paragraph.
    let range: Range<Int>

    /// The same, counted from the start of the text.
    var characters: Range<Int> { start + range.lowerBound..<start + range.upperBound }
    var columns: Int { part.shown.columns(of: range) }
  }

  private func line(_ index: Int) -> Line {
    let part = lastPlace(of: parts.count, notBehind: index) { firstLines[$0] }
    return Line(part: parts[part], start: starts[part], range: parts[part].lines[index - firstLines[part]])
  }

  /// The line and the column before a character.
  func position(of index: Int) -> (line: Int, column: Int) {
    let part = lastPlace(of: parts.count, notBehind: index) { starts[$0] }
    let (lines, place) = (parts[part].lines, index - starts[part])
    let line = lastPlace(of: lines.count, notBehind: place) { lines[$0].lowerBound }
    let start = lines[line].lowerBound
    let column = parts[part].shown.columns(of: start..<min(max(place, start), lines[line].upperBound))
    return (firstLines[part] + line, column)
  }

  /// The character before which a caret at a column of a line stands: that with the nearest edge.
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

  /// The character before which a caret stands one line further down, or up: in the same column as far as there is one;
  /// from the first line and from the last it goes to the end of the text.
  func index(byLineFrom caret: Int, down: Bool) -> Int {
    let place = position(of: caret)
    let next = place.line + (down ? 1 : -1)
    guard next >= 0 else { return 0 }
    guard next < count else { return line(count - 1).characters.upperBound }
    let (index, characters) = (index(line: next, column: CGFloat(place.column)), line(next).characters)
    // Behind the last character of a line that is broken the next one begins.
    let isBroken = next + 1 < count && line(next + 1).characters.lowerBound == characters.upperBound
    return isBroken && index == characters.upperBound ? max(index - 1, characters.lowerBound) : index
  }

  /// The column of a field at which a line begins; a caret behind its last character has a column to itself.
  func indent(of line: Int, width: Int, caret: Int?) -> Int {
    if alignment == .leading { return 0 }
    let caretEnd = caret.map(position(of:)).map { $0.line == line ? $0.column + 1 : 0 } ?? 0
    let rest = max(width - max(self.line(line).columns, caretEnd), 0)
    return alignment == .center ? rest / 2 : rest
  }

  /// The first column that a field of one line shows, so that the caret does: it turns over half of the field at a time,
  /// so that most moves of the caret leave the text where it is.
  func firstColumn(caret: Int, width: Int) -> Int {
    let column = position(of: caret).column
    guard count == 1, column >= width else { return 0 }
    let half = max(width / 2, 1)
    return (column - width + half) / half * half
  }

  /// The first line that a field of so many rows shows, so that the caret does; it turns over by half of them.
  func firstLine(caret: Int, height: Int) -> Int {
    guard count > height else { return 0 }
    let line = position(of: caret).line
    guard line >= height else { return 0 }
    let half = max(height / 2, 1)
    return min((line - height + half) / half * half, count - height)
  }

  /// The runs of the part of a line in a window, and the column of the window at which they start.
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
