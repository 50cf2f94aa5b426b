import Testing
import ViewTreeTesting

@MainActor @Suite struct ImageTests {
  @Test func `a symbol that can be resized takes its frame and stands in its middle`() {
    func picture(_ width: CGFloat, _ height: CGFloat) -> String {
      Screen(width: 12, height: 6) {
        VStack(alignment: .leading, spacing: 0) {
          Text("^")
          HStack(alignment: .top, spacing: 0) {
            Text(">")
            Image(systemName: "switch.on").resizable().frame(width: width, height: height)
            Text("<")
          }
          Text("^")
        }
      }.text
    }
    expectText(picture(9, 3), equals: "^\n>         <\n   (==O)\n\n^\n")
    expectText(picture(5, 5), equals: "^\n>     <\n\n (==O)\n\n")
    expectText(picture(5, 1), equals: "^\n>(==O)<\n^\n\n\n")
    expectText(picture(3, 1), equals: "^\n>(==<)\n^\n\n\n")
  }

  @Test func `a symbol that can not be resized keeps its size`() {
    let screen = Screen(width: 12, height: 3) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "star").background(.red)
        Text("a\nb")
      }
    }
    expectText(screen.text, equals: "*a\n b\n")
    expectText(screen.render(.cells), equals: "\"*a          \"\n  0..0 bg=red\n\" b          \"\n\"            \"")
  }

  @Test func `the first colour of a symbol counts`() {
    func cells<V: View>(_ view: V) -> String { Screen(width: 1) { view }.render(.cells) }
    expectText(cells(Image(systemName: "star").foregroundStyle(.red)), equals: "\"*\"\n  0..0 fg=red")
    expectText(
      cells(Image(systemName: "star").foregroundColor(.red).foregroundColor(.blue)), equals: "\"*\"\n  0..0 fg=red")
  }

  private func column<V: View>(@ViewBuilder _ view: () -> V) -> String {
    Screen(width: 1, content: view).render(.cells)
  }

  @Test func `a picture's own colour wins over the one around, and the innermost of its own`() {
    let cells = column {
      VStack {
        Image(systemName: "circle").foregroundStyle(.green).foregroundColor(.yellow)
        Image(systemName: "circle").foregroundStyle(.foreground)
        Image(systemName: "circle").foregroundColor(nil)
      }
      .foregroundStyle(.blue)
    }
    let colors = cells.split(separator: "\n").filter { $0.contains("fg=") }.map { $0.split(separator: "=")[1] }
    #expect(colors == ["green", "blue"])
  }
}
