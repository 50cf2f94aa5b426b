import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct FilmScriptTests {
  private struct Switch: View {
    @State private var isOn = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("a")
        Toggle("On", isOn: $isOn)
      }
    }
  }

  @Test func `a film without events has no script`() {
    let screen = Screen(width: 9, options: ScreenOptions(recordsFilm: true)) { Switch() }
    #expect(screen.film.script == nil)
  }

  @Test func `a script has the first rows, and those that each event changed`() throws {
    let screen = Screen(width: 9, options: ScreenOptions(recordsFilm: true)) { Switch() }
    try screen.find(.toggle).tap()
    screen.press(.escape)
    screen.resize(width: 9, height: 3)
    let script = try #require(screen.film.script)
    #expect(script.dropped == 0 && script.start.count == 2)
    expectText(script.start[0], contains: "a")
    expectText(script.start[1], contains: "[ ] On")
    expectEqual(script.events.map(\.rows), [[1], [], [0, 1, 2]])
    expectEqual(script.events.map(\.height), [2, 2, 3])
    expectEqual(script.events.map(\.lines.count), [1, 0, 3])
    expectText(script.events[0].lines[0], contains: "[x] On")
    expectEqual(
      script.events.map(\.name),
      [#"try screen.find(.toggle, "On").tap()"#, "screen.press(.escape)", "screen.resize(width: 9, height: 3)"])
    expectEqual(script.events[0].notes, ["wrote Switch._isOn  false → true", "ran CheckboxToggleStyle"])
    expectEqual(script.events[1].notes, [])
  }
}
