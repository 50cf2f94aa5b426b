import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct GestureModifiersTests {
  private let log = GestureLog()

  @Test func `the inner gesture wins, unless the outer one has a high priority`() {
    func screen(high: Bool) -> Screen {
      Screen.centered {
        let inner = Text("abc").onTapGesture { log.add("inner") }
        if high {
          inner.highPriorityGesture(TapGesture().onEnded { log.add("outer") })
        } else {
          inner.gesture(TapGesture().onEnded { log.add("outer") })
        }
      }
    }
    screen(high: false).click(column: 9, row: 2)
    screen(high: true).click(column: 9, row: 2)
    expectEqual(log.take(), "inner outer")
  }

  @Test func `a simultaneous gesture goes on beside the button that it is around`() {
    let screen = Screen.centered {
      Button("Go") { log.add("go") }.simultaneousGesture(TapGesture().onEnded { log.add("tap") })
    }
    screen.click(column: 10, row: 2)
    expectEqual(log.take(), "go tap")
  }

  @Test func `a mask takes out the gesture, or those inside`() {
    func result(_ mask: GestureMask) -> String {
      let screen = Screen.centered {
        Text("abc").onTapGesture { log.add("inner") }
          .simultaneousGesture(TapGesture().onEnded { log.add("outer") }, including: mask)
      }
      screen.click(column: 9, row: 2)
      return log.take()
    }
    expectEqual([.all, .gesture, .subviews, .none].map(result), ["inner outer", "outer", "inner", ""])
  }

  @Test func `a disabled view has no gestures`() {
    let screen = Screen.centered { Text("abc").gesture(TapGesture().onEnded { log.add("tap") }).disabled(true) }
    screen.click(column: 9, row: 2)
    expectEqual(log.take(), "")
  }

  @Test func `each part of a mask is a bit of its own`() {
    expectEqual([GestureMask.gesture, .subviews, .all, .none].map(\.rawValue), [1, 2, 3, 0])
  }

  @Test func `a mask is the gesture, those inside, both or none`() {
    expectEqual([GestureMask.none, .gesture, .subviews, .all].map(\.rawValue), [0, 1, 2, 3])
  }
}
