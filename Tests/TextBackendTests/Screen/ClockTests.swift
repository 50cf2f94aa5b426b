import Foundation
import Testing
import ViewTreeTesting

private struct DoorScreen: View {
  @Environment(\.clock) private var clock
  @State private var isOpen = false

  var body: some View {
    Toggle("Door", isOn: $isOpen)
      .task(id: isOpen) {
        guard isOpen, (try? await clock.sleep(for: .seconds(3))) != nil else { return }
        isOpen = false
      }
  }
}

@MainActor @Suite struct ClockTests {
  @Test func `a door closes by itself`() async throws {
    let screen = Screen(width: 20) { DoorScreen() }
    screen.press(.tab)
    let opening = screen.trace { screen.press(.space) }
    expectText(screen.text, equals: "[x] Door<")
    expectInvalidations(opening, of: DoorScreen.self, .exactly(1))
    try await screen.settle()
    screen.advance(by: .milliseconds(2999))
    try await screen.settle()
    expectText(screen.text, equals: "[x] Door<")
    screen.advance(by: .milliseconds(1))
    try await screen.settle()
    expectText(screen.text, equals: "[ ] Door<")
    expectEqual(screen.issues, [])
  }

  @Test func `a clock is never moved back, and an issue reports each attempt`() async throws {
    let screen = Screen(width: 20) { DoorScreen() }
    let start = screen.clock.now
    screen.advance(by: .seconds(2))
    screen.advance(by: .zero)
    expectEqual(screen.issues, [])
    screen.advance(by: .seconds(-1))
    try await screen.settle(after: .milliseconds(-5))
    expectEqual(start.duration(to: screen.clock.now), .seconds(2))
    let rest = ", which counts as zero: time does not go back; pass a duration of zero or more"
    expectEqual(
      screen.issues,
      [
        "advance(by:) was called with a negative duration, -1.0 seconds" + rest,
        "settle(after:) was called with a negative duration, -0.005 seconds" + rest,
      ])
  }

  @Test func `screens that are given the same clock share its time`() async throws {
    let options = ScreenOptions(clock: VirtualClock())
    let first = Screen(width: 20, options: options) { DoorScreen() }
    let second = Screen(width: 20, options: options) { DoorScreen() }
    #expect(first.clock === second.clock)
    for screen in [first, second] {
      try screen.find(.toggle, "Door").tap()
      try await screen.settle()
    }
    second.advance(by: .seconds(3))
    for screen in [first, second] {
      try await screen.settle()
      expectText(screen.text, equals: "[ ] Door")
    }
  }

