import ViewTree

@testable import TextBackend

/// Draws items on a fresh grid whose cells are 1 × 1, and checks its invariants.
func draw(_ columns: Int, _ rows: Int, _ items: [DisplayItem]) -> CellGrid {
  var grid = CellGrid(cellSize: CGSize(width: 1, height: 1))
  redraw(&grid, columns, rows, items)
  return grid
}

/// Draws what lies in the damage, everything if there is none given.
func redraw(_ grid: inout CellGrid, _ columns: Int, _ rows: Int, damage: CGRect? = nil, _ items: [DisplayItem]) {
  let size = CGSize(width: columns, height: rows)
  grid.draw(DisplayList(damage: [damage ?? CGRect(origin: .zero, size: size)], items: items, size: size))
  grid.check()
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func item(_ frame: CGRect, clip: CGRect? = nil, _ content: DisplayItem.Content) -> DisplayItem {
  DisplayItem(frame: frame, clip: clip ?? rect(-1e6, -1e6, 2e6, 2e6), content: content)
}

/// A text laid out as one would be, at a place.
func text(
  _ string: String, _ style: GlyphStyle = GlyphStyle(), x: CGFloat = 0, y: CGFloat = 0, clip: CGRect? = nil,
  glyphs: GlyphSet = .unicode
) -> DisplayItem {
  let metrics = TextMetrics(cellSize: CGSize(width: 1, height: 1))
  let layout = metrics.layout(TextBlock([TextRun(string, style: style)], glyphs: glyphs), in: .unspecified)
  return item(CGRect(origin: CGPoint(x: x, y: y), size: layout.size), clip: clip, .text(layout[0..<layout.count]))
}

let asciiBox = BoxGlyphs(
  horizontal: "-", vertical: "|", topLeading: "+", topTrailing: "+", bottomLeading: "+", bottomTrailing: "+")

extension Color.Resolved {
  static let red = Color.Resolved(.named(.red))
  static let blue = Color.Resolved(.named(.blue))
  static let halfRed = Color.Resolved(.named(.red), alpha: 128)
}

extension GraphemeWidth {
  /// The number of cells that a text of one line takes.
  static func columns(of text: String) -> Int { text.reduce(0) { $0 + of($1) } }
}
