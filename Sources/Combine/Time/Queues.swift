public import Foundation

extension DispatchQueue: Scheduler {
  /// A time of a queue.
  public typealias SchedulerTimeType = SchedulerTime

  /// What one may ask a queue for; a queue here does all as it is.
  public struct SchedulerOptions: Sendable {
    /// No wishes.
    public init() {}
  }

  /// The time: on the main queue that of the screen which handles an event or makes a frame, where one does.
  public var now: SchedulerTime { isMain ? MainQueue.now : .real }
  /// None.
  public var minimumTolerance: SchedulerTime.Stride { .zero }

  /// Does something when what is before it is done.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return MainQueue.schedule(action) }
    let action = Sent(action)
    async { action.value() }
  }

  /// Does something after a time.
  ///
  /// On the main queue it is the clock's of the screen that handles an event or makes a frame, so that a test needs not
  /// wait: `screen.advance(by:)`. Elsewhere it is real time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain { return MainQueue.schedule(after: date, action) }
    let action = Sent(action)
    asyncAfter(deadline: date.deadline) { action.value() }
  }

  /// Does something again and again after a time, until what is returned is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { Repetition(on: self, from: date, every: interval, action) }
}

extension DispatchQueue {
  /// Each call of `main` may return another object for the one queue.
  fileprivate var isMain: Bool { label == DispatchQueue.main.label }
}

extension RunLoop: Scheduler {
  /// A time of a run loop.
  public typealias SchedulerTimeType = SchedulerTime

  /// What one may ask a run loop for.
  public struct SchedulerOptions: Sendable {
    /// No wishes.
    public init() {}
  }

  /// The time, as the main queue's.
  public var now: SchedulerTime { MainQueue.now }
  /// None.
  public var minimumTolerance: SchedulerTime.Stride { .zero }

  /// Does something on the main queue, for which every run loop stands.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { MainQueue.schedule(action) }

  /// Does something on the main queue after a time; see ``Dispatch/DispatchQueue``.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { MainQueue.schedule(after: date, action) }

  /// Does something on the main queue again and again, until what is returned is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { Repetition(on: self, from: date, every: interval, action) }
}

extension OperationQueue: Scheduler {
  /// A time of a queue.
  public typealias SchedulerTimeType = SchedulerTime

  /// What one may ask a queue for.
  public struct SchedulerOptions: Sendable {
    /// No wishes.
    public init() {}
  }

  /// The time, as a dispatch queue's.
  public var now: SchedulerTime { self === OperationQueue.main ? MainQueue.now : .real }
  /// None.
  public var minimumTolerance: SchedulerTime.Stride { .zero }

  /// Does something when the queue comes to it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === OperationQueue.main { return MainQueue.schedule(action) }
    let action = Sent(action)
    addOperation { action.value() }
  }

  /// Does something after a time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if self === OperationQueue.main { return MainQueue.schedule(after: date, action) }
    let action = Sent(action)
    DispatchQueue.global().asyncAfter(deadline: date.deadline) { [self] in addOperation { action.value() } }
  }

  /// Does something again and again after a time, until what is returned is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { Repetition(on: self, from: date, every: interval, action) }
}

/// Something that is done again and again.
private final class Repetition<S: Scheduler>: Cancellable where S.SchedulerTimeType == SchedulerTime {
  private let scheduler: S
  private let interval: SchedulerTime.Stride
  private let action: Locked<(() -> Void)?>

  init(on scheduler: S, from start: SchedulerTime, every interval: SchedulerTime.Stride, _ action: @escaping () -> Void)
  {
    self.scheduler = scheduler
    // Never without a pause: nothing else would come to its turn.
    self.interval = max(interval, .milliseconds(1))
    self.action = Locked(action)
    wait(until: start)
  }

  private func wait(until time: SchedulerTime) {
    scheduler.schedule(after: time) {
      guard let action = self.action.withLock({ $0 }) else { return }
      action()
      guard self.action.withLock({ $0 != nil }) else { return }
      // Of what was missed because the machine was busy nothing is made up for.
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
