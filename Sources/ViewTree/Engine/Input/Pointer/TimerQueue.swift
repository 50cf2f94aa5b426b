/// Actions that run at times of the screen's clock: a press becomes a long one, a tap remains a single one.
@MainActor final class TimerQueue {
  typealias ID = Int

  private struct Entry {
    let id: ID
    let time: Duration
    let action: () -> Void
  }

  @safe @exclusivity(unchecked) private var timers: [Entry] = []
  private var lastID = 0

  /// The time of the next timer.
  var nextTime: Duration? { timers.lazy.map(\.time).min() }

  /// Calls an action at a time, unless it is cancelled before.
  func set(at time: Duration, _ action: @escaping () -> Void) -> ID {
    lastID += 1
    timers.append(Entry(id: lastID, time: time, action: action))
    return lastID
  }

  func cancel(_ id: ID?) {
    // Most contenders that leave a press wait for no timer.
    guard let id else { return }
    timers.removeAll { $0.id == id }
  }

  func cancelAll() { timers = [] }

  /// Calls the actions that are due at a time, the earliest first; an action may cancel later ones.
  func fire(at now: Duration) {
    while let next = timers.min(by: { $0.time < $1.time }), next.time <= now {
      cancel(next.id)
      next.action()
    }
  }
}
