import Testing
import ViewTreeTesting

@MainActor struct ScrollBoxTests {
  @Test func `the bar has its own glyphs`() {
    let screen = Screen.scrolledLines(8, glyphs: .unicode)
    screen.press(.tab)
    expectText(
      screen.text,
      equals: """
        Line 1  ┃
        Line 2  ┃
        Line 3  │
        Line 4  │
        """)
  }

  @Test func `the offset is clamped when the content shrinks`() {
    struct Shrinking: View {
      @State private var count = 9
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("fewer").onTapGesture { count = 5 }
          ScrollView {
            VStack(alignment: .leading) { ForEach(1...count, id: \.self) { Text("Line \($0)") } }.frame(
              width: 9, alignment: .leading)
          }
        }
      }
    }
    let screen = Screen(width: 9, height: 4) { Shrinking() }
    screen.press(.tab)
    screen.press(.end)
    screen.press(.tab)
    screen.click(column: 0, row: 0)
    expectText(screen.text, contains: "Line 5")
    expectText(screen.text, lacks: "Line 2")
  }

  @Test func `a view that gets the focus is scrolled into view`() {
    let screen = Screen(width: 12, height: 3) {
      ScrollView { VStack(alignment: .leading) { ForEach(1...8, id: \.self) { row in Button("Row \(row)") {} } } }
    }
    for _ in 1...5 { screen.press(.tab) }
    expectText(screen.text, contains: "Row 5")
    expectText(screen.text, lacks: "Row 2")
    for _ in 1...3 { screen.press(.backTab) }
    expectText(screen.text, contains: "Row 2")
  }

  @Test func `a view that is scrolled away cannot be clicked`() {
    final class Count { var value = 0 }
    let count = Count()
    let screen = Screen(width: 12, height: 4) {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(1...8, id: \.self) { Text("Row \($0)").onTapGesture { count.value += 1 } }
          }
        }
        .frame(height: 2)
        Text("below")
      }
    }
    screen.click(column: 0, row: 2)
    expectEqual(count.value, 0)
    screen.click(column: 0, row: 1)
    expectEqual(count.value, 1)
  }

  @Test func `an empty scroll view does no harm`() {
    let screen = Screen(width: 6, height: 2) { ScrollView([]) { EmptyView() } }
    screen.press(.tab)
    screen.press(.pageDown)
    expectEqual(screen.size, .zero)
  }
}
