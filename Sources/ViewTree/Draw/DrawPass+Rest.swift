// A picture that is cut at the limit has up to 16 million cells, and most of its rows look alike: a frame draws the rows
// down to the last change, and the back end repeats the last of them.

extension DrawPass {
  /// Rows below the last change that are drawn: what a back end shows of a row depends on its neighbours.
  private static let margin: CGFloat = 4

  /// The height down to the last place at which the picture changes from row to row.
  var variedHeight: CGFloat {
    let (work, redraws) = (tree.work, tree.redraws)
    defer { (tree.work, tree.redraws) = (work, redraws) }
    let cell = tree.text.cellSize.height
    let rows = (size.height / cell).rounded()
    let last = items(in: CGRect(origin: .zero, size: size)).reduce(0) {
      max($0, $1.lastChange(before: rows, cell: cell))
    }
    return min(last + Self.margin, rows) * cell
  }
}

extension DisplayItem {
  /// The number of rows after which the item looks alike in each row of a picture of so many rows.
  fileprivate func lastChange(before rows: CGFloat, cell: CGFloat) -> CGFloat {
    if clip.isEmpty { return 0 }
    func row(_ y: CGFloat) -> CGFloat { min(max((y / cell).rounded(), 0), rows) }
    /// The lower edge of an area, or the upper one of an area that goes on below the picture.
    func edge(_ area: CGRect) -> CGFloat { row(area.maxY) < rows ? row(area.maxY) : row(area.minY) }
    func last(_ items: [DisplayItem]) -> CGFloat {
      items.reduce(0) { max($0, $1.lastChange(before: rows, cell: cell)) }
    }
    let own: CGFloat =
      switch content {
      case .line, .caret: row(frame.minY) + 1
      case .text(let lines): row(frame.minY) + CGFloat(lines.count)
      case .fill, .pattern, .rule: edge(frame)
      case .box: max(edge(frame), row(frame.minY) + 1)
      case .layer(let layer): max(last(layer.items), last(layer.mask ?? []))
      }
    return min(max(own, edge(clip)), rows)
  }
}
