import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// A screen after `close()`.
@MainActor @Suite struct ClosedScreenTests {
  private struct Counter: View {
    let probe: Probe
    @State private var count = 0

    var body: some View {
      Button("count \(count)") { count += 1 }
        .accessibilityIdentifier("counter")
        .onDisappear {
          count = 9
          probe.note("gone")
        }
    }
  }

  private let probe = Probe()

  private func closedScreen() -> Screen {
    let screen = Screen(Counter(probe: probe), width: 20)
    screen.click(column: 3, row: 0)
    screen.close()
    return screen
  }

  @Test func `a closed screen keeps its last picture, and reading it is no issue`() {
    let screen = closedScreen()
    screen.close()
    expectText(screen.text, equals: "[ count 1 ]")
    expectEqual(screen.size.width, 11)
    expectEqual(screen.frame(id: "counter"), CGRect(x: 0, y: 0, width: 11, height: 1))
    expectEqual(screen.issues, [])
    expectEqual(probe.text, "gone")
  }

  @Test func `a change that waits when it is closed is in the last picture`() async {
    struct Waiting: View {
      let probe: Probe
      @State private var value = 0
      var body: some View {
        let _ = probe.write = { value = $0 }
        Text("\(value)")
      }
    }
    let screen = Screen { Waiting(probe: probe) }
    probe.write?(1)
    screen.close()
    expectText(screen.text, equals: "1")
    probe.write = nil
  }

  @Test(arguments: ["press", "type", "click", "resize", "find", "elements", "trace"])
  func `each further use of a closed screen changes nothing, and the first is an issue`(use: String) {
    let screen = closedScreen()
    for _ in 1...2 {
      switch use {
      case "press": screen.press(.tab)
      case "type": screen.type("x")
      case "click": screen.click(column: 3, row: 0)
      case "resize": screen.resize(width: 9, height: 9)
      case "find": #expect(throws: ElementError.self) { try screen.find(.button, "count 1") }
      case "elements": #expect(screen.elements.isEmpty)
      default: #expect(screen.trace { screen.press(.return) }.entries.isEmpty)
      }
    }
    expectText(screen.text, equals: "[ count 1 ]")
    expectEqual(screen.issues.count, 1)
    expectEqual(screen.issues.first?.hasPrefix("the screen was used after close()"), true)
  }

  @Test func `a closed screen can be rendered in every format`() {
    let screen = closedScreen()
    for format in SnapshotFormat.allCases { _ = screen.render(format) }
    expectText(screen.render(.semantics), equals: "")
    expectIssue(of: screen, contains: "the screen was used after close()")
  }

  @Test func `a closed screen has no view to mount again`() {
    let screen = Screen(width: 9) { Text("a") }
    #expect(screen.view != nil)
    screen.close()
    #expect(screen.view == nil)
  }
}
