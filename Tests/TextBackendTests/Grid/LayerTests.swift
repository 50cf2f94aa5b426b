import Testing
import ViewTree

@testable import TextBackend

/// Items that are drawn together, and composed as a whole over the content below.
struct LayerTests {
  private let black = Color.Resolved(.rgb(red: 0, green: 0, blue: 0))
  private let blue = Color.Resolved(.rgb(red: 0, green: 0, blue: 255))

  private func layer(
    _ items: [DisplayItem], mask: [DisplayItem]? = nil, opacity: Double = 1, inverted: Bool = false,
    keepsText: Bool = false, blendMode: BlendMode = .normal
  ) -> DisplayItem {
    var layer = DisplayLayer(items, mask: mask, opacity: opacity, blendMode: blendMode)
    layer.isMaskInverted = inverted
    layer.keepsText = keepsText
    return item(rect(0, 0, 4, 1), .layer(layer))
  }

  private func cells(_ items: [DisplayItem]) -> String { CellsEncoder.encode(draw(4, 1, items)) }

  @Test func `the opacity of a group applies to the whole`() {
    let items = [item(rect(0, 0, 4, 1), .fill(black)), item(rect(1, 0, 2, 1), .fill(black))]
    expectCells([layer(items, opacity: 0.5)], "\"    \"\n  0..3 bg=#7f7f7f")
    // The text below is seen through what is filled.
    expectCells(
      [text("ab", GlyphStyle(foreground: blue)), layer(items, opacity: 0.5)],
      "\"ab  \"\n  0..1 fg=#00007f bg=#7f7f7f, 2..3 bg=#7f7f7f")
    // Cells that the group does not draw stay.
    expectCells(
      [text("ab"), layer([item(rect(2, 0, 2, 1), .fill(black))], opacity: 0.5)], "\"ab  \"\n  2..3 bg=#7f7f7f")
    expectCells([layer(items, opacity: 0)], "\"    \"")
    expectCells([layer([text("ab")], opacity: 0.5)], "\"ab  \"\n  0..1 dim")
  }

  @Test func `a mask determines the visible cells`() {
    let fill = item(rect(0, 0, 4, 1), .fill(black))
    let half = Color.Resolved(.rgb(red: 9, green: 9, blue: 9), alpha: 128)
    expectCells([layer([fill], mask: [item(rect(1, 0, 1, 1), .fill(blue))])], "\"    \"\n  1..1 bg=#000000")
    expectCells([layer([fill], mask: [item(rect(1, 0, 1, 1), .fill(half))])], "\"    \"\n  1..1 bg=#7f7f7f")
    expectCells([layer([fill], mask: [text("x")], inverted: true)], "\"    \"\n  1..3 bg=#000000")
    expectCells([layer([fill], mask: [text("世")])], "\"世  \"\n  0..1 fg=#000000")
    expectCells([layer([fill], mask: [])], "\"    \"")
    expectCells([layer([text("abcd")], mask: [text("x世")])], "\"abc \"")
    expectCells(
      [layer([layer([fill], mask: [item(rect(1, 0, 2, 1), .fill(blue))])], mask: [text("xyz")])],
      "\" yz \"\n  1..2 fg=#000000")
  }

  private func expectCells(_ items: [DisplayItem], _ expected: String, location: SourceLocation = #_sourceLocation) {
    #expect(cells(items) == expected, sourceLocation: location)
  }

  @Test func `a layer looks the same in pieces and as a whole, also where wide characters are cut`() {
    let items = [
      text("世界ab世"),
      layer([text("x世界b", x: 1), item(rect(3, 0, 4, 1), .fill(blue))], mask: [item(rect(0, 0, 4, 1), .fill(black))]),
      layer([text("界", x: 2), item(rect(5, 0, 2, 1), .fill(black))], opacity: 0.5),
    ]
    expectSamePieces(items)
  }

  @Test func `a translucent fill over a wide character that is cut later looks the same in pieces and as a whole`() {
    let fill = item(rect(0, 0, 4, 1), .fill(gray(9, 100)))
    for x in 0..<4 { expectSamePieces([text("世界"), fill, text("x", x: CGFloat(x))]) }
  }

