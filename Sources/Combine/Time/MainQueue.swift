public import Foundation

/// What the main queue does where a screen stands in for it.
///
/// A screen handles an event and makes the frames that it asked for as one: what is scheduled meanwhile belongs to it, and
/// to its clock.
@_spi(Screens) public protocol MainQueueStandIn {
  /// The time of the clock.
  var now: Duration { get }
  /// The date at the clock.
  var date: Date { get }
  /// Does something when what is going on is done.
  func perform(_ action: @escaping () -> Void)
  /// Does something at a time of the clock.
  func perform(at time: Duration, _ action: @escaping () -> Void)
}

/// The main queue for publishers: `DispatchQueue.main`, `RunLoop.main` and `OperationQueue.main` are one.
@_spi(Screens) public enum MainQueue {
  private static let standIn = Locked<(@Sendable () -> (any MainQueueStandIn)?)?>(nil)

  /// Sets what says who stands in for the main queue on this thread, if anybody does.
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
    let action = Sent(action)
    DispatchQueue.main.async { action.value() }
  }

  static func schedule(after time: SchedulerTime, _ action: @escaping () -> Void) {
    if let current { return current.perform(at: .nanoseconds(time.nanoseconds), action) }
    let action = Sent(action)
    DispatchQueue.main.asyncAfter(deadline: time.deadline) { action.value() }
  }
}

extension SchedulerTime.Stride {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(nanoseconds: Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
  }
}

extension SchedulerTime {
  /// The time for a queue.
  var deadline: DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(max(nanoseconds, 0))) }
}
