internal import ViewTree

extension Screen {
  /// Advances virtual time in one jump, and wakes the tasks that sleep on ``clock`` in the order of their deadlines.
  ///
  /// Animations are shown at their end until time passes, and from then on at their current state. To see the start of
  /// an animation, call `advance(by: .zero)`.
  ///
  /// Timers and schedulers fire at their times, up to 10,000 in one jump; further ones are late, with an issue.
  ///
  /// A gesture that waits, such as a long press or a tap that may become a double tap, is notified at its time, before
  /// this method returns.
  ///
  /// A task that was woken continues at the next `await`, after the whole jump: a loop that sleeps for a second in each
  /// turn makes one turn in a jump of three seconds. ``settle(after:patience:allowsUnfinished:)`` makes all three.
  ///
  /// A negative duration counts as zero, with an issue.
  public func advance(by duration: Duration) {
    reportNegative(duration, in: "advance(by:)")
    event(.advance(duration), isTime: true) {
      clock.advance(by: duration)
      recorder?.timePassed(by: duration, to: clock.now.offset)
    }
  }

  /// Makes the frames that are due when the clock was advanced, which also a different screen can do.
  ///
  /// Changes since the last event are drawn first, so that their animations begin before the time passes.
  func timePassed(to now: Duration) {
    event(.words("time passes"), isTime: true) {
      frames.run()
      _ = frames.tick(now: now)
    }
  }

  /// Advances virtual time from one deadline to the next, and waits at each and at the end until the screen is at rest.
  ///
  /// A loop that sleeps on ``clock`` for a second in each turn makes three turns in three seconds, and can wake other
  /// tasks at their times.
  ///
  /// Completions of animations are called within a thirtieth of a second of their time.
  ///
  /// Waits and throws at each deadline as ``settle(patience:allowsUnfinished:)`` does.
  ///
  /// - Parameters:
  ///   - duration: The time that passes; a negative duration counts as zero, with an issue.
  ///   - patience: The real time to wait for work that neither ends nor sleeps, at each deadline.
  ///   - allowsUnfinished: Whether such work is no error.
  public func settle(
    after duration: Duration, patience: Duration = .seconds(1), allowsUnfinished: Bool = false
  ) async throws {
    reportNegative(duration, in: "settle(after:)")
    try await event(.words("try await screen.settle(after: \(duration.swiftLiteral))")) {
      let end = clock.now.advanced(by: duration)
      try await settle(patience: patience, allowsUnfinished: allowsUnfinished)
      while clock.now < end {
        let frame = frames.nextCompletionTime.map { VirtualClock.Instant(offset: $0) }
        let gesture = frames.nextTimerTime.map { VirtualClock.Instant(offset: $0) }
        let next = min(clock.nextDeadline(until: end) ?? end, frame ?? end, gesture ?? end)
        clock.advance(by: clock.now.duration(to: next))
        try await settle(patience: patience, allowsUnfinished: allowsUnfinished)
      }
    }
  }

  /// Reports that a call would move the clock back, which never happens.
  private func reportNegative(_ duration: Duration, in call: String) {
    guard duration < .zero else { return }
    frames.add(
      "\(call) was called with a negative duration, \(duration), which counts as zero: time does not go back; pass a "
        + "duration of zero or more")
  }

  /// Lets tasks run until the screen is at rest.
  ///
  /// Virtual time does not pass.
  ///
  /// The screen knows each `.task`, each `Task { … }` that an action starts, and the tasks that these start in turn. It
  /// waits until they have ended or sleep on its ``clock``, on whatever thread they run.
  ///
  /// Unknown tasks get time, but are not waited for. A `Task.detached`, or a task that other code starts, such as the
  /// initializer of a model, gets 20 turns of the main thread, or 4 after known tasks have ended. The other parts of an
  /// action or a `.task` of which one part sleeps get 20 turns, each with 25 turns of the thread pool. To be sure of a
  /// detached task, await it in a known one or in the test.
  ///
  /// Throws if the screen changed in 1,000 turns and still changes; the error names the states that were written last.
  /// Throws if tasks keep running without an effect for `patience`: they sleep in real time, or wait for an event that
  /// does not come, which may depend on a different action's task that sleeps on the clock. The error names their views
  /// or events, and the sleepers on the clock.
  ///
  /// - Parameters:
  ///   - patience: The real time to wait for tasks that neither end nor change the screen; at least 0.1 seconds. Time
  ///     in which the main thread is busy otherwise, as with other tests, does not count.
  ///   - allowsUnfinished: Whether tasks that take longer are left running without an error, such as a screen that
  ///     awaits a sequence whose next element comes from a later event.
  public func settle(patience: Duration = .seconds(1), allowsUnfinished: Bool = false) async throws {
    try await event(.words("try await screen.settle()")) {
      try await waitForRest(patience: patience, allowsUnfinished: allowsUnfinished)
    }
  }

