import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeCompatibility
import ViewTreeTesting

/// The root of a screen that is as high as its content.
@MainActor @Suite struct RootRenderNodeTests {
  private struct Sky: View {
    /// More than the ten that a colour has by itself.
    var lines = 13

    var body: some View {
      ZStack {
        Color.blue.id("sky").accessibilityIdentifier("sky")
        Text((1...lines).map { "line \($0)" }.joined(separator: "\n"))
      }
    }
  }

  private func height(_ view: some View, height: Int? = nil) -> CGFloat? {
    Screen(view, width: 12, height: height).frames.frame(id: "sky")?.size.height
  }

  @Test func `a colour behind the other views is as high as they are`() {
    expectEqual(height(Sky()), 13)
    expectEqual(height(Sky().ignoresSafeArea().padding(.vertical, 2)), 13)
    expectEqual(height(AnyLayout(ZStackLayout()) { Sky().body }), 13)
  }

  @Test func `a colour behind a page is as high as the page`() {
    expectEqual(height(NavigationStack { Sky().navigationTitle("Weather") }), 13)
    expectEqual(height(TabView { Sky().tabItem { Text("Today") } }), 13)
  }

  @Test func `a colour behind the other views grows with them`() throws {
    struct Growing: View {
      @State private var lines = 12

      var body: some View { Sky(lines: lines).onTapGesture { lines += 3 } }
    }
    let screen = Screen(Growing(), width: 12)
    expectEqual(screen.frames.frame(id: "sky")?.size.height, 12)
    screen.click(column: 2, row: 1)
    expectEqual(screen.frames.frame(id: "sky")?.size.height, 15)
    expectEqual(screen.faults, [])
  }

  @Test func `a root stack distributes nothing, and fills a given height`() {
    expectEqual(
      height(
        VStack(spacing: 0) {
          Text("title"); Sky()
        }), 10)
    expectEqual(height(Sky(), height: 8), 8)
  }

  @Test(
    arguments: [
      (.topLeading, .leftToRight, "abc\n\n"), (.topLeading, .rightToLeft, "      abc\n\n"),
      (.bottomTrailing, .leftToRight, "\n\n      abc"), (.bottomTrailing, .rightToLeft, "\n\nabc"),
      (.leading, .leftToRight, "\nabc\n"), (.center, .leftToRight, "\n   abc\n"), (.center, .rightToLeft, "\n   abc\n"),
    ] as [(Alignment, LayoutDirection, String)])
  func `the content stands in the screen by its alignment`(
    _ alignment: Alignment, _ direction: LayoutDirection, _ expected: String
  ) {
    let options = ScreenOptions(layoutDirection: direction, alignment: alignment)
    expectText(Screen(width: 9, height: 3, options: options) { Text("abc") }.text, equals: expected)
  }

  @Test func `a colour is as high as the view beside it once their row is a stack in depth of the same size`() {
    struct Turning: View {
      @State private var isDeep = false

      var body: some View {
        let layout = isDeep ? AnyLayout(ZStackLayout()) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Color.blue.accessibilityIdentifier("sky")
          Text((1...13).map { "\($0)" }.joined(separator: "\n"))
        }
        .onTapGesture { isDeep.toggle() }
      }
    }
    let screen = Screen(Turning(), width: 12)
    for height in [10, 13, 10] as [CGFloat] {
      expectEqual(screen.frames.frame(id: "sky")?.size.height, height)
      expectEqual(screen.frames.root.size, CGSize(width: 12, height: 13))
      screen.click(column: 2, row: 6)
    }
    expectEqual(screen.faults, [])
  }
}
