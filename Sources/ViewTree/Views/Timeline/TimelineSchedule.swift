/// A type that determines the dates at which a ``TimelineView`` is evaluated.
///
///     struct Pings: TimelineSchedule {
///       func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
///         [1, 2, 4, 8].map { startDate.addingTimeInterval($0) }
///       }
///     }
///
/// Follows [TimelineSchedule](https://developer.apple.com/documentation/swiftui/timelineschedule).
public protocol TimelineSchedule {
  /// The frequency for which a schedule is queried.
  typealias Mode = TimelineScheduleMode
  /// The type of the sequence of dates, in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates from `startDate` on; they may begin with the last date before `startDate`.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// The frequency of the dates of a schedule.
///
/// Follows [TimelineScheduleMode](https://developer.apple.com/documentation/swiftui/timelineschedulemode).
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The schedule's own frequency.
  case normal
  /// A lower frequency; never used in text.
  case lowFrequency
}

/// A schedule with the start of each minute.
///
/// Follows
/// [EveryMinuteTimelineSchedule](https://developer.apple.com/documentation/swiftui/everyminutetimelineschedule).
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule with the start of each minute.
  public init() {}

  /// Returns the start of the minute that contains a date, and of all later minutes.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// A schedule with dates at equal intervals.
///
/// Follows [PeriodicTimelineSchedule](https://developer.apple.com/documentation/swiftui/periodictimelineschedule).
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// An endless sequence of dates at equal intervals.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var index: Double

    /// Returns the next date; never `nil`.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule that begins at a date, with an interval in seconds.
  ///
  /// A date that has passed on the device, such as `.now`, but is more than a day ahead of the screen's time, counts as
  /// the screen's time. An interval below 0.001 seconds counts as 0.001, and one that is not finite as 1,000,000,000.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate.isPoint ? startDate : Date(timeIntervalSinceReferenceDate: 0)
    self.interval = interval.isFinite ? max(interval, 0.001) : 1e9
  }

  /// Returns the last date that is not after `startDate`, and all later ones; if there is no such date, all dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let isOfDevice = start.timeIntervalSince(startDate) > 86_400 && start <= .now
    let start = isOfDevice ? startDate : start
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, index: max(passed, 0))
  }
}

/// A schedule with explicit dates.
///
/// Follows [ExplicitTimelineSchedule](https://developer.apple.com/documentation/swiftui/explicittimelineschedule).
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule with a date for each frame while it is not paused.
///
/// Follows [AnimationTimelineSchedule](https://developer.apple.com/documentation/swiftui/animationtimelineschedule).
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// A sequence of dates at the interval of frames.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    /// The dates of the frames; `nil` for a schedule without dates.
    fileprivate var frames: PeriodicTimelineSchedule.Entries?

    /// Returns the next date; `nil` if there are none.
    public mutating func next() -> Date? { frames?.next() }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule whose interval is the longer one of `minimumInterval`, in seconds, and a thirtieth of a second.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 30)
    isPaused = paused
  }

  /// Returns `startDate` and later dates; none while the schedule is paused, or in low frequency.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    if isPaused || mode == .lowFrequency { return Entries(frames: nil) }
    return Entries(
      frames: PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode))
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with dates at equal intervals in seconds, beginning at a date.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule with a date for each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule with a date for each frame, at least an interval in seconds apart, while it is not paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of dates in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
