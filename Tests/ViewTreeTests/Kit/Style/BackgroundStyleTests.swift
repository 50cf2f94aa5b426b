import Testing
import ViewTreeTesting

@MainActor struct BackgroundStyleTests {
  @Test func `what is filled with the background has its style`() {
    func svg<S: ShapeStyle>(_ style: S) -> String {
      Screen(width: 4) { Text("a").background().backgroundStyle(style) }.render(.ansi)
    }
    let red = Screen(width: 4) { Text("a").background(.red) }.render(.ansi)
    let plain = Screen(width: 4) { Text("a") }.render(.ansi)
    #expect(svg(.red) == red && red != plain)
    #expect(svg(.background) == plain && svg(BackgroundStyle().opacity(0.5)) == plain)
  }
}
