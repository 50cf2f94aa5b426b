/// The text of a text field, with its caret and its selection: as wide as what is offered, or 20 columns.
nonisolated struct FieldText: View {
  typealias Body = Never

  let content: FieldLines.Content
  let selection: EditedText.Selection
  /// Whether the caret is shown; without it, the text is seen from its beginning.
  let hasCaret: Bool
}

extension FieldText: LeafView {
  func leaf(in environment: EnvironmentValues) -> FieldLeaf {
    FieldLeaf(
      content: content, selection: hasCaret ? selection : EditedText.Selection(0), hasCaret: hasCaret,
      style: environment.textStyle.glyphStyle(in: environment))
  }
}

struct FieldLeaf: Leaf {
  let content: FieldLines.Content
  let selection: EditedText.Selection
  let hasCaret: Bool
  let style: GlyphStyle

  private static let idealColumns: CGFloat = 20

  var hasBaselines: Bool { true }

  @MainActor private func lines(width: CGFloat, _ text: any TextMeasuring) -> FieldLines {
    FieldLines(content, width: FieldLines.columns(in: width, text), measuring: text)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
    let cell = context.text.cellSize
    let width = max(proposal.width ?? Self.idealColumns * cell.width, cell.width)
    let rows = content.axis == .horizontal ? 1 : lines(width: width, context.text).lines.count
    return CGSize(width: width, height: CGFloat(rows) * cell.height)
  }

  func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {
    let (frame, cell) = (context.frame, leaf.text.cellSize)
    let lines = lines(width: frame.width, leaf.text)
    let width = FieldLines.columns(in: frame.width, leaf.text)
    let first = content.axis == .horizontal ? lines.firstColumn(caret: selection.caret, width: width) : 0
    for line in lines.lines.indices {
      let part = lines.runs(line: line, window: first..<first + width, selected: selection.range, style: style)
      if part.runs.isEmpty { continue }
      context.frame.origin.y = frame.minY + CGFloat(line) * cell.height
      context.line(
        TextLine(
          runs: part.runs, offset: CGFloat(part.offset) * cell.width, width: CGFloat(part.columns) * cell.width))
    }
    context.frame = frame
    guard hasCaret else { return }
    let caret = lines.position(of: selection.caret)
    let column = min(max(caret.column - first, 0), width - 1)
    context.caret(at: CGPoint(x: CGFloat(column) * cell.width, y: CGFloat(caret.line) * cell.height))
  }
}

extension FieldLines {
  /// How many whole columns a width has: at least one.
  static func columns(in width: CGFloat, _ text: any TextMeasuring) -> Int {
    max(Int(min(width / text.cellSize.width + 0.001, 1e6)), 1)
  }

  /// The lines of a field where it is shown.
  @MainActor init(_ content: Content, in place: TapLocation) {
    self.init(content, width: Self.columns(in: place.size.width, place.text), measuring: place.text)
  }

  /// The character before which a caret is placed by a tap.
  @MainActor static func index(at tap: TapLocation, in content: Content, caret: Int) -> Int {
    let width = columns(in: tap.size.width, tap.text)
    let lines = FieldLines(content, in: tap)
    let first = content.axis == .horizontal ? lines.firstColumn(caret: caret, width: width) : 0
    let cell = tap.text.cellSize
    return lines.index(
      line: Int((tap.point.y / cell.height).rounded(.down)), column: tap.point.x / cell.width + CGFloat(first))
  }
}
