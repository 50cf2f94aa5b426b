import Testing
import ViewTreeApps
import ViewTreeTesting

@MainActor struct DocumentGroupLaunchSceneTests {
  private struct Launching: App {
    var body: some Scene {
      DocumentGroupLaunchScene("Notes") { NewDocumentButton() }
      WindowGroup { Text("page") }
    }
  }

  @Test func `a launch scene is never shown, and its button is disabled`() throws {
    expectEqual(Screen(AppView(Launching()), width: 24).text.filter { !$0.isWhitespace }, "")
    let screen = Screen(width: 24) {
      NewDocumentButton("Start")
      NewDocumentButton { Text("Begin") }
    }
    #expect(try !screen.find(.button, "Start").isEnabled && !screen.find(.button, "Begin").isEnabled)
  }
}
