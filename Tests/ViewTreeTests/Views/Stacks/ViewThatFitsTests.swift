import Testing
import ViewTreeTesting

@MainActor struct ViewThatFitsTests {
  private func screen(width: Int) -> Screen {
    Screen(width: width, height: 2) {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("Download")
          Text("100 %")
        }
        Text("100 percent")
        Text("100%")
      }
    }
  }

  @Test func `the first that fits is shown`() {
    expectText(screen(width: 14).text, equals: "Download 100 %\n")
    expectText(screen(width: 13).text, equals: "100 percent\n")
    expectText(screen(width: 10).text, equals: "100%\n")
  }

  @Test func `the last view is shown if none fits`() { expectText(screen(width: 3).text, equals: "100\n%") }

  @Test func `the choice follows the size of the screen`() {
    let screen = screen(width: 20)
    screen.resize(width: 10, height: 2)
    expectText(screen.text, equals: "100%\n")
    screen.resize(width: 20, height: 2)
    expectText(screen.text, equals: "Download 100 %\n")
  }

  @Test func `the views that do not fit cannot be found`() {
    #expect(throws: (any Error).self) { try screen(width: 10).find(label: "100 percent") }
  }

  @Test func `a container without views is empty`() { expectEqual(Screen(width: 4) { ViewThatFits {} }.size, .zero) }
}
