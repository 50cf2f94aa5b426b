import Testing
import ViewTreeTesting

@testable import TextBackend
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

  @Test func `the edges of a rectangle move to the nearest cell`() {
    let cell = CGSize(width: 8, height: 16)
    func rounded(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height).rounded(to: cell)
    }
    expectEqual(rounded(11, 30, 10, 41), CGRect(x: 8, y: 32, width: 16, height: 32))
    expectEqual(rounded(12, 24, 8, 16), CGRect(x: 16, y: 32, width: 8, height: 16))
    expectEqual(rounded(-13, -9, 30, 30), CGRect(x: -16, y: -16, width: 32, height: 32))
  }

  @Test func `text a column or a row beside a line in points leaves it whole`() {
    func box(_ alignment: Alignment) -> String {
      picture(Text("Hi").frame(width: 32, height: 48, alignment: alignment).border(.red), .ascii, .points)
    }
    expectText(box(.center), equals: "+--+\n|Hi|\n+--+")
    expectText(box(.bottomTrailing), equals: "+---\n|\n| Hi")
  }

  @Test func `a line in a stack, or below another view, is one around the text all the same`() {
    let text = Text("Two\nlines")
    expectText(tight(text.overlay { VStack { Rectangle().strokeBorder(.red) } }), equals: "Two\nlines")
    expectText(
      tight(text.overlay { VStack { VStack { Rectangle().strokeBorder(.red).padding(0) } } }), equals: "Two\nlines")
    expectText(
      tight(text.overlay { Rectangle().strokeBorder(.red).overlay { Color.clear } }), equals: "Two\nlines")
  }

  /// A leaf that draws a word, and may say so.
  private struct Word: Leaf {
    var hasBaselines = false
    var text: String?

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      CGSize(width: 3, height: 1)
    }

    func draw(into picture: inout DrawContext, in context: borrowing LeafContext) { picture.draw("abc", in: context) }
  }

  @Test func `a leaf takes sides away if it says that it shows words, or is an image`() {
    func isHidden<V: View>(_ view: V) -> Bool {
      let screen = Screen(view.border(.red), width: 9)
      _ = screen.text
      #expect(!screen.frames.tree.hasHiddenLines)
      return !screen.issues.isEmpty
    }
    #expect(!isHidden(LeafContent(Word())) && !isHidden(LeafContent(Word(text: ""))))
    #expect(isHidden(LeafContent(Word(hasBaselines: true))) && isHidden(LeafContent(Word(text: "abc"))))
    #expect(isHidden(Image(systemName: "plus")))
    #expect(isHidden(Image(systemName: "plus").resizable().frame(width: 3, height: 1)))
    #expect(!isHidden(Color.red.frame(width: 3, height: 1)))
  }

  @Test func `of many rows one that touches a side takes it away`() {
    let rows = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<12) { Text($0 == 11 ? "wide" : "a") }
    }
    let box = rows.frame(width: 4).padding(.top, 1).border(.red).padding(.leading, 3).padding(.top, 2)
    let column = Array(repeating: "   a\n", count: 11).joined()
    expectText(picture(box), equals: "\n\n   ----\n\(column)   wide")
  }

  /// Places the first view in the last row, and the others one below the other.
  private struct LastFirst: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 6, height: CGFloat(subviews.count + 1))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, subview) in subviews.enumerated() {
        let row = index == 0 ? bounds.maxY - 1 : bounds.minY + CGFloat(index - 1)
        subview.place(at: CGPoint(x: bounds.minX + 1, y: row), proposal: .unspecified)
      }
    }
  }

  @Test func `rows of which the first lies elsewhere take away the sides that they touch`() {
    let rows = LastFirst { ForEach(0..<10) { Text($0 == 0 ? " z" : "aaaa") } }
    let row = Array(repeating: "|aaaa|\n", count: 9).joined()
    expectText(picture(rows.border(.red)), equals: "\(row)|    |\n| z  |")
  }
}
