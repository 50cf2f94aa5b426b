import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor @Suite struct VirtualClockTests {
  private let clock = VirtualClock()

  /// The events of the sleepers, in order.
  ///
  /// Sleepers that are woken at once continue in any order, because each runs on the pool of threads.
  private final class Log {
    var lines: Set<String> = []
  }

  private let log = Log()

  /// A task that sleeps until some seconds after the start, and logs how the sleep ended.
  private func sleeper(_ name: String, until seconds: Int) -> Task<Void, Never> {
    Task { [clock, log] in
      do {
        try await clock.sleep(until: VirtualClock().now.advanced(by: .seconds(seconds)))
        log.lines.insert("\(name) woke")
      } catch {
        log.lines.insert("\(name) \(type(of: error))")
      }
    }
  }

  /// Lets everybody go as far as the clock allows.
  private func giveWay() async { for _ in 0..<50 { await Task.yield() } }

  @Test func `the clock stops at its end, and wakes later sleepers there`() async {
    let end = clock.now.advanced(by: .seconds(Int64.max))
    #expect(clock.now < end && end.advanced(by: .seconds(Int64.max)) == end && end.advanced(by: .seconds(-1)) < end)
    let task = Task { [clock] in (try? await clock.sleep(for: .seconds(Int64.max))) != nil }
    await giveWay()
    let screen = Screen(width: 10) { Text("tick") }
    for _ in 1...2 {
      screen.advance(by: .seconds(Int64.max))
      clock.advance(by: .seconds(Int64.max))
    }
    #expect(await task.value && screen.text == "tick")
  }

  @Test func `a sleeper wakes when it is due, and not before`() async {
    for (name, deadline) in [("late", 3), ("early", 1), ("early too", 1), ("at 2", 2)] {
      _ = sleeper(name, until: deadline)
    }
    await giveWay()
    clock.advance(by: .milliseconds(999))
    await giveWay()
    expectEqual(log.lines, [])
    clock.advance(by: .milliseconds(1))
    await giveWay()
    expectEqual(log.lines, ["early woke", "early too woke"])
    clock.advance(by: .seconds(5))
    await giveWay()
    expectEqual(log.lines, ["early woke", "early too woke", "at 2 woke", "late woke"])
  }

  @Test func `a sleeper that is already due does not sleep`() async {
    clock.advance(by: .seconds(2))
    _ = [sleeper("past", until: 1), sleeper("now", until: 2), sleeper("later", until: 3)]
    await giveWay()
    expectEqual(log.lines, ["past woke", "now woke"])
  }

  @Test func `a sleeper that is cancelled wakes with an error, and no other does`() async {
    let sleepers = ["a", "b", "c"].map { sleeper($0, until: 1) }
    await giveWay()
    sleepers[1].cancel()
    await giveWay()
    expectEqual(log.lines, ["b CancellationError"])
    clock.advance(by: .seconds(1))
    await giveWay()
    expectEqual(log.lines, ["b CancellationError", "a woke", "c woke"])
  }

  @Test func `a task that is cancelled before it sleeps does not sleep, and the next one does`() async {
    let first = sleeper("first", until: 1)
    first.cancel()
    await giveWay()
    expectEqual(log.lines, ["first CancellationError"])
    _ = sleeper("second", until: 1)
    await giveWay()
    expectEqual(log.lines, ["first CancellationError"])
    clock.advance(by: .seconds(1))
    await giveWay()
    expectEqual(log.lines, ["first CancellationError", "second woke"])
  }

  @Test func `instants are ordered and count from the start`() {
    let start = clock.now
    let later = start.advanced(by: .seconds(3))
    #expect(start < later)
    #expect(!(later < later))
    expectEqual(start.duration(to: later), .seconds(3))
    expectEqual(later.duration(to: start), .seconds(-3))
  }

  @Test func `a woken task works from that moment on`() async throws {
    struct Sleeper: View {
      @Environment(\.clock) private var clock
      var body: some View { Text("a").task { try? await clock.sleep(for: .seconds(1)) } }
    }
    let screen = Screen(Sleeper(), width: 4)
    try await screen.settle()
    #expect(screen.frames.awakeWork == [] && screen.frames.hasSleepingWork)
    screen.advance(by: .seconds(1))
    expectEqual(screen.frames.awakeWork.count, 1)
    try await screen.settle()
    #expect(screen.frames.awakeWork == [] && !screen.frames.hasSleepingWork)
  }
}
