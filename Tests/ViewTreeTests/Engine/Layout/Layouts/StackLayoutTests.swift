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
}
