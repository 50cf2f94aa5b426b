import Testing
import ViewTreeTesting

@testable import ViewTree

struct ToolbarPlacementTests {
  @Test func `each bar is above or below the page, or is that of the tabs`() {
    let bars: [ToolbarPlacement] = [
      .automatic, .navigationBar, .windowToolbar, .bottomBar, .bottomOrnament, .tabBar, .accessoryBar(id: 1),
    ]
    expectEqual(bars.map(\.isAbove), [true, true, true, false, false, false, false])
    expectEqual(bars.map(\.isBelow), [false, false, false, true, true, false, false])
  }

  @MainActor @Test func `bars are hidden by any of their names`() {
    func text(_ hide: (AnyView) -> some View) -> String {
      let page = AnyView(
        Text("page").navigationTitle("Title").toolbar { ToolbarItem(placement: .bottomBar) { Text("below") } })
      return Screen(width: 8, height: 5) { NavigationStack { hide(page) } }.text.filter { $0.isLetter || $0 == "\n" }
    }
    expectText(text { $0 }, equals: "Title\n\npage\n\nbelow")
    expectText(text { $0.toolbar(.hidden) }, equals: "page\n\n\n\nbelow")
    for bar in [ToolbarPlacement.automatic, .navigationBar, .windowToolbar] {
      expectText(text { $0.toolbar(.hidden, for: bar) }, equals: "page\n\n\n\nbelow")
    }
    for bar in [ToolbarPlacement.bottomBar, .bottomOrnament] {
      expectText(text { $0.toolbarVisibility(.hidden, for: bar) }, equals: "Title\n\npage\n\n")
    }
    expectText(text { $0.toolbar(.hidden, for: .tabBar) }, equals: "Title\n\npage\n\nbelow")
    expectText(text { $0.toolbar(removing: .title) }, equals: "page\n\n\n\nbelow")
    expectText(text { $0.toolbar(removing: .search) }, equals: "Title\n\npage\n\nbelow")
  }
}
