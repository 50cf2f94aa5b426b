public import Foundation

/// A replacement for the main queue while a screen is active.
///
/// A screen handles an event and makes the requested frames as one step: actions that are scheduled meanwhile belong to
/// the screen and its clock.
@_spi(Screens) public protocol MainQueueStandIn {
  /// The current time of the clock.
  var now: Duration { get }
  /// The date that corresponds to the time of the clock.
  var date: Date { get }
  /// Performs an action after the current step.
  func perform(_ action: @escaping () -> Void)
  /// Performs an action at a time of the clock.
  func perform(at time: Duration, _ action: @escaping () -> Void)
}

/// The main queue for publishers, as which `DispatchQueue.main`, `RunLoop.main` and `OperationQueue.main` count.
@_spi(Screens) public enum MainQueue {
  private static let standIn = Locked<(@Sendable () -> (any MainQueueStandIn)?)?>(nil)

  /// Sets a closure that returns the replacement for the main queue on the current thread, if there is one.
  public static func set(_ current: @escaping @Sendable () -> (any MainQueueStandIn)?) {
    standIn.withLock { $0 = current }
  }

  static var now: SchedulerTime {
    current.map { SchedulerTime(nanoseconds: Stride($0.now).nanoseconds) } ?? .real
  }

  static var date: Date { current?.date ?? Date() }

  private typealias Stride = SchedulerTime.Stride

  private static var current: (any MainQueueStandIn)? { standIn.withLock { $0 }?() }

  static func schedule(_ action: @escaping () -> Void) {
    if let current { return current.perform(action) }
    let action = TransferredValue(action)
    DispatchQueue.main.async { action.value() }
  }

  static func schedule(after time: SchedulerTime, _ action: @escaping () -> Void) {
    if let current { return current.perform(at: .nanoseconds(time.nanoseconds), action) }
    let action = TransferredValue(action)
    DispatchQueue.main.asyncAfter(deadline: time.deadline) { action.value() }
  }
}

extension SchedulerTime.Stride {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let limit: Int64 = 4_000_000_000
    self.init(nanoseconds: Int(min(max(seconds, -limit), limit) * 1_000_000_000 + attoseconds / 1_000_000_000))
  }
}

extension SchedulerTime {
  /// The time on a dispatch queue.
  var deadline: DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(max(nanoseconds, 0))) }
}
