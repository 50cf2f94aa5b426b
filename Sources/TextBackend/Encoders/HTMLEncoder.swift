import ViewTree

/// Encodes the picture as an HTML page, row by row, with the published elements above it, invisible, each with its role
/// and at its place.
package enum HTMLEncoder {
  package static func encode(_ grid: CellGrid) -> String { encode(grid, PictureWords(), language: "en", semantics: "") }

  static func encode(_ grid: CellGrid, _ words: PictureWords, language: String, semantics: String) -> String {
    page(
      title: words.title, language: language, style: "body { margin: 0 }",
      body: fragment(grid, words, semantics: semantics))
  }

  /// Returns a whole document.
  package static func page(title: String, language: String, style: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language.escapingMarkup())">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(title.escapingMarkup())</title>
    <style>
    \(self.style)
    \(style)
    </style>
    </head>
    <body>
    \(body)
    </body>
    </html>
    """
  }

  /// A cell is 1 `ch` wide and 1 `em` high.
  private static let style = """
    .screen { position: relative; font: 16px/1 \(Markup.fonts); font-variant-ligatures: none;
      color: \(Markup.Page.light.foreground); background: \(Markup.Page.light.background) }
    .screen.dark { color: \(Markup.Page.dark.foreground); background: \(Markup.Page.dark.background) }
    .screen .row { height: 1em; white-space: pre }
    .screen .row span { display: inline-block; height: 1em; vertical-align: top }
    .screen .row .glyph { text-align: center }
    .screen .row .box { overflow: hidden }
    .screen .caret { position: absolute; width: 2px; height: 1em; background: currentColor }
    .screen .semantics, .screen .semantics div { position: absolute; left: 0; top: 0; color: transparent;
      overflow: hidden; pointer-events: none; user-select: none }
    .screen .semantics { width: 100%; height: 100% }
    """

  /// Returns the part of a page that contains the picture.
  static func fragment(_ grid: CellGrid, _ words: PictureWords, semantics: String) -> String {
    let look = grid.styles.colorScheme == .dark ? "screen dark" : "screen"
    var lines = [
      "<div class=\"\(look)\" role=\"group\" aria-label=\"\(words.title.escapingMarkup())\" "
        + "style=\"width:\(grid.columns)ch;height:\(grid.rows + grid.restRows)em\">",
      "<div aria-hidden=\"true\">",
    ]
    grid.forEachRow(encoded: { "<div class=\"row\">\(encode(grid, row: $0))</div>" }) { lines.append($1) }
    if let caret = grid.caret {
      let color = grid.caretColor.map { ";background:\($0.hex)" } ?? ""
      lines.append("<div class=\"caret\" style=\"left:\(caret.column)ch;top:\(caret.row)em\(color)\"></div>")
    }
    lines.append("</div>")
    if !semantics.isEmpty { lines += ["<div class=\"semantics\">", semantics, "</div>"] }
    lines.append("</div>")
    return lines.joined(separator: "\n")
  }

  private static func encode(_ grid: CellGrid, row: Int) -> String {
    grid.runs(inRow: row, upTo: grid.visibleEnd(ofRow: row)).map { run in
      let text = pieces(of: run, in: grid, row: row).map(encode).joined()
      let style = css(run.style, on: grid.page)
      return style.isEmpty ? text : "<span style=\"\(style)\">\(text)</span>"
    }.joined()
  }

  /// Neighbouring characters that are encoded alike.
  private struct Piece {
    enum Kind {
      case letters
      /// Lines and blocks: most fonts draw them higher than a row, so they are clipped.
      case box
      /// A single glyph that may come from a different font, and is confined to its cells.
      case glyph
    }

    var kind: Kind
    var text: String
    var width: Int
  }

  private static func pieces(of run: CellGrid.Run, in grid: CellGrid, row: Int) -> [Piece] {
    var pieces: [Piece] = []
    for column in run.columns where grid[row, column].glyph != .secondHalf {
      let text = grid.characters(inRow: row, column..<column + 1)
      let isWide = column + 1 < grid.columns && grid[row, column + 1].glyph == .secondHalf
      let kind = isWide ? .glyph : kind(of: text)
      if let last = pieces.last, last.kind == kind, kind != .glyph {
        pieces[pieces.count - 1].text += text
        pieces[pieces.count - 1].width += 1
      } else {
        pieces.append(Piece(kind: kind, text: text, width: isWide ? 2 : 1))
      }
    }
    return pieces
  }

  /// The kind of a character: every font has the Latin letters.
  private static func kind(of text: String) -> Piece.Kind {
    guard let scalar = text.onlyScalar else { return .glyph }
    if scalar.value < 0x2C0 { return .letters }
    return BoxDrawing(scalar) != nil || BlockElement(scalar) != nil ? .box : .glyph
  }

  private static func encode(_ piece: Piece) -> String {
    let text = piece.text.escapingMarkup()
    if piece.kind == .letters { return text }
    return "<span class=\"\(piece.kind)\" style=\"width:\(piece.width)ch\">\(text)</span>"
  }

  private static func css(_ style: GlyphStyle, on page: Markup.Page) -> String {
    let colors = Markup.colors(of: style, on: page)
    var properties: [(name: String, value: String)] = []
    if let foreground = colors.foreground { properties.append(("color", foreground)) }
    if let background = colors.background { properties.append(("background", background)) }
    properties += Markup.properties(of: style.traits) + Markup.decoration(of: style.traits)
    return properties.map { "\($0.name):\($0.value)" }.joined(separator: ";")
  }
}
