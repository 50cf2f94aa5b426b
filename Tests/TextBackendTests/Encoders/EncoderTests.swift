import Testing
import ViewTreeTesting
import ViewTree

@testable import TextBackend

struct EncoderTests {
  let fancy = draw(
    12, 3,
    [
      text("[x] Wi-Fi"), text("[x]", GlyphStyle(traits: .bold)), text("Wi", GlyphStyle(foreground: .red), x: 4),
      text(
        "界<&>\"", GlyphStyle(foreground: Color.Resolved(.rgb(red: 1, green: 2, blue: 255)), traits: [.dim, .italic]),
        y: 2),
      item(rect(10, 0, 2, 1), .fill(Color.Resolved(.named(.mint)))),
    ])

  @Test func `text drops blanks at the end of a row but no row`() {
    expectEqual(PlainTextEncoder.encode(fancy), "[x] Wi-Fi\n\n界<&>\"")
    expectEqual(PlainTextEncoder.encode(draw(3, 3, [])), "\n\n")
  }

  @Test func `cells shows every row at full width and its styles`() {
    expectEqual(
      CellsEncoder.encode(fancy),
      """
      "[x] Wi-Fi   "
        0..2 bold, 4..5 fg=red, 10..11 bg=mint
      "            "
      "界<&>"      "
        0..5 dim italic fg=#0102ff
      """)
  }

  @Test func `ansi writes each change of style once`() {
    expectEqual(
      ANSIEncoder.encode(fancy).replacing("\u{1B}", with: "^"),
      """
      ^[1m[x]^[0m ^[31mWi^[0m-Fi ^[48;5;79m  ^[0m

      ^[2;3;38;2;1;2;255m界<&>"^[0m
      """)
  }

  @Test func `ansi ends the traits that the next style does not have`() {
    let styles = [
      GlyphStyle(foreground: .red, traits: [.bold, .dim, .underline]), GlyphStyle(foreground: .blue, traits: [.dim]),
      GlyphStyle(background: Color.Resolved(.named(.gray)), traits: [.inverse, .strikethrough]), GlyphStyle(),
    ]
    let grid = draw(4, 1, styles.enumerated().map { text("x", $1, x: CGFloat($0)) })
    expectEqual(
      ANSIEncoder.encode(grid).replacing("\u{1B}", with: "^"), "^[1;2;4;31mx^[22;24;2;34mx^[22;9;7;39;100mx^[0mx")
  }

  /// One code ends bold and dim together; any other ends its own trait only.
  @Test func `ansi keeps the traits that go on`() {
    func codes(_ old: GlyphStyle.Traits, _ new: GlyphStyle.Traits) -> String {
      let grid = draw(2, 1, [text("x", GlyphStyle(traits: old)), text("y", GlyphStyle(traits: new), x: 1)])
      return ANSIEncoder.encode(grid).replacing("\u{1B}", with: "^")
    }
    expectEqual(codes([.bold, .dim], .dim), "^[1;2mx^[22;2my^[0m")
    expectEqual(codes([.bold, .dim], .bold), "^[1;2mx^[22;1my^[0m")
    expectEqual(codes([.bold, .italic], .italic), "^[1;3mx^[22my^[0m")
    expectEqual(codes([.italic, .underline], .underline), "^[3;4mx^[23my^[0m")
    expectEqual(codes([.italic, .bold], .bold), "^[1;3mx^[23my^[0m")
    expectEqual(codes([.inverse, .strikethrough, .dim], [.dim, .strikethrough]), "^[2;9;7mx^[27my^[0m")
  }

  @Test func `ansi changes move to the changed cells only`() {
    var grid = draw(6, 2, [text("abcdef\nghijkl")])
    expectEqual(
      ANSIEncoder.encodeChanges(of: grid).replacing("\u{1B}", with: "^"), "^[0m^[2J^[1;1Habcdef^[2;1Hghijkl")
    grid.markShown()
    expectEqual(ANSIEncoder.encodeChanges(of: grid), "")
    redraw(&grid, 6, 2, [text("abcdef\ng界jkX"), text("X", GlyphStyle(traits: .bold), x: 5, y: 1)])
    expectEqual(ANSIEncoder.encodeChanges(of: grid).replacing("\u{1B}", with: "^"), "^[2;2H界^[2;6H^[1mX^[0m")
  }

