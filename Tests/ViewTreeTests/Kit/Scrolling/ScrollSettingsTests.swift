import Testing
import ViewTreeTesting

@MainActor struct ScrollSettingsTests {
  @Test func `scroll settings can be read, and inner views override them`() {
    struct Reader: View {
      @Environment(\.isScrollEnabled) private var isEnabled
      @Environment(\.verticalScrollIndicatorVisibility) private var vertical
      @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
      var body: some View { Text("\(isEnabled) \(vertical == .hidden) \(horizontal == .hidden)") }
    }
    let screen = Screen(width: 30) {
      VStack(alignment: .leading, spacing: 0) {
        Reader()
        Reader().scrollDisabled(false).scrollIndicators(.hidden, axes: .vertical).scrollDisabled(true)
        Reader().scrollIndicators(.automatic, axes: .horizontal).scrollIndicators(.never).scrollIndicators(.hidden)
      }
    }
    expectText(screen.text, equals: "true false false\nfalse true false\ntrue false false")
  }

  @Test func `the bar along an axis is hidden by that axis alone`() {
    func focused(hidden: Axis.Set) -> String {
      let screen = Screen(width: 8, height: 4, options: ScreenOptions(glyphs: .unicode, unit: .cells)) {
        ScrollView([.horizontal, .vertical]) { Color.clear.frame(width: 16, height: 8) }
          .scrollIndicators(.hidden, axes: hidden)
      }
      screen.press(.tab)
      return screen.text
    }
    expectText(focused(hidden: .horizontal), equals: "       ┃\n       ┃\n       │\n       │")
    expectText(focused(hidden: .vertical), equals: "\n\n\n━━━━────")
  }

  @Test func `content beyond a scroll view is drawn if the clip is disabled`() {
    func text(_ disabled: Bool) -> String {
      Screen(width: 10, height: 3) {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView { VStack(alignment: .leading, spacing: 0) { ForEach(0..<3, id: \.self) { Text("Row \($0)") } } }
            .frame(height: 1)
            .scrollClipDisabled(disabled)
        }
      }
      .text
    }
    expectText(text(false), equals: "Row 0\n\n")
    expectText(text(true), equals: "Row 0\nRow 1\nRow 2")
  }

  @Observable fileprivate final class Clip {
    var isDisabled = false
    var turns = 0
  }

  private struct Rows: View {
    let clip: Clip

    var body: some View {
      VStack(spacing: 0) {
        Text("top")
        ScrollView { ForEach(0..<7, id: \.self) { Text("Row \($0)") } }.frame(width: 9, height: 3)
          .scrollClipDisabled(clip.isDisabled)
          .rotationEffect(.degrees(Double(clip.turns) * 90))
      }
      .frame(width: 20, height: 12)
    }
  }

  @Test(arguments: 0..<4) func `a clip that comes and goes redraws what is beyond the scroll view`(turns: Int) {
    let clip = Clip()
    clip.turns = turns
    let screen = Screen(Rows(clip: clip), width: 20, height: 12)
    for isDisabled in [false, true, false, true] {
      clip.isDisabled = isDisabled
      let fresh = Screen(Rows(clip: clip), width: 20, height: 12)
      expectText(screen.render(.cells), equals: fresh.render(.cells))
      expectEqual(screen.faults, [])
    }
  }
}
