import Testing
import ViewTreeTesting

/// The content of a tab view, and its order.
@MainActor struct TabsTests {
  private struct Pair: TabContent {
    let name: String
    var body: some TabContent<Int> {
      Tab(name + " 1", systemImage: "star", value: 1) { Text("one") }
      Tab(name + " 2", systemImage: "star", value: 2) { Text("two") }
    }
  }

  private struct Tabs: View {
    @State var place = 1
    let hasLast: Bool

    var body: some View {
      TabView(selection: $place) {
        Pair(name: "Pair").badge(3)
        ForEach(3..<5) { number in Tab("Each \(number)", systemImage: "star", value: number) { Text("each") } }
        if hasLast {
          Tab("Last", systemImage: "star", value: 5) { Text("last") }.hidden(place == 2)
        } else {
          Tab("Other", systemImage: "star", value: 6) { Text("other") }
        }
      }
    }
  }

  @Test func `tabs of types of one's own, of collections and of branches stand in their order`() throws {
    let screen = Screen(Tabs(hasLast: true), width: 80, height: 4)
    expectEqual(screen.findAll(.tab).map(\.label), ["Pair 1", "Pair 2", "Each 3", "Each 4", "Last"])
    expectText(screen.text, contains: "Pair 1 3")
    try screen.find(.tab, "Pair 2").tap()
    expectEqual(screen.findAll(.tab).map(\.label).last, "Each 4")
    expectEqual(Screen(Tabs(hasLast: false), width: 80, height: 4).findAll(.tab).map(\.label).last, "Other")
  }

  @Test func `a tab has the additions of all its modifiers, the inner ones inside`() throws {
    struct Modified: View {
      @State private var done = ""
      var body: some View {
        TabView {
          TabSection("Section") {
            Tab("One", systemImage: "star") { Text(done) }.accessibilityIdentifier("one")
          }
          .contextMenu { Button("Do it") { done = "done" } }
          .accessibilityHint("Of the section")
        }
      }
    }
    let screen = Screen(Modified(), width: 30, height: 6)
    try expectEqual(screen.find(id: "one").label, "One")
    expectText(screen.render(.semantics), contains: "hint \"Of the section\"")
  }
}
