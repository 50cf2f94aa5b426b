import Foundation
import Testing
import ViewTree
import ViewTreeTesting

@testable import TextBackend

@MainActor struct ShadingTests {
  private func text<V: View>(_ glyphs: GlyphSet = .ascii, _ scheme: ColorScheme = .light, @ViewBuilder _ view: () -> V)
    -> String
  {
    var options = ScreenOptions(glyphs: glyphs)
    options.colorScheme = scheme
    let view = view()
    return Screen(width: 14, height: 1, options: options) { view }.text
  }

  @Test func `a fill is the denser the more its colour differs from the page`() {
    func bars() -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 3, height: 1)
        Color.red.opacity(0.4).frame(width: 3, height: 1)
        Color.red.opacity(0.2).frame(width: 3, height: 1)
        Color.white.frame(width: 2, height: 1)
        Color.black.frame(width: 2, height: 1)
      }
    }
    expectText(text { bars() }, equals: "###:::...  ##")
    expectText(text(.unicode) { bars() }, equals: "███▒▒▒░░░  ██")
    expectText(text(.ascii, .dark) { bars() }, equals: "###:::...##")
  }

  private func gray(_ difference: Int) -> Color.Resolved {
    let part = UInt8(255 - difference)
    return Color.Resolved(.rgb(red: part, green: part, blue: part))
  }

  @Test func `blocks above, below and beside a pale shape are its edges, and those at its corners are not`() {
    let style = GlyphStyle(foreground: gray(55))
    func block(_ character: Character, _ x: CGFloat, _ y: CGFloat) -> DisplayItem {
      item(rect(x, y, 1, 1), .pattern(character, style))
    }
    let items = [
      item(rect(1, 1, 1, 1), .fill(gray(55))), block("▄", 1, 0), block("▀", 1, 2), block("▐", 0, 1), block("▌", 2, 1),
      block("▗", 0, 0), block("▙", 2, 2),
    ]
    func picture(_ glyphs: GlyphSet, _ scheme: ColorScheme) -> String {
      PlainTextEncoder.encode(Shading.shading(draw(3, 3, items), glyphs: glyphs, colorScheme: scheme))
    }
    expectEqual(picture(.unicode, .light), "▗░\n░░░\n ░▙")
    expectEqual(picture(.ascii, .light), "▗.\n...\n .▙")
    // On a dark page the same gray is dense, and its edges stay.
    expectEqual(picture(.unicode, .dark), "▗▄\n▐█▌\n ▀▙")
    let small = [item(rect(1, 0, 1, 1), .fill(gray(55))), block("▕", 0, 0), block("▏", 2, 0)]
    expectEqual(shaded(small, 3, .unicode, .light), " ░")
  }

  private func shaded(_ items: [DisplayItem], _ columns: Int, _ glyphs: GlyphSet, _ scheme: ColorScheme) -> String {
    PlainTextEncoder.encode(Shading.shading(draw(columns, 1, items), glyphs: glyphs, colorScheme: scheme))
  }

  @Test(
    arguments: [
      (0, "  ", "  "), (28, "  ", "  "), (29, "..", "░░"), (63, "..", "░░"), (64, "::", "▒▒"), (127, "::", "▒▒"),
      (128, "##", "██"), (255, "##", "██"),
    ] as [(Int, String, String)])
  func `the character of a fill is that of its greatest difference from the page`(
    _ difference: Int, _ ascii: String, _ unicode: String
  ) {
    let (near, far) = (UInt8(255 - difference), UInt8(difference))
    for part in 0..<3 {
      let light = (0..<3).map { $0 == part ? near : 255 }
      let dark = (0..<3).map { $0 == part ? far : 0 }
      for (parts, scheme) in [(light, ColorScheme.light), (dark, .dark)] {
        let color = Color.Resolved(.rgb(red: parts[0], green: parts[1], blue: parts[2]))
        let fill = item(rect(0, 0, 2, 1), .fill(color))
        let words = ascii.trimmingCharacters(in: .whitespaces)
        expectEqual(shaded([fill], 2, .ascii, scheme), words)
        expectEqual(shaded([fill], 2, .unicode, scheme), words.isEmpty ? "" : unicode)
      }
    }
  }

  @Test(
    arguments: [
      (128, 63, "▀"), (127, 63, "▒"), (63, 128, "▄"), (63, 127, "▒"), (128, 64, "▒"), (200, 64, "█"), (64, 200, "█"),
      (4, 4, ""), (29, 28, ""), (30, 28, "░"), (255, 255, "█"),
    ] as [(Int, Int, String)])
  func `two pixels in a cell are half a block if one is dense and the other light`(
    _ upper: Int, _ lower: Int, _ expected: String
  ) {
    let style = GlyphStyle(foreground: gray(upper), background: gray(lower))
    expectEqual(shaded([TextBackendTests.text("▀", style)], 1, .unicode, .light), expected)
  }

  @Test(arguments: GlyphSet.allCases) func `the faint end of a gradient fades out into the page`(_ glyphs: GlyphSet) {
    func rows(_ colors: [Color]) -> [String] {
      let gradient = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
      return Screen(width: 6, height: 16, options: ScreenOptions(glyphs: glyphs)) { gradient }.text.components(
        separatedBy: "\n")
    }
    let fading = rows([.blue, Color(white: 0.96)])
    #expect(!fading[0].isEmpty && fading[13].count == 6 && fading[15].isEmpty, "\(fading)")
    expectEqual(rows([.white, Color(white: 0.9)]), Array(repeating: "", count: 16))
  }

  @Test(arguments: GlyphSet.allCases, [ColorScheme.light, .dark])
  func `a pale fill is no page of dots, as a card, a shape, a background or a gradient`(
    _ glyphs: GlyphSet, _ scheme: ColorScheme
  ) {
    var options = ScreenOptions(glyphs: glyphs)
    options.colorScheme = scheme
    func text(_ view: some View) -> String { Screen(view, width: 8, height: 3, options: options).text }
    let near = Color(white: scheme == .light ? 0.9 : 0.1)
    let (pale, light) = ([near, .gray.opacity(0.1), .red.opacity(0.1)], Color(white: scheme == .light ? 0.8 : 0.2))
    let dots = String(repeating: glyphs == .ascii ? "." : "░", count: 8)
    for color in pale {
      expectText(text(color), equals: "\n\n")
      expectText(text(Rectangle().fill(color)), equals: "\n\n")
      expectText(text(Circle().fill(color)), equals: "\n\n")
      expectText(text(Text("Card").frame(width: 8, height: 3).background(color)), equals: "\n  Card\n")
      expectText(text(LinearGradient(colors: [color, color], startPoint: .top, endPoint: .bottom)), equals: "\n\n")
      // The words and the look of the other formats stay.
      #expect(Screen(color, width: 8, height: 3, options: options).render(.cells).contains("bg="))
    }
    expectText(text(light), equals: [dots, dots, dots].joined(separator: "\n"))
  }

  @Test func `a fill behind words keeps them apart`() {
    expectText(text { Text("on blue  sea").padding(.horizontal, 1).background(.blue) }, equals: "#on blue##sea#")
    expectText(text(.unicode) { Text("Hi").padding(.horizontal, 2).background(.blue, in: Capsule()) }, equals: "▐█Hi█▌")
  }

  @Test func `a gap separates words from the fill beside them`() {
    expectText(text { Text("65 %.").padding(.horizontal, 2).background(.red.opacity(0.2)) }, equals: ". 65 %. .")
    expectText(text(.unicode) { Text("Hi").frame(width: 6).background(.blue) }, equals: "█ Hi █")
    expectText(
      text {
        ZStack {
          Color.gray.frame(width: 12, height: 1)
          Capsule().frame(width: 4, height: 1)
        }
      }, equals: "::::(##)::::")
    // A column is what the end of a shape is read by; pieces of lines stand on the fill as they are.
    expectText(text { Text("Hi").padding(.horizontal, 1).background(.blue) }, equals: "#Hi#")
    expectText(text { Text("-/").frame(width: 6).background(.blue) }, equals: "##-/##")
    expectText(
      text {
        HStack(spacing: 0) {
          Text("[")
          Color.blue.frame(width: 3, height: 1)
          Text("]")
        }
      }, equals: "[###]")
    // Each of two fills ends where the other begins.
    expectText(
      text {
        HStack(spacing: 0) {
          Text("Hi").padding(.horizontal, 1).background(.blue)
          Color.red.frame(width: 2, height: 1)
        }
      }, equals: "#Hi###")
  }

  @Test func `a dot that is drawn lightly is a small one`() {
    func pages(_ spacing: CGFloat) -> some View {
      HStack(spacing: spacing) {
        ForEach(0..<3) { page in
          Circle().fill(page == 1 ? Color.primary : .gray.opacity(0.3)).frame(width: 1, height: 1)
        }
      }
    }
    expectText(text { pages(1) }, equals: ". o .")
    expectText(text(.unicode) { pages(1) }, equals: "· ● ·")
    expectText(text(.unicode) { Text("(●) o").foregroundStyle(.gray) }, equals: "(●) o")
    for sign in ["●", "a●", "●)"] {
      let light = text(.unicode) { Text(sign).foregroundStyle(.gray.opacity(0.3)) }
      expectText(light, equals: sign == "●" ? "·" : sign)
    }
  }

  @Test func `a pale curve has fewer dots, so that the rest of a ring shows`() {
    func ring(_ color: Color, to end: Double = 1) -> String {
      Screen(width: 6, height: 3, options: ScreenOptions(glyphs: .unicode)) {
        ZStack {
          Circle().stroke(.blue.opacity(0.3))
          Circle().trim(from: 0, to: end).stroke(color)
        }
      }.text
    }
    expectText(ring(.clear), equals: "⠔⠁⠁⠁⠑⢄\n⠅    ⢐\n⠑⢄⢀⢀⢀⠔")
    expectText(ring(.blue), equals: "⡴⠋⠉⠉⠙⢦\n⡇    ⢸\n⠳⣄⣀⣀⣠⠞")
    expectText(ring(.gray), equals: ring(.blue))
    expectText(ring(.blue, to: 0.5), equals: "⠔⠁⠁⠁⠑⢄\n⡆    ⢠\n⠳⣄⣀⣀⣠⠞")
  }

  @Test func `the translucent end of a shape is mixed once with the cells below`() {
    let screen = Screen(Capsule().fill(.red.opacity(0.3)), width: 4, height: 1)
    expectText(screen.text, equals: "(..)")
    expectText(
      screen.render(.cells),
      equals: "\"(  )\"\n  0..0 fg=#ffc4c0 bg=#ffc4c0, 1..2 bg=#ffc4c0, 3..3 fg=#ffc4c0 bg=#ffc4c0")
  }

  @Test func `other formats show the colour and nothing else`() {
    let screen = Screen(Color.red.frame(width: 2, height: 1), width: 2, height: 1)
    #expect(screen.text == "##" && !screen.render(.ansi).contains("#"))
  }

  @Test func `the edge of a shape is as light as the shape`() {
    func disc(_ opacity: Double) -> Screen {
      Screen(width: 6, height: 3, options: ScreenOptions(glyphs: .unicode)) { Circle().fill(.yellow.opacity(opacity)) }
    }
    expectText(disc(1).text, equals: "▗▟██▙▖\n██████\n▝▜██▛▘")
    expectText(disc(0.2).text, equals: " ░░░░\n░░░░░░\n ░░░░")
    // A part of a cell has the colour that a whole one has.
    #expect(disc(0.2).render(.cells).contains("fg=#fff5cc") && disc(0.2).render(.cells).contains("bg=#fff5cc"))
  }

  @Test func `dense fills that touch each other differ by steps, the nearer to the page the lighter`() {
    func keys() -> some View {
      ZStack {
        Color.black
        HStack(spacing: 2) {
          Text("7").frame(width: 5, height: 3).background(Color(white: 0.3))
          Text("=").frame(width: 5, height: 3).background(.orange)
        }
      }
      .frame(width: 16, height: 5)
    }
    let rows = ["################", "##%%%%%##%%%%%##", "##% 7 %##% = %##", "##%%%%%##%%%%%##", "################"]
    func picture(_ glyphs: GlyphSet, _ view: some View) -> String {
      Screen(width: 16, options: ScreenOptions(glyphs: glyphs)) { view }.text
    }
    expectText(picture(.ascii, keys()), equals: rows.joined(separator: "\n"))
    expectText(
      picture(.unicode, keys()),
      equals: rows.joined(separator: "\n").replacing("#", with: "█").replacing("%", with: "▓"))
    let panels = ZStack {
      Color.black.frame(width: 16, height: 6)
      Color(white: 0.2).frame(width: 12, height: 4)
      Color(white: 0.4).frame(width: 8, height: 2)
    }
    #expect(picture(.unicode, panels).contains("██▓▓▒▒▒▒▒▒▒▒▓▓██"), "\(picture(.unicode, panels))")
  }

  @Test func `fills that are alone, nearly the same, or pieces of a gradient are as dense as ever`() {
    func picture(_ view: some View) -> String {
      Screen(width: 16, options: ScreenOptions(glyphs: .unicode)) { view }.text
    }
    let same = ZStack {
      Color.black.frame(width: 8, height: 4)
      Color(white: 0.05).frame(width: 4, height: 2)
    }
    #expect(!picture(same).contains("▓"))
    let apart = HStack {
      Color.black.frame(width: 4, height: 2)
      Color.red.frame(width: 4, height: 2)
    }
    #expect(!picture(apart).contains("▓"))
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(!picture(gradient.frame(width: 8, height: 4)).contains("▓"))
  }

  @Test func `slices of a pie are distinguishable`() {
    struct Slice: Shape {
      let start: Double
      let end: Double
      func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
          center: center, radius: rect.width / 2, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: false
        )
        path.closeSubpath()
        return path
      }
    }
    for glyphs in GlyphSet.allCases {
      let screen = Screen(width: 26, options: ScreenOptions(glyphs: glyphs, unit: .points)) {
        ZStack {
          Slice(start: 0, end: 100).fill(.red)
          Slice(start: 100, end: 150).fill(.green)
          Slice(start: 150, end: 360).fill(.blue)
        }
        .frame(width: 200, height: 200)
      }
      expectSnapshot(of: screen, named: "\(glyphs)")
    }
  }

  // MARK: Cell by cell

  private func drawn(_ columns: Int, _ rows: Int, _ items: [DisplayItem], _ glyphs: GlyphSet = .unicode) -> String {
    PlainTextEncoder.encode(Shading.shading(draw(columns, rows, items), glyphs: glyphs, colorScheme: .light))
  }

  private func fill(_ frame: CGRect, _ difference: Int) -> DisplayItem { item(frame, .fill(gray(difference))) }

  private func block(_ glyph: String, _ difference: Int, on background: Color.Resolved? = nil) -> DisplayItem {
    TextBackendTests.text(glyph, GlyphStyle(foreground: gray(difference), background: background), x: 1, y: 1)
  }

  @Test(
    arguments: [
      (1, 0, " ▒\n ▒\n", " ▒\n\n"), (1, 2, "\n ▒\n ▒", "\n\n ▒"), (0, 1, "\n▒▒\n", "\n▒\n"),
      (2, 1, "\n ▒▒\n", "\n  ▒\n"), (0, 0, "▒\n @\n", "▒\n @\n"), (2, 2, "\n @\n  ▒", "\n @\n  ▒"),
    ] as [(CGFloat, CGFloat, String, String)])
  func `a part of a cell beside a fill of its colour is a whole one, or none if it is small`(
    _ x: CGFloat, _ y: CGFloat, _ half: String, _ small: String
  ) {
    for (glyphs, expected) in [(["▌", "▐", "▙"], half), (["▏", "▔", "▖"], small)] {
      for glyph in glyphs {
        expectEqual(
          drawn(3, 3, [block(glyph, 100), fill(rect(x, y, 1, 1), 100)]), expected.replacing("@", with: glyph))
      }
    }
  }

  @Test func `only a part of the very colour of a fill that is not dense belongs to it`() {
    for (difference, expected) in [(20, "\n"), (40, "\n░░"), (100, "\n▒▒"), (130, "\n█▌")] {
      expectEqual(drawn(3, 2, [block("▌", difference), fill(rect(0, 1, 1, 1), difference)]), expected)
    }
    expectEqual(drawn(3, 2, [block("▌", 100), fill(rect(0, 1, 1, 1), 99)]), "\n▒▌")
    expectEqual(drawn(3, 2, [block("▌", 100, on: gray(60)), fill(rect(0, 1, 1, 1), 100)]), "\n▒▌")
  }

  @Test(
    arguments: [
      ("a", "██ a █████"), ("(a)", "██ (a) ███"), ("-a", "██ -a ████"), ("a-", "██ a- ████"), ("-/", "███-/█████"),
      ("-", "███-██████"), ("(-)", "███(-)████"), ("#", "███#██████"), ("a b", "██ a b ███"), ("a  b", "██ a██b ██"),
      ("a   b", "██ a █ b █"), ("--a--", "██ --a-- █"),
    ])
  func `words on a fill stand in gaps, pieces of lines do not`(_ words: String, _ expected: String) {
    expectEqual(
      drawn(10, 1, [item(rect(0, 0, 10, 1), .fill(.blue)), TextBackendTests.text(words, x: 3)]), expected)
  }

  @Test func `a gap lies in the fill of its word, two columns of which are left beside it`() {
    func row(_ fills: [(CGFloat, CGFloat, Color.Resolved)], _ words: [(String, CGFloat)]) -> String {
      drawn(
        9, 1,
        fills.map { item(rect($0.0, 0, $0.1, 1), .fill($0.2)) } + words.map { TextBackendTests.text($0.0, x: $0.1) })
    }
    expectEqual(row([(1, 4, .blue)], [("ab", 2)]), " █ab█")
    expectEqual(row([(1, 6, .blue)], [("ab", 3)]), " █ ab █")
    expectEqual(row([(0, 4, .blue), (4, 4, .red)], [("ab", 2)]), "█ ab████")
    expectEqual(row([(0, 5, .blue), (5, 4, .red)], [("ab", 2)]), "█ ab█████")
    expectEqual(row([(0, 9, .blue)], [("a", 2), ("b", 5)]), "█ a██b ██")
  }

  @Test(
    arguments: [
      ("●", 100, "·", "."), ("●", 127, "·", "."), ("●", 128, "●", "●"), ("a●", 100, "a●", "a●"),
      ("●a", 100, "●a", "●a"),
      ("●●", 100, "··", ".."), ("● ●", 100, "· ·", ". ."),
    ])
  func `a dot is small if it is pale, and stands beside blanks and dots`(
    _ dots: String, _ difference: Int, _ unicode: String, _ ascii: String
  ) {
    let items = [TextBackendTests.text(dots, GlyphStyle(foreground: gray(difference)))]
    expectEqual(drawn(4, 1, items), unicode)
    expectEqual(drawn(4, 1, items, .ascii), ascii)
  }

  @Test func `a letter is a dot if it fills its cell, and dim dots and curves are pale`() {
    func look(_ letters: String, _ difference: Int, fills: Bool = false, _ traits: GlyphStyle.Traits = []) -> String {
      let color = gray(difference)
      let style = GlyphStyle(foreground: color, background: fills ? color : nil, traits: traits)
      return drawn(4, 1, [TextBackendTests.text(letters, style)], fills ? .ascii : .unicode)
    }
    #expect(look("o", 100) == "o" && look("o", 100, fills: true) == "." && look("o", 200, fills: true) == "o")
    #expect(look("●", 200, .dim) == "·" && look("⣿⠁⠂", 200, .dim) == "⢕⠁⠂")
    #expect(look("⣿⠁⠂", 111) == "⢕⠁⠂" && look("⣿⠁⠂", 112) == "⣿⠁⠂")
  }

  // MARK: Steps

  @Test(
    arguments: [
      ([255, 232], "█", "█"), ([255, 231], "█", "▓"), ([135, 255], "▓", "█"), ([255, 100], "█", "▒"),
      ([160, 200], "▓", "█"), ([255, 127], "█", "▒"), ([255, 128], "█", "▓"),
    ] as [([Int], Character, Character)])
  func `of two dense fills the nearer to the page is lighter, if they differ by 24`(
    _ differences: [Int], _ outer: Character, _ inner: Character
  ) {
    let picture = drawn(6, 4, [fill(rect(0, 0, 6, 4), differences[0]), fill(rect(2, 1, 2, 2), differences[1])])
    let (edge, middle) = (String(repeating: outer, count: 6), String(repeating: outer, count: 2))
    let row = middle + String(repeating: inner, count: 2) + middle
    expectEqual(picture, [edge, row, row, edge].joined(separator: "\n"))
  }

  @Test func `there are two steps at most, and only between areas of two columns and rows that touch`() {
    let levels = [255, 215, 175, 135].enumerated().map { index, difference in
      fill(rect(2 * CGFloat(index), 2 * CGFloat(index), 2, 2), difference)
    }
    let row = [255, 215, 175, 135].enumerated().map { index, difference in
      fill(rect(2 * CGFloat(index), 0, 2, 2), difference)
    }
    expectEqual(drawn(8, 2, row), "██▓▓▒▒▒▒\n██▓▓▒▒▒▒")
    #expect(!drawn(8, 8, levels).contains("▓"), "corners do not touch")
    let wide = fill(rect(0, 0, 8, 3), 255)
    for small in [rect(2, 1, 4, 1), rect(2, 0, 1, 3)] {
      expectEqual(
        drawn(8, 3, [wide, fill(small, 180)]), Array(repeating: "████████", count: 3).joined(separator: "\n"))
    }
    expectEqual(drawn(8, 3, [wide, fill(rect(2, 1, 2, 2), 180)]), "████████\n██▓▓████\n██▓▓████")
    expectEqual(drawn(4, 4, [fill(rect(0, 0, 4, 2), 255), fill(rect(0, 2, 4, 2), 180)]), "████\n████\n▓▓▓▓\n▓▓▓▓")
    expectEqual(drawn(9, 2, [fill(rect(0, 0, 4, 2), 255), fill(rect(5, 0, 4, 2), 180)]), "████ ████\n████ ████")
  }

  @Test func `rows alike differ beside a fill above or below`() {
    func edge(_ y: CGFloat) -> DisplayItem {
      TextBackendTests.text("▌", GlyphStyle(foreground: gray(100)), y: y)
    }
    expectEqual(drawn(1, 4, [fill(rect(0, 0, 1, 1), 100), edge(1), edge(2), edge(3)]), "▒\n▒\n▌\n▌")
    expectEqual(drawn(1, 4, [edge(0), edge(1), edge(2), fill(rect(0, 3, 1, 1), 100)]), "▌\n▌\n▒\n▒")
  }

  @Test func `lines and curves need no gap in a fill`() {
    let below = item(rect(0, 0, 5, 1), .fill(.blue))
    expectEqual(drawn(5, 1, [below, item(rect(2, 0, 1, 1), .rule("│", GlyphStyle()))]), "██│██")
    expectEqual(drawn(5, 1, [below, TextBackendTests.text("⣿", x: 2)]), "██⣿██")
  }

  @Test func `the paler of two fills is the lighter one on either side, and an angle is no area`() {
    for (first, second, expected) in [(180, 255, "▓█"), (255, 180, "█▓")] {
      let (one, other) = (String(expected.prefix(1)), String(expected.suffix(1)))
      let row = one + one + other + other
      expectEqual(drawn(4, 2, [fill(rect(0, 0, 2, 2), first), fill(rect(2, 0, 2, 2), second)]), row + "\n" + row)
      expectEqual(
        drawn(2, 6, [fill(rect(0, 0, 2, 3), first), fill(rect(0, 3, 2, 3), second)]),
        [one, one, one, other, other, other].map { $0 + $0 }.joined(separator: "\n"))
    }
    let solid = Array(repeating: "████████", count: 4).joined(separator: "\n")
    for (upper, lower) in [(rect(2, 1, 2, 1), rect(2, 2, 1, 1)), (rect(2, 1, 1, 1), rect(2, 2, 2, 1))] {
      expectEqual(drawn(8, 4, [fill(rect(0, 0, 8, 4), 255), fill(upper, 180), fill(lower, 180)]), solid)
    }
  }

  @Test func `blue is further from white than red`() {
    let red = Color.Resolved(.rgb(red: 255, green: 0, blue: 0))
    let blue = Color.Resolved(.rgb(red: 0, green: 0, blue: 255))
    let fills = [item(rect(0, 0, 2, 2), .fill(red)), item(rect(2, 0, 2, 2), .fill(blue))]
    expectEqual(drawn(4, 2, fills), "▓▓██\n▓▓██")
  }

  @Test func `a fill is as dense as it differs in brightness, and of two alike that with less red`() {
    func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color.Resolved {
      Color.Resolved(.rgb(red: red, green: green, blue: blue))
    }
    for (one, other, light, dark) in [
      (rgb(100, 0, 255), rgb(131, 3, 134), "██▓▓", "██▓▓"), (rgb(131, 3, 134), rgb(100, 0, 255), "▓▓██", "▓▓██"),
      (rgb(255, 255, 0), rgb(0, 255, 0), "▓▓██", "██▓▓"), (rgb(255, 0, 255), rgb(255, 0, 0), "▓▓██", "██▓▓"),
    ] {
      let grid = draw(4, 2, [item(rect(0, 0, 2, 2), .fill(one)), item(rect(2, 0, 2, 2), .fill(other))])
      for (scheme, row) in [(ColorScheme.light, light), (.dark, dark)] {
        let picture = PlainTextEncoder.encode(Shading.shading(grid, glyphs: .unicode, colorScheme: scheme))
        expectEqual(picture, row + "\n" + row)
      }
    }
  }

  @Test func `a fill is one area whatever stands on it`() {
    let word = TextBackendTests.text("x", GlyphStyle(traits: .bold), x: 2, y: 1)
    expectEqual(
      drawn(6, 4, [fill(rect(0, 0, 6, 4), 255), fill(rect(2, 1, 2, 2), 180), word]), "██████\n██x▓██\n██▓▓██\n██████")
  }

  @Test func `a part of a cell touches the fill around it, a letter does not`() {
    for (glyph, expected) in [("▌", "██ ▌▓▓\n██  ▓▓"), ("a", "██ a █\n██  ██")] {
      let part = TextBackendTests.text(glyph, GlyphStyle(foreground: gray(255), background: gray(180)), x: 3)
      expectEqual(drawn(6, 2, [fill(rect(0, 0, 2, 2), 255), fill(rect(4, 0, 2, 2), 180), part]), expected)
    }
  }

  @Test func `each of many like rows is filled`() {
    expectEqual(drawn(2, 6, [fill(rect(0, 0, 2, 6), 255)]), Array(repeating: "██", count: 6).joined(separator: "\n"))
  }
}
