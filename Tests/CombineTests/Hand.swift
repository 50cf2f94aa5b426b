import Combine
import Foundation

/// A scheduler that performs its actions when the test tells, and that calls a closure for the time.
final class Hand: Scheduler {
  var onNow: () -> Void = {}
  private var time = ImmediateScheduler.shared.now
  private var actions: [() -> Void] = []
  /// The times of the actions that were scheduled after a time, in seconds.
  private(set) var dates: [TimeInterval] = []

  var now: SchedulerTime {
    onNow()
    return time
  }
  var minimumTolerance: SchedulerTime.Stride { .zero }
  func schedule(options: Never?, _ action: @escaping () -> Void) { actions.append(action) }
  func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    dates.append(ImmediateScheduler.shared.now.distance(to: date).timeInterval)
    actions.append(action)
  }
  func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { AnyCancellable {} }

  /// Moves the time on and performs the actions that wait.
  func perform(after pause: SchedulerTime.Stride = .seconds(1)) {
    time = time.advanced(by: pause)
    let due = actions
    actions = []
    for action in due { action() }
  }
}

typealias SchedulerTime = ImmediateScheduler.SchedulerTimeType
