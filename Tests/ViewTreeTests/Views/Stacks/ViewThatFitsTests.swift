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

  private func choice(_ axes: Axis.Set?, width: Int, height: Int, isFixed: Bool = false) -> String {
    Screen(width: width, height: height) {
      Group {
        if let axes {
          ViewThatFits(in: axes) { ForEach(["aaaa\na\na", "bb\nb", "c"], id: \.self) { Text($0) } }
        } else {
          ViewThatFits { ForEach(["aaaa\na\na", "bb\nb", "c"], id: \.self) { Text($0) } }
        }
      }
      .fixedSize(horizontal: isFixed, vertical: isFixed)
    }
    .text.prefix(1).description
  }

  @Test func `only the axes that are named decide, and both by default`() {
    let sizes = [(4, 3), (3, 3), (4, 2), (2, 2), (1, 2), (2, 9), (1, 9)]
    func choices(_ axes: Axis.Set?) -> String { sizes.map { choice(axes, width: $0.0, height: $0.1) }.joined() }
    expectEqual(choices(.horizontal), "ababcbc")
    expectEqual(choices(.vertical), "abbbcaa")
    expectEqual(choices(nil), "abbbcbc")
    expectEqual(choices([.horizontal, .vertical]), choices(nil))
    expectEqual([nil, .horizontal, .vertical].map { choice($0, width: 1, height: 1, isFixed: true) }, ["a", "a", "a"])
  }
}
