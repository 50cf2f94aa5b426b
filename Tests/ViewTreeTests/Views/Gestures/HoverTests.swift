import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct HoverTests {
  private let log = GestureLog()

  @Test func `a view knows when the pointer is over it, and where`() {
    let screen = Screen.centered {
      HStack(spacing: 1) {
        Text("abc").onHover { log.add("a \($0)") }
        Text("def").onContinuousHover { phase in
          if case .active(let point) = phase { log.add("d \(point.x)") } else { log.add("d ended") }
        }
      }
    }
    for column in [7, 8, 11, 12, 0] { screen.hover(column: column, row: 2) }
    expectEqual(log.take(), "a true a false d 1.0 d 2.0 d ended")
  }

  @Test func `a view that is removed under the pointer is released`() {
    struct Leaving: View {
      let probe: Probe
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Text("abc").onHover { probe.note("\($0)") } }
          Text("d")
        }
        .offers("hide", to: probe) { isShown = false }
      }
    }
    let probe = Probe()
    let screen = Screen(Leaving(probe: probe), width: 5)
    screen.hover(column: 1, row: 0)
    var nodes = NodeRegister()
    nodes.note(screen)
    screen.perform("hide", probe)
    expectEqual(nodes.leftBehind(), [])
    screen.hover(column: 4, row: 0)
    #expect(probe.text == "true" && screen.text == "d")
  }

  @Test func `the place of the pointer is in the view, or in the space that is asked for`() {
    let screen = Screen(width: 11, height: 2) {
      VStack(alignment: .leading, spacing: 0) {
        Text("title")
        HStack(spacing: 1) {
          Text("abc")
          Text("def").onContinuousHover { phase in
            if case .active(let point) = phase { log.add("\(point.x) \(point.y)") }
          }
          Text("ghi").onContinuousHover(coordinateSpace: .global) { phase in
            if case .active(let point) = phase { log.add("\(point.x) \(point.y)") }
          }
        }
      }
    }
    screen.hover(column: 5, row: 1)
    expectEqual(log.take(), "1.5 0.5")
    screen.hover(column: 9, row: 1)
    expectEqual(log.take(), "9.5 1.5")
  }
}
