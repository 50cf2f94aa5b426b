import Testing
import ViewTreeTesting

@testable import ViewTreeCompatibility

@MainActor struct WindowPlacementTests {
  private struct Demo: App {
    var body: some Scene {
      WindowGroup { WindowVisibilityToggle(windowID: "notes") }
      Window("Notes", id: "notes") { Text("inside") }
    }
  }

  @Test func `a button for a window opens it by its identifier`() throws {
    let screen = Screen(AppView(Demo()), width: 30, height: 6)
    expectText(screen.text, contains: "[ Show notes ]")
    try screen.find(.button, "Show notes").tap()
    expectText(screen.text, contains: "inside")
  }

  @Test func `the content of a window is as large as its proposal`() {
    let size = WindowLayoutRoot().sizeThatFits(ProposedViewSize(width: 3, height: nil))
    expectEqual(size, CGSize(width: 3, height: 0))
  }
}
