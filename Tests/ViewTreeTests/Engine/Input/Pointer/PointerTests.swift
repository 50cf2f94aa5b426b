import Testing
import ViewTreeTesting

/// The second of two quick clicks, which meets something else than the first.
@MainActor struct PointerTests {
  private func doubleClick(_ screen: Screen, column: Int, row: Int, count: Int = 2) {
    screen.click(column: column, row: row, count: count)
  }

  @Test func `a double click on a link pushes, and does not go back`() throws {
    let screen = Screen(width: 20, height: 6) {
      NavigationStack {
        NavigationLink("Next") { Text("page") }.frame(maxHeight: .infinity, alignment: .top)
      }
    }
    try screen.find(.button, "Next").tap()
    let back = try screen.find(.button, "Back").frame
    try screen.find(.button, "Back").tap()
    let link = try screen.find(.button, "Next").frame
    #expect(link.intersects(back), "the button comes under the pointer")
    doubleClick(screen, column: Int(max(link.minX, back.minX)) + 1, row: Int(back.minY))
    expectText(screen.text, contains: "page")
    // A click of its own does.
    screen.click(column: Int(back.minX) + 1, row: Int(back.minY))
    expectText(screen.text, contains: "Next")
  }

  @Test func `a double click beside a menu closes it, and presses nothing below it`() throws {
    var presses = 0
    let screen = Screen(width: 20, height: 8) {
      Menu("Edit") { Button("Cut") {} }.frame(maxWidth: .infinity, alignment: .leading)
      Spacer()
      Button("below") { presses += 1 }
    }
    try screen.find(.menu, "Edit").tap()
    let button = Int(try screen.find(.button, "below").frame.midY)
    doubleClick(screen, column: 10, row: button)
    expectText(screen.text, lacks: "Cut")
    expectEqual(presses, 0)
    screen.click(column: 10, row: button)
    expectEqual(presses, 1)
  }

  @Test func `a double click that closes a sheet leaves what was below it alone`() throws {
    struct Asked: View {
      @State private var isShown = true
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
          .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
      }
    }
    let screen = Screen(Asked(), width: 30, height: 9)
    let close = try screen.find(.button, "Close").frame
    doubleClick(screen, column: Int(close.midX), row: Int(close.midY))
    expectText(screen.text, contains: "count 0")
    doubleClick(screen, column: Int(close.midX), row: Int(close.midY))
    expectText(screen.text, contains: "count 2")
  }

  @Test func `another row that comes under the pointer is not deleted by the second click`() {
    struct Rows: View {
      @State private var rows = ["a", "b", "c"]
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(rows, id: \.self) { row in Button("Delete \(row)") { rows.removeAll { $0 == row } } }
        }
      }
    }
    let screen = Screen(Rows(), width: 20)
    doubleClick(screen, column: 3, row: 0, count: 3)
    expectText(screen.text, contains: "Delete b")
    screen.click(column: 3, row: 0)
    expectText(screen.text, lacks: "Delete b")
  }

  @Test func `a view that replaces the clicked one does not take the focus by the second click`() {
    struct Exchanged: View {
      @State private var isStarted = false
      @FocusState private var isFocused: Bool
      var body: some View {
        if isStarted {
          Text("focused: \(isFocused)").focusable().focused($isFocused)
        } else {
          Button("Start") { isStarted = true }
        }
      }
    }
    let screen = Screen(Exchanged(), width: 20)
    doubleClick(screen, column: 3, row: 0)
    expectText(screen.text, contains: "focused: false")
    screen.click(column: 3, row: 0)
    expectText(screen.text, contains: "focused: true")
  }

  @Test func `two quick clicks on one control are two, even if its content changes between them`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button(count > 0 ? "more: \(count)" : "start") { count += 1 } }
    }
    let screen = Screen(Counter(), width: 20)
    doubleClick(screen, column: 3, row: 0, count: 3)
    expectText(screen.text, contains: "more: 3")
  }
}
