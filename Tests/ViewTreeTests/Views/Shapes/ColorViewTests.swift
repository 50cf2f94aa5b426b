import Testing
import ViewTreeTesting

@MainActor struct ColorViewTests {
  @Test func `a colour fills its proposal`() {
    let screen = Screen(width: 4, height: 2) {
      HStack(spacing: 0) {
        Text("a")
        Color.red
        Color.clear
      }
    }
    expectText(screen.render(.cells), equals: "\"    \"\n  1..2 bg=red\n\"a   \"\n  1..2 bg=red")
  }

  @Test func `a colour without a proposal has the ideal length of a view without one`() {
    expectEqual(
      Screen(Color.red.fixedSize(), width: 20, options: ScreenOptions(metrics: .swiftUI)).size,
      CGSize(width: 10, height: 10))
  }
}
