import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct TimerQueueTests {
  private final class Log {
    var words = ""
  }

  @Test func `actions run when they are due, the earliest first`() {
    let (queue, log) = (TimerQueue(), Log())
    expectEqual(queue.nextTime, nil)
    for (time, word) in [(3, "c"), (1, "a"), (2, "b"), (1, "A")] {
      _ = queue.set(at: .seconds(time)) { log.words += word }
    }
    expectEqual(queue.nextTime, .seconds(1))
    queue.fire(at: .seconds(0.5))
    expectEqual(log.words, "")
    queue.fire(at: .seconds(2))
    #expect(log.words == "aAb" && queue.nextTime == .seconds(3))
    queue.fire(at: .seconds(9))
    #expect(log.words == "aAbc" && queue.nextTime == nil)
  }

  @Test func `an action that is cancelled does not run, by itself or with all`() {
    let (queue, log) = (TimerQueue(), Log())
    let first = queue.set(at: .seconds(1)) { log.words += "a" }
    _ = queue.set(at: .seconds(1)) { log.words += "b" }
    let third = queue.set(at: .seconds(3)) { log.words += "c" }
    _ = queue.set(at: .seconds(2)) { queue.cancel(third) }
    queue.cancel(nil)
    queue.cancel(first)
    queue.fire(at: .seconds(3))
    #expect(log.words == "b" && queue.nextTime == nil)
    _ = queue.set(at: .seconds(4)) { log.words += "d" }
    queue.cancelAll()
    queue.fire(at: .seconds(5))
    expectEqual(log.words, "b")
  }
}
