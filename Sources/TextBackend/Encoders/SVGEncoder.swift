import ViewTree

/// A picture of the cells, each 8 × 16, in any monospaced font: a run of text is stretched to its columns.
package enum SVGEncoder {
  private static let cell = (width: 8, height: 16)
  /// From the top of a cell to the line that the letters stand on.
  private static let baseline = 12

  package static func encode(_ grid: CellGrid) -> String {
    let (width, height) = (grid.columns * cell.width, grid.rows * cell.height)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" font-family=\"monospace\" font-size=\"13\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"\(Markup.background)\"/>",
    ]
    for row in 0..<grid.rows {
      let end = grid.visibleEnd(ofRow: row)
      for run in grid.runs(inRow: row, upTo: end) { append(run, of: grid, row: row, to: &lines) }
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n")
  }

  private static func append(_ run: CellGrid.Run, of grid: CellGrid, row: Int, to lines: inout [String]) {
    let colors = Markup.colors(of: run.style)
    let (x, y) = (run.columns.lowerBound * cell.width, row * cell.height)
    let width = run.columns.count * cell.width
    if let background = colors.background {
      lines.append("<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(cell.height)\" fill=\"\(background)\"/>")
    }
    let text = grid.characters(inRow: row, run.columns)
    let isDecorated = !run.style.traits.isDisjoint(with: [.underline, .strikethrough])
    guard isDecorated || text.contains(where: { $0 != " " }) else { return }
    let traits = Markup.properties(of: run.style.traits).map { " \($0.name)=\"\($0.value)\"" }.joined()
    lines.append(
      "<text x=\"\(x)\" y=\"\(y + baseline)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\" "
        + "xml:space=\"preserve\" fill=\"\(colors.foreground ?? Markup.foreground)\"\(traits)>"
        + "\(Markup.escape(text))</text>")
  }
}
