/// Says when and where something is done.
///
/// Follows [Scheduler](https://developer.apple.com/documentation/combine/scheduler).
public protocol Scheduler<SchedulerTimeType> {
  /// A time.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What one may ask for beside.
  associatedtype SchedulerOptions

  /// The time now.
  var now: SchedulerTimeType { get }
  /// How far off it may be at least.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Does something as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does something after a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Does something again and again after a time, until what is returned is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does something as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Does something after a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does something again and again after a time, until what is returned is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time that can be said in seconds and their parts.
///
/// Follows
/// [SchedulerTimeIntervalConvertible](https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible).
public protocol SchedulerTimeIntervalConvertible {
  /// So many seconds.
  static func seconds(_ s: Int) -> Self
  /// So many seconds.
  static func seconds(_ s: Double) -> Self
  /// So many thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// So many millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// So many billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// Does everything at once, on the thread of the caller.
///
/// Follows [ImmediateScheduler](https://developer.apple.com/documentation/combine/immediatescheduler).
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The time, which does not pass.
  public typealias SchedulerTimeType = SchedulerTime
  /// There are none.
  public typealias SchedulerOptions = Never

  /// The one that there is.
  public static let shared = ImmediateScheduler()

  /// Always the same.
  public var now: SchedulerTime { SchedulerTime(nanoseconds: 0) }
  /// None.
  public var minimumTolerance: SchedulerTime.Stride { .zero }

  /// Does it at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Does it at once.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }
  /// Does it at once, and not again.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
