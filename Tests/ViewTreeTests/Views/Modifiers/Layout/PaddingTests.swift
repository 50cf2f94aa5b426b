import Testing
import ViewTreeTesting

@MainActor @Suite struct PaddingTests {
  private func picture<V: View>(_ width: Int, _ height: Int, _ view: V, _ options: ScreenOptions = .init()) -> String {
    Screen(view, width: width, height: height, options: options).text
  }

  private func gap<V: View>(_ spacer: V, _ axis: Axis) -> String {
    let spacing = CGSize(width: 3, height: 2)
    let options = ScreenOptions(metrics: LayoutMetrics(spacing: spacing, padding: CGSize(width: 1, height: 1)))
    let filled = spacer.background { LetterColor(letter: "x") }
    let view =
      axis == .horizontal
      ? AnyView(
        HStack {
          Text("a")
          filled
          Text("b")
        })
      : AnyView(
        VStack {
          Text("a")
          filled
          Text("b")
        })
    return picture(9, 9, view.fixedSize(), options).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: axis == .horizontal ? "" : "/")
  }

  @Test func `padding gives an edge the usual spacing again`() {
    let spacer = Spacer(minLength: 1)
    expectText(gap(spacer, .horizontal), equals: "axb")
    expectText(gap(spacer.padding(.leading, 1), .horizontal), equals: "a   xxb")
    expectText(gap(spacer.padding(.trailing, 1), .horizontal), equals: "axx   b")
    expectText(gap(spacer.padding(.horizontal, 0), .horizontal), equals: "axb")
    expectText(gap(spacer, .vertical), equals: "a/x/b//////")
    expectText(gap(spacer.padding(.top, 1), .vertical), equals: "a///x/x/b///")
    expectText(gap(spacer.padding(.bottom, 1), .vertical), equals: "a/x/x///b///")
  }
}
