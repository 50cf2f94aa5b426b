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

  @Test func `a bar is dragged, as far as a view is short enough`() {
    let screen = screen()
    let column = screen.text.split(separator: "\n")[1].firstIndex(of: "|")
    #expect(column?.utf16Offset(in: screen.text.split(separator: "\n")[1]) == 15)
    screen.drag(fromColumn: 15, row: 1, toColumn: 20, row: 1, steps: 3)
    expectSnapshot(of: screen, named: "wider")
    screen.drag(fromColumn: 20, row: 1, toColumn: 0, row: 1)
    expectSnapshot(of: screen, named: "narrow")
    screen.drag(fromColumn: 6, row: 1, toColumn: 8, row: 1)
    expectSnapshot(of: screen, named: "back")
  }

  @Test func `a bar between views above each other is dragged as well`() {
    let screen = Screen(width: 10, height: 7) {
      VSplitView {
        Text("a").frame(maxHeight: .infinity)
        Text("b").frame(maxHeight: .infinity)
      }
    }
    let before = screen.text
    screen.drag(fromColumn: 3, row: 3, toColumn: 3, row: 5)
    #expect(screen.text != before)
    expectSnapshot(of: screen)
  }

  @Test func `one view has all the room, and none has none`() {
    expectText(Screen(width: 10, height: 1) { HSplitView { Text("a") } }.text, equals: "a")
    expectText(Screen(width: 10, height: 1) { HSplitView {} }.text, equals: "")
    #expect(Screen(width: 1, height: 1) { Mail() }.issues.isEmpty)
  }
}