  @Test func `a layer over or with half of a wide character looks the same in pieces and as a whole`() {
    let wide = text("世界", GlyphStyle(foreground: blue, background: gray(200)))
    let masks = [[part(0, gray(9, 50))], [item(rect(0, 0, 1, 1), .fill(gray(9, 80)))]]
    for (x, opacity) in zip(0..<4, [0.5, 0.02, 0.8, 0.5]) {
      for above in [text("x", x: CGFloat(x)), text("世", x: CGFloat(x)), wide] {
        expectSamePieces([wide, layer([above], opacity: opacity)])
        for (mask, keepsText) in [(masks[0], false), (masks[0], true), (masks[1], false), (masks[1], true)] {
          let part = layer([above], mask: mask, opacity: opacity, keepsText: keepsText)
          expectSamePieces([wide, part])
          expectSamePieces([text("x", x: CGFloat(x)), part])
        }
      }
    }
  }

  /// Expects that the items drawn again in any piece of a row look as before.
  private func expectSamePieces(_ items: [DisplayItem], location: SourceLocation = #_sourceLocation) {
    let whole = CellsEncoder.encode(draw(9, 1, items))
    for start in 0..<9 {
      for end in start + 1...9 {
        var grid = draw(9, 1, items)
        redraw(&grid, 9, 1, damage: grid.wholeGlyphs(in: rect(CGFloat(start), 0, CGFloat(end - start), 1)), items)
        #expect(CellsEncoder.encode(grid) == whole, sourceLocation: location)
      }
    }
  }

  @Test func `the caret of a text in a layer is shown`() {
    #expect(draw(4, 1, [layer([item(rect(2, 0, 0, 0), .caret())])]).caret?.column == 2)
  }

  private var fill: DisplayItem { item(rect(0, 0, 4, 1), .fill(black)) }
  private func part(_ x: CGFloat, _ color: Color.Resolved) -> DisplayItem { item(rect(x, 0, 2, 1), .fill(color)) }
  private func gray(_ part: UInt8, _ alpha: UInt8 = .max) -> Color.Resolved {
    Color.Resolved(.rgb(red: part, green: part, blue: part), alpha: alpha)
  }

  @Test(
    arguments: [
      ("█", "#000000", "#7f7f7f"), ("#", "#000000", "#7f7f7f"), ("▒", "#7f7f7f", "#7f7f7f"),
      (":", "#7f7f7f", "#7f7f7f"),
      ("░", "#bfbfbf", "#bfbfbf"), (".", "#bfbfbf", "#bfbfbf"),
    ] as [(Character, String, String)])
  func `a mask of shades without a colour is as opaque as they are dense`(
    _ shade: Character, _ color: String, _ dim: String
  ) {
    for (traits, color) in zip([[], .dim] as [GlyphStyle.Traits], [color, dim]) {
      let pattern = item(rect(1, 0, 2, 1), .pattern(shade, GlyphStyle(traits: traits)))
      expectCells([layer([fill], mask: [pattern])], "\"    \"\n  1..2 bg=\(color)")
    }
    let colored = item(rect(1, 0, 2, 1), .pattern(shade, GlyphStyle(foreground: blue)))
    expectCells([layer([fill], mask: [colored])], "\" \(shade)\(shade) \"\n  1..2 fg=#000000")
  }

  @Test func `a fill takes the shape of a mask's text, unless the text stands on a dense background`() {
    for (style, cells) in [
      (GlyphStyle(), "\" ab \"\n  1..2 fg=#000000"), (GlyphStyle(background: blue), "\"    \"\n  1..2 bg=#000000"),
      (GlyphStyle(background: gray(9, 100)), "\" ab \"\n  1..2 fg=#000000"),
      (GlyphStyle(background: gray(9, 200)), "\"    \"\n  1..2 bg=#000000"),
      (GlyphStyle(foreground: gray(9, 100)), "\" ab \"\n  1..2 dim fg=#000000"),
    ] { expectCells([layer([fill], mask: [text("ab", style, x: 1)])], cells) }
    expectCells(
      [layer([fill], mask: [item(rect(1, 0, 2, 1), .rule("-", GlyphStyle()))])], "\" -- \"\n  1..2 fg=#000000")
  }

