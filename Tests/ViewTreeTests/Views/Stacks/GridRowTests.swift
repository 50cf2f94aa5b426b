import Testing
import ViewTreeTesting

@MainActor struct GridRowTests {
  @Test func `a modifier of a row is put around each of its cells, and they stay in one row`() {
    let screen = Screen(width: 30) {
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
        .padding(.horizontal, 1)
        GridRow {
          Text("cccc")
          Text("dddd")
        }
      }
    }
    expectText(
      screen.text,
      equals: """
          a    b
        cccc dddd
        """)
  }

  @Test(arguments: [0, -3, .min, 2, 5000, .max])
  func `any number of columns is accepted`(count: Int) {
    let screen = Screen(width: 20) {
      Grid {
        GridRow { Text("wide").gridCellColumns(count) }
        GridRow { Text("a") }
      }
    }
    // A cell over two columns is two columns wide with the spacing between; one over thousands has its text beyond the screen.
    expectText(screen.text, equals: count > 2 ? "\na" : count == 2 ? "wide\n a" : "wide\n  a")
    expectEqual(screen.issues, [])
  }

  @Test func `outside of a grid a row is a group`() {
    let screen = Screen(width: 10) {
      HStack {
        GridRow {
          Text("a")
          Text("b")
        }
      }
    }
    expectText(screen.text, equals: "a b")
  }
}
