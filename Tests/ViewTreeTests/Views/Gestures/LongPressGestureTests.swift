import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct LongPressGestureTests {
  private let log = GestureLog()

  private func longPress() -> Screen {
    Screen.centered {
      Text("abc").onLongPressGesture(minimumDuration: 1) {
        log.add("long")
      } onPressingChanged: {
        log.add("\($0)")
      }
    }
  }

  @Test func `a press that lasts is a long one while it still goes on`() async throws {
    let screen = longPress()
    screen.press(column: 9, row: 2)
    expectEqual(log.take(), "true")
    screen.advance(by: .milliseconds(999))
    try await screen.settle()
    expectEqual(log.take(), "")
    screen.advance(by: .milliseconds(1))
    try await screen.settle()
    expectEqual(log.take(), "long false")
    screen.release(column: 9, row: 2)
    expectEqual(log.take(), "")
  }

  private struct Pressed: View {
    @State private var text = "short"

    var body: some View { Text(text).onLongPressGesture(minimumDuration: 1) { text = "long" } }
  }

  @Test func `time that passes between press and release is enough, in any steps`() {
    let screen = Screen(Pressed(), width: 6)
    screen.press(column: 0, row: 0)
    screen.advance(by: .milliseconds(600))
    screen.release(column: 0, row: 0)
    expectText(screen.text, equals: "short")
    screen.advance(by: .seconds(2))
    expectText(screen.text, equals: "short")
    screen.press(column: 0, row: 0)
    screen.advance(by: .seconds(2))
    expectText(screen.text, equals: "long")
    screen.release(column: 0, row: 0)
    expectText(screen.text, equals: "long")
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `a press that need not last is long at once`() {
    let screen = Screen.centered { Text("abc").onLongPressGesture(minimumDuration: 0) { log.add("long") } }
    screen.press(column: 9, row: 2)
    expectEqual(log.take(), "long")
  }

  @Test func `a press that is released or moves far is not a long press`() async throws {
    let screen = longPress()
    screen.press(column: 9, row: 2)
    screen.release(column: 9, row: 2)
    expectEqual(log.take(), "true false")
    screen.press(column: 9, row: 2)
    screen.point(.drag, column: 20, row: 2)
    expectEqual(log.take(), "true false")
    screen.advance(by: .seconds(2))
    try await screen.settle()
    expectEqual(log.take(), "")
  }

  @Test func `a long press keeps the button around from being tapped`() async throws {
    let screen = Screen.centered {
      Text("abc").onLongPressGesture(minimumDuration: 1) { log.add("long") }.onTapGesture { log.add("tap") }
    }
    screen.press(column: 9, row: 2)
    screen.advance(by: .seconds(1))
    try await screen.settle()
    screen.release(column: 9, row: 2)
    expectEqual(log.take(), "long")
    screen.click(column: 9, row: 2)
    expectEqual(log.take(), "tap")
  }

  @Test func `a long press takes half a second by default, and is true while it goes on`() {
    let screen = Screen.centered {
      Text("abc").gesture(LongPressGesture().onChanged { log.add("changed \($0)") }.onEnded { log.add("ended \($0)") })
    }
    screen.press(column: 9, row: 2)
    screen.advance(by: .milliseconds(499))
    expectEqual(log.take(), "changed true")
    screen.advance(by: .milliseconds(1))
    expectEqual(log.take(), "ended true")
    let instant = Screen.centered {
      Text("abc").gesture(LongPressGesture(minimumDuration: -1).onEnded { log.add("ended \($0)") })
    }
    instant.press(column: 9, row: 2)
    expectEqual(log.take(), "ended true")
  }

  @Test func `a long press may move by the length that is allowed, in any direction`() {
    func isLong(_ columns: Int, _ rows: Int, allowed: CGFloat) -> Bool {
      var isLong = false
      let screen = Screen(width: 20, height: 20) {
        Color.clear.gesture(
          LongPressGesture(minimumDuration: 1, maximumDistance: allowed).onEnded { _ in isLong = true })
      }
      screen.press(column: 9, row: 7)
      screen.point(.drag, column: 9 + columns, row: 7 + rows)
      screen.advance(by: .seconds(1))
      return isLong
    }
    for (columns, rows) in [(3, 2), (2, 3), (-3, 2), (3, -2)] {
      #expect(isLong(columns, rows, allowed: 3.7), "\(columns) \(rows)")
      #expect(!isLong(columns, rows, allowed: 3.5), "\(columns) \(rows)")
    }
    #expect(isLong(10, 0, allowed: 10) && !isLong(0, 11, allowed: 10))
  }

  @Test func `a press that moves a little begins and ends once`() {
    let screen = longPress()
    screen.press(column: 9, row: 2)
    for column in [10, 9] { screen.point(.drag, column: column, row: 2) }
    expectEqual(log.take(), "true")
    screen.release(column: 9, row: 2)
    expectEqual(log.take(), "false")
  }
}
