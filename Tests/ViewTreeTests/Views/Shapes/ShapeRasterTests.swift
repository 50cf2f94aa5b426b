import Testing
import ViewTreeTesting

@MainActor struct ShapeRasterTests {
  private func picture<V: View>(
    _ glyphs: GlyphSet, _ width: Int, _ height: Int, in unit: ScreenOptions.Unit = .cells, _ view: V
  ) -> String {
    Screen(view, width: width, height: height, options: ScreenOptions(glyphs: glyphs, unit: unit)).text
  }

  /// A rectangle of its own place and size, as a path or as a shape.
  private func path(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ cell: CGSize) -> some View {
    Path(CGRect(x: x * cell.width, y: y * cell.height, width: width * cell.width, height: height * cell.height))
      .fill(.red)
  }

  private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> some View {
    Rectangle().fill(.red).frame(width: width, height: height).offset(x: x, y: y)
      .frame(width: 6, height: 4, alignment: .topLeading)
  }

  @Test(
    arguments: [
      (1.4, 0.4, 3, 2, " ###\n ###\n\n", " ███\n ███\n\n"), (1.5, 0.5, 3, 2, "\n  ###\n  ###\n", "\n  ███\n  ███\n"),
      (2, 1, 0.4, 2, "\n  |\n  |\n", "\n  ▍\n  ▍\n"), (2, 1, 3, 0.4, "\n  ---\n\n", "\n  ▀▀▀\n\n"),
      (1, 0.8, 4, 0.4, "\n ----\n\n", " ▂▂▂▂\n\n\n"), (1.8, 1, 0.4, 2, "\n  |\n  |\n", "\n  ▎\n  ▎\n"),
      (1.5, 1.5, 0.4, 1, "\n\n |\n", "\n\n ▐\n"), (2.5, 1, 2.25, 1, "\n   ##\n\n", "\n  ▐█▊\n\n"),
      (1, 1.5, 2, 0.4, "\n --\n\n", "\n ▄▄\n\n"), (2, 1, 2.75, 1, "\n  ###\n\n", "\n  ██▊\n\n"),
      (1, 1, 3, 0.3, "\n ---\n\n", "\n ▀▀▀\n\n"), (1, 1.1, 3, 0.3, "\n ---\n\n", "\n ▀▀▀\n\n"),
      (1, 1.35, 3.2, 0.3, "\n ###\n\n", "\n ━━━\n\n"), (1, 1.7, 3, 0.3, "\n ---\n\n", "\n ▂▂▂\n\n"),
      (1.1, 1, 0.2, 2, "\n |\n |\n", "\n ▌\n ▌\n"), (1.4, 1, 0.2, 2, "\n #\n #\n", "\n ┃\n ┃\n"),
      (1.75, 1, 0.2, 2, "\n |\n |\n", "\n ▐\n ▐\n"), (1, 2.875, 3, 1.125, "\n\n\n ###", "\n\n ▁▁▁\n ███"),
      (1, 1, 0.05, 2, "\n\n\n", "\n\n\n"), (1, 1, 3, 0.05, "\n\n\n", "\n\n\n"),
      (1, 1, 2.125, 1.25, "\n ##\n\n", "\n ██▏\n\n"), (1, 1, 2, 1.2, "\n ##\n\n", "\n ██\n\n"),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, String, String)])
  func `a rectangle at a fraction of a cell has edges within cells, and in ASCII keeps its length`(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, ascii: String, unicode: String
  ) {
    expectText(picture(.ascii, 6, 4, rectangle(x, y, width, height)), equals: ascii)
    expectText(picture(.unicode, 6, 4, rectangle(x, y, width, height)), equals: unicode)
  }

  @Test(
    arguments: [
      (1.4, 0.4, 3, 2, "  ##\n ###\n\n", " ▗▄▄▖\n ▐██▌\n ▝▀▀▘\n"),
      (1.6, 0.6, 3, 2, "\n  ###\n  ##\n", " ▗▄▄▖\n ▐██▌\n ▝▀▀▘\n"),
      (2, 1, 0.4, 2, "\n\n\n", "\n  ▌\n  ▌\n"), (2, 1, 3, 0.4, "\n  ---\n\n", "\n  ▀▀▀\n\n"),
      (1, 1, 0.5, 0.5, "\n o\n\n", "\n ●\n\n"), (1.5, 1.5, 0.4, 1, "\n\n\n", "\n ▗\n ▝\n"),
      (1, 1, 3, 1, "\n ###\n\n", "\n ███\n\n"), (2.3, 1.2, 0.3, 0.3, "\n\n\n", "\n\n\n"),
      (1.5, 1, 2, 2, "\n ###\n ###\n", "\n ▐█▌\n ▐█▌\n"), (1, 1.125, 3, 0.625, "\n ---\n\n", "\n ▀▀▀\n\n"),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, String, String)])
  func `any other shape has quarters of cells, and in ASCII the cells that it covers by half`(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, ascii: String, unicode: String
  ) {
    for unit in ScreenOptions.Unit.allCases {
      let view = path(x, y, width, height, unit.cellSize)
      expectText(picture(.ascii, 6, 4, in: unit, view), equals: ascii)
      expectText(picture(.unicode, 6, 4, in: unit, view), equals: unicode)
    }
  }

  @Test(
    arguments: [
      (0.3, Alignment.top, " ------\n", " ▀▀▀▀▀▀\n"), (0.3, .bottom, "\n ------", "\n ▄▄▄▄▄▄"),
      (0.5, .top, " (----)\n", " ▐▀▀▀▀▌\n"), (0.7, .bottom, "\n (----)", "\n ▐▄▄▄▄▌"),
      (0.7, .center, "\n", " ▄▄▄▄▄▄\n ▀▀▀▀▀▀"), (0.9, .top, " (####)\n", " ▐████▌\n"),
      (1.2, .top, " ######\n", " ██████\n"), (1.6, .top, " ######\n  ####", " ▟████▙\n ▝▀▀▀▀▘"),
      (1.6, .bottom, "  ####\n ######", " ▗▄▄▄▄▖\n ▜████▛"),
    ] as [(CGFloat, Alignment, String, String)])
  func `a capsule is as high as its row lets it be seen`(
    height: CGFloat, alignment: Alignment, ascii: String, unicode: String
  ) {
    let capsule = Capsule().fill(.red).frame(width: 6, height: height).frame(width: 8, height: 2, alignment: alignment)
    expectText(picture(.ascii, 8, 2, capsule), equals: ascii)
    expectText(picture(.unicode, 8, 2, capsule), equals: unicode)
  }

  @Test(
    arguments: [
      (0.4, "o", "●"), (0.8, "o", "●"), (1, "#", "█"), (1.5, "#)", "█▌"), (2, "()", "▐▌"), (2.5, "(#)", "▐█▌"),
    ] as [(CGFloat, String, String)])
  func `a capsule in a row is a dot or has round ends`(width: CGFloat, ascii: String, unicode: String) {
    let capsule = Capsule().fill(.red).frame(width: width, height: 1).frame(width: 4, alignment: .leading)
    expectText(picture(.ascii, 4, 1, capsule), equals: ascii)
    expectText(picture(.unicode, 4, 1, capsule), equals: unicode)
  }

  @Test func `a bar in the middle of a row is a line`() {
    let bar = Capsule().fill(.red).frame(width: 4, height: 0.5).offset(y: 0.25).frame(
      width: 4, height: 1, alignment: .top)
    expectText(picture(.unicode, 4, 1, bar), equals: "▐━━▌")
    expectText(picture(.ascii, 4, 1, bar), equals: "(--)")
  }

  @Test(arguments: [
    ("0 0 m 8 4 l 0 4 l h", "#\n###\n#####\n#######", "▙▖\n██▙▖\n████▙▖\n██████▙▖"),
    ("0 4 m 4 0 l 8 4 l h", "   #\n  ###\n #####\n#######", "   ▟▖\n  ▟██▖\n ▟████▖\n▟██████▖"),
    ("0 0 m 8 0 l 4 4 l h", "#######\n #####\n  ###\n   #", "▜██████▘\n ▜████▘\n  ▜██▘\n   ▜▘"),
    ("0 0 m 8 4 l 8 0 l h", " #######\n   #####\n     ###\n       #", "▝▜██████\n  ▝▜████\n    ▝▜██\n      ▝▜"),
  ]) func `a slanted edge is made of quarters`(words: String, ascii: String, unicode: String) {
    let view = Path(words)!.fill(.red)
    expectText(picture(.ascii, 8, 4, view), equals: ascii)
    expectText(picture(.unicode, 8, 4, view), equals: unicode)
  }

  @Test func `the parts of cells have the colour, and a colour that is not full has whole cells`() {
    func cells(_ style: some ShapeStyle, _ glyphs: GlyphSet) -> String {
      let slope = Path("0 0 m 4 2 l 0 2 l h")!.fill(style)
      return Screen(slope, width: 4, height: 2, options: ScreenOptions(glyphs: glyphs)).render(.cells)
    }
    expectText(
      cells(Color.red, .unicode), equals: "\"▙▖  \"\n  0..1 fg=red\n\"  ▙▖\"\n  0..1 bg=red, 2..3 fg=red")
    expectText(cells(Color.red, .ascii), equals: "\"    \"\n  0..0 bg=red\n\"    \"\n  0..2 bg=red")
    expectText(cells(.secondary, .unicode), equals: "\"▙▖  \"\n  0..1 dim\n\"██▙▖\"\n  0..3 dim")
    expectText(cells(.secondary, .ascii), equals: "\"#   \"\n  0..0 dim\n\"### \"\n  0..2 dim")
    expectText(cells(.tertiary, .unicode), equals: "\"▒   \"\n  0..0 dim\n\"▒▒▒ \"\n  0..2 dim")
    expectText(cells(.tertiary, .ascii), equals: "\":   \"\n  0..0 dim\n\"::: \"\n  0..2 dim")
    expectText(cells(.quaternary, .unicode), equals: "\"░   \"\n  0..0 dim\n\"░░░ \"\n  0..2 dim")
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    expectText(
      cells(gradient, .unicode),
      equals: """
        "▙▖  "
          0..0 fg=#202020, 1..1 fg=#606060
        "  ▙▖"
          0..0 bg=#202020, 1..1 bg=#606060, 2..2 fg=#9f9f9f, 3..3 fg=#dfdfdf
        """)
    let hole = Path("0 0 m 4 2 l 0 2 l h")!.fill(.background).background(.red)
    for glyphs in GlyphSet.allCases {
      expectText(
        Screen(hole, width: 4, height: 2, options: ScreenOptions(glyphs: glyphs)).render(.cells),
        equals: "\"    \"\n  1..3 bg=red\n\"    \"\n  3..3 bg=red")
    }
  }

  @Test func `nothing of a shape without an extent, and only the visible part of a boundless one, is drawn`() {
    for glyphs in GlyphSet.allCases {
      expectText(picture(glyphs, 3, 2, Path().fill(.red)), equals: "\n")
      let endless = Path(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)).fill(.red)
      expectText(picture(glyphs, 3, 2, endless), equals: glyphs == .ascii ? "###\n###" : "███\n███")
    }
  }
}