  @Test func `text outside of a clip stays, without its background, and blocks do not`() {
    let words = [fill, text("abcd")]
    expectCells([layer(words, mask: [part(0, black)], keepsText: true)], "\"abcd\"\n  0..1 bg=#000000")
    expectCells(
      [layer(words, mask: [part(0, gray(9, 100)), part(2, gray(9, 200))], keepsText: true)],
      "\"abcd\"\n  2..3 bg=#000000")
    let blocks = item(rect(0, 0, 4, 1), .pattern("▄", GlyphStyle(foreground: blue)))
    expectCells([layer([blocks], mask: [part(0, black)], keepsText: true)], "\"▄▄  \"\n  0..1 fg=#0000ff")
  }

  @Test func `a translucent text is mixed with the same letters, or with the background below it`() {
    let letters = text("ab", GlyphStyle(foreground: black))
    expectCells(
      [text("ab", GlyphStyle(foreground: blue)), layer([letters], opacity: 0.25)], "\"ab  \"\n  0..1 fg=#0000bf")
    expectCells(
      [item(rect(0, 0, 1, 1), .fill(blue)), layer([letters], opacity: 0.5)],
      "\"ab  \"\n  0..0 fg=#00007f bg=#0000ff, 1..1 dim fg=#000000")
    expectCells(
      [layer([text("ab", GlyphStyle(foreground: blue, background: black))], opacity: 0.5)],
      "\"ab  \"\n  0..1 fg=#7f7fff bg=#7f7f7f")
  }

  @Test(arguments: [(0.04, ""), (0.05, "dim"), (0.59, "dim"), (0.6, "-"), (0.7, "-")] as [(Double, String)])
  func `a text is gone below a twentieth of its opacity, and dim below six tenths`(_ opacity: Double, _ look: String) {
    let words = [text("ab"), text("cd", GlyphStyle(foreground: blue), x: 2)]
    expectCells(
      [layer(words, opacity: opacity)],
      look.isEmpty
        ? "\"    \"" : "\"abcd\"\n  " + (look == "dim" ? "0..1 dim, 2..3 dim fg=#0000ff" : "2..3 fg=#0000ff"))
  }

  @Test func `a blend mode applies to fills and letters, and half of it at half the opacity`() {
    let green = Color.Resolved(.rgb(red: 0, green: 200, blue: 0))
    let words = [part(1, gray(100)), text("x", GlyphStyle(foreground: gray(100)))]
    expectCells(
      [part(0, green), layer(words, blendMode: .multiply)],
      "\"x   \"\n  0..0 fg=#004e00 bg=#00c800, 1..1 bg=#004e00, 2..2 bg=#646464")
    expectCells(
      [part(0, green), layer([part(0, gray(100))], opacity: 0.5, blendMode: .multiply)],
      "\"    \"\n  0..1 bg=#008b00")
  }

  @Test func `an opaque layer hides the text below, and letters that a layer dims count as styled`() {
    expectCells([text("ab"), layer([fill])], "\"    \"\n  0..3 bg=#000000")
    #expect(draw(4, 1, [layer([text("ab", x: 1)], opacity: 0.5)]).styledColumns(inRow: 0) == 1..<3)
  }

  @Test func `a layer in a mask is as opaque as its colours, and a border in it has its shape`() {
    expectCells([layer([fill], mask: [layer([part(1, blue)])])], "\"    \"\n  1..2 bg=#000000")
    expectCells(
      [layer([fill], mask: [item(rect(0, 0, 4, 1), .box(asciiBox, GlyphStyle(foreground: blue)))])],
      "\"|  |\"\n  0..0 fg=#000000, 3..3 fg=#000000")
  }

  @Test func `text at half the opacity is inside of the clip, and opaque text that stays is blended`() {
    expectCells([layer([fill, text("abcd")], opacity: 0.5, keepsText: true)], "\"abcd\"\n  0..3 bg=#000000")
    let green = Color.Resolved(.rgb(red: 0, green: 200, blue: 0))
    let words = [part(1, gray(100)), text("x", GlyphStyle(foreground: gray(100)))]
    expectCells(
      [part(0, green), layer(words, keepsText: true, blendMode: .multiply)],
      "\"x   \"\n  0..0 fg=#004e00 bg=#00c800, 1..1 bg=#004e00, 2..2 bg=#646464")
  }
}
