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

  @Test(arguments: [0, -3, .min, 2, 5000, .max])
  func `any number of columns is accepted`(count: Int) {
    let screen = Screen(width: 20) {
      Grid {
        GridRow { Text("wide").gridCellColumns(count) }
        GridRow { Text("a") }
      }
    }
    #expect(screen.text.contains("wide") || count > 2)
    #expect(screen.issues.isEmpty)
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
