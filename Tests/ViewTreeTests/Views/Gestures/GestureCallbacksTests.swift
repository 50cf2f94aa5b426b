import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct GestureCallbacksTests {
  private let log = GestureLog()

  @Test func `the actions are the ones of the last evaluation`() {
    struct Counter: View {
      let log: GestureLog
      @State private var count = 0
      var body: some View {
        let now = count
        Text("\(count)").frame(width: 20, height: 5)
          .gesture(
            DragGesture().onChanged { _ in
              log.add("\(now)")
              count += 1
            })
      }
    }
    let screen = Screen.centered { Counter(log: log) }
    screen.drag(fromColumn: 1, row: 0, toColumn: 5, row: 0, steps: 4)
    expectEqual(log.take(), "0 1 2 3")
  }

  @Test func `a view that is removed during a press receives no more events`() {
    struct Leaving: View {
      let log: GestureLog
      @State private var isHere = true
      var body: some View {
        if isHere {
          Text("abc").gesture(
            DragGesture().onChanged { _ in
              log.add("moved")
              isHere = false
            })
        }
      }
    }
    let screen = Screen.centered { Leaving(log: log) }
    screen.drag(fromColumn: 9, row: 2, toColumn: 12, row: 2, steps: 3)
    expectEqual(log.take(), "moved")
  }

  @Test(arguments: [(true, false, "drag"), (false, true, ""), (true, true, "drag"), (false, false, "")])
  func `modifier keys count at the press only`(atPress: Bool, afterwards: Bool, expected: String) {
    let screen = Screen.centered {
      Text("abcdefgh").gesture(DragGesture().modifiers(.option).onEnded { _ in log.add("drag") })
    }
    screen.point(.down, column: 7, row: 2, modifiers: atPress ? .option : [])
    for phase in [PointerEvent.Phase.drag, .up] {
      screen.point(phase, column: 9, row: 2, modifiers: afterwards ? .option : [])
    }
    expectEqual(log.take(), expected)
  }

  @Test func `a value that stays is no change`() {
    let screen = Screen.centered { Text("abc").gesture(LongPressGesture().onChanged { log.add("\($0)") }) }
    screen.press(column: 9, row: 2)
    for column in [10, 9] { screen.point(.drag, column: column, row: 2) }
    expectEqual(log.take(), "true")
  }
}