  @Test func `a caret is the cursor at the end of the changes, and alone a change`() {
    func changes(_ grid: inout CellGrid) -> String {
      defer { grid.markShown() }
      return ANSIEncoder.encodeChanges(of: grid).replacing("\u{1B}", with: "^")
    }
    let word = text("abc")
    func caret(_ x: CGFloat) -> DisplayItem { item(rect(x, 0, 0, 0), clip: rect(0, 0, 6, 1), .caret()) }
    var grid = draw(6, 2, [word, caret(3)])
    expectEqual(CellsEncoder.encode(grid), "\"abc   \"\n  3 caret\n\"      \"")
    expectEqual(changes(&grid), "^[0m^[2J^[1;1Habc^[1;4H^[?25h")
    expectEqual(changes(&grid), "")
    redraw(&grid, 6, 2, [word, caret(1)])
    expectEqual(changes(&grid), "^[1;2H")
    redraw(&grid, 6, 2, damage: rect(0, 1, 6, 1), [text("x", y: 1)])
    expectEqual(changes(&grid), "^[2;1Hx^[1;2H")
    redraw(&grid, 6, 2, [word, caret(9)])
    expectEqual(changes(&grid), "^[2;1H ^[?25l")
    redraw(&grid, 6, 2, [word, caret(2)])
    expectEqual(changes(&grid), "^[1;3H^[?25h")
    redraw(&grid, 2, 2, [text("ab")])
    #expect(grid.caret == nil)
    expectEqual(changes(&grid), "^[0m^[2J^[1;1Hab^[?25l")
  }

  @Test func `a picture in a part of a terminal begins each row at its place`() {
    let grid = draw(2, 2, [text("ab\nc"), text("b", GlyphStyle(traits: .bold), x: 1)])
    expectEqual(
      ANSIEncoder.encode(grid, atRow: 2, column: 9).replacing("\u{1B}", with: "^"), "^[3;10Ha^[1mb^[0m^[4;10Hc ")
    expectEqual(
      ANSIEncoder.encode(grid, atRow: 0, column: 0, colors: .none).replacing("\u{1B}", with: "^"),
      "^[1;1Ha^[1mb^[0m^[2;1Hc ")
  }

  @Test func `the colour of a caret is the cursor's, where there are colours`() {
    var grid = draw(2, 1, [])
    grid.markShown()
    grid.caretColor = Color.Resolved(.rgb(red: 1, green: 2, blue: 255))
    expectEqual(ANSIEncoder.encodeChanges(of: grid, colors: .none), "")
    expectEqual(ANSIEncoder.encodeChanges(of: grid), "\u{1B}]12;#0102ff\u{1B}\\")
    grid.markShown()
    expectEqual(ANSIEncoder.encodeChanges(of: grid), "")
    grid.caretColor = nil
    expectEqual(ANSIEncoder.encodeChanges(of: grid), "\u{1B}]112\u{1B}\\")
  }

  @Test func `every named colour has a code and a value`() {
    for name in Color.Name.allCases {
      let color = Color.Resolved(.named(name))
      #expect(color.hex.wholeMatch(of: /#[0-9a-f]{6}/) != nil)
      #expect(codes(GlyphStyle(foreground: color)) != codes(GlyphStyle(background: color)))
    }
    let colors = Color.Name.allCases.map { Color.Resolved(.named($0)) }
    expectEqual(Set(colors.map { codes(GlyphStyle(foreground: $0)) }).count, 15)
    #expect(Set(colors).count == 15 && colors.map { $0.value } == Color.Name.allCases.map { .named($0) })
  }

