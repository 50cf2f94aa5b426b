import Testing
import ViewTreeTesting

@MainActor struct SheetLayoutTests {
  private struct Page: View {
    let isAlert: Bool
    @State private var isShown = false

    var body: some View {
      Button("Show") { withAnimation(.linear(duration: 1)) { isShown = true } }
        .alert("Title", isPresented: isAlert ? $isShown : .constant(false)) { Button("OK") {} }
        .sheet(isPresented: isAlert ? .constant(false) : $isShown) { Text("Title") }
    }
  }

  @Test(arguments: [false, true]) func `a sheet and an alert slide in from the bottom`(isAlert: Bool) throws {
    let screen = Screen(width: 20, height: 12) { Page(isAlert: isAlert) }
    /// The row of the title; below the screen while it is not visible.
    func row() -> Int {
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.firstIndex { $0.contains("Title") } ?? 12
    }
    try screen.find(.button, "Show").tap()
    screen.advance(by: .zero)
    var rows = [row()]
    for _ in 0..<4 {
      screen.advance(by: .milliseconds(300))
      rows.append(row())
    }
    expectEqual(rows, rows.sorted(by: >))
    #expect(rows[0] > rows[4] && Set(rows).count > 2, "\(rows)")
  }

  @Test func `an alert takes all rows of the screen if it needs them`() {
    let screen = Screen(width: 19, height: 5) {
      Color.clear.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    expectText(
      screen.text,
      equals: """
           +-----------+
           | Sure?     |
           |           |
           | [= Yes =] |
           +-----------+
        """)
  }

  @Test func `a sheet that is larger than the screen begins at its edge`() {
    func picture(_ content: some View, height: Int) -> String {
      Screen(width: 9, height: height) { Text("page").sheet(isPresented: .constant(true)) { content } }.text
    }
    expectText(picture(Text("a wide sheet").fixedSize(), height: 3), equals: "+--------\n| a wide\n+--------")
    expectText(picture(Text("1\n2\n3\n4").fixedSize(), height: 4), equals: "  +---+\n  | 1 |\n  | 2 |\n  | 3 |")
  }

  @Test func `the views below an alert are dim`() {
    let page = Text("below").frame(maxHeight: .infinity, alignment: .top)
    let screen = Screen(width: 19, height: 7) {
      page.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    expectText(screen.render(.cells), contains: "\"below              \"\n  0..4 dim\n")
  }

  private struct Covered: View {
    @State private var isShown = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Show") { withAnimation(.linear(duration: 1)) { isShown = true } }.buttonStyle(.plain)
        Text("below")
      }
      .fullScreenCover(isPresented: $isShown) { Text("Title") }
    }
  }

  @Test func `a cover slides in from the bottom`() throws {
    let screen = Screen(Covered(), width: 10, height: 6)
    try screen.find(.button, "Show").tap()
    screen.advance(by: .zero)
    screen.advance(by: .milliseconds(500))
    expectText(screen.text, equals: "Show\nbelow\n\nTitle\n\n")
  }
}
