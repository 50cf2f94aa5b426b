public import Foundation

extension Timer {
  /// Sends the time again and again, from when it is connected until that is cancelled.
  ///
  ///     let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///
  ///     Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
  ///
  /// Connected by a view that receives it, it goes by the clock of the screen. Follows
  /// [Timer.TimerPublisher](https://developer.apple.com/documentation/foundation/timer/timerpublisher).
  ///
  /// Sendable: what it sends goes through a broadcast, which is, and the rest is behind a lock.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The time.
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never

    /// How many seconds there are between two times; less than a thousandth counts as that.
    public let interval: TimeInterval
    /// Not used: the time goes as the scheduler has it.
    public let tolerance: TimeInterval?
    /// Every run loop stands for the main queue.
    public let runLoop: RunLoop
    /// Not used.
    public let mode: RunLoop.Mode
    private let broadcast = Broadcast<Date, Never>()
    private let ticks = Locked<(any Cancellable)?>(nil)

    /// Sends the time so many seconds apart.
    public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
      (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
    }

    /// Begins to send to a subscriber when it is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      broadcast.add(AnySubscriber(subscriber))
    }

    /// Begins; what is returned ends it for all, and so does what an earlier call returned.
    public func connect() -> any Cancellable {
      let isNew = ticks.withLock { $0 == nil }
      if isNew {
        let (pause, broadcast) = (SchedulerTime.Stride(interval), broadcast)
        let new = runLoop.schedule(after: runLoop.now.advanced(by: pause), interval: pause) {
          broadcast.send(MainQueue.date)
        }
        ticks.withLock { $0 = new }
      }
      return AnyCancellable { [weak self] in self?.ticks.take()?.cancel() }
    }
  }

  /// A publisher of the time, so many seconds apart.
  ///
  /// Follows
  /// [publish(every:tolerance:on:in:options:)](https://developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:)).
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode) }
}
