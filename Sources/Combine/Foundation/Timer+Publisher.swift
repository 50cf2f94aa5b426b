public import Foundation

extension Timer {
  /// A publisher that repeatedly publishes the date, from its connection until that is cancelled.
  ///
  ///     let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///
  ///     Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
  ///
  /// If a view connects it, it follows the clock of the screen. Follows
  /// [Timer.TimerPublisher](https://developer.apple.com/documentation/foundation/timer/timerpublisher).
  ///
  /// Sendable: values go through a broadcast, which is Sendable, and a lock protects the rest.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The type of the published values: the date.
    public typealias Output = Date
    /// The type of failure, `Never`: the publisher cannot fail.
    public typealias Failure = Never

    /// The interval between two values in seconds; the minimum is 0.001.
    public let interval: TimeInterval
    /// The tolerance.
    ///
    /// Has no effect: the scheduler determines the times.
    public let tolerance: TimeInterval?
    /// The run loop; every run loop stands for the main queue.
    public let runLoop: RunLoop
    /// The run loop mode.
    ///
    /// Has no effect: the main queue has no modes.
    public let mode: RunLoop.Mode
    private let broadcast = Broadcast<Date, Never>()
    private let ticks = Locked<(any Cancellable)?>(nil)

    /// Creates a publisher with an interval in seconds.
    public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
      (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
    }

    /// Attaches a subscriber, which receives values once the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      broadcast.add(AnySubscriber(subscriber))
    }

    /// Starts publishing to all subscribers, until the result of this call, or of an earlier one, is cancelled.
    public func connect() -> any Cancellable {
      let isNew = ticks.withLock { $0 == nil }
      if isNew {
        let (pause, broadcast) = (SchedulerTime.Stride(Swift.max(0.001, interval)), broadcast)
        let new = runLoop.schedule(after: runLoop.now.advanced(by: pause), interval: pause) {
          broadcast.send(MainQueue.date)
        }
        ticks.withLock { $0 = new }
      }
      return AnyCancellable { [weak self] in self?.ticks.take()?.cancel() }
    }
  }

  /// Returns a publisher that publishes the date at an interval in seconds.
  ///
  /// Follows
  /// [publish(every:tolerance:on:in:options:)](https://developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:)).
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode) }
}
