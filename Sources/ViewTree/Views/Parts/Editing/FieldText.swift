/// The text of a text field with its caret and selection, as wide as its proposal, or 20 columns.
///
/// Several lines follow `lineLimit`: more lines scroll so that the caret is visible.
nonisolated struct FieldText: View {
  let content: FieldLines.Content
  let selection: EditedText.Selection
  /// Whether the caret is shown; without it, the text is shown from its beginning.
  let hasCaret: Bool
  /// True if the text has a row for each line regardless of `lineLimit`, which a surrounding window follows instead.
  var isUnlimited = false
}

extension EnvironmentValues {
  /// The smallest and the largest number of rows of an edited text.
  var fieldLines: ClosedRange<Int> {
    let most = max(lineLimit ?? .max, 1)
    return min(max(min(reservedLines, FieldLeaf.mostReserved), 1), most)...most
  }
}

extension FieldText: LeafView {
  func leaf(in environment: EnvironmentValues) -> FieldLeaf {
    var content = content
    if environment.textStyle.isRedacted, !content.isSecure { content.text = content.text.redacted(environment.glyphs) }
    return FieldLeaf(
      content: content, selection: hasCaret ? selection : EditedText.Selection(0), hasCaret: hasCaret,
      limits: content.axis == .horizontal || isUnlimited ? 1...Int.max : environment.fieldLines,
      style: environment.textStyle.glyphStyle(in: environment),
      caretColor: environment.tint?.drawn(in: environment).color)
  }
}

struct FieldLeaf: Leaf {
  let content: FieldLines.Content
  let selection: EditedText.Selection
  let hasCaret: Bool
  /// The smallest and the largest number of rows.
  let limits: ClosedRange<Int>
  let style: GlyphStyle
  /// The tint, if one is set.
  let caretColor: Color.Resolved?

  private static let idealColumns: CGFloat = 20
  /// The largest number of rows that `reservesSpace` keeps free.
  static let mostReserved = 10_000

  var hasBaselines: Bool { true }

  @MainActor private func lines(width: CGFloat, _ text: any TextMeasuring) -> FieldLines {
    let columns = FieldLines.columns(in: width, text)
    // Without a caret the text is shown from its beginning.
    return FieldLines(content, width: columns, limit: hasCaret ? .max : columns + 1, measuring: text)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
    let cell = context.text.cellSize
    let width = max(proposal.width ?? Self.idealColumns * cell.width, cell.width)
    let rows = content.axis == .horizontal ? 1 : limits.clamp(lines(width: width, context.text).count)
    return CGSize(width: width, height: CGFloat(rows) * cell.height)
  }

  /// Returns the lines, from the top one on, that are drawn in an area, and one more on each side, since edges are
  /// later rounded to cells.
  private func shown(_ lines: FieldLines, from top: Int, in area: CGRect, _ frame: CGRect, height: CGFloat) -> Range<
    Int
  > {
    func line(_ y: CGFloat) -> Int { top + Int(clamping: (y - frame.minY) / height) }
    let all = top..<min(top + min(limits.upperBound, lines.count), lines.count)
    return (line(area.minY) - 1..<line(area.maxY) + 2).clamped(to: all)
  }

  func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {
    let (frame, cell) = (context.frame, leaf.text.cellSize)
    let lines = lines(width: frame.width, leaf.text)
    let width = FieldLines.columns(in: frame.width, leaf.text)
    let first = content.axis == .horizontal ? lines.firstColumn(caret: selection.caret, width: width) : 0
    let top = lines.firstLine(caret: selection.caret, height: limits.upperBound)
    let shownCaret = hasCaret ? selection.caret : nil
    for line in shown(lines, from: top, in: context.visible, frame, height: cell.height) {
      let part = lines.runs(line: line, window: first..<first + width, selected: selection.range, style: style)
      if part.runs.isEmpty { continue }
      context.frame.origin.y = frame.minY + CGFloat(line - top) * cell.height
      let start = part.offset + lines.indent(of: line, width: width, caret: shownCaret)
      context.line(
        TextLine(runs: part.runs, offset: CGFloat(start) * cell.width, width: CGFloat(part.columns) * cell.width))
    }
    context.frame = frame
    guard let shownCaret else { return }
    let caret = lines.position(of: shownCaret)
    let indent = lines.indent(of: caret.line, width: width, caret: shownCaret)
    let column = min(max(caret.column - first + indent, 0), width - 1)
    context.caret(
      at: CGPoint(x: CGFloat(column) * cell.width, y: CGFloat(caret.line - top) * cell.height), color: caretColor)
  }
}

extension FieldLines {
  /// Returns the number of whole columns in a width in the screen's unit, at least one.
  static func columns(in width: CGFloat, _ text: any TextMeasuring) -> Int {
    max(Int(clamping: min(width / text.cellSize.width + 0.001, 1e6)), 1)
  }

  /// Creates the lines of a field at the place of a tap.
  @MainActor init(_ content: Content, in place: TapLocation) {
    self.init(content, width: Self.columns(in: place.size.width, place.text), measuring: place.text)
  }

  /// Returns the character before which a tap places the caret.
  @MainActor static func index(at tap: TapLocation, in content: Content, caret: Int) -> Int {
    let width = columns(in: tap.size.width, tap.text)
    let lines = FieldLines(content, in: tap)
    let first = content.axis == .horizontal ? lines.firstColumn(caret: caret, width: width) : 0
    let cell = tap.text.cellSize
    let rows = max(Int(clamping: min(tap.size.height / cell.height + 0.001, 1e6)), 1)
    let top = lines.firstLine(caret: caret, height: rows)
    let line = min(max(top + Int(clamping: (tap.point.y / cell.height).rounded(.down)), 0), lines.count - 1)
    let indent = lines.indent(of: line, width: width, caret: caret)
    return lines.index(line: line, column: tap.point.x / cell.width + CGFloat(first - indent))
  }
}

extension ClosedRange<Int> {
  fileprivate func clamp(_ value: Int) -> Int { Swift.min(Swift.max(value, lowerBound), upperBound) }
}

extension FieldLines {
  /// Returns the frame of the caret before a character, in a field of a width in the screen's unit.
  @MainActor static func caretRect(
    before index: Int, in content: Content, width: CGFloat, measuring text: any TextMeasuring
  ) -> CGRect {
    let (columns, cell) = (columns(in: width, text), text.cellSize)
    let lines = FieldLines(content, width: columns, measuring: text)
    let place = lines.position(of: index)
    let column = place.column + lines.indent(of: place.line, width: columns, caret: index)
    return CGRect(
      x: min(CGFloat(column) * cell.width, max(width - cell.width, 0)), y: CGFloat(place.line) * cell.height,
      width: cell.width, height: cell.height)
  }
}
