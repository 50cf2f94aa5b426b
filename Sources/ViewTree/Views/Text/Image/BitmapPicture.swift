/// The error for picture data that cannot be decoded.
struct ImageError: Error, CustomStringConvertible {
  var description: String { "the data is not a PNG picture without interlacing" }
}

/// Pixels as they are drawn: two in a cell, one above the other; one in ASCII.
struct BitmapPicture: Equatable {
  let bitmap: Bitmap
  /// The number of pixels per point.
  let scale: CGFloat
  let isResizable: Bool
  let glyphs: GlyphSet

  func sizeThatFits(_ proposal: ProposedViewSize, cell: CGSize) -> CGSize {
    // A cell is 8 × 16 points.
    let own = CGSize(
      width: CGFloat(bitmap.width) / scale * cell.width / 8, height: CGFloat(bitmap.height) / scale * cell.height / 16)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  func draw(into context: inout DrawContext, cell: CGSize) {
    let visible = context.visible
    guard !visible.isNull, !visible.isEmpty, context.size.width > 0, context.size.height > 0 else { return }
    func range(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> Range<Int> {
      let first = Int(clamping: (low / length + 0.01).rounded(.down))
      return first..<max(first, Int(clamping: (high / length - 0.01).rounded(.up)))
    }
    for row in range(visible.minY, visible.maxY, cell.height) {
      for column in range(visible.minX, visible.maxX, cell.width) {
        let rect = context.cells(row: row, column..<column + 1, cell)
        let columns = Double(rect.minX / context.size.width)..<Double(rect.maxX / context.size.width)
        func rows(_ from: CGFloat, _ to: CGFloat) -> Range<Double> {
          Double(
            (rect.minY + from * cell.height) / context.size.height)..<Double(
              (rect.minY + to * cell.height) / context.size.height)
        }
        if glyphs == .ascii {
          if let color = bitmap.color(columns, rows(0, 1)) { context.add(.fill(color), inCells: rect) }
          continue
        }
        switch (bitmap.color(columns, rows(0, 0.5)), bitmap.color(columns, rows(0.5, 1))) {
        case (nil, nil): continue
        case (let upper?, let lower?) where upper == lower: context.add(.fill(upper), inCells: rect)
        case (let upper?, let lower):
          context.add(.pattern("▀", GlyphStyle(foreground: upper, background: lower)), inCells: rect)
        case (nil, let lower): context.add(.pattern("▄", GlyphStyle(foreground: lower)), inCells: rect)
        }
      }
    }
  }
}
