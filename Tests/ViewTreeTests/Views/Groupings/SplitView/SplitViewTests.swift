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

  @Test func `one view has all the room, and none has none`() {
    expectText(Screen(width: 10, height: 1) { HSplitView { Text("a") } }.text, equals: "a")
    expectText(Screen(width: 10, height: 1) { HSplitView {} }.text, equals: "")
    #expect(Screen(width: 1, height: 1) { Mail() }.issues.isEmpty)
  }
}
