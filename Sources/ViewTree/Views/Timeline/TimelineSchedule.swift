/// When a ``TimelineView`` is evaluated.
///
///     struct Pings: TimelineSchedule {
///       func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
///         [1, 2, 4, 8].map { startDate.addingTimeInterval($0) }
///       }
///     }
///
/// Follows [TimelineSchedule](https://developer.apple.com/documentation/swiftui/timelineschedule).
public protocol TimelineSchedule {
  /// How often the schedule is asked for.
  typealias Mode = TimelineScheduleMode
  /// Dates in their order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from one on; the last that lies before it may be the first.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a schedule has dates.
///
/// Follows [TimelineScheduleMode](https://developer.apple.com/documentation/swiftui/timelineschedulemode).
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule likes.
  case normal
  /// Less often; a text platform never asks for it.
  case lowFrequency
}

/// At the start of each minute.
///
/// Follows
/// [EveryMinuteTimelineSchedule](https://developer.apple.com/documentation/swiftui/everyminutetimelineschedule).
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// At the start of each minute.
  public init() {}

  /// The start of the minute in which a date lies, and of all after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// At equal distances.
///
/// Follows
/// [PeriodicTimelineSchedule](https://developer.apple.com/documentation/swiftui/periodictimelineschedule).
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at equal distances, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var index: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// From a date on; a distance of less than a millisecond counts as one.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate.isPoint ? startDate : Date(timeIntervalSinceReferenceDate: 0)
    self.interval = interval.isFinite ? max(interval, 0.001) : 1e9
  }

  /// The last date that is not after `startDate`, and all after it; none before the first.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, index: max(passed, 0))
  }
}

/// At dates that are given.
///
/// Follows
/// [ExplicitTimelineSchedule](https://developer.apple.com/documentation/swiftui/explicittimelineschedule).
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// At dates in their order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// For each frame, while it is not paused.
///
/// Follows
/// [AnimationTimelineSchedule](https://developer.apple.com/documentation/swiftui/animationtimelineschedule).
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at the distance of frames.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    /// `nil` for a schedule that has none.
    fileprivate var frames: PeriodicTimelineSchedule.Entries?

    /// The next date.
    public mutating func next() -> Date? { frames?.next() }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// At least so far apart, and a thirtieth of a second.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 30)
    isPaused = paused
  }

  /// The date itself, and those after it; none while it is paused, or in low frequency.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    if isPaused || mode == .lowFrequency { return Entries(frames: nil) }
    return Entries(
      frames: PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode))
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal distances from a date on.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// For each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// For each frame, at least so far apart, while it is not paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// At dates in their order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
