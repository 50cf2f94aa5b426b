import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct BackgroundProminenceTests {
  private struct Row: View {
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.backgroundMaterial) private var material
    var body: some View { Text(prominence == .increased ? "strong" : material == nil ? "usual" : "material") }
  }

  @Test func `the default prominence of a background is standard`() {
    let screen = Screen(width: 10) {
      Row()
      Row().environment(\.backgroundProminence, .increased)
    }
    expectText(screen.text, equals: " usual\nstrong")
  }
}
