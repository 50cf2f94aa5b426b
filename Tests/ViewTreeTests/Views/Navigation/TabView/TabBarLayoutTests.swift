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
}
