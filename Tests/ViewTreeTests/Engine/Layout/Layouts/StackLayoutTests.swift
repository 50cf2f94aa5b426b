import Testing
import ViewTreeTesting

@testable import ViewTree

/// How a stack, and a grid for its columns and rows, shares a length among views that stretch.
@MainActor struct StackLayoutTests {
  /// The range of a view's length.
  typealias Limits = (least: CGFloat, most: CGFloat)

  private func part(_ axis: Axis, _ limits: Limits, _ id: Int) -> some View {
    Color.red.frame(
      minWidth: axis == .horizontal ? limits.least : nil, maxWidth: axis == .horizontal ? limits.most : nil,
      minHeight: axis == .vertical ? limits.least : nil, maxHeight: axis == .vertical ? limits.most : nil
    )
    .accessibilityIdentifier("\(id)")
  }

  private func lengths<V: View>(_ axis: Axis, of count: Int, in view: V) -> [CGFloat] {
    let screen = Screen(
      view, width: axis == .horizontal ? 10 : 20, height: axis == .vertical ? 10 : 20)
    expectEqual(screen.faults, [])
    return (0..<count).map { screen.frame(id: "\($0)")?.size[axis] ?? -1 }
  }

  private func stack(_ axis: Axis, _ parts: [Limits]) -> [CGFloat] {
    let content = ForEach(parts.indices, id: \.self) { part(axis, parts[$0], $0) }
    return axis == .horizontal
      ? lengths(axis, of: parts.count, in: HStack(spacing: 0) { content })
      : lengths(axis, of: parts.count, in: VStack(spacing: 0) { content })
  }

