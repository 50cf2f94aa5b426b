import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct AlertActionsLayoutTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// The frames of the views, and of the layout itself.
  private func frames(width: CGFloat, @ViewBuilder _ views: () -> some View) -> [CGRect?] {
    let metrics = LayoutMetrics(spacing: CGSize(width: 3, height: 2), padding: .zero)
    let views = views()
    let screen = Screen(width: 40, height: 20, options: ScreenOptions(metrics: metrics)) {
      AlertActionsLayout()() { views }.accessibilityIdentifier("all")
        .frame(width: width, height: 19, alignment: .topLeading)
        .frame(width: 40, height: 19, alignment: .topLeading)
    }
    return ["a", "b", "c", "all"].map { screen.frame(id: $0) }
  }

  private func button(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.clear.frame(width: width, height: height).accessibilityIdentifier(id)
  }

  @Test func `buttons that fit stand side by side`() {
    let row = frames(width: 14) {
      button("a", 6, 1)
      button("b", 5, 2)
    }
    expectEqual(row, [rect(0, 0, 6, 1), rect(9, 0, 5, 2), nil, rect(0, 0, 14, 2)])
    let three = frames(width: 30) {
      button("a", 6, 1)
      button("b", 5, 2)
      button("c", 4, 1)
    }
    expectEqual(three, [rect(0, 0, 6, 1), rect(9, 0, 5, 2), rect(17, 0, 4, 1), rect(0, 0, 21, 2)])
  }

  @Test func `buttons that do not fit stand below each other`() {
    let rows = frames(width: 13) {
      button("a", 6, 1)
      button("b", 5, 2)
    }
    expectEqual(rows, [rect(0, 0, 6, 1), rect(0, 3, 5, 2), nil, rect(0, 0, 6, 5)])
    expectEqual(frames(width: 13) { button("a", 6, 1) }, [rect(0, 0, 6, 1), nil, nil, rect(0, 0, 6, 1)])
    expectEqual(frames(width: 13) {}.last, rect(0, 0, 0, 0))
  }

  @Test func `a view that fills the width has a row of its own`() {
    let field = Color.clear.frame(idealWidth: 9, maxWidth: .infinity, minHeight: 1, maxHeight: 1)
      .accessibilityIdentifier("b")
    let rows = frames(width: 20) {
      button("a", 6, 1)
      field
      button("c", 4, 2)
    }
    expectEqual(rows, [rect(0, 0, 6, 1), rect(0, 3, 9, 1), rect(0, 6, 4, 2), rect(0, 0, 9, 8)])
    let narrow = frames(width: 7) {
      field
      button("a", 2, 1)
      button("c", 2, 2)
    }
    expectEqual(narrow, [rect(0, 3, 2, 1), rect(0, 0, 7, 1), rect(5, 3, 2, 2), rect(0, 0, 7, 5)])
  }

  @Test func `a button that is too wide is broken`() {
    let text = frames(width: 4) {
      Text("abc def").accessibilityIdentifier("a")
      button("b", 2, 1)
    }
    expectEqual(text, [rect(0, 0, 3, 2), rect(0, 4, 2, 1), nil, rect(0, 0, 3, 5)])
  }
}
