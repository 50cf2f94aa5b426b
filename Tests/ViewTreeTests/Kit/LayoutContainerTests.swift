import Testing
import ViewTreeTesting

@MainActor struct LayoutContainerTests {
  @Test func `a layout that is called lays out the views of the closure`() {
    let row = HStackLayout(spacing: 2)
    let screen = Screen(width: 8) {
      row {
        Text("a")
        row { Text("b") }
        AnyLayout(VStackLayout()) {
          Text("c")
          Text("d")
        }
      }
    }
    expectText(screen.text, equals: "      c\na  b  d")
  }

  @Test func `a layout without views is empty`() {
    expectEqual(Screen(width: 8) { VStackLayout() {} }.size, .zero)
  }
}
