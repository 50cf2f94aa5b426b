import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// A stack whose last child stands at the edge, against one with a spacer before its last child.
@MainActor @Suite struct EdgeStackTests {
  private func edge(@ViewBuilder _ label: () -> some View) -> some View {
    let label = label()
    return EdgeStackLayout(alignment: .firstTextBaseline) {
      label
      Text("(O)").fixedSize()
    }
  }

  private func spacer(@ViewBuilder _ label: () -> some View) -> some View {
    let label = label()
    return HStack(alignment: .firstTextBaseline) {
      label
      Spacer()
      Text("(O)").fixedSize()
    }
  }

  private func expectSame(@ViewBuilder _ label: () -> some View) {
    for width in 0...30 {
      let (a, b) = (Screen(edge(label), width: width), Screen(spacer(label), width: width))
      expectEqual(a.text, b.text, "\(width) columns")
      let (wide, wanted) = (edge(label).fixedSize(), spacer(label).fixedSize())
      expectEqual(Screen(wide, width: width).text, Screen(wanted, width: width).text, "ideal, \(width) columns")
      let pair = Screen(
        HStack {
          edge(label); Text("on")
        }, width: width)
      expectEqual(
        pair.text,
        Screen(
          HStack {
            spacer(label); Text("on")
          }, width: width
        ).text, "in a stack, \(width) columns")
      expectEqual(pair.faults, [])
    }
  }

  @Test func `an edge stack divides its width as with a spacer`() {
    expectSame { Text("Wi-Fi") }
    expectSame { Text("A label of several words") }
    expectSame {
      Text("one")
      Text("two three")
    }
    expectSame { Text("far").padding(2) }
  }

  @Test func `a line in an edge stack is as high as that`() {
    expectSame {
      Text("one\ntwo\nthree")
      Divider()
    }
    expectSame {
      Divider()
      Text("one\ntwo")
    }
  }

  @Test func `the last child stands at the edge without a label`() {
    expectSame { EmptyView() }
  }

  /// Wishes for distances of 2 and 3 columns at its sides.
  private struct Wide: Layout {
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      var spacing = ViewSpacing()
      (spacing[.leading], spacing[.trailing]) = (2, 3)
      return spacing
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test func `the distances at the space are those of both views to a spacer`() {
    func mark() -> some View { Wide { Text("(O)").fixedSize() } }
    let edge = EdgeStackLayout(alignment: .top) {
      Wide { Text("ab") }
      mark()
    }
    let spaced = HStack(alignment: .top) {
      Wide { Text("ab") }
      Spacer()
      mark()
    }
    expectText(Screen(edge.fixedSize(), width: 20).text, equals: "ab      (O)")
    expectText(Screen(spaced.fixedSize(), width: 20).text, equals: "ab      (O)")
    for width in 4...14 { expectEqual(Screen(edge, width: width).text, Screen(spaced, width: width).text) }
  }

  @Test func `an edge stack is known to take any width, without being measured`() throws {
    let screen = Screen(width: 20) {
      HStack {
        edge { Text("Wi-Fi") }
        Text("on")
      }
    }
    _ = screen.text
    let stack = try #require(
      screen.frames.root.shown { $0 as? LayoutRenderNode<EdgeStackLayout, _StackLayoutCache> }.first)
    expectEqual(Axis.allCases.map { stack.isEndless(along: $0) }, [true, false])
  }
}
