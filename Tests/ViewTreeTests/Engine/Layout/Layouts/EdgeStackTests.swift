import Testing
import ViewTreeTesting

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
}
