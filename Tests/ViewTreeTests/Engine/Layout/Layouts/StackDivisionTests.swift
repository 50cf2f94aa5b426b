import Testing
import ViewTreeTesting

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
}
