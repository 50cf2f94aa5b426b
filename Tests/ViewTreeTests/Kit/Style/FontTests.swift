import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct FontTests {
  private func traits(_ font: Font) -> String {
    let rows = Screen(Text("a").font(font), width: 1).render(.cells).split(separator: "\n")
    return rows.count == 1 ? "" : String(rows[1].dropFirst(7))
  }

  @Test func `titles and headings are bold, other text styles are not`() {
    let bold: [Font.TextStyle] = [.largeTitle, .title, .title2, .title3, .headline]
    for style in Font.TextStyle.allCases { expectEqual(traits(.system(style)), (bold.contains(style) ? "bold" : "")) }
    for font in [Font.largeTitle, .title, .title2, .title3, .headline] { expectEqual(traits(font), "bold") }
    for font in [Font.subheadline, .body, .callout, .footnote, .caption, .caption2] { expectEqual(traits(font), "") }
    #expect(traits(.custom("Name", size: 9, relativeTo: .title)) == "bold" && traits(.custom("Name", size: 9)) == "")
  }

  @Test func `from semibold on a weight is bold, and counts more than the style`() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    expectEqual(
      weights.map { traits(.system(size: 9, weight: $0)) },
      Array(repeating: "", count: 5)
        + Array(repeating: "bold", count: 4))
    #expect(traits(.system(.title, weight: .light)) == "" && traits(.system(.body, weight: .black)) == "bold")
    #expect(traits(.title.weight(.regular)) == "" && traits(.body.bold()) == "bold")
  }

  @Test func `a bold font is no title, and a font by its name is the regular one`() {
    let bold = Font.system(size: 9, weight: .bold)
    #expect(Font.title == .headline && Font.title != bold && Font.title.bold() == bold && Font.body.bold() == bold)
    #expect(Font.system(.title, weight: .bold) == bold && Font.title.weight(.light) == .body)
    for font in [Font.custom("a", size: 9), .custom("a", fixedSize: 9), .system(size: 9), .caption] {
      expectEqual(font, .body)
    }
    #expect(Font.body != Font.body.italic())
  }

  @Test func `italics stay with a weight, and font settings without a look change nothing`() {
    #expect(traits(.body.italic()) == "italic" && traits(.body.italic().bold()) == "bold italic")
    let font = Font.headline.italic()
    #expect(
      [font.monospaced(), font.monospacedDigit(), font.smallCaps(), font.lowercaseSmallCaps()].allSatisfy { $0 == font }
    )
  }
}