  private func waitForRest(patience: Duration, allowsUnfinished: Bool) async throws {
    var written: [String] = []
    frames.observeWrites { written = written.suffix(9) + [$0] }
    defer { frames.observeWrites(nil) }
    var detector = IdleDetector(frames)
    while !detector.isIdle {
      try await detector.yieldThread()
      detector.makeDueFrames()
      if detector.changes == 1000 { throw SettleError.restless(states: Set(written).sorted()) }
      guard detector.waited > patience, await detector.isStuck() else { continue }
      if allowsUnfinished { return }
      throw SettleError.unfinished(frames.awakeWork, beside: frames.sleepingWork, after: patience)
    }
  }
}

/// The state of a screen that settles: how long it has been at rest.
@MainActor private struct IdleDetector {
  /// The turns for unknown tasks, which need one each time they change their executor, and for the other parts of work
  /// of which one part sleeps.
  private static let turnsForOthers = 20

  /// The turns that are enough after all known work has ended.
  ///
  /// Each may take long on a busy machine.
  private static let turnsAfterWork = 4
  /// The turns of the thread pool in each turn of the main thread while a part of some work sleeps: nothing is known of
  /// the other parts.
  nonisolated private static let poolTurnsBesideSleep = 25

  /// The longest time that a working thread of the pool may wait for a processor while the others make all the turns:
  /// with eight busy programs on two cores, 50 ms were measured.
  private static let longestInterruption = Duration.milliseconds(100)

  /// The part of a turn that counts as waiting: in a longer turn the main thread was busy otherwise, as with tests of
  /// other screens, and the work had to wait too.
  private static let longestTurn = Duration.milliseconds(10)

  /// The turns in which work continues before the main thread pauses until some of it is done: spinning would take the
  /// processor from the work.
  private static let eagerTurns = 3

  private let frames: FrameLoop
  /// The successive turns in which nothing changed and no work was running.
  private var quietTurns = 0
  /// Whether any work has ended since the screen began to settle.
  private var hadWork = false
  /// The number of turns in which the screen changed.
  private(set) var changes = 0
  /// The successive turns in which work was running without an effect.
  private var workingTurns = 0
  /// The time that work has been running without an effect.
  private(set) var waited = Duration.zero
  private var lastCheck = ContinuousClock.now
  private var seen: (frames: Int, works: Int)
  private var workChanges = 0

  init(_ frames: FrameLoop) {
    self.frames = frames
    seen = (frames.frameCount, frames.workCount)
  }

  /// Whether the screen has been at rest long enough.
  var isIdle: Bool {
    quietTurns >= (hadWork && !frames.hasSleepingWork ? Self.turnsAfterWork : Self.turnsForOthers)
  }

  /// Yields the main thread, and the thread pool as well if a part of some work sleeps.
  func yieldThread() async throws {
    try Task.checkCancellation()
    if workingTurns > Self.eagerTurns { await frames.workChange(after: workChanges, within: .milliseconds(5)) }
    if frames.hasSleepingWork {
      await Task.detached { for _ in 0..<Self.poolTurnsBesideSleep { await Task.yield() } }.value
    }
    await Task.yield()
  }

  /// Makes the frames that are due.
  ///
  /// The running work is counted first, so that its writes are in these frames.
  mutating func makeDueFrames() {
    workChanges = frames.workChanges
    let works = frames.workCount
    let isWorking = !frames.awakeWork.isEmpty
    frames.run()
    if frames.frameCount != seen.frames { changes += 1 }
    hadWork = hadWork || works < seen.works
    let hasProgress = (frames.frameCount, works) != seen
    seen = (frames.frameCount, works)
    quietTurns = hasProgress || isWorking ? 0 : quietTurns + 1
    workingTurns = isWorking && !hasProgress ? workingTurns + 1 : 0
    let now = ContinuousClock.now
    waited = workingTurns > 1 ? waited + min(now - lastCheck, Self.longestTurn) : .zero
    lastCheck = now
  }

  /// Whether work continues even after the thread pool, which may be busy otherwise, had time for it.
  mutating func isStuck() async -> Bool {
    let start = waited
    var turns = 0
    while workingTurns > 0, turns < Self.turnsForOthers || waited - start < Self.longestInterruption {
      await Task.detached {}.value
      if turns >= Self.turnsForOthers { await frames.workChange(after: workChanges, within: .milliseconds(5)) }
      makeDueFrames()
      turns += 1
    }
    return workingTurns > 0
  }
}

/// An error that reports that the screen did not come to rest although no virtual time passed.
public struct SettleError: Error, CustomStringConvertible {
  private let reason: String

  static func restless(states: [String]) -> SettleError {
    SettleError(
      reason: states.isEmpty
        ? "views invalidate each other" : "actions write \(states.joined(separator: ", ")) again and again")
  }

  static func unfinished(_ works: [String], beside sleepers: [String], after patience: Duration) -> SettleError {
    let exception =
      sleepers.isEmpty
      ? "" : ", unless it awaits a task that advance(by:) continues: \(sleepers.joined(separator: ", "))"
    return SettleError(
      reason: "tasks still run after \(patience) of real time: \(works.joined(separator: ", ")). "
        + "Let a sleeping task use @Environment(\\.clock)\(exception). "
        + "If a task waits for a later event, use settle(allowsUnfinished: true)")
  }

  /// The message: the states that keep being written, or the tasks that are still running, with a remedy.
  public var description: String { "the screen does not settle: \(reason)".escapingControls() }
}
