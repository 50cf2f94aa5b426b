// A back end draws colours, not gradients, so the colour of each cell is computed here.

extension DrawContext {
  /// Returns the visible cells of a rectangle of the element as pieces of one colour, row by row.
  ///
  /// The colours depend on the position within `bounds`.
  func shades(of gradient: GradientPaint, in rect: CGRect, bounds: CGRect, cell: CGSize) -> [(CGRect, Color.Resolved)] {
    let area = rect.offsetBy(dx: frame.minX, dy: frame.minY).clipped(to: visible)
    guard !area.isNull, !area.isEmpty else { return [] }
    func range(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> Range<Int> {
      let first = Int(clamping: (low / length + 0.01).rounded(.down))
      return first..<max(first, Int(clamping: (high / length - 0.01).rounded(.up)))
    }
    let aspect = cell.aspectOfCell
    let columns = range(area.minX, area.maxX, cell.width)
    var pieces: [(CGRect, Color.Resolved)] = []
    for row in range(area.minY, area.maxY, cell.height) {
      var start = columns.lowerBound
      var last: Color.Resolved?
      for column in columns.lowerBound...columns.upperBound {
        let middle = CGPoint(
          x: (CGFloat(column) + 0.5) * cell.width - frame.minX, y: (CGFloat(row) + 0.5) * cell.height - frame.minY)
        let color = column < columns.upperBound ? gradient.color(at: middle, in: bounds, aspect: aspect) : nil
        guard color != last else { continue }
        if let last { pieces.append((cells(row: row, start..<column, cell), last)) }
        (start, last) = (column, color)
      }
    }
    return pieces
  }

  /// Returns the rectangle of some cells of a row, in the coordinates of the drawing element.
  func cells(row: Int, _ columns: Range<Int>, _ cell: CGSize) -> CGRect {
    CGRect(
      x: CGFloat(columns.lowerBound) * cell.width - frame.minX, y: CGFloat(row) * cell.height - frame.minY,
      width: CGFloat(columns.count) * cell.width, height: cell.height)
  }

  /// Draws the lines of a text; gradients of runs extend over the frame.
  mutating func text(_ layout: TextLayout, by measuring: any TextMeasuring) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    for (index, line) in layout[0..<layout.count].enumerated() {
      let y = CGFloat(index) * layout.lineHeight
      add(
        .line(line.graded(y: y + layout.lineHeight / 2, in: bounds, by: measuring)),
        inCells: CGRect(x: 0, y: y, width: frame.width, height: layout.lineHeight))
    }
  }

  /// Draws the lines of a text from a point on, clipped to the frame; gradients extend over the text.
  mutating func draw(_ layout: TextLayout, at point: CGPoint, by measuring: any TextMeasuring) {
    let bounds = CGRect(origin: .zero, size: layout.size)
    for (index, line) in layout[0..<layout.count].enumerated() {
      let y = CGFloat(index) * layout.lineHeight
      let start = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y + y).bounded
      add(
        .line(line.graded(y: y + layout.lineHeight / 2, in: bounds, by: measuring)),
        clippedToFrame: CGRect(origin: start, size: CGSize(width: layout.size.width, height: layout.lineHeight)))
    }
  }
}

extension TextLine {
  /// Returns the line with the colours of the gradients at each character.
  fileprivate func graded(y: CGFloat, in bounds: CGRect, by measuring: any TextMeasuring) -> TextLine {
    guard runs.contains(where: { $0.gradient != nil }) else { return self }
    var copy = self
    copy.runs = gradedRuns(y: y, in: bounds, by: measuring)
    return copy
  }

  private func gradedRuns(y: CGFloat, in bounds: CGRect, by measuring: any TextMeasuring) -> [TextRun] {
    let cell = measuring.cellSize
    let aspect = cell.aspectOfCell
    func width(_ text: String) -> CGFloat {
      text.isPlain
        ? CGFloat(text.utf8.count) * cell.width : measuring.size(of: TextBlock([TextRun(text)]), in: .unspecified).width
    }
    var result: [TextRun] = []
    var x = offset
    for run in runs {
      guard let gradient = run.gradient else {
        result.append(run)
        x += width(run.text)
        continue
      }
      for character in run.text {
        let text = String(character)
        let middle = CGPoint(x: x + width(text) / 2, y: y)
        var piece = TextRun(text, style: run.style, link: run.link)
        piece.style.foreground = gradient.color(at: middle, in: bounds, aspect: aspect)
        if let last = result.last, last.style == piece.style, last.link == piece.link {
          result[result.count - 1].text += text
        } else {
          result.append(piece)
        }
        x += width(text)
      }
    }
    return result
  }
}
