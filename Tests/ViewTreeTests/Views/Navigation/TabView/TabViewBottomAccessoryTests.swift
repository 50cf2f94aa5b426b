import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct TabViewBottomAccessoryTests {
  @Test(arguments: GlyphSet.allCases) func `an accessory stands below the content of all tabs`(glyphs: GlyphSet) throws
  {
    struct Music: View {
      @State private var isPlaying = true
      var body: some View {
        TabView {
          Tab("Home", systemImage: "house") { Button("Stop") { isPlaying = false } }
          Tab("List", systemImage: "star") { Text("The list") }
        }
        .tabViewBottomAccessory(isEnabled: isPlaying) { Text("Now playing") }
        .tabBarMinimizeBehavior(.onScrollDown)
      }
    }
    let screen = Screen(Music(), width: 24, height: 6, options: ScreenOptions(glyphs: glyphs))
    expectSnapshot(of: screen, named: "\(glyphs)")
    try screen.find(.tab, "List").tap()
    #expect(screen.text.contains("The list") && screen.text.contains("Now playing"))
    try screen.find(.tab, "Home").tap()
    try screen.find(.button, "Stop").tap()
    #expect(!screen.text.contains("Now playing") && screen.issues == [])
    let pages = Screen(width: 24, height: 4) {
      TabView { Text("page") }.tabViewStyle(.page).tabViewBottomAccessory { Text("below") }
    }
    #expect(pages.text.contains("page") && !pages.text.contains("below"))
  }

  @Test func `an accessory has all its lines before the page has the rest`() {
    let screen = Screen(width: 10, height: 6) {
      TabView { Text("page") }.tabViewBottomAccessory { Text("one\ntwo\nthree") }
    }
    expectText(screen.text, equals: "page\none\ntwo\nthree\n----------\n    *1*")
  }
}
