import Testing
import ViewTreeTesting

@MainActor struct LayoutDirectionKeyTests {
  @Test func `views read the direction, from left to right unless it is set`() {
    struct Reader: View {
      @Environment(\.layoutDirection) private var direction

      var body: some View { Text(direction == .leftToRight ? "left" : "right") }
    }
    let screen = Screen(width: 10) {
      Reader()
      Reader().environment(\.layoutDirection, .rightToLeft)
    }
    expectText(screen.text, equals: " left\nright")
  }
}
