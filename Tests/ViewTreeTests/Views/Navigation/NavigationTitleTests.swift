import Testing
import ViewTreeTesting

@MainActor @Suite struct NavigationTitleTests {
  @Test func `the title opens a list, and may have a second line`() throws {
    let screen = Screen(width: 24, height: 7) {
      NavigationStack {
        Text("page").navigationTitle("Inbox").navigationSubtitle("3 unread")
          .toolbarTitleMenu { Button("Rename") {} }
          .toolbar { ToolbarItem { Button("Add", systemImage: "plus") {} } }
      }
    }
    expectText(
      screen.text, equals: "Inbox v            [ + ]\n3 unread\n------------------------\npage\n\n\n")
    try screen.find(.button, "Inbox").tap()
    expectText(
      screen.text,
      equals: "Inbox v            [ + ]\n+----------+\n|   Rename | -----------\n+----------+\n\n\n")
  }

  @Test func `a bound title follows its binding`() throws {
    struct Renamed: View {
      @State private var title = "Old"

      var body: some View {
        NavigationStack { Button("Rename") { title = "*new*" }.navigationTitle($title) }
      }
    }
    let screen = Screen(Renamed(), width: 20)
    expectText(String(screen.text.prefix { $0 != "\n" }), equals: "Old")
    try screen.find(.button, "Rename").tap()
    expectText(String(screen.text.prefix { $0 != "\n" }), equals: "*new*")
  }
}
