import Testing
import ViewTreeTesting

/// Where the list of a menu stands.
@MainActor struct MenuPlaceTests {
  private func screen(height: Int, glyphs: GlyphSet = .ascii) throws -> Screen {
    let screen = Screen(width: 16, height: height, options: .init(glyphs: glyphs)) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<4) { Text("Row \($0)") }
          Menu("More") {
            Button("Copy") {}
            Button("Move") {}
            Button("Share") {}
          }
        }
      }
    }
    try screen.find(.menu, "More").tap()
    return screen
  }

  @Test func `at the lower edge of a scroll view it is shown whole`() throws {
    expectText(
      try screen(height: 5).text,
      equals: """
        +---------+
        |   Copy  |
        |   Move  |
        |   Share |
        +---------+
        """)
    expectText(
      try screen(height: 6, glyphs: .unicode).text,
      equals: """
        Row 0
        ┌─────────┐
        │   Copy  │
        │   Move  │
        │   Share │
        └─────────┘
        """)
  }
}
