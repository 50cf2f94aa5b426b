import Testing
import ViewTreeTesting

@testable import ViewTree

/// The columns and rows of a grid; the pictures of its modifiers are in `GridTests`.
@MainActor struct GridLayoutTests {
  private func picture<V: View>(
    _ width: Int = 20, unit: ScreenOptions.Unit = .cells, @ViewBuilder _ view: () -> V
  ) -> String {
    Screen(view(), width: width, options: ScreenOptions(unit: unit)).text
  }

  private var letters: some View {
    GridRow {
      Text("a")
      Text("b")
    }
  }

  @Test func `a view that spans a row is offered the width of the grid, and wraps in it`() {
    expectText(
      picture(10) {
        Grid(alignment: .leading) {
          letters
          Text("one two three four")
        }
      }, equals: "a     b\none two\nthree four")
  }

  @Test func `the columns are widened by what the widest view needs, once`() {
    func beside(_ texts: [String]) -> String {
      picture {
        HStack(spacing: 0) {
          Grid(alignment: .leading, horizontalSpacing: 1) {
            letters
            ForEach(texts, id: \.self) { Text($0) }
          }
          Text("|")
        }
      }
    }
    expectText(beside(["abcd"]), equals: "a  b\nabcd|")
    expectText(beside(["abcdefg", "hijklmn"]), equals: "a   b\nabcdefg|\nhijklmn")
    expectText(beside(["ab"]), equals: "a b\nab |")
  }

  /// The sizes of a grid for some proposals.
  private func sizes<V: View>(_ proposals: [ProposedViewSize], @ViewBuilder _ grid: () -> V) -> [CGSize] {
    var sizes: [CGSize] = []
    let asking = Asking { subview in sizes = proposals.map { subview.sizeThatFits($0) } }
    let grid = grid()
    _ = Screen(width: 20) { asking { grid } }.text
    return sizes
  }

  private struct Asking: Layout {
    let ask: @MainActor (LayoutSubview) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      MainActor.assumeIsolated { ask(subviews[0]) }
      return CGSize(width: 4, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test func `a grid of views that grow takes any length, and at least its gaps`() {
    let proposals = [ProposedViewSize.infinity, .zero, .unspecified, ProposedViewSize(width: 9, height: 8)]
    let grid = Grid(horizontalSpacing: 1, verticalSpacing: 2) {
      ForEach(0..<2) { _ in
        GridRow {
          Color.red
          Color.blue
        }
      }
    }
    expectEqual(
      sizes(proposals) { grid },
      [
        CGSize(width: CGFloat.infinity, height: .infinity), CGSize(width: 1, height: 2), CGSize(width: 21, height: 22),
        CGSize(width: 9, height: 8),
      ])
  }

  @Test func `a grid without rows has no size, and one row has no gap`() {
    expectEqual(sizes([.infinity, .zero, .unspecified]) { Grid {} }, [.zero, .zero, .zero])
    let row = Grid(verticalSpacing: 1) { GridRow { Color.red.accessibilityIdentifier("cell") } }
    expectEqual(Screen(row, width: 6, height: 5).frame(id: "cell"), CGRect(x: 0, y: 0, width: 6, height: 5))
  }

  @Test func `a row whose cells are not sized has no height, in any alignment`() {
    expectText(
      picture {
        VStack(spacing: 0) {
          Grid {
            GridRow { Text("a") }
            GridRow { Color.red.gridCellUnsizedAxes(.vertical) }
            GridRow(alignment: .firstTextBaseline) { Color.red.gridCellUnsizedAxes(.vertical) }
            GridRow { Text("b") }
          }
          Text("|")
        }
      }, equals: "          a\n          b\n          |")
  }

  @Test func `gaps in points are columns across and rows along`() {
    expectText(
      picture(unit: .points) {
        Grid(horizontalSpacing: 8, verticalSpacing: 16) {
          letters
          letters
        }
      }, equals: "a b\n\na b")
  }

  @Test func `cells on a baseline are aligned in the width of their columns`() {
    let words = GridRow {
      Text("abcdef")
      Text("ghij")
    }
    expectText(
      picture {
        Grid(alignment: .trailing) {
          words
          GridRow(alignment: .firstTextBaseline) {
            Text("k\nl")
            Text("m").padding(.top, 1)
          }
        }
      }, equals: "abcdef ghij\n\n     k    m\n     l")
    expectText(
      picture {
        Grid(alignment: .leading) {
          words
          GridRow(alignment: .lastTextBaseline) {
            Text("k\nl")
            Text("mno")
          }
        }
      }, equals: "abcdef ghij\nk\nl      mno")
  }

  @Test func `a row whose alignment changes moves its cells`() {
    struct Turning: View {
      @State private var isLow = false

      var body: some View {
        Grid {
          GridRow(alignment: isLow ? .bottom : .top) {
            Text("a\nb").onTapGesture { isLow.toggle() }
            Text("c")
          }
        }
      }
    }
    let screen = Screen(Turning(), width: 6)
    for expected in ["a c\nb", "a\nb c", "a c\nb"] {
      expectText(screen.text, equals: expected)
      screen.click(column: 0, row: 0)
      expectEqual(screen.faults, [])
    }
  }

  /// A guide at a distance from the leading edge that is the height.
  private enum Slope: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  @Test func `a cell on a baseline is aligned in a frame of its own height`() {
    let alignment = Alignment(horizontal: HorizontalAlignment(Slope.self), vertical: .firstTextBaseline)
    expectText(
      picture {
        Grid(alignment: alignment) {
          GridRow { Text("abcdef") }
          GridRow { Text("abc\nd") }
        }
      }, equals: "abcdef\nabc\nd")
  }

  @Test func `a view that spans a row of a grid without a width has none`() {
    let narrow = ProposedViewSize(width: 0, height: 2)
    expectEqual(sizes([.zero, narrow]) { Grid { Color.red } }, [.zero, CGSize(width: 0, height: 2)])
    let cell = Grid(horizontalSpacing: 0) { GridRow { Color.red.gridCellColumns(2) } }
    expectEqual(sizes([narrow]) { cell }, [CGSize(width: 0, height: 2)])
  }

  @Test func `a cell spans 1000 columns at most`() {
    func width(_ columns: Int) -> CGFloat? {
      sizes([.unspecified]) {
        Grid(horizontalSpacing: 1) {
          GridRow {
            Text("a").gridCellColumns(columns)
            Text("b")
          }
        }
      }
      .first?.width
    }
    expectEqual([999, 1000, 1001, 5000].map(width), [1000, 1001, 1001, 1001])
  }

  @Test func `a cell of one column does not get what the others leave`() {
    expectText(
      picture(12) {
        Grid(alignment: .topLeading, horizontalSpacing: 1) {
          GridRow {
            Text("aa bb c")
            Text("cc dddd ee")
          }
        }
      }, equals: "aa bb cc\nc     dddd\n      ee")
  }
}
