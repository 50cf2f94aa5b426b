import Testing
import ViewTree

@testable import TextBackend

/// Items that are drawn together, and composed as a whole over the content below.
struct LayerTests {
  private let black = Color.Resolved(.rgb(red: 0, green: 0, blue: 0))
  private let blue = Color.Resolved(.rgb(red: 0, green: 0, blue: 255))

  private func layer(
    _ items: [DisplayItem], mask: [DisplayItem]? = nil, opacity: Double = 1, inverted: Bool = false
  ) -> DisplayItem {
    var layer = DisplayLayer(items, mask: mask, opacity: opacity)
    layer.isMaskInverted = inverted
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
    let whole = CellsEncoder.encode(draw(9, 1, items))
    for start in 0..<9 {
      for end in start + 1...9 {
        var grid = draw(9, 1, items)
        redraw(&grid, 9, 1, damage: grid.wholeGlyphs(in: rect(CGFloat(start), 0, CGFloat(end - start), 1)), items)
        #expect(CellsEncoder.encode(grid) == whole)
      }
    }
  }

  @Test func `the caret of a text in a layer is shown`() {
    #expect(draw(4, 1, [layer([item(rect(2, 0, 0, 0), .caret())])]).caret?.column == 2)
  }
}
