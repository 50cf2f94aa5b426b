/// A type that determines when and where an action is performed.
///
/// Follows [Scheduler](https://developer.apple.com/documentation/combine/scheduler).
public protocol Scheduler<SchedulerTimeType> {
  /// The type of a time on the scheduler.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the scheduler's options.
  associatedtype SchedulerOptions

  /// The current time of the scheduler.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance that the scheduler accepts for a scheduled time.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Performs an action as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Performs an action at a time; `tolerance` is the delay that the caller accepts.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Performs an action at a time and then after each interval, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Performs an action as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Performs an action at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Performs an action at a time and then after each interval, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A duration that can be expressed in seconds and fractions of a second.
///
/// Follows
/// [SchedulerTimeIntervalConvertible](https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible).
public protocol SchedulerTimeIntervalConvertible {
  /// Creates a duration in seconds.
  static func seconds(_ s: Int) -> Self
  /// Creates a duration in seconds.
  static func seconds(_ s: Double) -> Self
  /// Creates a duration in milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Creates a duration in microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Creates a duration in nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A scheduler that performs each action at once, on the thread of the caller.
///
/// Follows [ImmediateScheduler](https://developer.apple.com/documentation/combine/immediatescheduler).
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The type of a time, which is constant here.
  public typealias SchedulerTimeType = SchedulerTime
  /// The type of the options: there are none.
  public typealias SchedulerOptions = Never

  /// The shared immediate scheduler.
  public static let shared = ImmediateScheduler()

  /// The current time, always zero.
  public var now: SchedulerTime { SchedulerTime(nanoseconds: 0) }
  /// The minimum tolerance, zero.
  public var minimumTolerance: SchedulerTime.Stride { .zero }

  /// Performs an action at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Performs an action at once, whatever its time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }
  /// Performs an action once and at once, and does not repeat it.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
