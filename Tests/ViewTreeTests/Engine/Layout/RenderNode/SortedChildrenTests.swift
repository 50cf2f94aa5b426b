import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// Children that lie one after the other are found by halves, and a few others before them as well.
@MainActor @Suite struct SortedChildrenTests {
  @Test func `a click on one of a thousand rows in a box looks at few of them`() throws {
    let screen = Screen(Boxed())
    let row = try screen.find(.toggle, "Row 700").frame
    let point = CGPoint(x: row.minX + 1, y: row.midY)
    var looked = 0
    func count(_ element: RenderNode, _ point: CGPoint) {
      let here = CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001))
      for child in element.children(in: here) {
        looked += 1
        count(child, point - child.origin)
      }
    }
    count(screen.frames.root, point)
    #expect((5...40).contains(looked))
  }

  private struct Boxed: View {
    @State private var isOn = false
    var body: some View {
      Form { Section("All") { ForEach(0..<1_000, id: \.self) { Toggle("Row \($0)", isOn: $isOn) } } }
    }
  }

  /// The first subview over the whole, the others below each other.
  private struct Board: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 6, height: subviews.count - 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      for (row, subview) in subviews.dropFirst().enumerated() {
        subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(row)), proposal: .unspecified)
      }
    }
  }

  private struct Cover: View {
    let isInFront: Bool
    @State private var number = 0

    var body: some View {
      Board {
        Text(number == 1 ? "@@@@@@" : "######").frame(maxHeight: .infinity).zIndex(isInFront ? 1 : 0).onTapGesture {
          number += 1
        }
        ForEach(0..<11) { row in
          Text(row == 5 ? "r\(number)" : "row").onTapGesture { number += 10 }
        }
      }
    }
  }

  @Test func `earlier views are drawn and hit below later ones, unless their index is higher`() {
    let below = Screen { Cover(isInFront: false) }
    expectEqual(below.text.split(separator: "\n")[5], "r0####")
    below.click(column: 0, row: 5)
    expectEqual(below.text.split(separator: "\n")[5], "r10###")
    below.click(column: 4, row: 5)
    expectEqual(below.text.split(separator: "\n")[5], "r11###")
    let above = Screen { Cover(isInFront: true) }
    expectEqual(above.text.split(separator: "\n")[5], "######")
    above.click(column: 0, row: 5)
    expectEqual(above.text.split(separator: "\n")[5], "@@@@@@")
  }

  @Test(arguments: [Axis.vertical, .horizontal]) func `the children in an area are found along an axis`(axis: Axis) {
    let layout = axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    let screen = Screen(width: 12, height: 12) {
      layout { ForEach(0..<6) { _ in Text("ab\ncd") } }
    }
    let nodes = screen.descendants.map(\.node.renderNode)
    expectEqual(nodes.count, 6)
    func range(_ start: CGFloat, _ end: CGFloat, from first: Int = 0) -> Range<Int> {
      let area =
        axis == .vertical
        ? CGRect(x: 0, y: start, width: 1, height: end - start) : CGRect(x: start, y: 0, width: end - start, height: 1)
      return nodes[first...].range(in: area, along: axis)
    }
    expectEqual(
      [(0, 12), (2, 4), (3, 5), (4.5, 4.5), (-3, -1), (12, 14), (-5, 1), (11, 20)].map { range($0, $1) },
      [0..<6, 1..<2, 1..<3, 2..<3, 0..<0, 6..<6, 0..<1, 5..<6])
    expectEqual([range(0, 12, from: 2), range(0, 5, from: 2), range(0, 3, from: 2)], [2..<6, 2..<3, 2..<2])
  }
}
