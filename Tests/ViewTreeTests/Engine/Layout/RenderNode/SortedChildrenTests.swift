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
}
