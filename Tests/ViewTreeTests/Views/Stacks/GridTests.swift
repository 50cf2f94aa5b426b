import Testing
import ViewTreeTesting

@MainActor struct GridTests {
  @Test func `a row aligned by baselines is as high as its cells together`() {
    let grid = Grid {
      GridRow(alignment: .firstTextBaseline) {
        Text("a\nb")
        Text("c").padding(.top, 1)
      }
      GridRow {
        Text("x")
        Text("y")
      }
    }
    expectText(Screen(grid, width: 8).text, equals: "\na c\nb\nx y")
  }

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

  private func picture<V: View>(_ width: Int = 20, _ height: Int? = nil, @ViewBuilder _ view: () -> V) -> String {
    Screen(width: width, height: height, content: view).text
  }

  @Test func `cells stand in their row by its alignment, or else by the grid's`() {
    func rows(_ alignment: Alignment) -> some View {
      Grid(alignment: alignment) {
        GridRow(alignment: .top) {
          Text("a\nb\nc")
          Text("t")
        }
        GridRow(alignment: .bottom) {
          Text("d\ne\nf")
          Text("t")
        }
        GridRow {
          Text("ggg\nh\ni")
          Text("t")
        }
      }
    }
    expectText(picture { rows(.center) }, equals: " a  t\n b\n c\n d\n e\n f  t\nggg\nh   t\ni")
    expectText(picture { rows(.bottomTrailing) }, equals: "  a t\n  b\n  c\n  d\n  e\n  f t\nggg\nh\ni   t")
  }

  @Test func `cells of a row stand on its baseline, whatever their edges say`() {
    expectText(
      picture {
        Grid {
          GridRow(alignment: .lastTextBaseline) {
            Text("a\nb")
            Text("c")
          }
          GridRow(alignment: .firstTextBaseline) {
            Text("d\ne")
            Text("f").alignmentGuide(.bottom) { _ in 0 }
          }
        }
      }, equals: "a\nb c\nd f\ne")
  }

  @Test func `an anchor places a cell in its column and row`() {
    expectText(
      picture {
        Grid {
          GridRow {
            Text("aaaaa\nb\nc")
            Text("t").gridCellAnchor(UnitPoint(x: 1, y: 0))
            Text("uuu")
          }
          GridRow {
            Text("x").gridCellAnchor(.bottomTrailing)
            Text("yyyy\nz")
          }
        }
      }, equals: "aaaaa    t\nb          uuu\nc\n      yyyy\n    x z")
  }

  @Test func `an axis that is not sized does not make a row or a column larger`() {
    func grid(_ axes: Axis.Set) -> String {
      picture(12, 4) {
        Grid {
          GridRow {
            Text("a")
            Color.red.gridCellUnsizedAxes(axes)
          }
          GridRow {
            Text("b")
            Text("ccc")
          }
        }
      }
    }
    expectText(grid([]), equals: "  ##########\na ##########\n  ##########\nb     ccc")
    expectText(grid(.horizontal), equals: "  ###\na ###\n  ###\nb ccc")
    expectText(grid(.vertical), equals: "a ##########\nb     ccc\n\n")
    expectText(grid([.horizontal, .vertical]), equals: "a ###\nb ccc\n\n")
  }

  @Test func `a wide cell widens all columns below it alike, unless its width is not sized`() {
    func grid(_ axes: Axis.Set, isRow: Bool) -> String {
      picture {
        Grid(alignment: .leading) {
          GridRow { ForEach(["a", "b", "|"], id: \.self) { Text($0) } }
          if isRow {
            Text("abcdefghijk").gridCellUnsizedAxes(axes)
          } else {
            GridRow {
              Text("abcdefg").gridCellUnsizedAxes(axes).gridCellColumns(2)
              Text("|")
            }
          }
        }
      }
    }
    expectText(grid([], isRow: false), equals: "a   b   |\nabcdefg |")
    expectText(grid([], isRow: true), equals: "a   b   |\nabcdefghijk")
    expectText(grid(.horizontal, isRow: false), equals: "a b |\nabc\ndef |\ng")
    expectText(grid(.horizontal, isRow: true), equals: "a b |\nabcde\nfghij\nk")
  }

