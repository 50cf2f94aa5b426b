import Testing
import ViewTreeTesting

@testable import ViewTree

/// The columns of a split view in one width.
@MainActor struct SplitPagesTests {
  /// The starts and the widths of the first column, a pushed page, the next column and the line.
  private func columns(
    _ layout: SplitLayout, width: CGFloat, hasPushed: Bool = false, unit: ScreenOptions.Unit = .cells
  ) -> [[CGFloat]?] {
    let cell: CGFloat = unit == .cells ? 1 : 8
    func part(_ id: String) -> some View { Color.clear.accessibilityIdentifier(id) }
    let screen = Screen(width: 130, height: 2, options: ScreenOptions(unit: unit)) {
      layout() {
        part("root")
        if hasPushed {
          part("detail")
          part("next")
        } else {
          part("detail")
        }
        part("line")
      }
      .frame(width: width * cell).frame(width: 130 * cell, alignment: .leading)
    }
    return ["root", "detail", "next", "line"].map { id in
      screen.frame(id: id).map { [$0.minX / cell, $0.width / cell] }
    }
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `the first column is a third of the width, from 20 to 30 columns`(unit: ScreenOptions.Unit) {
    func columns(_ width: CGFloat) -> [[CGFloat]?] { self.columns(SplitLayout(), width: width, unit: unit) }
    expectEqual(columns(50), [[0, 20], [21, 29], nil, [20, 1]])
    expectEqual(columns(76), [[0, 25], [26, 50], nil, [25, 1]])
    expectEqual(columns(120), [[0, 30], [31, 89], nil, [30, 1]])
    expectEqual(columns(49), [[0, 49], nil, nil, nil])
  }

  @Test func `the first column has the width that it asks for, as far as there is room`() {
    func root(_ min: CGFloat?, _ ideal: CGFloat, _ max: CGFloat?) -> [CGFloat]? {
      columns(SplitLayout(width: SplitColumnWidth(min: min, ideal: ideal, max: max)), width: 60)[0]
    }
    expectEqual(root(nil, 16, nil), [0, 16])
    expectEqual(root(10, 16, 12), [0, 12])
    expectEqual(root(22, 16, 30), [0, 22])
    expectEqual(root(nil, 100, nil), [0, 58])
    expectEqual(root(59, 100, nil), [0, 59])
    expectEqual(root(70, 100, nil), [0, 60])
    expectEqual(root(nil, -5, nil), [0, 0])
  }

  @Test func `one column is shown in little room, or if the first is hidden`() {
    let both: [[CGFloat]?] = [[0, 20], [21, 39], nil, [20, 1]]
    expectEqual(columns(SplitLayout(), width: 60), both)
    expectEqual(columns(SplitLayout(showsNext: true), width: 60), both)
    expectEqual(columns(SplitLayout(hidesRoot: true), width: 60), [nil, [0, 60], nil, nil])
    expectEqual(columns(SplitLayout(showsNext: true), width: 40), [nil, [0, 40], nil, nil])
    expectEqual(columns(SplitLayout(hidesRoot: true), width: 40), [[0, 40], nil, nil, nil])
    expectEqual(columns(SplitLayout(leastColumns: 36), width: 36), [[0, 20], [21, 15], nil, [20, 1]])
    expectEqual(columns(SplitLayout(leastColumns: 36), width: 35), [[0, 35], nil, nil, nil])
    expectEqual(columns(SplitLayout(), width: 40, hasPushed: true), [nil, [0, 40], nil, nil])
    expectEqual(columns(SplitLayout(), width: 60, hasPushed: true), both)
  }

  @Test(arguments: [ScreenOptions.Unit.cells, .points])
  func `the ideal size is that of the columns that are shown`(unit: ScreenOptions.Unit) {
    let cell = unit == .cells ? CGSize(width: 1, height: 1) : CGSize(width: 8, height: 16)
    func size(_ layout: SplitLayout, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize? {
      func part(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.clear.frame(
          idealWidth: width * cell.width, maxWidth: .infinity, idealHeight: height * cell.height, maxHeight: .infinity)
      }
      let screen = Screen(width: 130, height: 20, options: ScreenOptions(unit: unit)) {
        layout() {
          part(7, 3)
          part(9, 5)
          part(1, 2)
        }
        .accessibilityIdentifier("all").fixedSize(horizontal: width == nil, vertical: height == nil)
        .frame(width: width.map { $0 * cell.width }, height: height.map { $0 * cell.height })
      }
      return screen.frame(id: "all").map {
        CGSize(width: $0.width / cell.width, height: $0.height / cell.height)
      }
    }
    expectEqual(size(SplitLayout()), CGSize(width: 17, height: 5))
    expectEqual(size(SplitLayout(hidesRoot: true)), CGSize(width: 9, height: 5))
    expectEqual(size(SplitLayout(), width: 60), CGSize(width: 60, height: 5))
    expectEqual(size(SplitLayout(), width: 50), CGSize(width: 50, height: 5))
    expectEqual(size(SplitLayout(), width: 49), CGSize(width: 49, height: 3))
    expectEqual(size(SplitLayout(showsNext: true), width: 30), CGSize(width: 30, height: 5))
    expectEqual(size(SplitLayout(), height: 6), CGSize(width: 17, height: 6))
    expectEqual(size(SplitLayout(), width: 60, height: 6), CGSize(width: 60, height: 6))
  }

  @Test func `each column is measured in its width`() {
    func height(_ layout: SplitLayout, _ width: CGFloat, isRoot: Bool) -> CGFloat? {
      func part(_ isMeasured: Bool) -> some View { Turned()() { if isMeasured { Color.clear } } }
      let screen = Screen(width: 130, height: 90, options: ScreenOptions(unit: .cells)) {
        layout() {
          part(isRoot)
          part(!isRoot)
          Color.clear.frame(width: 1, height: 1)
        }
        .accessibilityIdentifier("all").fixedSize(horizontal: false, vertical: true).frame(width: width)
      }
      return screen.frame(id: "all")?.height
    }
    expectEqual(height(SplitLayout(), 60, isRoot: true), 20)
    expectEqual(height(SplitLayout(), 60, isRoot: false), 39)
    expectEqual(height(SplitLayout(hidesRoot: true), 60, isRoot: false), 60)
    let wide = SplitLayout(width: SplitColumnWidth(min: 70, ideal: 70, max: nil))
    expectEqual(height(wide, 60, isRoot: false), 0)
    expectEqual(columns(wide, width: 60)[1], [61, 0])
  }

  /// A layout that is as high as it may be wide, and flat without a view.
  private struct Turned: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 4, height: subviews.isEmpty ? 0 : proposal.width ?? 80)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  @Test(arguments: 0..<3) func `columns without a line between them are not shown`(count: Int) {
    let screen = Screen(width: 60, height: 2) { SplitLayout()() { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
    expectText(screen.text, equals: "\n")
  }

  @Test func `in an endless width each column has its ideal width`() {
    struct Endless: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 9, height: subviews[0].sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).height)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    let screen = Screen(width: 90, height: 90, options: ScreenOptions(unit: .cells)) {
      Endless()() {
        SplitLayout()() {
          Turned()() { Color.clear }
          Color.clear.frame(width: 1, height: 1)
          Color.clear.frame(width: 1, height: 1)
        }
      }
      .accessibilityIdentifier("all")
    }
    expectEqual(screen.frame(id: "all")?.height, 80)
  }
}
