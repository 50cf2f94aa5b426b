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

  @Test func `of two labels of a tab the inner one counts, as for any view`() throws {
    let screen = Screen(width: 60, height: 5) {
      TabView {
        Tab("One", systemImage: "star") { Text("one") }.accessibilityLabel("inner").accessibilityLabel("outer")
        TabSection("Section") {
          Tab("Two", systemImage: "star") { Text("two") }.accessibilityLabel("in a section")
        }
        .accessibilityLabel("section")
      }
    }
    expectEqual(screen.findAll(.tab).map(\.label), ["inner", "in a section"])
    let button = Screen(Button("a") {}.accessibilityLabel("inner").accessibilityLabel("outer"), width: 9)
    expectEqual(button.findAll(.button).map(\.label), ["inner"])
  }

  @Test func `a tab that takes the place of one in the other branch begins anew`() throws {
    struct Page: View {
      @Binding var isFirst: Bool
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Next") { isFirst.toggle() }
      }
    }
    struct Branches: View {
      @State private var isFirst = true
      var body: some View {
        TabView {
          if isFirst {
            Tab("A", systemImage: "star") { Page(isFirst: $isFirst) }
          } else {
            Tab("B", systemImage: "star") { Page(isFirst: $isFirst) }
          }
        }
      }
    }
    let screen = Screen(Branches(), width: 30, height: 8)
    for name in ["A", "B", "A"] {
      expectEqual(screen.findAll(.tab).map(\.label), [name])
      try screen.find(.button, "Count 0").tap()
      try screen.find(.button, "Next").tap()
    }
  }
}
