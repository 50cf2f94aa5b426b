import Testing
import ViewTreeTesting

@MainActor struct DeepStackTests {
  @Test func `1,000 levels of stacks are laid out`() {
    var view = AnyView(Text("core"))
    for _ in 0..<1000 { view = AnyView(VStack { view }) }
    let screen = Screen(width: 6) { view }
    expectText(screen.text, equals: "core")
    screen.resize(width: 2)
    expectText(screen.text, equals: "co\nre")
  }
}
