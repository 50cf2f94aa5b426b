// A picture that is cut at the limit has up to 16 million cells, and most of its rows look alike. A frame draws the
// rows down to the last change, and the back end repeats the last of them.

extension DrawPass {
  /// The number of rows drawn below the last change, because a row's appearance in a back end depends on its
  /// neighbours.
  private static let margin: CGFloat = 4

  /// The height down to the last row that differs from the row above it, plus a margin.
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
  /// The number of rows of the picture after which every row of the item looks alike.
  fileprivate func lastChange(before rows: CGFloat, cell: CGFloat) -> CGFloat {
    if clip.isEmpty { return 0 }
    func row(_ y: CGFloat) -> CGFloat { min(max((y / cell).rounded(), 0), rows) }
    /// The lower edge of an area, or the upper edge of an area that continues below the picture.
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