  private func codes(_ style: GlyphStyle) -> String {
    var bytes: [UInt8] = []
    var sequences = SGR()
    sequences.change(to: style, in: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a row that repeats the last one is a line of the text`() {
    var grid = draw(2, 1, [text("ab")])
    grid.restRows = 1
    expectEqual(PlainTextEncoder.encode(grid), "ab\nab")
  }

  @Test func `ansi has no codes for what is chosen but looks plain`() {
    let styles = [GlyphStyle(traits: .chosen), GlyphStyle(traits: [.chosen, .bold]), GlyphStyle(traits: .bold)]
    let grid = draw(3, 1, styles.enumerated().map { text("x", $1, x: CGFloat($0)) })
    expectEqual(ANSIEncoder.encode(grid).replacing("\u{1B}", with: "^"), "x^[1mxx^[0m")
  }
}

/// Colours on terminals that have few of them.
struct ColorDepthTests {
  private func codes(_ color: Color.Resolved, _ colors: ScreenOptions.ColorDepth) -> String {
    let grid = draw(1, 1, [text("x", GlyphStyle(foreground: color, background: color, traits: [.bold]))])
    return ANSIEncoder.encode(grid, colors: colors).replacing("\u{1B}", with: "^")
  }

  private func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color.Resolved {
    Color.Resolved(.rgb(red: red, green: green, blue: blue))
  }

  /// A word in an exact colour, one in a named one, and red of which half is seen over blue.
  private struct Colors: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("rgb").foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
        Text("name").foregroundStyle(.orange)
        ZStack {
          Color(red: 0, green: 0, blue: 1); Color(red: 1, green: 0, blue: 0).opacity(0.5)
        }.frame(width: 2, height: 1)
      }
    }
  }

  @MainActor @Test
  func `the option limits the number of colours, and colours are blended first`() {
    func codes(_ depth: ScreenOptions.ColorDepth) -> String {
      let screen = Screen(width: 8, options: ScreenOptions(colorDepth: depth)) { Colors() }
      return screen.render(.ansi).replacing("\u{1B}", with: "^")
    }
    expectEqual(codes(.trueColor), "^[38;2;255;128;0mrgb^[0m\n^[38;5;208mname^[0m\n^[48;2;128;0;127m  ^[0m")
    expectEqual(codes(.indexed), "^[38;5;208mrgb^[0m\n^[38;5;208mname^[0m\n^[48;5;90m  ^[0m")
    expectEqual(codes(.basic), "^[33mrgb^[0m\n^[33mname^[0m\n^[45m  ^[0m")
    expectEqual(codes(.none), "rgb\nname\n  ")
  }

  @Test func `256 colours are the nearest that are the same everywhere`() {
    expectEqual(codes(rgb(255, 0, 0), .indexed), "^[1;38;5;196;48;5;196mx^[0m")
    expectEqual(codes(rgb(90, 140, 220), .indexed), "^[1;38;5;68;48;5;68mx^[0m")
    expectEqual(codes(rgb(128, 128, 130), .indexed), "^[1;38;5;244;48;5;244mx^[0m")
    #expect(
      codes(rgb(0, 0, 0), .indexed).contains("38;5;16;") && codes(rgb(255, 255, 255), .indexed).contains("38;5;231;"))
    expectEqual(codes(.red, .indexed), "^[1;31;41mx^[0m")
  }

  @Test func `16 colours are the palette's, by name or nearest`() {
    expectEqual(codes(.red, .basic), "^[1;31;41mx^[0m")
    expectEqual(codes(Color.Resolved(.named(.orange)), .basic), "^[1;33;43mx^[0m")
    expectEqual(codes(Color.Resolved(.named(.purple)), .basic), "^[1;35;45mx^[0m")
    expectEqual(codes(rgb(250, 10, 5), .basic), "^[1;91;101mx^[0m")
    expectEqual(codes(rgb(120, 130, 125), .basic), "^[1;90;100mx^[0m")
    for name in Color.Name.allCases {
      let codes = codes(Color.Resolved(.named(name)), .basic)
      #expect(!codes.contains("39") && !codes.contains(";5;"), "\(name)")
    }
  }

  @Test func `only weights and inverse video remain without colours`() {
    let styles = [
      GlyphStyle(foreground: .red), GlyphStyle(foreground: .blue), GlyphStyle(foreground: .blue, traits: [.inverse]),
    ]
    let grid = draw(3, 1, styles.enumerated().map { text("x", $1, x: CGFloat($0)) })
    expectEqual(ANSIEncoder.encode(grid, colors: .none).replacing("\u{1B}", with: "^"), "xx^[7mx^[0m")
  }

  @Test @MainActor func `a screen's pictures have the number of colours of its options`() {
    func ansi(_ colors: ScreenOptions.ColorDepth) -> String {
      Screen(width: 1, options: ScreenOptions(colorDepth: colors)) {
        Text("x").foregroundStyle(Color(red: 1, green: 0, blue: 0))
      }.render(.ansi).replacing("\u{1B}", with: "^")
    }
    #expect(ansi(.trueColor) == "^[38;2;255;0;0mx^[0m" && ansi(.indexed) == "^[38;5;196mx^[0m")
    #expect(ansi(.basic) == "^[91mx^[0m" && ansi(.none) == "x")
  }
}
