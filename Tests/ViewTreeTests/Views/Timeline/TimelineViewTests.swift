import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct TimelineViewTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private typealias Ticks<Schedule: TimelineSchedule> = TimelineTests.Ticks<Schedule>

  /// A date for each second, beginning with `first` or the start date.
  private struct Seconds: TimelineSchedule {
    let first: Date?

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
      AnySequence(sequence(first: first ?? startDate) { $0.addingTimeInterval(1) })
    }
  }

  @Test func `a view that appears later goes by the time of the screen`() throws {
    struct Late: View {
      @State private var isShown = false
      var body: some View {
        if isShown { Ticks(schedule: .periodic(from: TimelineViewTests.start, by: 1)) }
        Button("Show") { isShown = true }
      }
    }
    let screen = Screen(Late(), width: 20)
    screen.advance(by: .seconds(3.5))
    try screen.find(.button, "Show").tap()
    expectText(screen.text, contains: "3 0\n")
    screen.advance(by: .seconds(0.4))
    expectText(screen.text, contains: "3 0\n")
    screen.advance(by: .seconds(0.1))
    expectText(screen.text, contains: "4 1\n")
    screen.advance(by: .seconds(2))
    expectText(screen.text, contains: "6 3\n")
  }

  @Test func `between two dates nothing is evaluated`() {
    let screen = Screen(width: 20) {
      Ticks(schedule: .periodic(from: Self.start, by: 1))
      Ticks(schedule: .periodic(from: Self.start, by: 7))
    }
    let still = screen.trace { screen.advance(by: .seconds(0.5)) }
    #expect(still.entries.isEmpty)
    screen.advance(by: .seconds(5.5))
    expectText(screen.text, equals: "6 6\n0 0")
  }

  @Test func `up to a thousand dates that pass at once are all shown, and of more the last`() {
    func text(after seconds: Double) -> String {
      let screen = Screen(Ticks(schedule: Seconds(first: nil)), width: 20)
      screen.advance(by: .seconds(seconds))
      return screen.text
    }
    expectEqual(text(after: 2.5), "2 2")
    expectEqual(text(after: 1_000), "1,000 1,000")
    expectEqual(text(after: 1_001), "1,001 1")
  }

  @Test func `a list of dates that ends among those that pass ends there`() {
    let dates = (1...3_000).map { Self.start.addingTimeInterval(Double($0)) }
    let screen = Screen(Ticks(schedule: .explicit(dates)), width: 20)
    screen.advance(by: .seconds(5_000))
    expectText(screen.text, startsWith: "3,000 ")
    let end = screen.text
    screen.advance(by: .seconds(5_000))
    expectText(screen.text, equals: end)
    expectEqual(screen.issues, [])
  }

  @Test func `a schedule that begins anew is followed through a million dates`() {
    func issues(after seconds: Double) -> [String] {
      let screen = Screen(Ticks(schedule: Seconds(first: Self.start)), width: 20)
      screen.advance(by: .seconds(seconds))
      if screen.issues.isEmpty { expectText(screen.text, startsWith: "999,998 ") }
      return screen.issues
    }
    expectEqual(issues(after: 999_998.5), [])
    expectEqual(issues(after: 999_999.5).count, 1)
  }

  @Test(arguments: [(999, 0), (1_000, 1)])
  func `a date may be repeated less than a thousand times`(repeats: Int, issues: Int) {
    struct Repeating: TimelineSchedule {
      let repeats: Int
      func entries(from startDate: Date, mode: Mode) -> [Date] {
        Array(repeating: startDate, count: repeats) + [
          startDate.addingTimeInterval(1), startDate.addingTimeInterval(2),
        ]
      }
    }
    let screen = Screen(Ticks(schedule: Repeating(repeats: repeats)), width: 20)
    screen.advance(by: .seconds(3))
    expectText(screen.text, equals: issues == 0 ? "2 2" : "0 0")
    expectEqual(screen.issues.count, issues)
  }

  @Test(arguments: [0, 7e8, 7.7e8 + 0.1] as [Double]) func `no date is left out by rounding`(now: Double) {
    let now = Date(timeIntervalSinceReferenceDate: now)
    struct Counting: View {
      let schedule: PeriodicTimelineSchedule
      @State private var count = 0
      var body: some View {
        TimelineView(schedule) { context in Text("\(count)").onChange(of: context.date) { count += 1 } }
      }
    }
    let screen = Screen(
      Counting(schedule: .periodic(from: now, by: 1.0 / 3)), width: 20, options: ScreenOptions(now: now))
    for step in 1...10 {
      screen.advance(by: .seconds(10.01))
      expectText(screen.text, equals: "\(step * 30)")
    }
  }

  private final class Counts {
    var list = [0, 0]
  }

  /// Two clocks, of a second and of seven, which count how often their contents are evaluated.
  private struct Clocks: View {
    let counts: Counts

    private func clock(_ index: Int, every seconds: Double) -> some View {
      TimelineView(.periodic(from: TimelineViewTests.start, by: seconds)) { context in
        let _ = counts.list[index] += 1
        Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
      }
    }

    var body: some View {
      VStack {
        clock(0, every: 1)
        clock(1, every: 7)
      }
    }
  }

  @Test func `only a clock whose date passed is evaluated, and none in a hidden tab`() throws {
    let counts = Counts()
    let screen = Screen(width: 20) { Clocks(counts: counts) }
    var seen = [counts.list]
    for seconds in [0.5, 2.5, 4] {
      screen.advance(by: .seconds(seconds))
      seen.append(counts.list)
    }
    expectEqual(seen, [[1, 1], [1, 1], [4, 1], [8, 2]])
    counts.list = [0, 0]
    let tabs = Screen(width: 20, height: 3) {
      TabView {
        Clocks(counts: counts).tabItem { Text("A") }
        Text("other").tabItem { Text("B") }
      }
    }
    try tabs.find(.tab, "B").tap()
    tabs.advance(by: .seconds(3))
    expectEqual(counts.list, [1, 1])
    try tabs.find(.tab, "A").tap()
    expectEqual(counts.list, [2, 1])
  }

  @Test(arguments: [(999, "2 2"), (1_000, "1 1")])
  func `a date that advanced may be repeated less than a thousand times as well`(repeats: Int, end: String) {
    let dates = (Array(repeating: 1.0, count: repeats + 1) + [2]).map { Self.start.addingTimeInterval($0) }
    let screen = Screen(Ticks(schedule: .explicit(dates)), width: 20)
    screen.advance(by: .seconds(3))
    expectText(screen.text, equals: end)
  }

  /// Two dates, the second of which is repeated without an end.
  private struct Stalling: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
      AnySequence(sequence(first: 1.0) { min($0 + 1, 2) }.lazy.map { Date(timeIntervalSinceReferenceDate: $0) })
    }
  }

  @Test func `a schedule that stops advancing among the dates that pass ends there`() {
    let screen = Screen(Ticks(schedule: Stalling()), width: 20)
    for _ in 0..<2 {
      screen.advance(by: .seconds(5))
      expectText(screen.text, equals: "2 2")
    }
    expectEqual(screen.issues, [])
  }

  @Test func `a clock needs no frames between its dates`() {
    let screen = Screen(width: 20) {
      Ticks(schedule: .periodic(from: Self.start, by: 1))
      Ticks(schedule: .animation)
    }
    #expect(!screen.frames.isMoving)
    screen.advance(by: .seconds(2))
    #expect(!screen.frames.isMoving)
  }
}
