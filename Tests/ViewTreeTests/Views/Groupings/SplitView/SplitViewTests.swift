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

  @Test func `a single view fills a split view`() {
    expectText(Screen(width: 10, height: 1) { HSplitView { Text("a") } }.text, equals: "a")
    expectText(Screen(width: 10, height: 1) { HSplitView {} }.text, equals: "")
    #expect(Screen(width: 1, height: 1) { Mail() }.issues.isEmpty)
  }

  @Test func `the view with the least range is measured first, and a bar respects the limits of the views`() {
    let wide = Text("a").frame(maxWidth: .infinity, alignment: .leading)
    let narrow = Text("b").frame(minWidth: 1, maxWidth: 4, alignment: .leading)
    let right = Screen(width: 11, height: 1) {
      HSplitView {
        wide
        narrow
      }
    }
    expectText(right.text, equals: "a     |b")
    right.drag(fromColumn: 6, row: 0, toColumn: 3, row: 0)
    expectText(right.text, equals: "a     |b")
    let left = Screen(width: 11, height: 1) {
      HSplitView {
        narrow
        wide
      }
    }
    expectText(left.text, equals: "b   |a")
    left.drag(fromColumn: 4, row: 0, toColumn: 7, row: 0)
    expectText(left.text, equals: "b   |a")
    let shorter = Screen(width: 11, height: 1) {
      HSplitView {
        narrow
        wide
      }
    }
    shorter.drag(fromColumn: 4, row: 0, toColumn: 2, row: 0)
    expectText(shorter.text, equals: "b |a")
  }
}