  @Test func `dates follow a shared clock, from the time at which it stands`() {
    let clock = VirtualClock()
    func make(_ now: TimeInterval) -> Screen {
      let options = ScreenOptions(now: Date(timeIntervalSinceReferenceDate: now), clock: clock)
      return Screen(width: 30, options: options) {
        Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer)
      }
    }
    let first = make(0)
    expectEqual(first.text, "0:00")
    first.advance(by: .seconds(5))
    let second = make(60)
    expectEqual(first.text, "0:05")
    expectEqual(second.text, "1:05")
    second.advance(by: .seconds(1))
    expectEqual(first.text, "0:06")
    expectEqual(second.text, "1:06")
  }

  @Test func `views sleep on a clock of another kind, which the screen does not move`() async throws {
    struct NoClock: Clock {
      let minimumResolution = Duration.zero
      var now: VirtualClock.Instant { VirtualClock().now }
      func sleep(until deadline: VirtualClock.Instant, tolerance: Duration?) async throws {}
    }
    let screen = Screen(width: 20, options: ScreenOptions(clock: NoClock())) { DoorScreen() }
    try screen.find(.toggle, "Door").tap()
    expectText(screen.text, equals: "[x] Door")
    try await screen.settle()
    expectText(screen.text, equals: "[ ] Door")
    let before = screen.clock.now
    screen.advance(by: .seconds(2))
    expectEqual(before.duration(to: screen.clock.now), .seconds(2))
  }

  @Test func `the clock outside of a screen is the one of the machine`() {
    #expect(EnvironmentValues().clock is ContinuousClock)
  }

  /// Sleeps for a second in each turn; the text in the third is written by a task that the second starts.
  private struct Metronome: View {
    @Environment(\.clock) private var clock
    @State private var ticks: [Int] = []
    @State private var echo = "-"
    let start: VirtualClock.Instant
    let time: VirtualClock

    var body: some View {
      Text("\(ticks.map(String.init).joined(separator: " ")), \(echo)")
        .task {
          while (try? await clock.sleep(for: .seconds(1))) != nil { ticks.append(seconds) }
        }
        .task(id: ticks.count) {
          guard ticks.count == 2, (try? await clock.sleep(for: .milliseconds(500))) != nil else { return }
          echo = "echo at \(seconds)"
        }
    }

    private var seconds: Int { Int(start.duration(to: time.now) / .milliseconds(1)) }
  }

  private func metronome() -> Screen {
    let clock = VirtualClock()
    return Screen(width: 40, options: ScreenOptions(clock: clock)) { Metronome(start: clock.now, time: clock) }
  }

  @Test func `time that settles goes from deadline to deadline`() async throws {
    let screen = metronome()
    try await screen.settle(after: .milliseconds(3250))
    expectText(screen.text, equals: "1000 2000 3000, echo at 2500")
    try await screen.settle(after: .milliseconds(750))
    expectText(screen.text, equals: "1000 2000 3000 4000, echo at 2500")
    expectEqual(screen.issues, [])
  }

  @Test func `time that is advanced passes in one jump`() async throws {
    let screen = metronome()
    try await screen.settle()
    screen.advance(by: .seconds(3))
    try await screen.settle()
    expectText(screen.text, equals: "3000, -")
  }

  @Observable @MainActor fileprivate final class Place {
    var x = 0
    var rows = [1]
  }

  private struct Placed: View {
    let place: Place

    var body: some View {
      VStack(alignment: .leading) {
        Text("X").offset(x: CGFloat(place.x))
        ForEach(place.rows, id: \.self) { Text("row \($0)") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func `an animation that a program began before time passes has that time`() {
    let place = Place()
    let screen = Screen(width: 14, height: 2) { Placed(place: place) }
    withAnimation(.linear(duration: 1)) { place.x = 10 }
    screen.advance(by: .milliseconds(500))
    expectText(screen.text, equals: "     X\nrow 1")
    screen.advance(by: .seconds(5))
    expectText(screen.text, equals: "          X\nrow 1")
    withAnimation(.linear(duration: 1)) { place.rows = [2] }
    screen.advance(by: .seconds(2))
    expectText(screen.text, equals: "          X\nrow 2")
    expectEqual(screen.issues, [])
  }

  @Test func `time that settles stops where an animation completes, and where a tap is known to be single`()
    async throws
  {
    final class Log {
      var times: [Double] = []
    }
    struct Timed: View {
      let clock: VirtualClock
      let log: Log
      @State private var x: CGFloat = 0

      private func note() { log.times.append(VirtualClock().now.duration(to: clock.now) / .milliseconds(1)) }

      var body: some View {
        Text("move").offset(x: x)
          .onTapGesture {
            withAnimation(.linear(duration: 1)) {
              x = 5
            } completion: {
              note()
            }
          }
        Text("tap").onTapGesture(count: 2) {}.onTapGesture { note() }
      }
    }
    for (row, time) in [(0, 1000.0), (1, 400)] {
      let (clock, log) = (VirtualClock(), Log())
      let screen = Screen(width: 20, options: ScreenOptions(clock: clock)) {
        VStack(alignment: .leading, spacing: 0) { Timed(clock: clock, log: log) }
      }
      screen.click(column: 0, row: row)
      try await screen.settle(after: .seconds(3))
      expectEqual(log.times, [time])
    }
  }
}
