import Testing
import ViewTreeTesting

@testable import ViewTree

/// Lines around views: on a whole side, or not at all.
@MainActor struct BoxSidesTests {
  private func picture<V: View>(_ view: V, _ glyphs: GlyphSet = .ascii, _ unit: ScreenOptions.Unit = .cells) -> String {
    Screen(view, width: 12, options: ScreenOptions(glyphs: glyphs, unit: unit)).text
  }

  /// The picture of a line that shows on no side.
  private func tight<V: View>(_ view: V) -> String {
    let screen = Screen(view, width: 12)
    expectIssue(of: screen, contains: "the border or stroke around a view is not drawn")
    return screen.text
  }

  @Test func `a line stands on the sides along which there is no text`() {
    expectText(tight(Text("One\nTwo\nThree").border(.red)), equals: "One\nTwo\nThree")
    expectText(picture(Text("Hi").frame(width: 6, height: 2).border(.red)), equals: "+----+\n| Hi |")
    expectText(
      picture(Text("Some words").frame(width: 10, height: 3, alignment: .top).border(.red)),
      equals: "Some words\n\n----------")
    expectText(
      picture(Text("ab\nabcd").frame(width: 6).border(.red), .unicode), equals: "│ab  │\n│abcd│")
    expectText(picture(Text("a").padding(1).border(.red)), equals: "+-+\n|a|\n+-+")
  }

  @Test(
    arguments: [
      (.topLeading, "Hi   |\n     |\n-----+"), (.top, "| Hi |\n|    |\n+----+"), (.topTrailing, "|   Hi\n|\n+-----"),
      (.leading, "-----+\nHi   |\n-----+"), (.center, "+----+\n| Hi |\n+----+"), (.trailing, "+-----\n|   Hi\n+-----"),
      (.bottomLeading, "-----+\n     |\nHi   |"), (.bottom, "+----+\n|    |\n| Hi |"),
      (.bottomTrailing, "+-----\n|\n|   Hi"),
    ] as [(Alignment, String)]) func `text at an edge or in a corner takes away the sides that it touches`(
      alignment: Alignment, expected: String
    )
  {
    let text = Text("Hi").frame(width: 6, height: 3, alignment: alignment)
    expectText(picture(text.border(.red)), equals: expected)
    expectText(picture(text.overlay { Rectangle().strokeBorder(.red) }), equals: expected)
  }

  /// The corners top leading, top trailing, bottom leading, bottom trailing.
  @Test(
    arguments: [
      ([], "||||"), (.top, "--||"), (.bottom, "||--"), (.left, "||||"), (.right, "||||"), ([.left, .right], "||||"),
      ([.top, .bottom], "----"), ([.top, .left], "a-||"), ([.top, .right], "-b||"), ([.bottom, .left], "||c-"),
      ([.bottom, .right], "||-d"), ([.top, .left, .right], "ab||"), ([.bottom, .left, .right], "||cd"),
      ([.top, .bottom, .left], "a-c-"), ([.top, .bottom, .right], "-b-d"), (.all, "abcd"),
    ] as [(BoxSides, String)]) func `a corner is one of its two sides, or runs through`(
      sides: BoxSides, expected: String
    )
  {
    let box = BoxGlyphs(
      horizontal: "-", vertical: "|", topLeading: "a", topTrailing: "b", bottomLeading: "c", bottomTrailing: "d"
    ).limited(to: sides)
    expectEqual(String([box.topLeading, box.topTrailing, box.bottomLeading, box.bottomTrailing]), expected)
    expectEqual([box.horizontal, box.vertical], ["-", "|"])
  }

  @Test func `the stroke of a shape over or behind a view stands on the sides without text`() {
    let text = Text("Two\nlines")
    expectText(tight(text.overlay { RoundedRectangle(cornerRadius: 1).stroke(.red) }), equals: "Two\nlines")
    expectText(tight(text.background { Rectangle().strokeBorder(.red) }), equals: "Two\nlines")
    expectText(
      picture(text.padding().overlay { RoundedRectangle(cornerRadius: 8).stroke(.red) }, .unicode, .points),
      equals: "╭───────╮\n│ Two   │\n│ lines │\n╰───────╯")
  }

  @Test func `a line whose only free side is beyond the picture is not seen`() {
    let text = Text("one\ntwo").frame(width: 20, alignment: .leading)
    for view in [AnyView(text.border(.blue)), AnyView(text.background { Rectangle().strokeBorder(.blue) })] {
      expectText(picture(view.fixedSize().frame(width: 12, alignment: .leading)), equals: "one\ntwo")
    }
  }

  @Test func `text that comes and goes in it takes a side away, and gives it back`() throws {
    struct Growing: View {
      @State private var isLong = false

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(isLong ? "abcdef" : "ab").frame(width: 6, height: 3).border(.red)
          Button("Grow") { isLong.toggle() }
        }
      }
    }
    let screen = Screen(width: 12) { Growing() }
    let short = screen.text
    expectText(short, equals: "+----+\n| ab |\n+----+\n[ Grow ]")
    try screen.find(.button, "Grow").tap()
    expectText(screen.text, equals: "------\nabcdef\n------\n[ Grow ]")
    try screen.find(.button, "Grow").tap()
    expectText(screen.text, equals: short)
  }

  @Test func `hidden, clipped and non-text content leaves the line whole`() {
    expectText(picture(Text("abc").hidden().border(.red)), equals: "| |")
    expectText(
      picture(Color.clear.frame(width: 4, height: 3).border(.red)), equals: "+--+\n|  |\n+--+")
    let long = Text("a very long text").fixedSize().frame(width: 4, height: 1, alignment: .leading).padding(1)
    expectText(picture(long.clipped().border(.red)), equals: "+-----\n|a ver\n+-----")
  }

  @Test(arguments: [false, true]) func `invisible text takes no side away`(isInWindow: Bool) {
    struct Changing: View {
      let probe: Probe
      let isInWindow: Bool
      @State private var isShort = false

      var body: some View {
        let text = Text(isShort ? "" : "abcdefgh").frame(width: 12, height: 2, alignment: .topTrailing).border(.red)
        Group {
          if isInWindow {
            ScrollView(.horizontal, showsIndicators: false) { text }.frame(width: 3)
          } else {
            text.frame(width: 12)
          }
        }
        .offers("go", to: probe) { isShort = true }
      }
    }
    let probe = Probe()
    let screen = Screen(Changing(probe: probe, isInWindow: isInWindow), width: 3, height: 3)
    let before = screen.text
    expectText(before, startsWith: "+--\n+--")
    screen.perform("go", probe)
    expectText(screen.text, equals: before)
  }

  @Test func `the sides of a line that begins elsewhere are those of its own frame`() {
    let text = Text("Hi").frame(width: 6, height: 3, alignment: .topLeading)
    func line(_ insets: EdgeInsets) -> String {
      picture(text.overlay { Rectangle().strokeBorder(.red).padding(insets) })
    }
    expectText(line(EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 0)), equals: "Hi+--+\n  |  |\n  +--+")
    expectText(line(EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0)), equals: "Hi\n+----+\n+----+")
    expectText(line(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0)), equals: "Hi   |\n     |\n ----+")
  }
}
