import Testing
import ViewTreeTesting

@MainActor struct SymbolGlyphModifierTests {
  private func screen<V: View>(_ view: V, _ glyphs: GlyphSet = .ascii) -> Screen {
    Screen(view, width: 20, options: ScreenOptions(glyphs: glyphs))
  }

  private let label = Label("Launch", systemImage: "acme.rocket.fill")

  @Test func `an app gives its own symbols a glyph in both sets`() {
    let view = label.symbolGlyph("acme.rocket", ascii: "/^", unicode: "▲")
    expectText(screen(view).text, equals: "/^ Launch")
    expectText(screen(view, .unicode).text, equals: "▲ Launch")
    expectText(screen(label.symbolGlyph("acme.rocket", ascii: "/^"), .unicode).text, equals: "/^ Launch")
  }

  @Test func `on a screen in points a glyph is a cell as well`() {
    let view = label.symbolGlyph("acme.rocket", ascii: "/^", unicode: "▲")
    let screen = Screen(view, width: 20, options: ScreenOptions(unit: .points))
    expectText(screen.text, equals: "/^ Launch")
    expectEqual(screen.issues, [])
    let wide = label.symbolGlyph("acme.rocket", ascii: "a", unicode: "🚀")
    let refused = Screen(wide, width: 20, options: ScreenOptions(unit: .points, allowsIssues: true))
    expectIssue(of: refused, contains: "a character of \"🚀\" takes 2 cells")
  }

  @Test func `a known symbol has the glyph of the innermost setting, in built-in looks as well`() {
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        Image(systemName: "trash").symbolGlyph("trash", ascii: "D")
        Image(systemName: "trash")
        Image("logo")
        Toggle("On", isOn: .constant(true))
      }
      .symbolGlyph("trash", ascii: "E").symbolGlyph("logo", ascii: "(A").symbolGlyph("checkmark.square", ascii: "X")
    }
    expectText(screen.text, equals: "D\nE\n(A\nX On")
    expectEqual(screen.issues, [])
  }

  @Test func `an unknown name is drawn as one neutral glyph, and reported once`() {
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        label
        Image(systemName: "acme.rocket.fill")
        Image(systemName: "trash")
        Text("\(Image(systemName: "acme.boat"))")
      }
    }
    expectText(screen.text, equals: "<> Launch\n<>\nxx\n<>")
    expectEqual(screen.issues.count, 2)
    expectText(screen.issues.first ?? "", contains: #""acme.rocket.fill" is not a known symbol and is drawn as <>."#)
    expectText(screen.issues.last ?? "", contains: ##".symbolGlyph("acme.boat", ascii: "#", unicode: "▲")"##)
    screen.resize(width: 30)
    expectEqual(screen.issues.count, 2)
  }

  @Test func `a glyph setting reaches presentations`() throws {
    let screen = Screen(width: 20, height: 5) {
      Menu("More") { Button("Launch", systemImage: "acme.rocket") {} }.symbolGlyph("acme.rocket", ascii: "/^")
    }
    try screen.find(.menu, "More").tap()
    expectText(screen.text, contains: "/^ Launch")
  }

  @Test(arguments: [
    ("abc", "a", #""abc" has 3 characters"#), ("", "a", "an empty glyph shows nothing"),
    ("a", "🚀", #"a character of "🚀" takes 2 cells"#), ("a", "\u{301}", "takes 0 cells"),
    ("a\u{1B}", "a", "contains a control character"), ("\n", "a", "contains a control character"),
    ("a", "\u{202E}", "contains a control character"), ("é", "e", #""é" is not ASCII"#),
    ("abc", "🚀", #""abc" has 3 characters"#), ("a", "\u{301}🚀", "takes 0 cells"),
  ])
  func `an unsuitable glyph is refused with an issue`(_ ascii: String, _ unicode: String, _ problem: String) throws {
    let screen = screen(label.symbolGlyph("acme.rocket", ascii: ascii, unicode: unicode))
    expectText(screen.text, equals: "<> Launch")
    expectEqual(screen.issues.count, 2)
    let issue = try #require(screen.issues.first)
    #expect(
      issue.contains("the symbol \"acme.rocket\" keeps its built-in glyph") && issue.contains(problem), "\(issue)")
  }

  private struct Changing: View {
    @State private var glyph = "a"
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        Label("Rocket \(count)", systemImage: "acme.rocket")
        Button("b") { glyph = "b" }
        Button("long") { glyph = "long" }
        Button("Count") { count += 1 }
      }
      .symbolGlyph("acme.rocket", ascii: glyph)
    }
  }

  @Test func `another glyph shows at once, and one that is refused is reported once`() throws {
    let screen = Screen(Changing(), width: 20)
    func firstLine() -> Substring { screen.text.prefix { $0 != "\n" } }
    expectEqual(firstLine(), "a Rocket 0")
    try screen.find(.button, "b").tap()
    expectEqual(firstLine(), "b Rocket 0")
    try screen.find(.button, "long").tap()
    #expect(firstLine() == "<> Rocket 0" && screen.issues.count == 2)
    try screen.find(.button, "Count").tap()
    #expect(firstLine() == "<> Rocket 1" && screen.issues.count == 2)
    try screen.find(.button, "b").tap()
    expectEqual(firstLine(), "b Rocket 1")
  }

  private struct Around: View {
    @State private var outer = "1"

    var body: some View {
      VStack {
        Image(systemName: "one").symbolGlyph("two", ascii: "2")
        Button("Change") { outer = "9" }
      }
      .symbolGlyph("one", ascii: outer)
    }
  }

  @Test func `a glyph from further out changes below another setting`() throws {
    let screen = Screen(Around(), width: 10)
    expectText(screen.text, contains: "1")
    try screen.find(.button, "Change").tap()
    expectText(screen.text, contains: "9")
  }
}
