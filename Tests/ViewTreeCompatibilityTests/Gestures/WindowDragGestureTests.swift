import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct WindowDragGestureTests {
  @Test func `a window drag never begins, and leaves taps to other gestures`() throws {
    struct Title: View {
      @State private var words = "none"
      var body: some View {
        Text(words).frame(width: 8, alignment: .leading)
          .onTapGesture { words = "tapped" }
          .gesture(WindowDragGesture().onEnded { _ in words = "dragged" })
      }
    }
    let screen = Screen(width: 10) { Title() }
    screen.press(column: 0, row: 0)
    screen.drag(toColumn: 5, row: 0)
    screen.release(column: 5, row: 0)
    expectText(screen.text, lacks: "dragged")
    screen.click(column: 0, row: 0)
    expectEqual(screen.text, "tapped")
  }
}
