@testable import TextBackend
@testable import ViewTree
import Testing
import ViewTreeTesting

/// The state that remains after events of the pointer: a use, a press that waits, timers, hovered views.
extension PointerTests {
  private struct Targets: View {
    let log: GestureLog
    @State private var isOpen = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("plain")
        Text("tap").onTapGesture { log.add("tap") }
        Text("two").onTapGesture(count: 2) { log.add("two") }
        Text("both").onTapGesture(count: 2) { log.add("two") }.onTapGesture { log.add("one") }
        Text("beside").onTapGesture(count: 2) { log.add("two") }
          .simultaneousGesture(TapGesture().onEnded { log.add("beside") })
        Text("hover").onHover { log.add("\($0)") }
        Text("focus").focusable()
        Button("open") { isOpen = true }
          .presentation(
            isPresented: isOpen, Presentation(ZStackLayout()), dismiss: { isOpen = false }, content: { Text("[box]") })
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func uses(_ screen: Screen, _ row: Int, _ phases: PointerEvent.Phase..., count: Int = 1) -> Bool {
    let events = screen.frames.events
    return events.hasUse {
      for phase in phases { screen.point(phase, column: 1, row: row, count: count) }
    }
  }

  @Test func `the pointer has a use where a view handles its events`() {
    let log = GestureLog()
    let screen = Screen(Targets(log: log), width: 20, height: 10)
    expectEqual(
      [uses(screen, 0, .down, .up), uses(screen, 1, .down, .up), uses(screen, 0, .down, .up)], [false, true, false])
    expectEqual([uses(screen, 2, .down, .up), uses(screen, 2, .down, .up, count: 2)], [false, true])
    expectEqual([uses(screen, 4, .down, .up), uses(screen, 0, .hover)], [true, false])
    screen.advance(by: .seconds(1))
    expectEqual([uses(screen, 5, .hover), uses(screen, 5, .hover), uses(screen, 0, .hover)], [true, true, true])
    expectEqual([uses(screen, 6, .down), uses(screen, 6, .up), uses(screen, 0)], [false, true, false])
    expectEqual(log.take(), "tap two beside true false")
    screen.click(column: 2, row: 7)
    expectText(screen.text, contains: "[box]")
    expectEqual([uses(screen, 9, .down), uses(screen, 9, .drag), uses(screen, 9, .up)], [false, false, true])
    expectText(screen.text, lacks: "[box]")
  }

  @Test func `a press beside a box that moves does not close it`() {
    let screen = Screen(Targets(log: GestureLog()), width: 20, height: 10)
    screen.click(column: 2, row: 7)
    screen.drag(fromColumn: 1, row: 9, toColumn: 3, row: 8)
    expectText(screen.text, contains: "[box]")
    screen.click(column: 1, row: 9)
    expectText(screen.text, lacks: "[box]")
  }

  @Test func `a tap is awaited after a press that may be the first of several, until its time is over`() {
    let log = GestureLog()
    let screen = Screen(Targets(log: log), width: 20, height: 10)
    func awaits(_ row: Int, _ phase: PointerEvent.Phase, count: Int = 1) -> Bool {
      screen.point(phase, column: 1, row: row, count: count)
      return screen.frames.events.awaitsTap
    }
    #expect(!screen.frames.events.awaitsTap)
    expectEqual([awaits(3, .down), awaits(3, .up), awaits(3, .down, count: 2)], [false, true, false])
    expectEqual([awaits(3, .up, count: 2), awaits(0, .down), awaits(0, .up)], [false, false, false])
    expectEqual([awaits(1, .down), awaits(1, .up), awaits(2, .down), awaits(2, .up)], [false, false, false, true])
    screen.advance(by: .milliseconds(400))
    #expect(!screen.frames.events.awaitsTap)
    expectEqual(log.take(), "two tap")
  }

