import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct DragGestureTests {
  private let log = GestureLog()

  @Test func `a press without a move is no drag; with no distance it is one`() {
    func result(_ distance: CGFloat, to column: Int) -> String {
      let screen = Screen.centered {
        Text("abcdefgh").gesture(DragGesture(minimumDistance: distance).onEnded { log.add("\($0.translation.width)") })
      }
      screen.drag(fromColumn: 7, row: 2, toColumn: column, row: 2)
      return log.take()
    }
    expectEqual(
      [result(10, to: 7), result(0, to: 7), result(10, to: 8), result(12, to: 8), result(12, to: 19)],
      ["", "0.0", "1.0", "", "12.0"])
  }

  @Test func `a drag has the speed of its last move`() {
    var last: DragGesture.Value?
    let screen = Screen.centered {
      Text("abcdefgh").gesture(DragGesture().onChanged { last = $0 }.onEnded { last = $0 })
    }
    screen.press(column: 7, row: 2)
    screen.point(.drag, column: 8, row: 2)
    screen.advance(by: .milliseconds(500))
    screen.point(.drag, column: 10, row: 3)
    screen.release(column: 10, row: 3)
    expectEqual(last?.velocity, CGSize(width: 4, height: 2))
    expectEqual(last?.predictedEndTranslation, CGSize(width: 4, height: 1.5))
    expectEqual(last?.time.timeIntervalSince(last!.time), 0)
  }

  @Test func `a started drag taps nothing, and a gesture that loses to it resets its state`() {
    let screen = Screen.centered {
      Button("Go") { log.add("go") }.simultaneousGesture(DragGesture().onEnded { _ in log.add("drag") })
    }
    screen.drag(fromColumn: 9, row: 2, toColumn: 10, row: 2)
    expectEqual(log.take(), "drag")
  }
}
