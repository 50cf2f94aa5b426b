import Testing
import ViewTreeTesting

@MainActor struct TagTests {
  private enum Fruit: Hashable {
    case apple
    case pear
  }

  private struct Fruits: View {
    @State private var selection: Fruit? = .pear

    var body: some View {
      List(selection: $selection) {
        Text("First").tag(Fruit.apple)
        Text("Second").tag(Fruit.pear, includeOptional: false)
      }
    }
  }

  @Test func `a row is selected by its tag`() throws {
    let screen = Screen(Fruits(), width: 12)
    expectText(screen.text, equals: "  First\n* Second")
    try screen.find(.staticText, "First").tap()
    expectText(screen.text, equals: "* First\n  Second")
  }
}
