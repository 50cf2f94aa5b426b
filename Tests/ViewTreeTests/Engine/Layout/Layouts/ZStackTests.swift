import Testing
import ViewTreeTesting

@testable import ViewTree

/// A `ZStack` is as large as its children reach around the point on which their guides meet.
@MainActor @Suite struct ZStackTests {
  private func frames<V: View>(width: Int = 20, height: Int? = nil, _ view: V) -> (String) -> CGRect? {
    let screen = Screen(width: width, height: height) { view.accessibilityIdentifier("stack") }
    expectEqual(screen.faults, [])
    return { screen.frame(id: $0) }
  }

  private func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(id)
  }

  @Test func `a shifted child makes the stack as long as both children reach`() {
    let frame = frames(
      ZStack {
        box("a", 2, 1)
        box("b", 4, 1).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
      })
    expectEqual(frame("stack"), CGRect(x: 0, y: 0, width: 5, height: 1))
    expectEqual(frame("a"), CGRect(x: 0, y: 0, width: 2, height: 1))
    expectEqual(frame("b"), CGRect(x: 1, y: 0, width: 4, height: 1))
  }

  @Test func `a child that reaches beyond the start, along both axes`() {
    let frame = frames(
      ZStack(alignment: .topLeading) {
        box("a", 3, 2)
        box("b", 2, 2).alignmentGuide(.leading) { _ in 2 }.alignmentGuide(.top) { _ in 3 }
      })
    expectEqual(frame("stack"), CGRect(x: 0, y: 0, width: 5, height: 5))
    expectEqual(frame("a"), CGRect(x: 2, y: 3, width: 3, height: 2))
    expectEqual(frame("b"), CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func `the picture of a badge that hangs over the corner`() {
    let screen = Screen(width: 12) {
      ZStack(alignment: .topTrailing) {
        Text("inbox")
        Text("(3)").alignmentGuide(.trailing) { _ in 0 }.alignmentGuide(.top) { _ in 1 }
      }
      .padding(1).border(.red)
    }
    expectText(
      screen.text,
      equals: """
        +--------+
        |     (3)|
        |inbox   |
        +--------+
        """)
  }

  @Test func `children without guides of their own make it as large as the largest, wherever they are aligned`() {
    for horizontal in [HorizontalAlignment.leading, .center, .trailing] {
      for vertical in [VerticalAlignment.top, .center, .bottom] {
        let frame = frames(
          ZStack(alignment: Alignment(horizontal: horizontal, vertical: vertical)) {
            box("a", 7, 1)
            box("b", 2, 4)
          })
        expectEqual(frame("stack")?.size, CGSize(width: 7, height: 4))
      }
    }
  }

  @Test func `texts are aligned by their baselines, and it holds them all`() {
    let screen = Screen(width: 8) {
      ZStack(alignment: .leadingFirstTextBaseline) {
        Text("a\nb\nc")
        Color.clear.frame(width: 1, height: 3)
      }
      .accessibilityIdentifier("stack")
    }
    // The baseline of the first line lies at 1, that of a view without text at its bottom.
    expectEqual(screen.frame(id: "stack"), CGRect(x: 0, y: 0, width: 1, height: 5))
  }

  @Test func `a child of lower priority fills it, and does not count`() {
    let frame = frames(
      ZStack {
        box("a", 3, 1).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
        box("b", 2, 1)
        Color.blue.layoutPriority(-1).accessibilityIdentifier("low")
      })
    expectEqual(frame("stack")?.size, CGSize(width: 4, height: 1))
    expectEqual(frame("low")?.size, CGSize(width: 4, height: 1))
  }

  @Test func `a priority that is not a number counts as 0`() {
    let frame = frames(
      ZStack {
        box("a", 3, 1)
        box("b", 5, 1).layoutPriority(.nan)
      })
    expectEqual(frame("stack")?.size, CGSize(width: 5, height: 1))
  }

  @Test func `a ZStack is endless where one of its children is, in any alignment`() {
    func frame(_ alignment: Alignment) -> (String) -> CGRect? {
      frames(
        width: 10, height: 2,
        HStack(spacing: 0) {
          ZStack(alignment: alignment) { Color.red }.accessibilityIdentifier("rest")
          box("fixed", 8, 1)
        })
    }
    for alignment in [Alignment.leading, .center, .trailing] {
      expectEqual(frame(alignment)("rest")?.width, 2)
    }
  }
}
