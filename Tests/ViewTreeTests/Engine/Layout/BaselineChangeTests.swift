import Testing
import ViewTreeTesting

@MainActor struct BaselineChangeTests {
  private struct Row: View {
    @State private var isResizable = false

    private var image: Image { Image(systemName: "plus") }

    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Button("a") { isResizable.toggle() }.buttonStyle(.plain)
        // A resizable image has no baseline: its size stays, and the row aligns the bottom of the padding.
        (isResizable ? image.resizable() : image).frame(width: 1, height: 1).padding(.bottom, 2)
      }
    }
  }

  @Test func `an image that becomes resizable in place loses its baseline, and the row aligns anew`() throws {
    let screen = Screen(width: 4) { Row() }
    expectText(screen.text, equals: "a+\n\n")
    try screen.find(.button, "a").tap()
    expectText(screen.text, equals: " +\n\na")
    try screen.find(.button, "a").tap()
    expectText(screen.text, equals: "a+\n\n")
  }
}
