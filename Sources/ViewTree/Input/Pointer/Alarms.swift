/// What is to be done at times of the screen's clock, as it passes: a press becomes a long one, a tap stays the only one.
@MainActor final class Alarms {
  typealias ID = Int

  private struct Alarm {
    let id: ID
    let time: Duration
    let action: () -> Void
  }

  @exclusivity(unchecked) private var alarms: [Alarm] = []
  private var lastID = 0

  /// The time of the next one.
  var nextTime: Duration? { alarms.lazy.map(\.time).min() }

  /// Calls an action when it is the time, unless it is cancelled before.
  func set(at time: Duration, _ action: @escaping () -> Void) -> ID {
    lastID += 1
    alarms.append(Alarm(id: lastID, time: time, action: action))
    return lastID
  }

  func cancel(_ id: ID?) {
    // Most of those who are told to leave wait for nothing.
    guard let id else { return }
    alarms.removeAll { $0.id == id }
  }

  func cancelAll() { alarms = [] }

  /// Calls the actions that are due at a time, the earlier ones first; one may cancel those after it.
  func ring(at now: Duration) {
    while let next = alarms.min(by: { $0.time < $1.time }), next.time <= now {
      cancel(next.id)
      next.action()
    }
  }
}
