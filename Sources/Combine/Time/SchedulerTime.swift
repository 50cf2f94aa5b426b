public import Foundation

/// A time of the schedulers: Combine has a type for each, which are all the same here.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// A length of time between two of them: `.seconds(0.3)`, `.milliseconds(300)`, `0.3`.
  public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Comparable, SignedNumeric,
    Hashable,
    Sendable
  {
    /// In billionths of a second.
    let nanoseconds: Int

    init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

    /// So many seconds; of what is longer than can be counted the longest.
    public init(_ seconds: TimeInterval) {
      let nanoseconds = (seconds * 1e9).rounded()
      self.nanoseconds = Int(exactly: min(max(nanoseconds, -4e18), 4e18).rounded(.towardZero)) ?? 0
    }

    /// So many seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    /// So many seconds.
    public init(integerLiteral value: TimeInterval.IntegerLiteralType) { self.init(Double(value)) }
    /// So many seconds, if they can be counted.
    public init?<T: BinaryInteger>(exactly source: T) { self.init(Double(source)) }

    /// In seconds.
    public var timeInterval: TimeInterval { Double(nanoseconds) / 1e9 }
    /// In seconds.
    public var magnitude: TimeInterval { timeInterval.magnitude }

    /// So many seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// So many seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// So many thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// So many millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// So many billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

    /// Whether `a` is the shorter one.
    public static func < (a: Stride, b: Stride) -> Bool { a.nanoseconds < b.nanoseconds }
    /// Both together.
    public static func + (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.nanoseconds &+ b.nanoseconds) }
    /// How much longer the first is.
    public static func - (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.nanoseconds &- b.nanoseconds) }
    /// So many times as long, by the seconds of the other.
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.timeInterval * b.timeInterval) }
    /// Makes it so many times as long.
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
    /// Makes it longer.
    public static func += (a: inout Stride, b: Stride) { a = a + b }
    /// Makes it shorter.
    public static func -= (a: inout Stride, b: Stride) { a = a - b }
  }

  let nanoseconds: Int

  init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

  /// The time of a date.
  public init(_ date: Date) { self = SchedulerTime.real.advanced(by: Stride(date.timeIntervalSinceNow)) }

  /// The date of the time.
  public var date: Date { Date(timeIntervalSinceNow: SchedulerTime.real.distance(to: self).timeInterval) }

  /// The time of the machine.
  static var real: SchedulerTime { SchedulerTime(nanoseconds: Int(DispatchTime.now().uptimeNanoseconds)) }

  /// How long it is until another time.
  public func distance(to other: SchedulerTime) -> Stride {
    Stride(nanoseconds: other.nanoseconds - nanoseconds)
  }

  /// The time after a while; after what is longer than can be counted, never.
  public func advanced(by n: Stride) -> SchedulerTime {
    let (sum, isTooFar) = nanoseconds.addingReportingOverflow(n.nanoseconds)
    return SchedulerTime(nanoseconds: isTooFar ? .max / 2 : sum)
  }
}
