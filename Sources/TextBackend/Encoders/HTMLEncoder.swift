import ViewTree

/// A `pre` element, to be put into a page: one line per row, styles as `span` elements.
package enum HTMLEncoder {
  package static func encode(_ grid: CellGrid) -> String {
    let page = "font-family:monospace;color:\(Markup.foreground);background:\(Markup.background)"
    let rows = (0..<grid.rows).map { encode(grid, row: $0) }
    // A line break right after the start tag is not part of the text.
    return "<pre style=\"\(page)\">\n" + rows.joined(separator: "\n") + "</pre>"
  }

  private static func encode(_ grid: CellGrid, row: Int) -> String {
    grid.runs(inRow: row, upTo: grid.visibleEnd(ofRow: row)).map { run in
      let text = Markup.escape(grid.characters(inRow: row, run.columns))
      let style = css(run.style)
      return style.isEmpty ? text : "<span style=\"\(style)\">\(text)</span>"
    }.joined()
  }

  private static func css(_ style: GlyphStyle) -> String {
    let colors = Markup.colors(of: style)
    var properties: [(name: String, value: String)] = []
    if let foreground = colors.foreground { properties.append(("color", foreground)) }
    if let background = colors.background { properties.append(("background", background)) }
    properties += Markup.properties(of: style.traits)
    return properties.map { "\($0.name):\($0.value)" }.joined(separator: ";")
  }
}
