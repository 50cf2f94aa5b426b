/// A view that is evaluated at the dates of a schedule, by the screen's clock.
///
///     TimelineView(.periodic(from: start, by: 1)) { context in
///       Text(context.date, style: .time)
///     }
///
/// On a test screen `advance(by:)` moves the clock: the content is evaluated for each date of the schedule that passes.
/// If more than 1,000 dates pass at once, it is evaluated only for the last, and the schedule is queried again from
/// there. A schedule that then returns more than 1,000,000 earlier dates is abandoned, with an issue. Follows
/// [TimelineView](https://developer.apple.com/documentation/swiftui/timelineview).
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The values from which the content is created.
  public struct Context: Sendable {
    /// The frequency with which the content is evaluated.
    public enum Cadence: Comparable, Sendable {
      /// The content is evaluated for each frame.
      case live
      /// The content is evaluated once a second.
      case seconds
      /// The content is evaluated once a minute.
      case minutes
    }

    /// The last date of the schedule that passed; before the first one, the screen's time.
    public let date: Date
    /// The frequency with which the content is evaluated; text shows every date.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The values from which the content of a ``TimelineView`` is created.
///
/// Follows [TimelineViewDefaultContext](https://developer.apple.com/documentation/swiftui/timelineviewdefaultcontext).
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  /// Creates a view whose content is evaluated when it appears, and at each date of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// A Boolean value that indicates whether the view is always exactly one element of its stack.
  public static var _isUnary: Bool { Content._isUnary }

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    if let node = slot.node { return downcast(node, to: TimelineNode<Schedule, Content>.self).update(view) }
    slot.node { TimelineNode(view, parent: $0, inputs: $1) }.mount()
  }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: MovingNode {
  private var view: TimelineView<Schedule, Content>
  private var entries: TimelineEntries<Schedule>
  /// The date at which the clock's time was zero.
  private let epoch: Date

  init(_ view: TimelineView<Schedule, Content>, parent: Node, inputs: Inputs) {
    self.view = view
    let now = inputs.environmentValues.now
    epoch = now.addingTimeInterval(-(parent.tree.time / .seconds(1)))
    entries = TimelineEntries(view.schedule, from: now)
    super.init(parent: parent, inputs: inputs)
  }

  override var name: String? { typeName(TimelineView<Schedule, Content>.self) }

  private func date(at time: Duration) -> Date { epoch.addingTimeInterval(time / .seconds(1)) }

  func mount() {
    if entries.isMoving { startMoving() }
    if entries.isEndless {
      tree.report(
        "the schedule of a TimelineView stops advancing, and ends there; make each date later than the one before.",
        at: self)
    }
    evaluateNow()
  }

  func update(_ view: TimelineView<Schedule, Content>) {
    if !Comparison.areSame(self.view.schedule, view.schedule) {
      entries = TimelineEntries(view.schedule, from: date(at: tree.time))
      if entries.isMoving { startMoving() }
    }
    self.view = view
    evaluateAgain(because: "@self")
  }

  override func evaluateNow() {
    let context = TimelineViewDefaultContext(date: entries.current, cadence: entries.cadence)
    let view = view
    evaluateChild(tracking { view.content(context) })
  }

  override var isMoving: Bool { entries.isMoving }
  override var needsFrames: Bool { false }
  override var nextTime: Duration? {
    entries.next.map {
      // About three hundred years at most.
      let seconds = min(max($0.timeIntervalSince(epoch), -9e9), 9e9)
      let whole = seconds.rounded(.down)
      // A date between two instants of the clock is rounded up.
      let rest = ((seconds - whole) * 1e9).rounded(.up)
      return max(.seconds(Int64(clamping: whole)) + .nanoseconds(Int64(clamping: rest)), tree.time)
    }
  }

  override func step(to time: Duration) {
    var date = date(at: time)
    // Far from the epoch, rounding may put the date of an instant before the one for which it was chosen.
    if let next = entries.next, let due = nextTime, due <= time { date = max(date, next) }
    if entries.advance(to: date) { evaluateAgain(because: "schedule") }
  }

  /// Pauses a view that its container keeps without showing it; it shows the current date when it is shown again.
  override func activityChanged() {
    guard isActive else { return stopMoving() }
    skip(to: tree.time)
    step(to: tree.time)
    if entries.isMoving { startMoving() }
  }

  override func skipRounds(until time: Duration) { skip(to: time) }

  private func skip(to time: Duration) {
    guard entries.skip(to: date(at: time)) else { return }
    tree.report(
      "the schedule of a TimelineView has more than 1,000,000 dates in the elapsed time, and ends; "
        + "let entries(from:mode:) begin at its start date.", at: self)
  }
}

/// The dates of a schedule, one after the other.
private struct TimelineEntries<Schedule: TimelineSchedule> {
  private let schedule: Schedule
  private var iterator: Schedule.Entries.Iterator
  private(set) var current: Date
  /// The queried dates that have not passed.
  private var upcomingDates: [Date] = []
  private var repeatedDates = 0
  let cadence: TimelineViewDefaultContext.Cadence
  /// True after 1,000 consecutive dates that are not later than the previous one.
  var isEndless: Bool { repeatedDates >= Self.limit }

  var isMoving: Bool { next != nil }
  /// The first date that has not passed.
  var next: Date? { upcomingDates.first }

  init(_ schedule: Schedule, from start: Date) {
    self.schedule = schedule
    iterator = schedule.entries(from: start, mode: .normal).makeIterator()
    current = start
    cadence =
      schedule is AnimationTimelineSchedule ? .live : schedule is EveryMinuteTimelineSchedule ? .minutes : .seconds
    ask()
    _ = advance(to: start)
  }

  /// The maximum number of dates that may pass at once.
  private static var limit: Int { 1000 }

  private mutating func ask() {
    guard !isEndless, let date = iterator.next() else { return }
    repeatedDates = date > upcomingDates.last ?? current ? 0 : repeatedDates + 1
    if !isEndless { upcomingDates.append(date) }
  }

  /// Lets dates pass; returns whether one did.
  mutating func advance(to date: Date) -> Bool {
    var hasPassed = false
    while let due = next, due <= date {
      hasPassed = true
      current = due
      upcomingDates.removeFirst()
      if upcomingDates.isEmpty { ask() }
    }
    return hasPassed
  }

  /// Removes all but the last of the dates that pass, if more than 1,000 do.
  ///
  /// Returns whether the schedule was abandoned because it has too many.
  mutating func skip(to date: Date) -> Bool {
    while let last = upcomingDates.last, last <= date {
      let count = upcomingDates.count
      ask()
      if upcomingDates.count == count { break }
      if count > Self.limit { return jump(to: date, from: last) }
    }
    return false
  }

  /// The number of dates before the target that are read until the schedule is abandoned.
  private static var jumpLimit: Int { 1_000_000 }

  /// Requests the schedule's dates from a date on; most schedules compute them without the earlier ones.
  private mutating func jump(to date: Date, from start: Date) -> Bool {
    var passed = start
    iterator = schedule.entries(from: date, mode: .normal).makeIterator()
    for _ in 0..<Self.jumpLimit {
      guard let next = iterator.next() else {
        upcomingDates = [passed]
        return false
      }
      if next > date {
        upcomingDates = [passed, next]
        return false
      }
      passed = max(passed, next)
    }
    (upcomingDates, repeatedDates) = ([passed], Self.limit)
    return true
  }
}
