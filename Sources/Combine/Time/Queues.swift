public import Foundation

extension DispatchQueue: Scheduler {
  /// The type of a time on a queue.
  public typealias SchedulerTimeType = SchedulerTime

  /// Options of a queue: there are none.
  public struct SchedulerOptions: Sendable {
    /// Creates empty options.
    public init() {}
  }

  /// The current time; on the main queue, the time of the screen that handles an event or makes a frame, if there is
  /// one.
  public var now: SchedulerTime { isMain ? MainQueue.now : .real }
  /// The minimum tolerance, zero.
  public var minimumTolerance: SchedulerTime.Stride { .zero }

  /// Performs an action after the earlier ones.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return MainQueue.schedule(action) }
    let action = TransferredValue(action)
    async { action.value() }
  }

  /// Performs an action at a time.
  ///
  /// On the main queue, the time is that of the screen that handles an event or makes a frame, so that a test can
  /// advance it: `screen.advance(by:)`. On other queues it is real time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain { return MainQueue.schedule(after: date, action) }
    let action = TransferredValue(action)
    asyncAfter(deadline: date.deadline) { action.value() }
  }

  /// Performs an action repeatedly from a time on, until the result is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { Repetition(on: self, from: date, every: interval, action) }
}

extension DispatchQueue {
  /// The label is compared, because each access to `main` may return a different object for the same queue.
  fileprivate var isMain: Bool { label == DispatchQueue.main.label }
}

extension RunLoop: Scheduler {
  /// The type of a time on a run loop.
  public typealias SchedulerTimeType = SchedulerTime

  /// Options of a run loop: there are none.
  public struct SchedulerOptions: Sendable {
    /// Creates empty options.
    public init() {}
  }

  /// The current time of the main queue.
  public var now: SchedulerTime { MainQueue.now }
  /// The minimum tolerance, zero.
  public var minimumTolerance: SchedulerTime.Stride { .zero }

  /// Performs an action on the main queue, for which every run loop stands.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { MainQueue.schedule(action) }

  /// Performs an action on the main queue at a time; see ``Dispatch/DispatchQueue``.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { MainQueue.schedule(after: date, action) }

  /// Performs an action on the main queue repeatedly, until the result is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { Repetition(on: self, from: date, every: interval, action) }
}

extension OperationQueue: Scheduler {
  /// The type of a time on a queue.
  public typealias SchedulerTimeType = SchedulerTime

  /// Options of a queue: there are none.
  public struct SchedulerOptions: Sendable {
    /// Creates empty options.
    public init() {}
  }

  /// The current time, as on a dispatch queue.
  public var now: SchedulerTime { self === OperationQueue.main ? MainQueue.now : .real }
  /// The minimum tolerance, zero.
  public var minimumTolerance: SchedulerTime.Stride { .zero }

  /// Performs an action when it is the first in the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === OperationQueue.main { return MainQueue.schedule(action) }
    let action = TransferredValue(action)
    addOperation { action.value() }
  }

  /// Performs an action at a time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if self === OperationQueue.main { return MainQueue.schedule(after: date, action) }
    let action = TransferredValue(action)
    DispatchQueue.global().asyncAfter(deadline: date.deadline) { [self] in addOperation { action.value() } }
  }

  /// Performs an action repeatedly from a time on, until the result is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { Repetition(on: self, from: date, every: interval, action) }
}

/// A repeated action.
private final class Repetition<S: Scheduler>: Cancellable where S.SchedulerTimeType == SchedulerTime {
  private let scheduler: S
  private let interval: SchedulerTime.Stride
  private let action: Locked<(() -> Void)?>

  init(on scheduler: S, from start: SchedulerTime, every interval: SchedulerTime.Stride, _ action: @escaping () -> Void)
  {
    self.scheduler = scheduler
    // An interval of zero would leave no time for other actions.
    self.interval = max(interval, .milliseconds(1))
    self.action = Locked(action)
    wait(until: start)
  }

  private func wait(until time: SchedulerTime) {
    scheduler.schedule(after: time) {
      guard let action = self.action.withLock({ $0 }) else { return }
      action()
      guard self.action.withLock({ $0 != nil }) else { return }
      // Repetitions that were missed on a busy machine are skipped.
      var next = time.advanced(by: self.interval)
      let late = next.distance(to: self.scheduler.now)
      if late > .zero {
        next = next.advanced(
          by: .seconds((late.timeInterval / self.interval.timeInterval).rounded(.up) * self.interval.timeInterval))
      }
      self.wait(until: next)
    }
  }

  func cancel() { _ = action.take() }
}
