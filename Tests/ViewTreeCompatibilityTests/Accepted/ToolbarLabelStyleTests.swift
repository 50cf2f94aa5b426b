import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct ToolbarLabelStyleTests {
  private struct Item: View {
    @Environment(\.toolbarLabelStyle) private var style
    var body: some View { Text(style == nil ? "own" : "set") }
  }

  @Test func `items of a bar show their own labels`() {
    let screen = Screen(width: 20, height: 3) {
      NavigationStack { Text("page").toolbar { ToolbarItem { Item() } } }
    }
    expectText(screen.text, contains: "own")
  }
}
