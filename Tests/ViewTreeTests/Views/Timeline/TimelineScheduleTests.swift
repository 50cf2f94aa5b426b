import Testing
import ViewTreeTesting

@MainActor struct TimelineScheduleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  /// The first dates of a schedule, in seconds.
  private func seconds(
    _ schedule: some TimelineSchedule, from date: Double = 0, mode: TimelineScheduleMode = .normal
  ) -> [Double] {
    schedule.entries(from: Date(timeIntervalSinceReferenceDate: date), mode: mode).prefix(3)
      .map(\.timeIntervalSinceReferenceDate)
  }

  @Test func `a period begins with the last date before the start, and never before its own`() {
    let schedule = PeriodicTimelineSchedule(from: start.addingTimeInterval(5), by: 10)
    expectEqual(seconds(schedule, from: 27), [25, 35, 45])
    expectEqual(seconds(schedule, from: 25), [25, 35, 45])
    expectEqual(seconds(schedule), [5, 15, 25])
    expectEqual(seconds(.periodic(from: start, by: 2), from: 1), [0, 2, 4])
  }

  @Test func `a period of no length is a thousandth of a second, and an endless one has a single date in sight`() {
    expectEqual(seconds(.periodic(from: start, by: 0)), [0, 0.001, 0.002])
    expectEqual(seconds(.periodic(from: start, by: -4)), [0, 0.001, 0.002])
    expectEqual(seconds(.periodic(from: start, by: .infinity)), [0, 1e9, 2e9])
    expectEqual(seconds(.periodic(from: Date(timeIntervalSinceReferenceDate: .nan), by: 10), from: 15), [10, 20, 30])
  }

  @Test func `every minute begins with whole minutes`() {
    expectEqual(seconds(.everyMinute, from: 90), [60, 120, 180])
  }

  @Test func `an animation has up to thirty dates in a second, or fewer on demand`() {
    expectEqual(seconds(.animation, from: 7), [7, 7 + 1.0 / 30, 7 + 2.0 / 30])
    expectEqual(seconds(.animation(), from: 7), seconds(.animation, from: 7))
    expectEqual(seconds(.animation(minimumInterval: 0.001), from: 7), seconds(.animation, from: 7))
    expectEqual(seconds(.animation(minimumInterval: 0.5), from: 7), [7, 7.5, 8])
    expectEqual(seconds(.animation(minimumInterval: 0.5, paused: true)), [])
    expectEqual(seconds(.animation, mode: .lowFrequency), [])
    expectEqual(seconds(.explicit([start.addingTimeInterval(3)]), from: 9), [3])
  }
}
