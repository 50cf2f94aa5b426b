import Testing
import ViewTreeTesting

@MainActor struct SplitViewTests {
  private struct Mail: View {
    var body: some View {
      HSplitView {
        List {
          Text("Inbox")
          Text("Drafts")
        }
        .frame(minWidth: 6)
        VSplitView {
          Text("Dear Ann,").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          Text("1 of 3").frame(maxWidth: .infinity, minHeight: 1, maxHeight: .infinity)
        }
      }
    }
  }

  private func screen(_ glyphs: GlyphSet = .ascii) -> Screen {
    Screen(Mail(), width: 31, height: 7, options: ScreenOptions(glyphs: glyphs))
  }

  @Test(arguments: GlyphSet.allCases) func `views share the room`(glyphs: GlyphSet) {
    expectSnapshot(of: screen(glyphs), named: glyphs.rawValue)
  }

  @Test func `a single view fills a split view`() {
    expectText(Screen(width: 10, height: 1) { HSplitView { Text("a") } }.text, equals: "a")
    expectText(Screen(width: 10, height: 1) { HSplitView {} }.text, equals: "")
    #expect(Screen(width: 1, height: 1) { Mail() }.issues.isEmpty)
  }

  @Test func `the view with the least range is measured first, and a bar respects the limits of the views`() {
    let wide = Text("a").frame(maxWidth: .infinity, alignment: .leading)
    let narrow = Text("b").frame(minWidth: 1, maxWidth: 4, alignment: .leading)
    let right = Screen(width: 11, height: 1) {
      HSplitView {
        wide
        narrow
      }
    }
    expectText(right.text, equals: "a     |b")
    right.drag(fromColumn: 6, row: 0, toColumn: 3, row: 0)
    expectText(right.text, equals: "a     |b")
    let left = Screen(width: 11, height: 1) {
      HSplitView {
        narrow
        wide
      }
    }
    expectText(left.text, equals: "b   |a")
    left.drag(fromColumn: 4, row: 0, toColumn: 7, row: 0)
    expectText(left.text, equals: "b   |a")
    let shorter = Screen(width: 11, height: 1) {
      HSplitView {
        narrow
        wide
      }
    }
    shorter.drag(fromColumn: 4, row: 0, toColumn: 2, row: 0)
    expectText(shorter.text, equals: "b |a")
  }

  /// Panes of a split view with letters at their start.
  private func panes(_ limits: [ClosedRange<CGFloat>], width: Int) -> Screen {
    Screen(width: width, height: 1) {
      HSplitView {
        ForEach(limits.indices, id: \.self) { index in
          Text(["a", "b", "c"][index])
            .frame(minWidth: limits[index].lowerBound, maxWidth: limits[index].upperBound, alignment: .leading)
        }
      }
    }
  }

  @Test func `three views share the length evenly, and each bar moves its neighbours only`() {
    let any: ClosedRange<CGFloat> = 0...(.infinity)
    expectText(panes([any, any, any], width: 18).text, equals: "a    |b     |c")
    let screen = panes([any, any, any], width: 17)
    expectText(screen.text, equals: "a    |b    |c")
    screen.drag(fromColumn: 11, row: 0, toColumn: 14, row: 0, steps: 3)
    expectText(screen.text, equals: "a    |b       |c")
    screen.drag(fromColumn: 5, row: 0, toColumn: 2, row: 0)
    expectText(screen.text, equals: "a |b          |c")
    // Another drag goes on from where the last one ended.
    screen.drag(fromColumn: 14, row: 0, toColumn: 12, row: 0)
    expectText(screen.text, equals: "a |b        |c")
    expectEqual(screen.issues, [])
  }

  @Test func `a bar stops at the nearest limit of the two views beside it`() {
    func moved(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>, by columns: Int) -> String {
      let screen = panes([a, b], width: 12)
      expectText(screen.text, equals: "a     |b")
      screen.drag(fromColumn: 6, row: 0, toColumn: 6 + columns, row: 0)
      return screen.text
    }
    expectEqual(moved(2...6, 3...8, by: -6), "a  |b")
    expectEqual(moved(2...6, 3...20, by: -6), "a |b")
    expectEqual(moved(2...6, 3...20, by: -2), "a   |b")
    expectEqual(moved(2...6, 3...20, by: 5), "a     |b")
    expectEqual(moved(2...9, 3...20, by: 5), "a       |b")
    expectEqual(moved(2...7, 3...20, by: 5), "a      |b")
    expectEqual(moved(2...20, 3...20, by: 1), "a      |b")
  }

