import Testing
import ViewTreeTesting

/// The lines of bars that stand beside each other.
@MainActor struct BarLineTests {
  private func picture(_ glyphs: GlyphSet, mail: String?, letter: String?) -> String {
    let view = NavigationSplitView {
      if let mail { Text("a").navigationTitle(mail) } else { Text("a") }
    } detail: {
      if let letter { Text("b").navigationTitle(letter) } else { Text("b") }
    }
    return Screen(view, width: 54, height: 3, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test func `bar lines join the line between the columns`() {
    let line = String(repeating: "─", count: 20)
    let rest = String(repeating: "─", count: 33)
    let blank = String(repeating: " ", count: 19)
    expectText(
      picture(.unicode, mail: "Mail", letter: "Hello"),
      equals: "Mail                │Hello\n\(line)┼\(rest)\na\(blank)│b")
    expectText(picture(.unicode, mail: "Mail", letter: nil), equals: "Mail                │b\n\(line)┤\na\(blank)│")
    expectText(picture(.unicode, mail: nil, letter: "Hello"), equals: "a\(blank)│Hello\n \(blank)├\(rest)\n \(blank)│b")
    let ascii = String(repeating: "-", count: 20) + "+" + String(repeating: "-", count: 33)
    #expect(picture(.ascii, mail: "Mail", letter: "Hello").contains(ascii))
  }

  @Test func `a bar line without neighbours is as long as the bar`() {
    let screen = Screen(width: 10, height: 3, options: ScreenOptions(glyphs: .unicode)) {
      NavigationStack { Text("a").navigationTitle("Mail") }
    }
    expectText(screen.text, equals: "Mail\n──────────\na")
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points]) func `a bar line is as long as a narrow bar, and goes with it`(
    unit: ScreenOptions.Unit
  ) {
    func text(_ width: Int) -> String {
      Screen(width: width, height: 3, options: ScreenOptions(unit: unit)) {
        NavigationStack { Text("a").navigationTitle("T") }
      }.text
    }
    expectText(text(1), equals: "T\n-\na")
    expectText(text(2), equals: "T\n--\na")
    let view = NavigationSplitView {
      Text("a").navigationTitle("").navigationSplitViewColumnWidth(0)
    } detail: {
      Text("b")
    }
    let screen = Screen(view, width: 54, height: 3, options: ScreenOptions(glyphs: .unicode, unit: unit))
    expectText(screen.text, equals: "│b\n│\n│")
  }
}
