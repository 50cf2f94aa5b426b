import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct GestureTests {
  private let log = GestureLog()

  @Test func `a gesture may need modifier keys, be composed, and be of any type`() {
    struct Pull: Gesture {
      let log: GestureLog
      var body: some Gesture<DragGesture.Value> { DragGesture().onEnded { _ in log.add("pull") } }
    }
    let screen = Screen.centered {
      Text("abcdefgh").gesture(AnyGesture(Pull(log: log).modifiers(.option)))
    }
    screen.drag(fromColumn: 7, row: 2, toColumn: 9, row: 2)
    for phase in [PointerEvent.Phase.down, .drag, .up] {
      screen.point(phase, column: phase == .down ? 7 : 9, row: 2, modifiers: .option)
    }
    expectEqual(log.take(), "pull")
  }

  @Test func `a press that another one cuts off gives the states of its gestures back`() {
    struct Held: View {
      @GestureState private var isHeld = false
      var body: some View {
        VStack(alignment: .leading) {
          Text(isHeld ? "held" : "free")
            .gesture(DragGesture(minimumDistance: 0).updating($isHeld) { _, held, _ in held = true })
          Text("other")
        }
      }
    }
    let screen = Screen(Held(), width: 8)
    screen.press(column: 1, row: 0)
    expectEqual(screen.text, "held\nother")
    screen.press(column: 1, row: 1)
    expectEqual(screen.text, "free\nother")
  }

  @Test func `the gesture that loses to another resets its state`() {
    struct Held: View {
      @GestureState private var isHeld = false
      var body: some View {
        Text(isHeld ? "held" : "free")
          .gesture(
            TapGesture().exclusively(before: LongPressGesture().updating($isHeld) { value, held, _ in held = value }))
      }
    }
    let screen = Screen(Held(), width: 8)
    screen.press(column: 1, row: 0)
    expectEqual(screen.text, "held")
    screen.release(column: 1, row: 0)
    expectEqual(screen.text, "free")
  }
}
