public import Foundation

/// A time on a scheduler: Combine has a type for each scheduler, which are one type here.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// A duration between two times: `.seconds(0.3)`, `.milliseconds(300)`, `0.3`.
  public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Comparable, SignedNumeric,
    Hashable,
    Sendable
  {
    /// The duration in nanoseconds.
    let nanoseconds: Int

    init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

    /// Creates a duration in seconds, clamped to ±4,000,000,000 seconds; not a number counts as zero.
    public init(_ seconds: TimeInterval) {
      let nanoseconds = (seconds * 1e9).rounded()
      self.nanoseconds = Int(exactly: min(max(nanoseconds, -4e18), 4e18).rounded(.towardZero)) ?? 0
    }

    /// Creates a duration from a literal in seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    /// Creates a duration from an integer literal in seconds.
    public init(integerLiteral value: TimeInterval.IntegerLiteralType) { self.init(Double(value)) }
    /// Creates a duration in seconds from an integer.
    public init?<T: BinaryInteger>(exactly source: T) { self.init(Double(source)) }

    /// The duration in seconds.
    public var timeInterval: TimeInterval { Double(nanoseconds) / 1e9 }
    /// The absolute duration in seconds.
    public var magnitude: TimeInterval { timeInterval.magnitude }

    /// Creates a duration in seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// Creates a duration in seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Creates a duration in milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// Creates a duration in microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// Creates a duration in nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

    /// Returns whether `a` is shorter than `b`.
    public static func < (a: Stride, b: Stride) -> Bool { a.nanoseconds < b.nanoseconds }
    /// Returns the sum of two durations.
    public static func + (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.nanoseconds &+ b.nanoseconds) }
    /// Returns the difference of two durations.
    public static func - (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.nanoseconds &- b.nanoseconds) }
    /// Returns the first duration multiplied by the number of seconds in the second one.
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.timeInterval * b.timeInterval) }
    /// Multiplies the first duration by the number of seconds in the second one.
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
    /// Increases a duration by a second one.
    public static func += (a: inout Stride, b: Stride) { a = a + b }
    /// Reduces a duration by a second one.
    public static func -= (a: inout Stride, b: Stride) { a = a - b }
  }

  let nanoseconds: Int

  init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

  /// Creates the time of a date.
  public init(_ date: Date) { self = SchedulerTime.real.advanced(by: Stride(date.timeIntervalSinceNow)) }

  /// The date that corresponds to the time.
  public var date: Date { Date(timeIntervalSinceNow: SchedulerTime.real.distance(to: self).timeInterval) }

  /// The current time of the machine.
  static var real: SchedulerTime { SchedulerTime(nanoseconds: Int(DispatchTime.now().uptimeNanoseconds)) }

  /// Returns the duration from this time to a different one.
  public func distance(to other: SchedulerTime) -> Stride {
    Stride(nanoseconds: other.nanoseconds - nanoseconds)
  }

  /// Returns the time after a duration; an overflow gives a time in the remote future.
  public func advanced(by n: Stride) -> SchedulerTime {
    let (sum, isTooFar) = nanoseconds.addingReportingOverflow(n.nanoseconds)
    return SchedulerTime(nanoseconds: isTooFar ? .max / 2 : sum)
  }
}
