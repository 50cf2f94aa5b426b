import Testing
import ViewTreeTesting

@MainActor struct TimelineTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  /// The current date in seconds, and the number of dates that were shown after the first.
  struct Ticks<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    @State private var count = 0
    var body: some View {
      TimelineView(schedule) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate)) \(count)")
          .onChange(of: context.date) { count += 1 }
      }
    }
  }

  @Test func `each date that passes is shown, also where the clock jumps`() {
    let screen = Screen(Ticks(schedule: .periodic(from: start, by: 10)), width: 20)
    expectText(screen.text, equals: "0 0")
    screen.advance(by: .seconds(9.9))
    expectText(screen.text, equals: "0 0")
    screen.advance(by: .seconds(0.1))
    expectText(screen.text, equals: "10 1")
    screen.advance(by: .seconds(35))
    expectText(screen.text, equals: "40 4")
    // Only the last of very many dates counts.
    screen.advance(by: .seconds(100_000))
    expectText(screen.text, equals: "100,040 5")
    screen.advance(by: .seconds(10))
    expectText(screen.text, equals: "100,050 6")
  }

  @Test func `a period begins with the last date that has passed`() {
    let later = ScreenOptions(now: start.addingTimeInterval(25))
    let screen = Screen(Ticks(schedule: .periodic(from: start, by: 10)), width: 20, options: later)
    expectText(screen.text, equals: "20 0")
    screen.advance(by: .seconds(5))
    expectText(screen.text, equals: "30 1")
    let future = Screen(Ticks(schedule: .periodic(from: start.addingTimeInterval(5), by: 10)), width: 20)
    expectText(future.text, equals: "0 0")
    future.advance(by: .seconds(5))
    expectText(future.text, equals: "5 1")
  }

  /// A schedule of seconds that knows its dates from any date on, or only from the first.
  private struct Seconds: TimelineSchedule {
    let first: Date?

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
      AnySequence(sequence(first: first ?? startDate) { $0.addingTimeInterval(1) })
    }
  }

  @Test func `a year passes at once`() {
    let year = Duration.seconds(86_400 * 365)
    let tenth = Screen(Ticks(schedule: .periodic(from: start, by: 0.1)), width: 20)
    tenth.advance(by: year)
    expectText(tenth.text, equals: "31,536,000 1")
    tenth.advance(by: .seconds(1))
    expectText(tenth.text, equals: "31,536,001 11")
    let own = Screen(Ticks(schedule: Seconds(first: nil)), width: 20)
    own.advance(by: year)
    own.advance(by: .seconds(2))
    expectText(own.text, equals: "31,536,002 3")
    let frames = Screen(Ticks(schedule: .animation), width: 20)
    frames.advance(by: year)
    expectText(frames.text, equals: "31,536,000 1")
    for screen in [tenth, own, frames] { expectEqual(screen.issues, []) }
  }

  @Test func `a schedule that begins anew each time is given up, with an issue`() {
    let screen = Screen(Ticks(schedule: Seconds(first: start)), width: 20)
    screen.advance(by: .seconds(86_400 * 365))
    expectEqual(screen.issues.count, 1)
    #expect(screen.issues[0].contains("has more than 1,000,000 dates in the elapsed time, and ends"))
    screen.advance(by: .seconds(86_400 * 365))
    expectEqual(screen.issues.count, 1)
  }

  @Test func `a schedule that begins anew each time is given up when its hidden tab returns`() throws {
    let screen = Screen(width: 20, height: 3) {
      TabView {
        TimelineView(Seconds(first: start)) { _ in Text("ticks") }.tabItem { Text("A") }
        Text("other").tabItem { Text("B") }
      }
    }
    try screen.find(.tab, "B").tap()
    screen.advance(by: .seconds(86_400 * 365))
    expectEqual(screen.issues, [])
    try screen.find(.tab, "A").tap()
    expectEqual(screen.issues.count, 1)
    #expect(screen.issues[0].contains("has more than 1,000,000 dates in the elapsed time, and ends"))
  }

  @Test func `an event while a year passes does not delay the dates`() {
    struct Later: View {
      @State private var isShown = false
      var body: some View {
        Text("a").task { isShown = true }
        PhaseAnimator([0.0, 1], trigger: isShown) { phase in
          if phase == 1 { TimelineView(.animation) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") } }
        }
        Text("b").phaseAnimator([0.0, 1]) {
          $0.opacity($1)
        } animation: { _ in
          nil
        }
      }
    }
    let screen = Screen(Later(), width: 20, height: 4)
    screen.advance(by: .seconds(86_400 * 365))
    expectEqual(screen.issues, [])
  }

  @Test func `dates that are given, and every minute`() {
    let dates = [3.0, 4, 60].map { start.addingTimeInterval($0) }
    let screen = Screen(Ticks(schedule: .explicit(dates)), width: 20)
    screen.advance(by: .seconds(5))
    expectText(screen.text, equals: "4 2")
    screen.advance(by: .seconds(500))
    expectText(screen.text, equals: "60 3")
    let minutes = Screen(
      width: 20, options: ScreenOptions(now: start.addingTimeInterval(90))
    ) { TimelineView(.everyMinute) { Text($0.date, style: .time) } }
    expectText(minutes.text, equals: "12:01 AM")
    minutes.advance(by: .seconds(30))
    expectText(minutes.text, equals: "12:02 AM")
  }

  @Test func `an animation has no entries while it is paused, or in low frequency`() {
    func first(_ schedule: AnimationTimelineSchedule, _ mode: TimelineScheduleMode = .normal) -> Date? {
      schedule.entries(from: Date(timeIntervalSinceReferenceDate: 5), mode: mode).first { _ in true }
    }
    expectEqual(first(.animation), Date(timeIntervalSinceReferenceDate: 5))
    expectEqual([first(.animation(paused: true)), first(.animation, .lowFrequency)], [nil, nil])
  }

  @Test func `an animation is evaluated for each frame, unless it is paused`() {
    struct Wave: View {
      let isPaused: Bool
      var body: some View {
        TimelineView(.animation(paused: isPaused)) { context in
          Text("x").offset(x: (context.date.timeIntervalSinceReferenceDate * 4).rounded())
        }
      }
    }
    let screen = Screen(Wave(isPaused: false), width: 10, height: 1)
    screen.advance(by: .seconds(1))
    expectText(screen.text, equals: "    x")
    let paused = Screen(Wave(isPaused: true), width: 10, height: 1)
    paused.advance(by: .seconds(1))
    expectText(paused.text, equals: "x")
  }

  @Test func `a custom schedule is followed, and one that stops advancing ends`() {
    struct Doubling: TimelineSchedule {
      func entries(from startDate: Date, mode: Mode) -> [Date] {
        [1, 2, 4, 8].map { startDate.addingTimeInterval($0) }
      }
    }
    struct Stuck: TimelineSchedule {
      func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> { AnyIterator { startDate } }
    }
    let screen = Screen(Ticks(schedule: Doubling()), width: 20)
    screen.advance(by: .seconds(4))
    expectText(screen.text, equals: "4 3")
    let stuck = Screen(Ticks(schedule: Stuck()), width: 20)
    expectText(stuck.text, equals: "0 0")
    #expect(stuck.issues.count == 1 && stuck.issues[0].contains("the schedule of a TimelineView stops advancing"))
  }

  @Test func `another schedule begins anew, and content that is gone is not evaluated`() throws {
    struct Switching: View {
      @State private var interval = 10.0
      @State private var isShown = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          if isShown {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: interval)) { context in
              Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
            }
          }
          Button("Faster") { interval = 1 }.buttonStyle(.plain)
          Button("Hide") { isShown = false }.buttonStyle(.plain)
        }
      }
    }
    let screen = Screen(Switching(), width: 10)
    screen.advance(by: .seconds(7))
    expectText(screen.text, startsWith: "0\n")
    try screen.find(.button, "Faster").tap()
    expectText(screen.text, startsWith: "7\n")
    screen.advance(by: .seconds(1))
    expectText(screen.text, startsWith: "8\n")
    try screen.find(.button, "Hide").tap()
    let trace = screen.trace { screen.advance(by: .seconds(5)) }
    #expect(trace.entries.isEmpty)
  }

  @Test func `a hidden tab waits, and shows the current date when it returns`() throws {
    let screen = Screen(width: 20, height: 3) {
      TabView {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
          Text("\(Int(context.date.timeIntervalSinceReferenceDate)) s")
        }.tabItem { Text("A") }
        Text("other").tabItem { Text("B") }
      }
    }
    screen.advance(by: .seconds(2))
    expectText(screen.text, startsWith: "2 s")
    try screen.find(.tab, "B").tap()
    let trace = screen.trace { screen.advance(by: .seconds(50)) }
    #expect(trace.entries.isEmpty)
    try screen.find(.tab, "A").tap()
    expectText(screen.text, startsWith: "52 s")
    screen.advance(by: .seconds(1))
    expectText(screen.text, startsWith: "53 s")
  }

  @Test func `the cadence of a context is that of its schedule`() {
    func cadence(_ schedule: some TimelineSchedule) -> String {
      Screen(width: 20) { TimelineView(schedule) { Text(verbatim: "\($0.cadence)") } }.text
    }
    expectEqual([cadence(.animation), cadence(.everyMinute)], ["live", "minutes"])
    expectEqual([cadence(.periodic(from: start, by: 1)), cadence(.explicit([start]))], ["seconds", "seconds"])
  }

  @Test func `a periodic schedule from a time of the device begins at the time of the screen`() {
    for now in [Date.now, Date() - 3_600] {
      let screen = Screen(width: 20, options: ScreenOptions(now: start)) {
        TimelineView(.periodic(from: now, by: 2)) { Text(verbatim: "\($0.date.timeIntervalSince(start))") }
      }
      expectText(screen.text, equals: "0.0")
      screen.advance(by: .seconds(5))
      expectText(screen.text, equals: "4.0")
    }
  }

  @Test func `a periodic schedule may begin later than the screen`() {
    for now in [start, Date.now] {
      let screen = Screen(width: 20, options: ScreenOptions(now: now)) {
        TimelineView(.periodic(from: now + 3, by: 2)) { Text(verbatim: "\($0.date.timeIntervalSince(now).rounded())") }
      }
      expectText(screen.text, equals: "0.0")
      screen.advance(by: .seconds(6))
      expectText(screen.text, equals: "5.0")
    }
  }
}