  private func grid(_ axis: Axis, _ parts: [Limits]) -> [CGFloat] {
    let content = ForEach(parts.indices, id: \.self) { part(axis, parts[$0], $0) }
    let rows = ForEach(parts.indices, id: \.self) { index in GridRow { part(axis, parts[index], index) } }
    return axis == .horizontal
      ? lengths(axis, of: parts.count, in: Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { content } })
      : lengths(axis, of: parts.count, in: Grid(horizontalSpacing: 0, verticalSpacing: 0) { rows })
  }

  /// In a length of 10.
  @Test(
    arguments: [
      // The less flexible one comes first, and the other gets the rest.
      ([(0, 4), (3, 6)], [4, 5]), ([(3, 6), (0, 4)], [5, 4]),
      // The one that needs more comes before another without an end.
      ([(0, .infinity), (6, .infinity)], [4, 6]), ([(6, .infinity), (0, .infinity)], [6, 4]),
      ([(0, .infinity), (6, .infinity), (2, .infinity)], [2, 6, 2]), ([(0, 2), (0, .infinity)], [2, 8]),
      ([(0, .infinity), (0, 2), (7, 7)], [1.5, 1.5, 7]), ([(0, .infinity), (0, .infinity)], [5, 5]),
      ([(12, 12), (0, .infinity)], [12, 0]), ([(0, 8), (0, 8)], [5, 5]), ([(4, 20), (5, 9)], [5, 5]),
      ([(5, 20), (1, 3), (4, 9)], [5, 3, 4]),
    ] as [([Limits], [CGFloat])]) func `a length is shared by flexibility`(parts: [Limits], expected: [CGFloat])
  {
    for axis in Axis.allCases {
      expectEqual(stack(axis, parts), expected, "a stack, \(axis)")
      expectEqual(grid(axis, parts), expected, "a grid, \(axis)")
    }
  }

  @Test func `gaps are no part of the shared length`() {
    let row = HStack(spacing: 2) { ForEach(0..<3) { part(.horizontal, (0, .infinity), $0) } }
    expectEqual(lengths(.horizontal, of: 3, in: row), [2, 2, 2])
    let column = VStack(spacing: 2) { ForEach(0..<3) { part(.vertical, (0, .infinity), $0) } }
    expectEqual(lengths(.vertical, of: 3, in: column), [2, 2, 2])
    let cells = Grid(horizontalSpacing: 2, verticalSpacing: 1) {
      GridRow { ForEach(0..<3) { part(.horizontal, (0, .infinity), $0) } }
      GridRow { Text("a") }
    }
    expectEqual(lengths(.horizontal, of: 3, in: cells), [2, 2, 2])
    let rows = Grid(horizontalSpacing: 1, verticalSpacing: 2) {
      ForEach(0..<3) { index in
        GridRow {
          part(.vertical, (0, .infinity), index); Text("a")
        }
      }
    }
    expectEqual(lengths(.vertical, of: 3, in: rows), [2, 2, 2])
  }

  /// Offers its subview all there is.
  private struct Endless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: .infinity)
    }
  }

  @Test func `of an endless length each view may take all`() {
    let screen = Screen(width: 10, height: 1) {
      Endless {
        HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0)
          Color(red: 0, green: 0, blue: 1).frame(minWidth: 6)
        }
      }
    }
    expectText(screen.render(.cells), contains: "0..9 bg=#ff0000")
  }

  /// A view with a spacing of 0 on some edges, and without preferences on the others.
  private struct Tight: Layout {
    let edges: Edge.Set

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing().union(.zero, edges: edges) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 1, height: 1)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private final class Note { var spacing = ViewSpacing() }

  /// Notes the spacing of its subview.
  private struct Reader: Layout, @unchecked Sendable {
    let note: Note

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      note.spacing = subviews[0].spacing
      return subviews[0].sizeThatFits(proposal)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  /// The edges of a stack of three views with a preference, of which one has it on one edge.
  private func edges(_ axis: Axis, _ number: Int, _ edge: Edge) -> [Edge] {
    let note = Note()
    let views = ForEach(0..<3) { index in Tight(edges: index == number ? Edge.Set(edge) : []) { Text("a") } }
    _ =
      Screen(width: 10, height: 10) {
        Reader(note: note) {
          if axis == .horizontal { HStack { views } } else { VStack { views } }
        }
      }.text
    return Edge.allCases.filter { note.spacing[$0] == 0 }
  }

  @Test(arguments: Edge.allCases) func `a stack keeps the distances of its ends along it, and of all views across`(
    edge: Edge
  ) {
    let isAcrossRow = edge == .top || edge == .bottom
    for number in 0..<3 {
      let isFirst = number == 0 && (edge == .leading || edge == .top)
      let isEnd = isFirst || number == 2 && (edge == .trailing || edge == .bottom)
      expectEqual(edges(.horizontal, number, edge), isAcrossRow || isEnd ? [edge] : [], "row, view \(number)")
      expectEqual(edges(.vertical, number, edge), !isAcrossRow || isEnd ? [edge] : [], "column, view \(number)")
    }
  }

  private typealias Ranked = (least: CGFloat, most: CGFloat, priority: Double)

  private func widths(_ parts: [Ranked]) -> [CGFloat] {
    let row = HStack(spacing: 0) {
      ForEach(parts.indices, id: \.self) { index in
        part(.horizontal, (parts[index].least, parts[index].most), index).layoutPriority(parts[index].priority)
      }
    }
    return lengths(.horizontal, of: parts.count, in: row)
  }

  /// In a length of 10.
  @Test func `a higher priority is served first, and the minimum of lower ones is kept for them`() {
    let endless = CGFloat.infinity
    expectEqual(widths([(0, endless, 0), (0, endless, 1)]), [0, 10])
    expectEqual(widths([(2, endless, 0), (3, endless, 0), (0, endless, 1)]), [2, 3, 5])
    expectEqual(widths([(2, endless, 0), (0, 4, 1), (1, endless, -1)]), [5, 4, 1])
    expectEqual(widths([(1, 3, -1), (0, endless, 2), (2, 5, 0), (1, endless, -1)]), [1, 6, 2, 1])
    expectEqual(widths([(0, 3, 1), (2, endless, 0), (4, endless, 0)]), [3, 3, 4])
    expectEqual(widths([(0, endless, 1), (0, endless, 1), (2, 2, 0)]), [4, 4, 2])
  }

  @Test(arguments: [0, 0.5, 1, 2] as [CGFloat]) func `a single view gets the whole length, however short`(
    length: CGFloat
  ) {
    let column = VStack { Color.red.accessibilityIdentifier("view") }.frame(width: 4, height: length)
    expectEqual(Screen(column, width: 9).frame(id: "view"), CGRect(x: 0, y: 0, width: 4, height: length))
    let row = HStack { Color.red.accessibilityIdentifier("view") }.frame(width: length, height: 2)
    expectEqual(Screen(row, width: 9).frame(id: "view"), CGRect(x: 0, y: 0, width: length, height: 2))
  }

  @Test func `a stack without views has no size and no distances`() {
    let column = VStack {
      Text("a")
      VStack {}
      HStack(spacing: 3) {}
      Text("b")
    }
    expectText(Screen(column, width: 4).text, equals: "a\nb")
  }

  @Test func `a view without a height gets that of its row, and the others stay on their line`() {
    let middle = HStack(spacing: 2) {
      Text("a\nb\nc")
      Divider()
      Text("x")
    }
    expectText(Screen(middle.padding(1), width: 14).text, equals: "\n a  |\n b  |  x\n c  |\n")
    let bottom = HStack(alignment: .bottom, spacing: 1) {
      Text("a\nb\nc")
      Text("x")
      Divider()
      Text("y\nz")
    }
    expectText(Screen(bottom.padding(1), width: 14).text, equals: "\n a   |\n b   | y\n c x | z\n")
  }

  /// A row with a spacer; its height is that of the text.
  private struct Spaced: View {
    @State var hasDivider: Bool

    var body: some View {
      HStack {
        Text("a\nb\nc").onTapGesture { hasDivider.toggle() }
        Spacer().accessibilityIdentifier("space")
        if hasDivider { Divider() }
        Text("x")
      }
    }
  }

  @Test func `a spacer stands on the line of its row, unless another view gets the height`() {
    let screen = Screen(Spaced(hasDivider: true), width: 12)
    expectEqual(screen.frame(id: "space"), CGRect(x: 1, y: 0, width: 8, height: 0))
    screen.click(column: 0, row: 0)
    expectEqual(screen.frame(id: "space"), CGRect(x: 1, y: 1.5, width: 10, height: 0))
    expectEqual(screen.faults, [])
    let row = HStack {
      Text("a\nb\nc")
      Color.clear.frame(width: 2, height: 0).accessibilityIdentifier("flat")
    }
    expectEqual(
      Screen(row.frame(height: 5), width: 9).frame(id: "flat"), CGRect(x: 2, y: 2.5, width: 2, height: 0))
  }

  /// A layout of a program along an axis, which has its own width, whatever its subviews take.
  private struct Four: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 4, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  @Test func `a layout of a program along the axis is as long as it answers, with a spacer in it`() {
    let row = HStack(spacing: 0) {
      Four { Spacer() }.accessibilityIdentifier("0")
      Color.red.accessibilityIdentifier("1")
    }
    expectEqual(lengths(.horizontal, of: 2, in: row), [4, 6])
  }
}
