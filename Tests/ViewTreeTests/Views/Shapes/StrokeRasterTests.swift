import Testing
import ViewTreeTesting

@MainActor struct StrokeRasterTests {
  private func picture<V: View>(_ glyphs: GlyphSet, _ width: Int, _ height: Int, _ view: V) -> String {
    Screen(view, width: width, height: height, options: ScreenOptions(glyphs: glyphs)).text
  }

  private func lines(_ points: (CGFloat, CGFloat)...) -> Path {
    Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  /// Expects the pictures of a stroked path, which in points are those in cells.
  private func expectLines(_ words: String, _ ascii: String, _ unicode: String) {
    let path = Path(words)!
    expectText(picture(.ascii, 9, 4, path.stroke()), equals: ascii)
    expectText(picture(.unicode, 9, 4, path.stroke()), equals: unicode)
    let scaled = path.applying(CGAffineTransform(scaleX: 8, y: 16)).stroke()
    let points = Screen(scaled, width: 9, height: 4, options: ScreenOptions(glyphs: .unicode, unit: .points))
    expectText(points.text, equals: unicode)
  }

  @Test(arguments: [
    ("0 3 m 8 0 l", "      //\n   //\n//\n", "     ⣀⠴⠋\n  ⢀⡤⠚⠁\n⣠⠖⠉\n"),
    ("0 0 m 8 3 l", "\\\\\n   \\\\\n      \\\\\n", "⠙⠦⣀\n  ⠈⠓⢤⡀\n     ⠉⠲⣄\n"),
    ("0 0 m 2 6 l", "|\n\\\n|\n |", "⡇\n⢣\n⢸\n ⡇"),
    ("2 0 m 0 6 l", " |\n /\n |\n|", " ⢸\n ⡜\n ⡇\n⢸"),
    ("0 1 m 8 1.4 l", "\n--------\n\n", "\n⠉⠉⠉⠉⠉⠒⠒⠒\n\n"), ("1 0 m 1.4 4 l", " |\n |\n |\n |", " ⡇\n ⡇\n ⡇\n ⡇"),
    ("0 0 m 4 0 l 8 3 l 8 4 l", "----\\\n     \\\\\n       \\\n       |", "────⠳⡀\n     ⠙⣄\n      ⠈⢦\n       │"),
    ("0 3 m 4.5 0 l 9 3 l", "   /\\\\\n  /   \\\n/       \\\n", "   ⡴⠛⢦\n ⢠⠞   ⠳⡄\n⡴⠃     ⠘⢦\n"),
    ("-20 -10 m 20 12 l", "\n\\\\\n  \\\n    \\", "\n⠱⣄\n ⠈⠳⣄\n   ⠈⠣⡀"),
  ]) func `a slanted line is dots, and in ASCII strokes for its way through each cell`(
    words: String, ascii: String, unicode: String
  ) {
    expectLines(words, ascii, unicode)
  }

  @Test(arguments: [
    ("0 1.5 m 8 1.5 l 4.5 0 m 4.5 4 l", "    |\n----+---\n    |\n    |", "    │\n────┼───\n    │\n    │"),
    ("2 1.5 m 8 1.5 l 2.5 0 m 2.5 4 l", "  |\n  +-----\n  |\n  |", "  │\n  ├─────\n  │\n  │"),
    (
      "2 1.5 m 8 1.5 l 7.5 0 m 7.5 4 l", "       |\n  -----+\n       |\n       |",
      "       │\n  ─────┤\n       │\n       │"
    ),
    ("2 0.5 m 8 0.5 l 4.5 0 m 4.5 3 l", "  --+---\n    |\n    |\n", "  ──┬───\n    │\n    │\n"),
    ("2 2.5 m 8 2.5 l 4.5 0 m 4.5 3 l", "    |\n    |\n  --+---\n", "    │\n    │\n  ──┴───\n"),
    ("1.5 0 m 1.5 2.5 l 6 2.5 l", " |\n |\n +----\n", " │\n │\n └────\n"),
    ("8 1 m 2 1 l 2 4 l", "\n  +-----\n  |\n  |", "\n  ┌─────\n  │\n  │"),
    ("2 1 m 8 1 l 8 4 l", "\n  -----+\n       |\n       |", "\n  ─────┐\n       │\n       │"),
    ("2 2.5 m 7.5 2.5 l 7.5 0 l", "       |\n       |\n  -----+\n", "       │\n       │\n  ─────┘\n"),
    ("1 1.2 m 2 1.2 l", "\n -\n\n", "\n ─\n\n"), ("1.2 1 m 1.2 2 l", "\n |\n\n", "\n │\n\n"),
    ("1.2 1.2 m 1.7 1.2 l", "\n\n\n", "\n ⠉\n\n"), ("1.2 1.2 m 1.3 1.25 l", "\n\n\n", "\n ⠁\n\n"),
    ("0 1.5 m 3.1 1.5 l", "\n----\n\n", "\n────\n\n"),
    ("1.5 0 m 1.5 3.05 l", " |\n |\n |\n |", " │\n │\n │\n │"),
    ("1.1 1.1 m 1.7 1.5 l", "\n \\\n\n", "\n ⠓\n\n"), ("1.1 1.1 m 1.7 1.45 l", "\n\n\n", "\n ⠓\n\n"),
    ("1.2 1.2 m 1.2 1.7 l", "\n |\n\n", "\n ⠇\n\n"), ("1.1 1.1 m 1.4 1.5 l", "\n \\\n\n", "\n ⠃\n\n"),
    ("1.2 1.2 m 1.2 1.2 l", "\n\n\n", "\n ⠁\n\n"),
  ]) func `lines along the axes are arms towards their neighbours, and the touch of a cell is a dot or nothing`(
    words: String, ascii: String, unicode: String
  ) {
    expectLines(words, ascii, unicode)
  }

  @Test func `a line that leans by less than a hundredth of a cell is along the axis`() {
    expectText(picture(.unicode, 4, 3, lines((0, 0), (0.01, 3)).stroke()), equals: "⡇\n⡇\n⡇")
    expectText(picture(.unicode, 4, 3, lines((0, 0), (0.0099, 3)).stroke()), equals: "│\n│\n│")
    expectText(picture(.unicode, 4, 1, lines((0, 0), (4, 0.01)).stroke()), equals: "⠉⠉⠉⠉")
    expectText(picture(.unicode, 4, 1, lines((0, 0), (4, 0.0099)).stroke()), equals: "────")
  }

  @Test(arguments: GlyphSet.allCases) func `a line far beyond the screen is drawn where it crosses it`(
    glyphs: GlyphSet
  ) {
    let (flat, steep) = glyphs == .ascii ? ("-", "|") : ("─", "│")
    let across = String(repeating: flat, count: 5)
    for (from, to) in [(-1e9, 1e9), (1e9, -1e9), (-1e9, 5), (0, 1e9)] as [(CGFloat, CGFloat)] {
      expectText(picture(glyphs, 5, 3, lines((from, 1.5), (to, 1.5)).stroke()), equals: "\n\(across)\n")
      expectText(
        picture(glyphs, 5, 3, lines((2.5, from), (2.5, to == 5 ? 3 : to)).stroke()),
        equals: "  \(steep)\n  \(steep)\n  \(steep)")
    }
    for (words, name) in [
      ("100 1.5 m 3000 1.5 l", "right"), ("-100 1.5 m -20 1.5 l", "left"), ("2 -9 m 2 -4 l", "above"),
      ("2 9 m 2 14 l", "below"), ("-9 0 m 0 -9 l", "corner"), ("-1 0 m -1 3 l", "just left"),
      ("6 0 m 6 3 l", "just right"), ("0 -1 m 5 -1 l", "just above"), ("0 4 m 5 4 l", "just below"),
    ] {
      #expect(picture(glyphs, 5, 3, Path(words)!.stroke()) == "\n\n", "\(name)")
    }
  }

  @Test(
    arguments: [
      ([2, 1], "── ── ── ── ── ── ──"), ([3], "───   ───   ───   ──"), ([2, 1, 1, 2], "── ─  ── ─  ── ─  ──"),
      ([2, 1, 1], "── ─  ─ ── ─  ─ ── ─"), ([4, 2, 2], "────  ──    ──  ────"), ([1, 3], "─   ─   ─   ─   ─"),
      ([0, 3], "─   ─   ─   ─   ─"), ([2, 0], "────────────────────"), ([2, -1, 1], "── ── ── ── ── ── ──"),
      ([.infinity, 2, 2], "──  ──  ──  ──  ──"), ([0, 0], "────────────────────"),
      ([0.5, 0.5], "─ ─ ─ ─ ─ ─ ─ ─ ─ ─"), ([0.5, 1], "─  ─  ─  ─  ─  ─  ─"), ([1, 2, 3], "─  ─── ──   ─  ─── ─"),
      ([2, 1, 0, 1], "── ─ ── ─ ── ─ ── ─"), ([2, 1, 1, 0], "── ─── ─── ─── ─── ─"),
      ([1.25, 1.75], "─  ─  ─  ─  ─  ─  ─"), ([1.5625, 2], "─   ─  ──  ─  ──  ─"),
    ] as [([CGFloat], String)]) func `dashes and gaps take turns, and begin again`(dash: [CGFloat], expected: String)
  {
    let line = lines((0, 0.5), (20, 0.5)).stroke(.red, style: StrokeStyle(dash: dash))
    expectText(picture(.unicode, 20, 1, line), equals: expected)
  }

  @Test(
    arguments: [
      ([1.25, 1.75], "│\n\n\n│\n\n\n│\n\n\n│"), ([2, 1, 0, 1], "│\n│\n\n│\n\n│\n│\n\n│\n"),
    ] as [([CGFloat], String)]) func `a cell on the way down belongs to what takes most of it`(
      dash: [CGFloat], expected: String
    )
  {
    let line = lines((0.5, 0), (0.5, 10)).stroke(.red, style: StrokeStyle(dash: dash))
    expectText(picture(.unicode, 1, 10, line), equals: expected)
  }

  @Test func `a point on the far edge belongs to the cells inside up to a hundredth of a cell`() {
    func points(_ words: String) -> String {
      Screen(Path(words)!.stroke(), width: 4, height: 3, options: ScreenOptions(glyphs: .unicode, unit: .points)).text
    }
    expectText(points("0 8 m 8.02 8 l 8.02 40 l"), equals: "┬\n│\n│")
    expectText(points("0 8 m 8.1 8 l 8.1 40 l"), equals: "─│\n │\n │")
    expectText(points("4 0 m 4 16.12 l 30 16.12 l"), equals: "├───\n\n")
    expectText(points("4 0 m 4 16.2 l 30 16.2 l"), equals: "│\n────\n")
  }

  @Test func `a curve rises and falls in ASCII`() {
    let ellipse = Path(ellipseIn: CGRect(x: 0.5, y: 0.5, width: 11, height: 5)).stroke()
    expectText(
      picture(.ascii, 12, 6, ellipse),
      equals: #"""
           /----\
         //      \\
        |          |
        |          |
         \\      //
           \----/
        """#)
  }

  @Test func `dashes go on around a corner`() {
    let corner = lines((1, 0), (1, 4), (8, 4))
    for (dash, expected) in [
      ([3], " │\n │\n │\n   ───"), ([4, 2, 2], " │\n │\n │\n │ ──"), ([1, 3], " │\n\n\n ─   ─"),
    ] as [([CGFloat], String)] {
      expectText(picture(.unicode, 9, 4, corner.stroke(.red, style: StrokeStyle(dash: dash))), equals: expected)
    }
  }

  private func cells<V: View>(_ view: V, _ width: Int, _ height: Int) -> String {
    Screen(
      view.frame(width: CGFloat(width), height: CGFloat(height)), width: width, height: height,
      options: ScreenOptions(glyphs: .unicode)
    ).render(.cells)
  }

  @Test func `a line along a path has the colours of a gradient`() {
    let path = lines((0, 0), (4, 2), (6, 2))
    let across = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let down = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    expectText(
      cells(path.stroke(across), 6, 2),
      equals: """
        "⠑⢄    "
          0..0 fg=#151515, 1..1 fg=#404040
        "  ⠑⢄──"
          2..2 fg=#6a6a6a, 3..3 fg=#959595, 4..4 fg=#bfbfbf, 5..5 fg=#eaeaea
        """)
    expectText(
      cells(path.stroke(down), 6, 2), equals: "\"⠑⢄    \"\n  0..1 fg=#404040\n\"  ⠑⢄──\"\n  2..5 fg=#bfbfbf")
    expectText(
      cells(path.stroke(.secondary), 6, 2), equals: "\"⠑⢄    \"\n  0..1 dim\n\"  ⠑⢄──\"\n  2..5 dim")
  }

  @Test func `a box has the colours of a gradient on all sides`() {
    let across = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let down = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    expectText(
      cells(Rectangle().stroke(across), 5, 4),
      equals: """
        "┌───┐"
          0..0 fg=#1a1a1a, 1..1 fg=#4d4d4d, 2..2 fg=#808080, 3..3 fg=#b3b3b3, 4..4 fg=#e6e6e6
        "│   │"
          0..0 fg=#1a1a1a, 4..4 fg=#e6e6e6
        "│   │"
          0..0 fg=#1a1a1a, 4..4 fg=#e6e6e6
        "└───┘"
          0..0 fg=#1a1a1a, 1..1 fg=#4d4d4d, 2..2 fg=#808080, 3..3 fg=#b3b3b3, 4..4 fg=#e6e6e6
        """)
    expectText(
      cells(Rectangle().stroke(down), 5, 4),
      equals: """
        "┌───┐"
          0..4 fg=#202020
        "│   │"
          0..0 fg=#606060, 4..4 fg=#606060
        "│   │"
          0..0 fg=#9f9f9f, 4..4 fg=#9f9f9f
        "└───┘"
          0..4 fg=#dfdfdf
        """)
    expectText(cells(Rectangle().stroke(down), 5, 1), equals: "\"│   │\"\n  0..0 fg=#808080, 4..4 fg=#808080")
    expectText(
      cells(Rectangle().stroke(down), 4, 2), equals: "\"┌──┐\"\n  0..3 fg=#404040\n\"└──┘\"\n  0..3 fg=#bfbfbf")
    for (style, columns, rows) in [(down, 5, 4), (across, 5, 4), (down, 3, 6), (across, 3, 6)] {
      let box = Rectangle().stroke(style).frame(width: CGFloat(8 * columns), height: CGFloat(16 * rows))
      let points = Screen(
        box, width: columns, height: rows, options: ScreenOptions(glyphs: .unicode, unit: .points))
      expectText(points.render(.cells), equals: cells(Rectangle().stroke(style), columns, rows))
    }
    let beside = Text("abcd").frame(height: 3).overlay(Rectangle().stroke(down))
    expectText(cells(beside, 4, 3), equals: "\"────\"\n  0..3 fg=#2b2b2b\n\"abcd\"\n\"────\"\n  0..3 fg=#d5d5d5")
  }

  @Observable fileprivate final class Words { var text = "a" }

  @Test func `a line that is redrawn in part keeps its joints, and goes on beyond the screen`() {
    struct Cross: View {
      let words: Words

      var body: some View {
        ZStack {
          Path("0 2.5 m 9 2.5 l 4.5 0 m 4.5 5 l")!.stroke()
          Text(words.text).offset(y: -1)
          Text(words.text).offset(x: 1)
        }
        .frame(width: 9, height: 5)
      }
    }
    let words = Words()
    let screen = Screen(Cross(words: words), width: 9, options: ScreenOptions(glyphs: .unicode))
    words.text = "b"
    expectText(screen.text, equals: "    │\n    b\n────┼b───\n    │\n    │")
    expectEqual(screen.faults, [])
    let beyond = Path("-3 1.5 m 3 1.5 l 1.5 0 m 1.5 3 l")!.stroke().frame(width: 3, height: 3)
    expectText(Screen(beyond, width: 3, options: ScreenOptions(glyphs: .unicode)).text, equals: " │\n─┼─\n │")
  }
}
