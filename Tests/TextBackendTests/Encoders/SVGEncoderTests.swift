import Testing
import ViewTreeTesting
import ViewTree

@testable import TextBackend

/// Pictures as SVG: what is drawn, and where.
struct SVGEncoderTests {
  /// The lines between the background and the end.
  private func content(_ grid: CellGrid) -> String {
    let lines = SVGEncoder.encode(grid).split(separator: "\n")
    return lines.dropFirst(3).dropLast().joined(separator: "\n")
  }

  private func paths(_ string: String) -> [String] {
    content(draw(20, 5, [text(string)])).matches(of: #/\sd="([^"]*)"/#).map { String($0.1) }
  }

  @MainActor @Test func `the page of a dark screen is dark, also in HTML and in a film`() {
    func screen(_ scheme: ColorScheme) -> Screen {
      let options = ScreenOptions(unit: .cells, colorScheme: scheme, recordsFilm: true)
      let screen = Screen(width: 8, height: 2, options: options) {
        VStack(spacing: 0) {
          Button("a") {}.buttonStyle(.plain)
          Text("│▌")
        }
      }
      screen.press(.tab)
      return screen
    }
    for (scheme, ink, paper) in [(ColorScheme.light, "#1d1d1f", "#ffffff"), (.dark, "#f5f5f7", "#000000")] {
      let screen = screen(scheme)
      let svg = screen.render(.svg)
      expectText(svg, contains: "<rect width=\"64\" height=\"32\" fill=\"\(paper)\"/>")
      expectText(svg, contains: "font-size=\"13.3\" fill=\"\(ink)\"")
      expectText(svg, contains: "stroke=\"\(ink)\"")
      expectText(svg, contains: "width=\"4\" height=\"16\" fill=\"\(ink)\"")
      // The focused button is inverse.
      expectText(svg, contains: "fill=\"\(paper)\">a</text>")
      let html = screen.render(.html)
      expectText(html, contains: scheme == .dark ? "class=\"screen dark\"" : "class=\"screen\"")
      expectText(html, contains: "color:\(paper);background:\(ink)")
      let film = screen.film.svg
      expectText(film, contains: "fill=\"\(paper)\"/>\n<g")
      expectText(film, contains: "font-size=\"13.3\" fill=\"\(ink)\">")
    }
  }

  @Test func `a cell that is filled in part stands also in the rows that repeat the last one`() {
    var grid = draw(3, 1, [text("▍░")])
    grid.restRows = 2
    let picture = SVGEncoder.encode(grid)
    let track = ##"<rect x="3" y="0" width="5" height="48" fill="#1d1d1f" fill-opacity="0.25"/>"##
    expectText(picture, contains: #"<rect x="0" y="0" width="3" height="48""#)
    expectText(picture, contains: track)
  }

  @Test func `fills and vertical lines of rows that look alike are drawn once, all else row by row`() {
    let red = GlyphStyle(background: .red)
    let rows = [0, 1, 2].map { text("█▄│║a▌─ ", red, y: $0) }
    let picture = content(draw(8, 3, rows))
    expectText(picture, contains: ##"<rect x="0" y="0" width="64" height="48" fill="#ff3b30"/>"##)
    expectText(picture, contains: ##"<rect x="0" y="0" width="8" height="48" fill="#1d1d1f"/>"##)
    expectText(picture, contains: ##"<rect x="40" y="0" width="4" height="48" fill="#1d1d1f"/>"##)
    expectText(picture, contains: "M20.5 0V48")
    for row in 0..<3 {
      expectText(picture, contains: ##"<rect x="8" y="\##(row * 16 + 8)" width="8" height="8" fill="#1d1d1f"/>"##)
      expectText(picture, contains: ##"<text x="32" y="\##(row * 16 + 12)">a</text>"##)
      expectText(picture, contains: "M48 \(row * 16 + 8).5H56")
    }
    expectEqual(picture.matches(of: #/<rect/#).count, 6)
  }

  @MainActor @Test func `a fill without end takes as much as a small one`() {
    let (low, high) = (20.0, 1e300)
    func lines(_ height: CGFloat) -> Int {
      let screen = Screen(width: 20, options: ScreenOptions(allowsIssues: true)) {
        VStack {
          Text("a")
          Color.red.frame(height: height)
          Text("b")
        }
      }
      return screen.render(.svg).split(separator: "\n").count
    }
    #expect(lines(low) < 20 && lines(high) < 20)
  }

  @MainActor @Test func `a bar and its track meet where the bar ends inside a cell`() {
    let screen = Screen(width: 10, options: ScreenOptions(glyphs: .unicode)) { ProgressView(value: 0.43) }
    let picture = screen.render(.svg)
    let rest = ##"<rect x="34" y="0" width="6" height="16" fill="#1d1d1f" fill-opacity="0.25"/>"##
    expectText(picture, contains: ##"<rect x="32" y="0" width="2" height="16" fill="#007aff"/>"##)
    expectText(picture, contains: rest)
  }

  @Test func `a track begins behind a bar that fills the leading part of a cell, and is dim like the one beside it`() {
    func rects(_ string: String, _ style: GlyphStyle = GlyphStyle()) -> [String] {
      content(draw(2, 1, [text(string, style)])).matches(of: /<rect (.*) fill="#1d1d1f"(.*)\/>/).map { match in
        let shade = match.2.replacing(" fill-opacity", with: "").replacing("\"", with: "")
        return String(match.1.replacing(/[a-z"=]+/, with: "") + shade)
      }
    }
    let next = "8 0 8 16=0.25"
    expectEqual(rects("▍░"), ["0 0 3 16", "3 0 5 16=0.25", next])
    expectEqual(rects("▍▒"), ["0 0 3 16", "3 0 5 16=0.5", "8 0 8 16=0.5"])
    expectEqual(rects("▍█"), ["0 0 3 16", "8 0 8 16"])
    #expect(rects("▍a") == ["0 0 3 16"] && rects("a▍") == ["8 0 3 16"])
    #expect(rects("█░") == ["0 0 8 16", next] && rects("▐░") == ["4 0 4 16", next])
    #expect(rects("▄░") == ["0 8 8 8", next] && rects("▚░") == ["0 0 4 8", "4 8 4 8", next])
    expectEqual(rects("▍░", GlyphStyle(traits: .dim)), ["0 0 3 16=0.6", "3 0 5 16=0.15", "8 0 8 16=0.15"])
  }

  @Test func `a line or a block between letters ends their text`() {
    let texts = content(draw(9, 1, [text("a│b  █ cd")])).split(separator: "\n").filter { $0.hasPrefix("<text") }
    expectEqual(
      texts,
      ["<text x=\"0\" y=\"12\">a</text>", "<text x=\"16\" y=\"12\">b</text>", "<text x=\"56 64\" y=\"12\">cd</text>"])
  }

  @Test func `an SVG has a title and a description`() {
    let grid = draw(2, 1, [text("ab")])
    expectEqual(
      SVGEncoder.encode(grid, PictureWords(title: "A & B", description: "toggle \"a\" on\nbutton \"b\"")),
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" role="img">
      <title>A &amp; B</title>
      <desc>toggle &quot;a&quot; on
      button &quot;b&quot;</desc>
      <rect width="16" height="16" fill="#ffffff"/>
      <g font-family="\(Markup.fonts)" font-size="13.3" fill="#1d1d1f">
      <text x="0 8" y="12">ab</text>
      </g>
      </svg>
      """)
  }

  @Test func `every letter has its place, and words far apart are texts of their own`() {
    let grid = draw(14, 2, [text("ab c    de"), text("f<", GlyphStyle(traits: [.bold, .dim]), x: 3, y: 1)])
    expectEqual(
      content(grid).split(separator: "\n").dropFirst().dropLast().joined(separator: "\n"),
      """
      <text x="0 8 16 24" y="12">ab c</text>
      <text x="64 72" y="12">de</text>
      <text x="24 32" y="28" font-weight="bold" opacity="0.6">f&lt;</text>
      """)
  }

  @Test func `a glyph of another font stands in the middle of its cells`() {
    let texts = content(draw(8, 1, [text("a✓界b👍")])).split(separator: "\n").filter { $0.hasPrefix("<text") }
    expectEqual(
      texts,
      [
        "<text x=\"0\" y=\"12\">a</text>", "<text x=\"12\" y=\"12\" text-anchor=\"middle\">✓</text>",
        "<text x=\"16 32\" y=\"12\">界b</text>", "<text x=\"48\" y=\"12\" text-anchor=\"middle\">👍</text>",
      ])
  }

  @Test func `backgrounds are rectangles, and inverse colours are exchanged`() {
    let grid = draw(4, 1, [text("a<", GlyphStyle(foreground: .red, traits: [.inverse])), text("b", x: 3)])
    #expect(
      content(grid).hasPrefix(
        """
        <g shape-rendering="crispEdges">
        <rect x="0" y="0" width="16" height="16" fill="#ff3b30"/>
        </g>
        """))
    #expect(content(grid).contains("<text x=\"0 8\" y=\"12\" fill=\"#ffffff\">a&lt;</text>"))
    #expect(content(grid).contains("<text x=\"24\" y=\"12\">b</text>"))
  }

  @Test func `lines below and through a text go from cell to cell, blanks too`() {
    let grid = draw(3, 1, [text("a b", GlyphStyle(foreground: .red, traits: [.underline, .strikethrough, .dim]))])
    #expect(
      content(grid).contains(
        "<path fill=\"none\" stroke=\"#ff3b30\" stroke-width=\"1\" opacity=\"0.6\" d=\"M0 14.5H24M0 8.5H24\"/>"))
  }

  @Test func `box lines are lines, and lines that meet are one`() {
    expectEqual(paths("┌─┐\n│a│\n└─┘"), ["M4 8.5H21M4.5 8V41M20.5 8V41M4 40.5H21"])
    expectEqual(paths("├┼┤"), ["M4 8.5H21M4.5 0V16M12.5 0V16M20.5 0V16"])
    expectEqual(paths("━┓"), ["M0 8.5H14M12.5 7V16"])
    expectEqual(paths("╼"), ["M0 8.5H4.5", "M4.5 8.5H8"])
  }

  @Test func `double lines go round corners beside each other`() {
    expectEqual(paths("╔═"), ["M3 7.5H16M5 9.5H16M5.5 9V16M3.5 7V16"])
    expectEqual(paths("═╦"), ["M0 9.5H12M0 7.5H16M13 9.5H16M13.5 9V16M11.5 9V16"])
    expectEqual(paths("╟"), ["M5 8.5H8M3.5 0V16M5.5 0V16"])
    expectEqual(paths("╒"), ["M4 7.5H8M4 9.5H8M4.5 7V16"])
  }

  @Test func `round corners, dashes and diagonals are drawn`() {
    expectEqual(paths("╭"), ["M8 8.5H8A3.5 3.5 0 0 0 4.5 12V16"])
    expectEqual(paths("╮"), ["M0 8.5H1A3.5 3.5 0 0 1 4.5 12V16"])
    expectEqual(paths("╯"), ["M0 8.5H1A3.5 3.5 0 0 0 4.5 5V0"])
    expectEqual(paths("╰"), ["M8 8.5H8A3.5 3.5 0 0 1 4.5 5V0"])
    expectEqual(paths("╌"), ["M0.8 8.5H3.2M4.8 8.5H7.2"])
    expectEqual(paths("╏"), ["M4.5 1.6V6.4M4.5 9.6V14.4"])
    expectEqual(paths("╳"), ["M0 16L8 0M0 0L8 16"])
    expectEqual(paths("╱╲"), ["M0 16L8 0M8 0L16 16"])
  }

  /// The Unicode name of each box line says what it is made of: `BOX DRAWINGS DOWN LIGHT AND RIGHT HEAVY`.
  @Test func `box lines have the shapes of their names`() throws {
    for value in UInt32(0x2500)...0x257F {
      let scalar = try #require(Unicode.Scalar(value))
      let name = try #require(scalar.properties.name).dropFirst("BOX DRAWINGS ".count)
      let glyph = try #require(BoxDrawing(scalar))
      if name.contains("DASH") || name.contains("ARC") || name.contains("DIAGONAL") {
        if case .arms = glyph { Issue.record("\(name) has no arms") }
      } else {
        expectEqual(glyph, .arms(Self.arms(name.split(separator: " "))), "\(name)")
      }
    }
    expectEqual(BoxDrawing("┅"), .dashes(3, isHorizontal: true, weight: .heavy))
    expectEqual(BoxDrawing("┊"), .dashes(4, isHorizontal: false, weight: .light))
    #expect(BoxDrawing("\u{24FF}") == nil && BoxDrawing("\u{2580}") == nil && BoxDrawing("a") == nil)
  }

  private static func arms(_ words: [Substring]) -> BoxDrawing.Arms {
    let weights: [Substring: BoxDrawing.Weight] = [
      "LIGHT": .light, "SINGLE": .light, "HEAVY": .heavy, "DOUBLE": .double,
    ]
    let words = words.filter { $0 != "AND" }
    // The weight stands before all directions, before each, or after those that have it.
    let isFirst = weights[words[0]] != nil
    var (arms, current) = (BoxDrawing.Arms(), BoxDrawing.Weight?.none)
    for word in isFirst ? words : words.reversed() {
      if let weight = weights[word] { current = weight }
      if word == "LEFT" || word == "HORIZONTAL" { arms.left = current }
      if word == "RIGHT" || word == "HORIZONTAL" { arms.right = current }
      if word == "UP" || word == "VERTICAL" { arms.up = current }
      if word == "DOWN" || word == "VERTICAL" { arms.down = current }
    }
    return arms
  }

  @Test func `blocks, shades and braille are rectangles`() {
    func rects(_ character: String) -> [String] {
      content(draw(2, 1, [text(character)])).matches(of: /<rect (.*) fill="#1d1d1f"(.*)\/>/).map { match in
        let place = match.1.replacing(/[a-z"=]+/, with: "")
        let shade = match.2.replacing(" fill-opacity", with: "opacity").replacing("\"", with: "")
        return String(place + shade)
      }
    }
    #expect(rects("█") == ["0 0 8 16"] && rects("▀") == ["0 0 8 8"] && rects("▄") == ["0 8 8 8"])
    #expect(rects("▁") == ["0 14 8 2"] && rects("▔") == ["0 0 8 2"])
    #expect(rects("▏") == ["0 0 1 16"] && rects("▉") == ["0 0 7 16"])
    #expect(rects("▕") == ["7 0 1 16"] && rects("▐") == ["4 0 4 16"])
    #expect(rects("░") == ["0 0 8 16opacity=0.25"] && rects("▓") == ["0 0 8 16opacity=0.75"])
    #expect(rects("▚") == ["0 0 4 8", "4 8 4 8"] && rects("▟") == ["4 0 4 8", "0 8 4 8", "4 8 4 8"])
    #expect(rects("⠁") == ["1 1 2 2"] && rects("⢂") == ["1 5 2 2", "5 13 2 2"])
    #expect(rects("⠀").isEmpty)
  }

  /// `▖` is `QUADRANT LOWER LEFT`; `▙` is `QUADRANT UPPER LEFT AND LOWER LEFT AND LOWER RIGHT`.
  @Test func `quadrants have the shapes of their names`() throws {
    for value in UInt32(0x2596)...0x259F {
      let scalar = try #require(Unicode.Scalar(value))
      let parts = try #require(scalar.properties.name).dropFirst("QUADRANT ".count).components(separatedBy: " AND ")
      let origins = parts.map {
        CGPoint(x: $0.hasSuffix("RIGHT") ? 0.5 : 0, y: $0.hasPrefix("LOWER") ? 0.5 : 0)
      }
      expectEqual(Set(BlockElement(scalar)!.rects.map { "\($0.origin)" }), Set(origins.map { "\($0)" }))
    }
  }

  @Test func `a caret is a line at the start of its cell`() {
    let grid = draw(6, 2, [text("abc"), item(rect(3, 1, 0, 0), clip: rect(0, 0, 6, 2), .caret())])
    #expect(content(grid).hasSuffix("<rect x=\"24\" y=\"16\" width=\"2\" height=\"16\" fill=\"#1d1d1f\"/>"))
  }

  @Test func `blanks have no text`() {
    #expect(!content(draw(2, 1, [text("  ", GlyphStyle(traits: [.underline]))])).contains("<text"))
    #expect(content(draw(2, 1, [])).isEmpty)
  }

  /// The elements without the groups around them.
  private func elements(_ items: [DisplayItem], columns: Int = 4) -> [String] {
    content(draw(columns, 1, items)).split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("<g ") && $0 != "</g>"
    }
  }

  @Test func `letters on both sides of a block or a line are texts of their own`() {
    for glyph in ["█", "│"] {
      let texts = elements([text("a\(glyph)b")]).filter { $0.hasPrefix("<text") }
      expectEqual(texts, [#"<text x="0" y="12">a</text>"#, #"<text x="16" y="12">b</text>"#])
    }
    let accents = elements([text("e\u{301}\u{302}a")])
    #expect(accents.count == 2 && accents[0].contains(#"x="4" y="12" text-anchor="middle""#), "\(accents)")
  }

  @Test func `dim blocks and lines are translucent`() {
    expectEqual(
      elements([text("█░─", GlyphStyle(traits: [.dim]))]),
      [
        ##"<rect x="0" y="0" width="8" height="16" fill="#1d1d1f" fill-opacity="0.6"/>"##,
        ##"<rect x="8" y="0" width="8" height="16" fill="#1d1d1f" fill-opacity="0.15"/>"##,
        ##"<path fill="none" stroke="#1d1d1f" stroke-width="1" opacity="0.6" d="M16 8.5H24"/>"##,
      ])
  }

  @Test func `heavy lines are three points wide, light and double ones one`() {
    expectEqual(
      elements([text("━─═", GlyphStyle(foreground: .red))]),
      [
        ##"<path fill="none" stroke="#ff3b30" stroke-width="3" d="M0 8.5H8"/>"##,
        ##"<path fill="none" stroke="#ff3b30" stroke-width="1" d="M8 8.5H16M16 9.5H24M16 7.5H24"/>"##,
      ])
  }

  @Test(
    arguments: [
      ("▍░", "3 0 5 16"), ("▌▒", "4 0 4 16"), ("▐░", nil), ("▌█", nil), ("▀░", nil), ("▚░", nil), ("▍a", nil),
      (" ▍", nil),
    ])
  func `only a bar that ends inside its cell goes on as the track behind it`(_ cells: String, _ track: String?) {
    let rects = elements([text(cells)], columns: 2).filter { $0.hasPrefix("<rect") && $0.contains("fill-opacity") }
    let places = rects.map { rect in
      String(rect.components(separatedBy: " fill")[0].dropFirst(6).replacing(/[a-z"=]+/, with: ""))
    }
    expectEqual(places.filter { !$0.hasPrefix("8 ") }, track.map { [$0] } ?? [])
  }

  @Test func `a track has the look of the cell behind, and none is on a background`() {
    let faint = GlyphStyle(foreground: .red, traits: [.dim])
    expectEqual(
      elements([text("▍"), text("░", faint, x: 1)], columns: 2),
      [
        ##"<rect x="0" y="0" width="3" height="16" fill="#1d1d1f"/>"##,
        ##"<rect x="3" y="0" width="5" height="16" fill="#ff3b30" fill-opacity="0.15"/>"##,
        ##"<rect x="8" y="0" width="8" height="16" fill="#ff3b30" fill-opacity="0.15"/>"##,
      ])
    expectEqual(elements([text("▍", GlyphStyle(background: .red)), text("░", x: 1)], columns: 2).count, 3)
  }

  @Test func `rows that repeat the last one count for the height, and a caret has its colour`() {
    var grid = draw(3, 1, [text("ab"), item(rect(1, 0, 0, 0), clip: rect(0, 0, 3, 1), .caret(.red))])
    grid.restRows = 2
    let picture = SVGEncoder.encode(grid)
    expectText(picture, contains: #"width="24" height="48" viewBox="0 0 24 48""#)
    expectText(picture, endsWith: ##"<rect x="8" y="0" width="2" height="16" fill="#ff3b30"/>"## + "\n</svg>")
  }

  @Test(
    arguments: [
      ("╫", "M0 8.5H8M3.5 0V16M5.5 0V16"), ("╓", "M3 8.5H8M5.5 8V16M3.5 8V16"), ("╥", "M0 8.5H8M5.5 8V16M3.5 8V16"),
      ("╪", "M0 9.5H8M0 7.5H8M4.5 0V16"), ("╤", "M0 9.5H8M0 7.5H8M4.5 9V16"), ("╨", "M0 8.5H8M3.5 0V9M5.5 0V9"),
      ("╜", "M0 8.5H6M3.5 0V9M5.5 0V9"), ("╞", "M4 7.5H8M4 9.5H8M4.5 0V16"),
    ])
  func `single lines go through double ones, or up to the further of both`(_ line: String, _ path: String) {
    expectEqual(paths(line), [path])
  }

  @Test func `a blank stands once before a word of several letters`() {
    expectText(content(draw(7, 1, [text("ab cd")])), contains: #"<text x="0 8 16 24 32" y="12">ab cd</text>"#)
  }

  @Test func `of the rows of a film only that of the caret has it`() {
    let grid = draw(3, 2, [text("ab"), item(rect(1, 1, 0, 0), clip: rect(0, 0, 3, 2), .caret(.red))])
    expectEqual(SVGEncoder.elements(ofRow: 0, in: grid), [#"<text x="0 8" y="12">ab</text>"#])
    expectEqual(
      SVGEncoder.elements(ofRow: 1, in: grid), [##"<rect x="8" y="16" width="2" height="16" fill="#ff3b30"/>"##])
  }

  @Test(
    arguments: [
      ("╝", "M0 9.5H6M0 7.5H4M3.5 0V8M5.5 0V10"), ("╚", "M5 7.5H8M3 9.5H8M3.5 0V10M5.5 0V8"),
      ("╩", "M0 9.5H8M0 7.5H4M5 7.5H8M3.5 0V8M5.5 0V8"), ("╣", "M0 9.5H4M0 7.5H4M3.5 0V8M5.5 0V16M3.5 9V16"),
      ("╠", "M5 7.5H8M5 9.5H8M3.5 0V16M5.5 0V8M5.5 9V16"), ("╗", "M0 9.5H4M0 7.5H6M5.5 7V16M3.5 9V16"),
    ])
  func `the inner line of a double corner meets the inner one, and the outer the outer one`(
    _ line: String, _ path: String
  ) {
    expectEqual(paths(line), [path])
  }

  @Test func `a line or a shade with an accent is drawn as text`() {
    expectEqual(
      elements([text("─\u{301}▍░\u{301}")]),
      [
        ##"<rect x="8" y="0" width="3" height="16" fill="#1d1d1f"/>"##,
        ##"<text x="4" y="12" text-anchor="middle">─\##u{301}</text>"##,
        ##"<text x="20" y="12" text-anchor="middle">░\##u{301}</text>"##,
      ])
  }
}
