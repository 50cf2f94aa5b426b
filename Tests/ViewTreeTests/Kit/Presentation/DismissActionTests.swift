import Testing
import ViewTreeTesting

private struct Placed: View {
  @Environment(\.isPresented) private var isPresented

  var body: some View { Text(isPresented ? "is presented" : "is not") }
}

@MainActor @Suite struct DismissActionTests {
  @Test func `a presentation knows that it is presented, and the views below do not`() {
    expectText(Screen(Placed(), width: 20).text, equals: "is not")
    let screen = Screen(Placed().sheet(isPresented: .constant(true)) { Placed() }, width: 24, height: 6)
    expectText(screen.text, contains: "is presented")
    expectText(screen.text, contains: "is not")
  }
}
