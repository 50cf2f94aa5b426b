import Testing
import ViewTreeTesting

@testable import ViewTree

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

  private func insets(_ layout: PaddingLayout, isOutlined: Bool = false, padding: CGFloat = 1) -> [CGFloat] {
    let metrics = LayoutMetrics(spacing: .zero, padding: CGSize(width: padding, height: 1))
    let insets = layout.insets(metrics, isOutlined: isOutlined)
    return [insets.top, insets.leading, insets.bottom, insets.trailing]
  }

  @Test func `the usual padding of a view with an outline is two columns at least`() {
    let all = PaddingLayout(insets: nil)
    expectEqual([insets(all), insets(all, padding: 3)], [[1, 1, 1, 1], [1, 3, 1, 3]])
    expectEqual(insets(all, isOutlined: true), [1, 2, 1, 2])
    expectEqual(insets(all, isOutlined: true, padding: 3), [1, 3, 1, 3])
    expectEqual(insets(PaddingLayout(edges: [.leading, .top], insets: nil), isOutlined: true), [1, 2, 0, 0])
  }

  @Test func `each edge has its own length, and one that is no number has none`() {
    let own = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: -4)
    expectEqual(insets(PaddingLayout(insets: own), isOutlined: true), [1, 2, 3, -4])
    let none = EdgeInsets(top: .nan, leading: .infinity, bottom: -.infinity, trailing: 5)
    expectEqual(insets(PaddingLayout(insets: none)), [0, 0, 0, 5])
  }

  @Test func `lengths in points are whole columns and rows`() {
    let points = LayoutMetrics.text.scaled(by: CGSize(width: 8, height: 16))
    func lengths(_ insets: EdgeInsets) -> [CGFloat] { [insets.top, insets.leading, insets.bottom, insets.trailing] }
    let own = PaddingLayout(insets: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))
    expectEqual(lengths(own.insets(points)), [16, 24, 16, 24])
    expectEqual(lengths(PaddingLayout(insets: nil).insets(points)), [16, 8, 16, 8])
    expectEqual(lengths(PaddingLayout(insets: nil).insets(points, isOutlined: true)), [16, 16, 16, 16])
  }
}
