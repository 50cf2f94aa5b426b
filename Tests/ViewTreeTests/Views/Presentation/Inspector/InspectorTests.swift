import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct InspectorTests {
  private struct Files: View {
    @State var isShown = true

    var body: some View {
      List {
        Text("Photo")
        Toggle("Info", isOn: $isShown)
      }
      .inspector(isPresented: $isShown) { Details() }
    }
  }

  private struct Details: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack(alignment: .leading) {
        Text("2 MB")
        Button("Hide") { dismiss() }
      }
    }
  }

  private func screen(_ width: Int, glyphs: GlyphSet = .ascii) -> Screen {
    Screen(Files(), width: width, height: 4, options: ScreenOptions(glyphs: glyphs))
  }

  @Test func `a column at the trailing edge`() throws {
    let screen = screen(42)
    expectText(
      screen.text,
      equals:
        "Photo                |2 MB\n[x] Info             |[ Hide ]\n                     |\n                     |")
    expectText(self.screen(42, glyphs: .unicode).text, startsWith: "Photo                │2 MB")
    try screen.find(.button, "Hide").tap()
    expectText(screen.text, equals: "Photo\n[ ] Info\n\n")
    try screen.find(.toggle, "Info").tap()
    expectText(screen.text, contains: "|2 MB")
  }

  @Test func `content that is too large for the screen is clipped beside and above an inspector`() {
    func text(width: Int) -> String {
      let wide = VStack(alignment: .leading) {
        Text(String(repeating: "wide ", count: 12)).fixedSize()
        ForEach(1..<9) { Text("\($0)") }
      }
      return Screen(wide.inspector(isPresented: .constant(true)) { Text("2 MB") }, width: width, height: 4).text
    }
    expectText(
      text(width: 42),
      equals: "wide wide wide wide w|2 MB\n1                    |\n2                    |\n3                    |")
    expectText(text(width: 20), equals: "wide wide wide wide\n1\n--------------------\n2 MB")
  }

  @Test func `an inspector stands below if there is little room`() {
    expectText(screen(20).text, equals: "Photo\n--------------------\n2 MB\n[ Hide ]")
  }

  @Test func `the width of an inspector is the requested one, limited to the available width`() {
    func column(_ details: some View) -> Int? {
      let view = Text("a").frame(maxWidth: .infinity, alignment: .leading).inspector(isPresented: .constant(true)) {
        details
      }
      return Array(Screen(view, width: 60, height: 1).text).firstIndex(of: "|")
    }
    expectEqual(column(Text("b")), 39)
    expectEqual(column(Text("b").inspectorColumnWidth(10)), 49)
    expectEqual(column(Text("b").inspectorColumnWidth(min: 30, ideal: 10, max: 40)), 29)
    // The inspected content keeps its one column.
    expectEqual(column(Text("b").inspectorColumnWidth(ideal: 100)), 1)
    expectEqual(column(Text("b").inspectorColumnWidth(.nan)), 39)
    expectEqual(column(Text("b").inspectorColumnWidth(.infinity)), 39)
  }
}
