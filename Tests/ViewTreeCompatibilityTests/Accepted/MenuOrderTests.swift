import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct MenuOrderTests {
  @Test(arguments: [MenuOrder.automatic, .priority, .fixed])
  func `rows stand in the order in which they are written`(order: MenuOrder) throws {
    let screen = Screen(width: 20) {
      Menu("Sort") {
        Button("A") {}
        Button("B") {}
      }
      .menuOrder(order)
    }
    try screen.find(.menu, "Sort").tap()
    expectEqual(screen.findAll(.menuItem).map(\.label), ["A", "B"])
  }

  @Test func `an order is read from the environment`() {
    struct Ordered: View {
      @Environment(\.menuOrder) private var order

      var body: some View { Text(order == .priority ? "priority" : "other") }
    }
    expectText(Screen(Ordered(), width: 9).text, equals: "other")
    expectText(Screen(Ordered().menuOrder(.priority), width: 9).text, equals: "priority")
  }
}