  @Test func `the length that no view takes is given to the last one`() {
    expectText(panes([0...3, 0...4, 0...2], width: 15).text, equals: "a  |b   |c")
    expectText(panes([0...3, 0...4], width: 12).text, equals: "a  |b")
    expectText(panes([0...3, 5...9, 0...2], width: 15).text, equals: "a  |b       |c")
    // A width below the sum leaves each view its least length.
    expectText(panes([2...3, 3...4], width: 4).text, equals: "a |b")
  }

  @Test func `without a proposal the views have their own lengths`() {
    func size(_ view: some View) -> CGSize? {
      Screen(width: 40, height: 9) { view.fixedSize().accessibilityIdentifier("split") }.frame(id: "split")?.size
    }
    let (wide, high) = (Text("abc"), Text("d\ne"))
    expectEqual(size(HSplitView {}), .zero)
    expectEqual(
      size(
        HSplitView {
          wide
          high
        }), CGSize(width: 5, height: 2))
    expectEqual(
      size(
        VSplitView {
          wide.frame(width: 30)
          high
        }), CGSize(width: 30, height: 4))
  }

  @Test func `a bar between views above each other is moved up and down`() {
    let screen = Screen(width: 4, height: 7) {
      VSplitView {
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        Text("b").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    expectText(screen.text, equals: "a\n\n\n----\nb\n\n")
    screen.drag(fromColumn: 0, row: 3, toColumn: 3, row: 1)
    expectText(screen.text, equals: "a\n----\nb\n\n\n\n")
    screen.drag(fromColumn: 3, row: 1, toColumn: 0, row: 2)
    expectText(screen.text, equals: "a\n\n----\nb\n\n\n")
  }

  @Test func `the bar of a view that becomes the first one is gone`() throws {
    struct Panes: View {
      @State private var hasFirst = true

      var body: some View {
        HSplitView {
          if hasFirst { Text("a").frame(maxWidth: .infinity, alignment: .leading) }
          Text("b").frame(maxWidth: .infinity, alignment: .leading)
          Button("c") { hasFirst.toggle() }.buttonStyle(.plain).frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    let screen = Screen(width: 17, height: 1) { Panes() }
    screen.drag(fromColumn: 5, row: 0, toColumn: 3, row: 0)
    expectText(screen.text, equals: "a  |b      |c")
    try screen.find(.button, "c").tap()
    expectText(screen.text, equals: "b       |c")
    try screen.find(.button, "c").tap()
    expectText(screen.text, equals: "a  |b      |c")
  }

  @Test func `a view may be as short as nothing`() {
    func screen(_ width: Int) -> Screen {
      Screen(width: width, height: 1) {
        HSplitView {
          LetterColor(letter: "x")
          LetterColor(letter: "y")
        }
      }
    }
    expectText(screen(1).text, equals: "|")
    let dragged = screen(7)
    expectText(dragged.text, equals: "xxx|yyy")
    dragged.drag(fromColumn: 3, row: 0, toColumn: 0, row: 0)
    expectText(dragged.text, equals: "|yyyyyy")
  }

  /// A view of four columns without limit, and of any number that it is offered.
  private struct Four: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 4, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  @Test func `a single column that remains is offered to the last view`() {
    let screen = Screen(width: 9, height: 1) {
      HSplitView {
        Text("a").frame(maxWidth: 3, alignment: .leading)
        Four() { LetterColor(letter: "x") }
      }
    }
    expectText(screen.text, equals: "a  |xxxxx")
  }

  @Test func `a click on a bar that is not dragged is a tap of the split view`() {
    var taps = 0
    let screen = Screen(width: 7, height: 1) {
      HSplitView {
        LetterColor(letter: "x")
        LetterColor(letter: "y")
      }
      .onTapGesture { taps += 1 }
    }
    screen.click(column: 3, row: 0)
    expectEqual(taps, 1)
  }

  @Test func `a view that shows nothing has a bar that cannot be moved`() {
    struct Nothing: View {
      var body: some View { EmptyView() }
    }
    let screen = Screen(width: 11, height: 1) {
      HSplitView {
        Text("a").frame(maxWidth: .infinity, alignment: .leading)
        Nothing()
      }
    }
    expectText(screen.text, equals: "a         |")
    screen.drag(fromColumn: 10, row: 0, toColumn: 6, row: 0)
    expectText(screen.text, equals: "a         |")
  }
}
