import Testing
import ViewTreeTesting

/// The place of a menu's list.
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

  @Test func `a menu at the lower edge of a scroll view is shown whole`() throws {
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

  @Test func `a menu in a form aligns with the box, and cuts none of its lines`() throws {
    func picture(_ glyphs: GlyphSet) throws -> String {
      let screen = Screen(width: 28, options: .init(glyphs: glyphs)) {
        Form {
          Section("Files") {
            Menu("Edit") {
              Button("Rename") {}
              Menu("Share") { Button("Mail") {} }
            }
            LabeledContent("Name", value: "a long name of a file")
          }
          Section("Network") { Text("Wi-Fi") }
        }
      }
      try screen.find(.menu, "Edit").tap()
      if glyphs == .ascii { try screen.find(.menu, "Share").tap() }
      return screen.text
    }
    expectText(
      try picture(.ascii),
      equals: """
        + Files -------------------+
        | Edit v                   |
        +-----------+              |
        |   Rename  +--------+     |
        |   Share > |   Mail | ----+
        +-----------+--------+ ----+
        | Wi-Fi                    |
        +--------------------------+
        """)
    expectText(
      try picture(.unicode),
      equals: """
        ┌ Files ───────────────────┐
        │ Edit ▾                   │
        ┌───────────┐              │
        │   Rename  │ of a file    │
        │   Share ▸ │ ─────────────┘
        └───────────┘ ─────────────┐
        │ Wi-Fi                    │
        └──────────────────────────┘
        """)
  }
}
