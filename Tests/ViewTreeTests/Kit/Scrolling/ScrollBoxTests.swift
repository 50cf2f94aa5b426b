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

  @Test func `a scroll view without content has no height of its own`() {
    let screen = Screen(width: 6, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView { EmptyView() }.fixedSize()
        Text("below")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    expectText(screen.text, startsWith: "below\n")
  }

  @Test func `a guide of the content does not move when the content scrolls`() {
    func screen(_ axis: Axis.Set, _ content: some View) -> Screen {
      Screen(content, width: 8, height: 4)
    }
    let column = screen(
      .horizontal,
      VStack(alignment: .leading, spacing: 0) {
        ScrollView(.horizontal, showsIndicators: false) {
          Text("0123456789").fixedSize().alignmentGuide(.leading) { _ in 2 }
        }
        .frame(width: 6)
        Text("x")
      })
    let row = screen(
      .vertical,
      HStack(alignment: .top, spacing: 0) {
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) { ForEach(0..<6, id: \.self) { Text("\($0)") } }.alignmentGuide(.top) { _ in 2 }
        }
        .frame(height: 3)
        Text("x")
      })
    func place(_ screen: Screen) -> (Int, Int)? {
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.firstIndex { $0.contains("x") }.map {
        ($0, lines[$0].distance(from: lines[$0].startIndex, to: lines[$0].firstIndex(of: "x")!))
      }
    }
    for (screen, key) in [(column, Key.right), (row, .down)] {
      let before = place(screen)
      screen.press(.tab)
      screen.press(key)
      expectText(screen.text, lacks: "0")
      #expect(before != nil && before! == place(screen) ?? (-1, -1), "\(screen.text)")
    }
  }

  @Test func `an empty scroll view does no harm`() {
    let screen = Screen(width: 6, height: 2) { ScrollView([]) { EmptyView() } }
    screen.press(.tab)
    screen.press(.pageDown)
    expectEqual(screen.size, .zero)
  }
}
