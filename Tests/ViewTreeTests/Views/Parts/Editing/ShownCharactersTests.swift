import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Fields with long texts, of ASCII and of other characters.
@MainActor struct ShownCharactersTests {
  private struct Field: View {
    @State var text: String
    var axis = Axis.horizontal

    var body: some View { TextField("Text", text: $text, axis: axis).textFieldStyle(.plain).lineLimit(3) }
  }

  /// The pictures of a text after some keys, and of the same text with an accent on each `a`.
  private func pictures(_ text: String, _ axis: Axis, _ keys: [Key]) -> (String, String) {
    func picture(_ text: String) -> String {
      let screen = Screen(width: 7) { Field(text: text, axis: axis) }
      screen.press(.tab)
      for key in keys { screen.press(key) }
      screen.press(.character("#"))
      return screen.text
    }
    return (picture(text).replacing("a", with: "á"), picture(text.replacing("a", with: "á")))
  }

  @Test(arguments: [
    "abc", "", "one a two a three a four", "a b\nc a\n\nend a", "abcdefghijklmnopqrstuvwxyza", "  a  ", "\n",
  ])
  func `ASCII replaces other letters`(text: String) {
    for axis in [Axis.horizontal, .vertical] {
      for keys in [[], [Key.home], [.left, .left], [.up], [.home, .right, .down], [.up, .up, .end]] {
        let (plain, accented) = pictures(text, axis, keys)
        expectText(plain, equals: accented)
      }
    }
  }

  @Test func `clicks meet the same characters`() {
    for text in ["abcdef abc", "ábcdef ábc"] {
      let screen = Screen(width: 7) { Field(text: text) }
      screen.click(column: 2, row: 0)
      screen.press(.character("#"))
      expectText(screen.text, endsWith: "b#cdef")
    }
  }

  @Test func `only the visible part of a long text is read while it is not edited`() throws {
    let screen = Screen(width: 7) { Field(text: String(repeating: "á", count: 300_000) + "b") }
    expectText(screen.text, equals: "ááááááá")
    try screen.find(.textField).tap()
    screen.press(.end)
    screen.press(.character("#"))
    expectText(screen.text, contains: "áb#")
  }

  private final class CountedMeasuring: TextMeasuring {
    let measuring: any TextMeasuring
    var layouts = 0
    var cellSize: CGSize { measuring.cellSize }

    init(_ measuring: any TextMeasuring) { self.measuring = measuring }

    func layout(_ text: TextBlock, in proposal: ProposedViewSize) -> TextLayout {
      layouts += 1
      return measuring.layout(text, in: proposal)
    }

    func plainLine(of text: TextBlock, in proposal: ProposedViewSize) -> TextLine? { nil }
    func plainSize(of text: TextBlock, in proposal: ProposedViewSize) -> CGSize? { nil }
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `each character beyond ASCII is measured once`(unit: ScreenOptions.Unit) {
    let measuring = CountedMeasuring(Screen(Text("a"), width: 9, options: ScreenOptions(unit: unit)).frames.tree.text)
    let look = FieldLines.Look(width: nil, isSecure: false, glyphs: .ascii, alignment: .leading)
    let shown = FieldLines.ShownCharacters("aé界é\né", look, measuring)
    expectEqual(measuring.layouts, 2)
    expectEqual((0...6).map { shown.columns(before: $0) }, [0, 1, 2, 4, 5, 6, 7])
    expectEqual((0..<6).map { shown[$0].text }, ["a", "é", "界", "é", " ", "é"])
    let deleted = FieldLines.ShownCharacters("a\u{7F}b", look, measuring)
    expectEqual([deleted[1].text, "\(deleted[1].columns)", "\(deleted.columns)"], ["^?", "2", "4"])
  }
}
