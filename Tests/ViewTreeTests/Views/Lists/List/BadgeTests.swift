import Testing
import ViewTreeTesting

@MainActor @Suite struct BadgeTests {
  @Test func `a badge stands at the end of its row`() {
    let screen = Screen(width: 20) {
      List {
        Text("Inbox").badge(12)
        Label("Mail", systemImage: "star").badge("new")
        Text("Trash").badge(Text("9").bold())
        Text("None").badge(0)
        Text("Nil").badge(nil as Text?)
        Text("Many").badge(1_234).badgeProminence(.increased)
        Section("More") { Text("Few").badge(String("3")).badgeProminence(.decreased) }
      }
    }
    expectText(
      screen.text,
      equals: """
          Inbox         12
          o Mail       new
          Trash          9
          None
          Nil
          Many     (1,234)
        + More ------------+
        | Few            3 |
        +------------------+
        """)
  }

  @Test func `elsewhere than in rows a badge is left out`() {
    expectText(Screen(width: 20) { Text("Inbox").badge(12) }.text, equals: "Inbox")
  }

  @Test func `a long row leaves room for its badge`() {
    let screen = Screen(width: 12) { List { Text("A long title").lineLimit(1).badge(12) } }
    expectText(screen.text, endsWith: "12")
  }
}
