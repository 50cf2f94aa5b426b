/// Where the characters of a text field stand: in lines of columns.
struct FieldLines {
  /// What a field shows of its text.
  struct Content: Equatable {
    var text: String
    /// Whether each character is hidden behind the same sign.
    var isSecure = false
    /// Along which axis a long text goes on: `.vertical` breaks it into lines.
    var axis = Axis.horizontal
    let glyphs: GlyphSet
    /// At which side of the field the lines stand.
    var alignment = TextAlignment.leading
  }

  private let shown: Shown
  /// The characters of each line; those at which it is broken are in none.
  let lines: [Range<Int>]
  private let alignment: TextAlignment

  /// The lines of a text; nothing is broken in a field of one line.
  ///
  /// `width` is that of a line in columns; what comes after `limit` columns of a field of one line is left out.
  init(_ content: Content, width: Int, limit: Int = .max, measuring: any TextMeasuring) {
    alignment = content.alignment
    shown = Shown(content, limit: content.axis == .horizontal ? limit : .max, measuring)
    lines = content.axis == .horizontal ? [0..<shown.count] : shown.broken(to: width)
  }

  func columns(of range: Range<Int>) -> Int { shown.columns(of: range) }

  /// The longest line.
  var columns: Int { lines.map(columns(of:)).max() ?? 0 }

  /// The line and the column before a character.
  func position(of index: Int) -> (line: Int, column: Int) {
    let line = lines.lastIndex { $0.lowerBound <= index } ?? 0
    let start = lines[line].lowerBound
    return (line, columns(of: start..<min(max(index, start), lines[line].upperBound)))
  }

  /// The character before which a caret at a column of a line stands: that with the nearest edge.
  func index(line: Int, column: CGFloat) -> Int {
    let range = lines[min(max(line, 0), lines.count - 1)]
    if shown.isPlain {
      return range.lowerBound + Int(min(max((column.orZero - 0.5).rounded(.up), 0), CGFloat(range.count)))
    }
    var left = 0
    for index in range {
      let width = shown[index].columns
      if column <= CGFloat(left) + CGFloat(width) / 2 { return index }
      left += width
    }
    return range.upperBound
  }

  /// The character before which a caret stands one line further down, or up: in the same column as far as there is one;
  /// from the first line and from the last it goes to the end of the text.
  func index(byLineFrom caret: Int, down: Bool) -> Int {
    let place = position(of: caret)
    let line = place.line + (down ? 1 : -1)
    guard line >= 0 else { return 0 }
    guard line < lines.count else { return shown.count }
    let index = index(line: line, column: CGFloat(place.column))
    // Behind the last character of a line that is broken the next one begins.
    let isBroken = line + 1 < lines.count && lines[line + 1].lowerBound == lines[line].upperBound
    return isBroken && index == lines[line].upperBound ? max(index - 1, lines[line].lowerBound) : index
  }

  /// The column of a field at which a line begins; a caret behind its last character has a column to itself.
  func indent(of line: Int, width: Int, caret: Int?) -> Int {
    if alignment == .leading { return 0 }
    let caretEnd = caret.map(position(of:)).map { $0.line == line ? $0.column + 1 : 0 } ?? 0
    let rest = max(width - max(columns(of: lines[line]), caretEnd), 0)
    return alignment == .center ? rest / 2 : rest
  }

  /// The first column that a field of one line shows, so that the caret does: it turns over half of the field at a time,
  /// so that most moves of the caret leave the text where it is.
  func firstColumn(caret: Int, width: Int) -> Int {
    let column = position(of: caret).column
    guard lines.count == 1, column >= width else { return 0 }
    let half = max(width / 2, 1)
    return (column - width + half) / half * half
  }

  /// The first line that a field of so many rows shows, so that the caret does; it turns over by half of them.
  func firstLine(caret: Int, height: Int) -> Int {
    guard lines.count > height else { return 0 }
    let line = position(of: caret).line
    guard line >= height else { return 0 }
    let half = max(height / 2, 1)
    return min((line - height + half) / half * half, lines.count - height)
  }

  /// The runs of the part of a line in a window, and the column of the window at which they start.
  func runs(
    line: Int, window: Range<Int>, selected: Range<Int>, style: GlyphStyle
  ) -> (runs: [TextRun], offset: Int, columns: Int) {
    var runs: [TextRun] = []
    var (column, offset, end) = (0, 0, 0)
    var range = lines[line]
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
      if selected.contains(index) { style.traits.formSymmetricDifference(.inverse) }
      if runs.last?.style == style {
        runs[runs.count - 1].text += text
      } else {
        runs.append(TextRun(text, style: style))
      }
    }
    return (runs, offset, end - offset)
  }
}