  @Test func `a press that nothing waits for leaves no timer, and a new one takes away that of the last`() {
    let log = GestureLog()
    let screen = Screen(width: 8, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(["a", "b"], id: \.self) { name in
          Text(name).onTapGesture(count: 2) { log.add("2\(name)") }.onTapGesture { log.add("1\(name)") }
        }
        Text("c").onTapGesture { log.add("1c") }
      }
    }
    for row in [2, 1] {
      screen.click(column: 0, row: row)
      screen.click(column: 7, row: 2)
      expectEqual(screen.frames.nextTimerTime, nil)
    }
    expectEqual(log.take(), "1c 1b")
    screen.click(column: 0, row: 0)
    screen.advance(by: .milliseconds(300))
    screen.click(column: 0, row: 1)
    expectEqual(log.take(), "1a")
    expectEqual(screen.frames.nextTimerTime, .milliseconds(700))
    screen.advance(by: .milliseconds(399))
    expectEqual(log.take(), "")
    screen.advance(by: .milliseconds(1))
    expectEqual(log.take(), "1b")
  }

  @Test func `the second click is none on another row, whatever reacts around the rows`() {
    struct Rows: View {
      let log: GestureLog
      @State private var rows = ["a", "b", "c"]
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(rows, id: \.self) { row in Button("Delete \(row)") { rows.removeAll { $0 == row } } }
        }
        .onTapGesture { log.add("around") }
      }
    }
    let log = GestureLog()
    let screen = Screen(Rows(log: log), width: 20, height: 4)
    screen.click(column: 3, row: 0, count: 2)
    #expect(screen.text.contains("Delete b") && log.take() == "")
  }

  @Test func `a click hovers, and a view that leaves elsewhere is no new hover`() {
    struct Rows: View {
      let probe: Probe
      @State private var isShown = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("hover").onHover { probe.note("\($0)") }
          if isShown { Text("other") }
        }
        .offers("hide", to: probe) { isShown = false }
      }
    }
    let probe = Probe()
    let screen = Screen(Rows(probe: probe), width: 8, height: 3)
    screen.click(column: 1, row: 0)
    screen.perform("hide", probe)
    screen.hover(column: 2, row: 0)
    expectEqual(probe.text, "true")
    screen.hover(column: 2, row: 2)
    expectEqual(probe.text, "true false")
  }

  @Test func `a second press without a release holds the control again`() {
    let screen = Screen(width: 8, height: 2) { Button("Go") {} }
    screen.press(column: 2, row: 0)
    expectText(screen.text, equals: "[#Go#]\n")
    screen.press(column: 2, row: 0)
    expectText(screen.text, equals: "[#Go#]\n")
    screen.release(column: 2, row: 0)
    expectText(screen.text, equals: "[ Go ]\n")
    screen.press(column: 2, row: 0)
    screen.drag(toColumn: 2, row: 1)
    expectText(screen.text, equals: "[ Go ]\n")
  }

  @Test func `a closed screen has no timer and awaits no tap`() {
    let log = GestureLog()
    for isReleased in [true, false] {
      let screen = Screen(width: 8, height: 2) {
        Text("part").onTapGesture(count: 2) { log.add("two") }.onLongPressGesture { log.add("long") }
      }
      screen.press(column: 1, row: 0)
      if isReleased { screen.release(column: 1, row: 0) }
      expectEqual(screen.frames.nextTimerTime, .milliseconds(isReleased ? 400 : 500))
      expectEqual(screen.frames.events.awaitsTap, isReleased)
      screen.close()
      expectEqual(screen.frames.nextTimerTime, nil)
      #expect(!screen.frames.events.awaitsTap)
    }
  }

  @Test func `a click that a button has won waits for no second one, whatever gesture beside it could`() {
    let screen = Screen(width: 8) { Button("b") {}.simultaneousGesture(TapGesture(count: 2)) }
    screen.click(column: 2, row: 0)
    expectEqual(screen.frames.nextTimerTime, nil)
  }
}