  @Test func `rows may lack cells, and there may be no row`() {
    expectText(
      picture {
        Grid(alignment: .leading) {
          GridRow { Text("a") }
          GridRow { ForEach(["b", "c", "d"], id: \.self) { Text($0) } }
        }
      }, equals: "a\nb c d")
    expectText(
      picture {
        Grid(alignment: .trailing) {
          Text("abc")
          Text("d")
        }
      }, equals: "abc\n  d")
  }

  @Test func `a column has the alignment that one of its cells names`() {
    expectText(
      picture {
        Grid {
          GridRow { ForEach(["aaaaa", "bbbbb"], id: \.self) { Text($0) } }
          GridRow { Text("x").gridColumnAlignment(.trailing).gridCellColumns(2) }
          GridRow { ForEach(["y", "z"], id: \.self) { Text($0) } }
        }
      }, equals: "aaaaa bbbbb\n          x\n    y   z")
  }

  @Test func `the gaps of a grid lie between its columns and rows alone`() {
    expectText(
      picture {
        Grid(horizontalSpacing: 3, verticalSpacing: 1) {
          GridRow { ForEach(["a", "b"], id: \.self) { Text($0) } }
          GridRow { ForEach(["c", "d"], id: \.self) { Text($0) } }
          Text("eeeeeeee")
        }
      }, equals: " a    b\n\n c    d\n\neeeeeeee")
    expectText(
      picture(5, 7) {
        Grid(verticalSpacing: 1) {
          GridRow { Color.red }
          GridRow { Text("a") }
          GridRow { Color.red }
        }
      }, equals: "#####\n#####\n\n  a\n\n#####\n#####")
  }

  @Test func `of columns that grow alike, the one with the larger minimum takes it first`() {
    func columns(_ minimums: [CGFloat]) -> String {
      picture(11) {
        Grid {
          GridRow {
            ForEach(minimums, id: \.self) { minimum in
              Color.red.frame(minWidth: minimum, maxWidth: .infinity).frame(height: 1)
            }
          }
        }
      }
    }
    expectText(columns([2, 7]), equals: "### #######")
    expectText(columns([7, 2]), equals: "####### ###")
  }

  @Test func `columns and anchors are mirrored from right to left`() {
    expectText(
      picture {
        Grid(alignment: .leading, horizontalSpacing: 2) {
          GridRow { ForEach(["a", "bbb"], id: \.self) { Text($0) } }
          GridRow {
            Text("cc").gridCellAnchor(.trailing)
            Text("d")
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }, equals: "bbb   a\n  d  cc")
  }

  @Test func `a view beside the rows that takes every width makes the grid the more flexible one`() {
    let screen = Screen(width: 30) {
      HStack(spacing: 0) {
        Grid {
          Divider()
          GridRow { Text("ab") }
        }
        Text("x").frame(maxWidth: 10).border(.red)
      }
    }
    expectText(
      screen.text,
      equals: """
        --------------------
                 ab         |    x   |
        """)
  }

  @Test(arguments: [30, 9]) func `a cell over several columns leaves the others their width`(width: Int) {
    let screen = Screen(width: width) {
      Grid(horizontalSpacing: 1) {
        GridRow {
          Text("a")
          Text("bbb")
          Text("c")
        }
        GridRow {
          Divider().gridCellColumns(2)
          Text("z")
        }
      }
    }
    expectText(
      screen.text,
      equals: width == 9
        ? "  a bbb c\n------- z".replacing("  a bbb", with: " a  bbb")
        : "      a            bbb       c\n---------------------------- z")
  }
}
