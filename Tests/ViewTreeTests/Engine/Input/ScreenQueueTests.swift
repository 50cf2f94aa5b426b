import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The work that publishers schedule, on the screen's clock.
@MainActor struct ScreenQueueTests {
  @Test func `scheduled work runs at its time, after the views that are due before it`() {
    var log: [String] = []
    let start = ScreenOptions().now
    let screen = Screen(width: 20) {
      TimelineView(.periodic(from: start, by: 1)) { context in
        Text("t").onChange(of: context.date) { log.append("view \(context.date.timeIntervalSince(start))") }
      }
    }
    let (frames, queue) = (screen.frames, screen.frames.mainQueue)
    for time in [1.5, 0.5, 3] {
      queue.perform(at: .seconds(time)) { log.append("work \(frames.tree.time / .seconds(1))") }
    }
    queue.perform(at: .zero) { log.append("at once") }
    frames.run()
    expectEqual(log, ["at once"])
    screen.advance(by: .milliseconds(2500))
    expectEqual(log, ["at once", "work 0.5", "view 1.0", "work 1.5", "view 2.0"])
    expectEqual(queue.date, start.addingTimeInterval(2.5))
    expectEqual(queue.now, .milliseconds(2500))
    screen.advance(by: .milliseconds(500))
    expectEqual(log.dropFirst(5), ["view 3.0", "work 3.0"])
  }
}
