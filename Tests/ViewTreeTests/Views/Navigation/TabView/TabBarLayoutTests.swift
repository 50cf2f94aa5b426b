import Testing
import ViewTreeTesting

@testable import ViewTree

/// Tabs side by side, at the exact widths from which on they fit.
@MainActor struct TabBarLayoutTests {
  private func frames(width: CGFloat?) -> [[CGFloat]?] {
    let sizes = [CGSize(width: 4, height: 1), CGSize(width: 6, height: 3), CGSize(width: 2, height: 1)]
    let screen = Screen(width: 40, height: 9, options: ScreenOptions(unit: .cells)) {
      TabRowLayout()() {
        ForEach(0..<3) { index in
          Color.clear.frame(width: sizes[index].width, height: sizes[index].height).accessibilityIdentifier("\(index)")
        }
      }
      .accessibilityIdentifier("row")
      .fixedSize(horizontal: width == nil, vertical: false)
      .frame(width: width, height: 9, alignment: .topLeading)
      .frame(width: 40, height: 9, alignment: .topLeading)
    }
    return ["0", "1", "2", "row"].map { id in
      screen.frame(id: id).map { [$0.minX, $0.minY, $0.width, $0.height] }
    }
  }

  @Test func `each tab has the same space at both sides, and stands in the middle of the row`() {
    expectEqual(frames(width: 24), [[2, 1, 4, 1], [10, 0, 6, 3], [20, 1, 2, 1], [0, 0, 24, 3]])
    expectEqual(frames(width: 12), [[0, 1, 4, 1], [4, 0, 6, 3], [10, 1, 2, 1], [0, 0, 12, 3]])
    expectEqual(frames(width: 9), [[0, 1, 4, 1], [4, 0, 6, 3], [10, 1, 2, 1], [0, 0, 12, 3]])
    expectEqual(frames(width: nil), [[0, 1, 4, 1], [4, 0, 6, 3], [10, 1, 2, 1], [0, 0, 12, 3]])
  }

  @Test(arguments: [
    (29, "*\\/ Mail* Search  Settings 2"), (28, "*Mail* Search  Settings 2"), (26, "*Mail* Search  Settings 2"),
    (25, "[ \\/ Mail v ]"),
  ]) func `the bar leaves out images and spaces as soon as they do not fit`(width: Int, bar: String) {
    let tabs = TabView {
      Text("mail").tabItem { Label("Mail", systemImage: "envelope") }
      Text("search").tabItem { Text("Search") }
      Text("settings").tabItem { Text("Settings") }.badge(2)
    }
    expectText(String(Screen(tabs, width: width, height: 3).text.split(separator: "\n").last ?? ""), equals: bar)
  }

  @Test func `a row that gets no height is as wide as its tabs, and one without tabs has no width`() {
    struct Offering: Layout {
      let proposal: ProposedViewSize

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(self.proposal)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: self.proposal)
      }
    }
    func width(_ width: CGFloat?, _ height: CGFloat?, tabs: Int) -> CGFloat? {
      let screen = Screen(width: 40, height: 9, options: ScreenOptions(unit: .cells)) {
        Offering(proposal: ProposedViewSize(width: width, height: height))() {
          TabRowLayout()() { ForEach(0..<tabs, id: \.self) { _ in Color.clear.frame(width: 4, height: 1) } }
            .accessibilityIdentifier("row")
        }
      }
      return screen.frame(id: "row")?.width
    }
    expectEqual([width(24, 0, tabs: 3), width(24, nil, tabs: 3), width(9, nil, tabs: 3)], [12, 24, 12])
    expectEqual([width(24, 0, tabs: 0), width(nil, nil, tabs: 0), width(24, nil, tabs: 0)], [0, 0, 24])
  }

  @Test func `a divider in the label of a tab stands upright`() {
    let tabs = TabView {
      Text("a").tabItem {
        Label {
          Text("A")
          Divider()
          Text("B")
        } icon: {
          Image(systemName: "star")
        }
      }
      Text("b").tabItem { Text("Z") }
    }
    expectText(Screen(tabs, width: 24, height: 3).text, endsWith: "\n   *o A | B*       Z")
  }

  @Test(arguments: ["A", "Me", "ABC"], ["3", "12", "123"])
  func `a short title stands beside a long badge`(title: String, badge: String) {
    let screen = Screen(width: 40, height: 3) {
      TabView {
        Tab("Home", systemImage: "house") { Text("x") }
        Tab(title, systemImage: "person") { Text("y") }.badge(badge)
      }
    }
    expectText(screen.text, contains: "@ \(title) \(badge)")
  }
}
