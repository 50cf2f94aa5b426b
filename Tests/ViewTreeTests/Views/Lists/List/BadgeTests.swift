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

  @Test func `a badge stands behind an item of a bar`() {
    let screen = Screen(width: 24, height: 4) {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem { Button("Inbox") {}.badge(12) }
          ToolbarItem(placement: .bottomBar) { Button("New") {}.badge("!") }
        }
      }
    }
    expectText(screen.text, startsWith: "             [ Inbox ]12\n")
    expectText(screen.text, endsWith: "       [ New ]!")
  }

  @Test func `a view keeps its state when its badge comes and goes`() throws {
    struct Row: View {
      @State private var taps = 0
      let count: Int
      var body: some View { Button("Row \(taps)") { taps += 1 }.badge(count) }
    }
    struct Rows: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          List {
            Row(count: count)
            Button("Count") { count = 1 - count }
          }
          .toolbar { ToolbarItem { Row(count: count) } }
        }
      }
    }
    let screen = Screen(width: 30) { Rows() }
    for row in screen.findAll(.button).filter({ $0.label == "Row 0" }) { try row.tap() }
    for _ in 0..<2 {
      try screen.find(.button, "Count").tap()
      expectEqual(screen.findAll(.button).filter { $0.label == "Row 1" }.count, 2, "\(screen.text)")
    }
  }

  @Test func `a badge outside of rows and bars is left out`() {
    expectText(Screen(width: 20) { Text("Inbox").badge(12) }.text, equals: "Inbox")
  }

  @Test func `a long row leaves room for its badge`() {
    let screen = Screen(width: 12) { List { Text("A long title").lineLimit(1).badge(12) } }
    expectText(screen.text, endsWith: "12")
  }

  @Test func `a badge of a link stands before its arrow`() throws {
    struct Own: View {
      var body: some View { NavigationLink("Own") { Text("page") } }
    }
    struct Links: View {
      @State private var count = 2

      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Inbox") { Button("Read") { count = 0 } }.badge(count)
            NavigationLink("Sent") { Text("page") }.tag(1).padding(.leading, 1).badge("new")
            Own().badge(Text("9")).badgeProminence(.increased)
            NavigationLink("Plain") { Text("page") }
            NavigationLink("Hidden") { Text("page") }.badge(4).navigationLinkIndicatorVisibility(.hidden)
            NavigationLink("Id") { Text("page") }.id("id").badge(5)
          }
        }
      }
    }
    let screen = Screen(Links(), width: 20)
    let rest =
      " Sent          new >\nOwn            (9) >\nPlain              >\nHidden             4\nId               5 >"
    expectText(screen.text, equals: "Inbox            2 >\n" + rest)
    let own = Screen(width: 20) {
      NavigationStack { List { NavigationLink("A") {}.badge(1).accessibilityValue("mine") } }
    }
    expectEqual(try own.find(.button, "A").value, "mine")
    let inbox = try screen.find(.button, "Inbox")
    expectEqual(inbox.value, "2")
    try inbox.tap()
    try screen.find(.button, "Read").tap()
    screen.press(.escape)
    expectText(screen.text, equals: "Inbox              >\n" + rest)
    expectEqual(try screen.find(.button, "Inbox").value, nil)
  }

  @Test func `a link with a badge is a row that can be selected`() throws {
    struct Links: View {
      @State private var selection: Int?

      var body: some View {
        NavigationStack {
          List(selection: $selection) { NavigationLink("One", value: 1).badge(3) }
          Text("selected \(selection ?? 0)")
        }
      }
    }
    let screen = Screen(Links(), width: 20, height: 4)
    try screen.find(.button, "One").tap()
    expectText(screen.text, contains: "selected 1")
    expectText(screen.text, contains: "* One            3 >")
  }

  @Test func `a badge of a link with swipe actions stands before its arrow`() {
    let screen = Screen(width: 20) {
      NavigationStack {
        List { NavigationLink("Mail") { Text("page") }.swipeActions { Button("Delete") {} }.badge(4) }
      }
    }
    expectText(screen.text, equals: "Mail          4 > ..")
  }

  @Test func `a long badge stands on one line`() {
    let screen = Screen(width: 20) { List { Text("Row").badge("a long badge") } }
    expectText(screen.text, equals: "Row     a long badge")
  }
}
