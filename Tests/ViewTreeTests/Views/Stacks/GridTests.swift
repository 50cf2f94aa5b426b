import Testing
import ViewTreeTesting

@MainActor struct GridTests {
  @Test func `columns are as wide as their widest cell`() {
    let screen = Screen(width: 30) {
      Grid(alignment: .leading) {
        GridRow {
          Text("Name")
          Text("Size").gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Notes")
          Text("12 KB")
        }
        GridRow {
          Text("Photographs")
          Text("3 KB")
        }
        GridRow { Text("everything there is").gridCellColumns(2) }
      }
    }
    expectText(
      screen.text,
      equals: """
        Name           Size
        -------------------
        Notes         12 KB
        Photographs    3 KB
        everything there is
        """)
  }

  @Test func `rows come and go`() {
    struct Rows: View {
      @State private var count = 1
      var body: some View {
        Grid(alignment: .leading) {
          ForEach(0..<count, id: \.self) { row in
            GridRow {
              Text("row \(row)")
              Text(String(repeating: "x", count: row + 1))
            }
          }
        }
        .onTapGesture { count = count == 1 ? 3 : 1 }
      }
    }
    let screen = Screen(width: 12) { Rows() }
    screen.click(column: 0, row: 0)
    expectText(
      screen.text,
      equals: """
        row 0 x
        row 1 xx
        row 2 xxx
        """)
    screen.click(column: 0, row: 0)
    expectText(screen.text, equals: "row 0 x")
  }
}
