import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct DrawPassTests {
  /// A text above a field, either of which goes away.
  private struct Leaving: View {
    @State private var isTextShown = true
    @State private var isFieldShown = true
    @State private var text = "abc"
    let probe: Probe

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isTextShown { Text("going").transition(.opacity) }
        if isFieldShown { TextField("name", text: $text).transition(.opacity) }
      }
      .offers("text", to: probe) { withAnimation(.linear(duration: 1)) { isTextShown = false } }
      .offers("field", to: probe) { withAnimation(.linear(duration: 1)) { isFieldShown = false } }
    }
  }

  @Test func `a field shows its cursor while the view above it leaves, and none while it leaves itself`() {
    let probe = Probe()
    let screen = Screen(Leaving(probe: probe), width: 9, height: 2)
    screen.press(.tab)
    let shown = "\"going    \"\n\">abc    <\"\n  4 caret"
    expectText(screen.render(.cells), equals: shown)
    screen.perform("text", probe)
    screen.advance(by: .seconds(0.3))
    expectText(screen.render(.cells), equals: shown)
    screen.perform("field", probe)
    screen.advance(by: .seconds(0.1))
    let cells = screen.render(.cells)
    #expect(cells.contains("abc") && !cells.contains("caret"))
  }

  @Test func `a scroll bar fades with the groups around it`() {
    let screen = Screen(width: 7, height: 2) {
      HStack {
        HStack { ScrollView { ForEach(0..<9, id: \.self) { Text("row \($0)") } } }.opacity(0.7)
      }
      .opacity(0.7)
    }
    screen.press(.tab)
    expectText(screen.render(.cells), equals: "\"row #  \"\n  0..4 dim\n\"row |  \"\n  0..4 dim")
  }

  @Test func `nothing is drawn in a window without height`() {
    func drawn(rows: Int) -> Int {
      let screen = Screen(width: 12) {
        Text("above")
        ScrollView { ForEach(0..<rows, id: \.self) { Text("row \($0)") } }.frame(height: 0)
        Text("below")
      }
      expectText(screen.text, equals: "above\nbelow")
      return screen.trace { screen.resize(width: 14) }.drawn
    }
    expectEqual(drawn(rows: 5), drawn(rows: 0))
  }

  @Test(arguments: [true, false]) func `the focus effect can be disabled, and enabled`(isDisabled: Bool) {
    let screen = Screen(width: 8) { Button("Save") {}.focusEffectDisabled(isDisabled) }
    screen.press(.tab)
    let runs = isDisabled ? "" : "\n  0..0 inverse, 2..5 inverse, 7..7 inverse"
    expectText(screen.render(.cells), equals: "\"[ Save ]\"" + runs)
  }

  @Test func `the page and each presentation are layers with what they show`() {
    let screen = Screen(width: 24, height: 8) {
      Text("page").sheet(isPresented: .constant(true)) {
        Text("sheet").alert("Alert", isPresented: .constant(true)) { Button("Yes") {} }
      }
    }
    func words(_ items: [DisplayItem]) -> [String] {
      items.compactMap { item in
        switch item.content {
        case .line(let line): line.runs.map(\.text).joined()
        case .text(let lines): lines.map { $0.runs.map(\.text).joined() }.joined(separator: "\n")
        default: nil
        }
      }
    }
    let drawn = screen.frames.tree.work.drawn
    let layers = screen.frames.pictureLayers.map(words)
    expectEqual(layers.count, 3)
    expectEqual(Array(layers.prefix(2)), [["page"], ["sheet"]])
    #expect(layers.last?.contains("Alert") == true && layers.last?.contains("sheet") == false)
    expectEqual(screen.frames.tree.work.drawn, drawn)
  }

  @Test func `only the link with the focus is inverted`() {
    let screen = Screen(width: 13) { Text("go [one](https://a.b) or [two](https://c.d)") }
    screen.press(.tab)
    expectText(
      screen.render(.cells),
      equals: "\"go one or two\"\n  3..5 underline inverse fg=blue, 10..12 underline fg=blue")
  }

  @Test func `a fill that one effect of several makes transparent hides nothing`() {
    let screen = Screen(width: 3, height: 1) {
      ZStack {
        Text("abc")
        VStack { HStack { Color.red }.grayscale(1) }.colorMultiply(.clear)
      }
    }
    expectText(screen.render(.cells), equals: "\"abc\"")
  }

  @Test func `a page without presentations has no layers`() {
    let screen = Screen(width: 9) { Text("page") }
    expectText(screen.text, equals: "page")
    #expect(screen.frames.pictureLayers.isEmpty)
  }

  private struct Covered: View {
    @State private var isShown = true
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<8) { Text(verbatim: "\(String(repeating: "w", count: 29))\($0)") } }
        .sheet(isPresented: $isShown) { Button("in") { withAnimation(.linear(duration: 1)) { isShown = false } } }
    }
  }

  @Test func `a sheet that leaves is a layer, and the words that it cuts stay away until it is gone`() throws {
    let screen = Screen(Covered(), width: 34, height: 10)
    expectEqual(screen.frames.pictureLayers.count, 2)
    try screen.find(.button, "in").tap()
    screen.advance(by: .milliseconds(300))
    #expect(screen.frames.tree.presentations.isEmpty)
    expectEqual(screen.frames.pictureLayers.count, 2)
    expectText(screen.text, contains: "[ in ]")
    expectText(screen.text, lacks: "w |")
    screen.advance(by: .seconds(1))
    expectEqual(screen.frames.pictureLayers.count, 0)
    expectEqual(screen.text.count { $0 == "w" }, 8 * 29)
  }
}
