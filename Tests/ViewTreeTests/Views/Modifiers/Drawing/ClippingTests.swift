import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct ClippingTests {
  @Test func `content beyond the clip is cut`() {
    func screen(clips: Bool) -> Screen {
      Screen(width: 10, height: 3) {
        let text = Text("0123456789").fixedSize().frame(width: 4, height: 1)
        VStack(alignment: .leading, spacing: 0) {
          if clips { text.clipped() } else { text }
          if clips { text.clipShape(Circle()) } else { text }
          if clips { text.cornerRadius(4) } else { text }
        }
        .frame(width: 10)
      }
    }
    expectText(screen(clips: false).text, equals: "0123456789\n0123456789\n0123456789")
    expectText(screen(clips: true).text, equals: "   3456\n   3456\n   3456")
  }

  @Test func `clip shapes without a look in text are accepted`() {
    let screen = Screen(width: 4) {
      Text("Hi").shadow(radius: 3).shadow(color: .red, radius: 1, x: 2, y: 2).ignoresSafeArea()
        .ignoresSafeArea(.keyboard, edges: .bottom).edgesIgnoringSafeArea(.all).contentShape(Rectangle()).contentShape(
          [.interaction, .hoverEffect], Circle())
    }
    expectText(screen.text, equals: "Hi")
  }

  @Test func `a corner is cut where the cells of the background end`() {
    // The frame begins in the middle of a cell.
    let screen = Screen(width: 40, options: ScreenOptions(glyphs: .unicode, unit: .points)) {
      Text("inset").padding(3).background(Color.gray.opacity(0.3)).cornerRadius(5)
      Text("as wide as a line").frame(width: 160)
    }
    let rows = screen.text.split(separator: "\n").prefix(3).map { $0.trimmingCharacters(in: .whitespaces) }
    expectEqual(rows, ["░░░░░░░", "░inset░", "░░░░░░░"])
  }

  @Test func `a shape that clips a button lets clicks through`() {
    struct Clipped: View {
      @State private var taps = 0
      var body: some View { Button("Taps \(taps)") { taps += 1 }.buttonStyle(.plain).clipShape(Rectangle()) }
    }
    let screen = Screen(Clipped(), width: 10)
    screen.click(column: 1, row: 0)
    expectText(screen.text, equals: "Taps 1")
  }
}
