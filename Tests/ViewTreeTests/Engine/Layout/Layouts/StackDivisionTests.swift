import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// A stack asks text less than it asks other views, as text does not grow; that must not show.
@MainActor struct StackDivisionTests {
  /// Hides from the stack what is inside.
  private struct Opaque: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  private struct Part: View {
    let text: String
    let isOpaque: Bool

    var body: some View {
      if isOpaque { Opaque { Text(text) } } else { Text(text) }
    }
  }

  private func screen<L: Layout>(_ layout: L, _ texts: [String], width: Int, height: Int?, isOpaque: Bool) -> Screen {
    Screen(width: width, height: height) {
      layout {
        Part(text: texts[0], isOpaque: isOpaque)
        Color.blue.frame(minWidth: 2)
        Part(text: texts[1], isOpaque: isOpaque).accessibilityIdentifier("text")
        Rectangle().stroke(.red).frame(minWidth: 5, maxWidth: 9, maxHeight: 2)
        Part(text: texts[2], isOpaque: isOpaque).layoutPriority(-1)
        Image(systemName: "star.fill").resizable()
      }
    }
  }

  @Test(arguments: [["a", "b", "c"], ["one two", "three", "four five six"], ["longer than the rest", "x", "yy"]])
  func `text gets the space that any view of its size gets`(texts: [String]) {
    for width in 0..<60 {
      for height in [nil, 2, 9] {
        let (row, other) = (
          screen(HStackLayout(), texts, width: width, height: height, isOpaque: false),
          screen(HStackLayout(), texts, width: width, height: height, isOpaque: true)
        )
        expectEqual(row.render(.cells), other.render(.cells))
        expectEqual(row.frame(id: "text"), other.frame(id: "text"))
        guard let height else { continue }
        let (column, otherColumn) = (
          screen(VStackLayout(), texts, width: height * 2, height: width, isOpaque: false),
          screen(VStackLayout(), texts, width: height * 2, height: width, isOpaque: true)
        )
        expectEqual(column.render(.cells), otherColumn.render(.cells))
        expectEqual(column.frame(id: "text"), otherColumn.frame(id: "text"))
      }
    }
  }

  @Test func `text that needs more than an equal share is measured for its minimum`() {
    let screen = Screen(width: 1, height: 4) {
      VStack(spacing: 0) {
        Text("a b").accessibilityIdentifier("text")
        Text("c").lineLimit(3, reservesSpace: true).accessibilityIdentifier("reserved")
      }
    }
    expectEqual(screen.frame(id: "text"), CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(screen.frame(id: "reserved"), CGRect(x: 0, y: 1, width: 1, height: 3))
  }

  @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
  func `a stack that holds an endless view is endless across, however that is aligned`(alignment: HorizontalAlignment) {
    let screen = Screen(width: 10, height: 2) {
      HStack(spacing: 0) {
        VStack(alignment: alignment) { Color.red }.accessibilityIdentifier("rest")
        Color.blue.frame(width: 8)
      }
    }
    expectEqual(screen.frame(id: "rest")?.width, 2)
  }

  @MainActor private final class Offers {
    var all: [String] = []

    func note(_ name: String, _ width: CGFloat?) {
      all.append(name + (width.map { $0 == .infinity ? "∞" : $0 == $0.rounded() ? "\(Int($0))" : "\($0)" } ?? "nil"))
    }
  }

  /// A layout that notes the widths that it is offered, and takes them between two limits.
  private struct Limited: Layout {
    let name: String
    let offers: Offers
    var least: CGFloat = 0
    var most = CGFloat.infinity

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      MainActor.assumeIsolated { offers.all.append("\(name) spacing") }
      return ViewSpacing()
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      MainActor.assumeIsolated { offers.note(name, proposal.width) }
      return CGSize(width: min(max(proposal.width ?? least, least), most), height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      MainActor.assumeIsolated { offers.note("\(name)=", proposal.width) }
    }
  }

  /// A leaf that notes the widths that it is offered, and takes at most one.
  private struct Short: Leaf {
    let name: String
    let offers: Offers
    let width: CGFloat
    var isSettled = false

    func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
      offers.note(name, proposal.width)
      return CGSize(width: min(proposal.width ?? width, width), height: 1)
    }

    func draw(into picture: inout DrawContext, in context: borrowing LeafContext) {}
  }

  /// The offers in a row of 10 columns, in their order; `∞` is an endless one, and `=` the one of the place.
  private func offers(@ViewBuilder _ row: (Offers) -> some View) -> String {
    let offers = Offers()
    let screen = Screen(width: 10, height: 1) { HStack(spacing: 0) { row(offers) } }
    _ = screen.text
    let all = offers.all.joined(separator: " ")
    // The check measures again.
    expectEqual(screen.faults, [])
    return all
  }

  private func endless(_ name: String, _ offers: Offers, least: CGFloat = 0, most: CGFloat = .infinity) -> some View {
    Limited(name: name, offers: offers, least: least, most: most) {}
  }

  @Test func `a view alone is measured once`() {
    let offers = Offers()
    let screen = Screen(width: 10, height: 1) { HStack { endless("a", offers) } }
    _ = screen.text
    expectEqual(offers.all, ["a10", "a=10"])
    expectEqual(screen.frames.tree.work.answered, 3)
  }

  @Test func `views that take all are measured for their minimum if there are two of them`() {
    expectEqual(
      offers {
        endless("a", $0)
        endless("b", $0)
      }, "a∞ b∞ a0 b0 a5 b5 a=5 b=5")
    expectEqual(
      offers {
        endless("a", $0)
        endless("b", $0, most: 3)
      }, "a∞ b∞ a0 b0 b5 a7 a=7 b=5")
  }

  @Test func `a view of lower priority is measured for its minimum alone, and the other for the rest`() {
    expectEqual(
      offers {
        endless("a", $0)
        endless("b", $0).layoutPriority(1)
      }, "a0 b10 a=0 b=10")
  }

  @Test func `a leaf that is settled with its share is measured once`() {
    func leaf(_ name: String, _ offers: Offers, _ width: CGFloat, isSettled: Bool = true) -> some View {
      LeafContent(Short(name: name, offers: offers, width: width, isSettled: isSettled))
    }
    expectEqual(
      offers {
        leaf("a", $0, 3)
        endless("b", $0)
      }, "a∞ b∞ b7 b=7")
    expectEqual(
      offers {
        leaf("a", $0, 3, isSettled: false)
        endless("b", $0)
      }, "a∞ b∞ a0 b0 a5 b7 b=7")
    // A share of exactly its length is enough.
    expectEqual(
      offers {
        leaf("a", $0, 5)
        leaf("b", $0, 4)
      }, "a∞ b∞")
    expectEqual(
      offers {
        leaf("a", $0, 6)
        leaf("b", $0, 4)
      }, "a∞ b∞ a0 b0 a6")
    expectEqual(
      offers {
        leaf("a", $0, 3)
        endless("b", $0)
        endless("c", $0, least: 4)
      }, "a∞ b∞ c∞ b0 c0 c3.5 b3 b=3 c=3.5")
  }
}
