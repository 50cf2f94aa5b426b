internal import ViewTree

extension Screen {
  /// Lets virtual time pass, in one jump: a task that sleeps on ``clock`` until then is woken, each in the order in which it is due.
  ///
  /// What is animated is shown at its end until time passes, and from then on as it is at the time; to see its start, let
  /// no time pass: `advance(by: .zero)`.
  ///
  /// Timers and schedulers are called at their times, up to 10,000 in one jump; beyond that the rest is late, with an issue.
  ///
  /// A gesture that waits, as a long press or a tap that may become two, is told at its time, before this returns.
  ///
  /// What a task does after it was woken happens at the next `await`, when the time has passed already: a loop that
  /// sleeps for a second in each turn makes one turn in a jump of three. ``settle(after:patience:allowsUnfinished:)``
  /// makes all three.
  public func advance(by duration: Duration) {
    clock.advance(by: duration)
    recorder?.timePassed(by: duration, to: clock.now.offset)
  }

  /// Lets virtual time pass from one deadline to the next, and the screen come to rest at each and at the end: a loop
  /// that sleeps on ``clock`` for a second in each turn makes three turns in three seconds, and what it does in each
  /// can wake others at their time.
  ///
  /// Completions of animations are called within a thirtieth of a second of theirs.
  ///
  /// Waits and throws at each deadline as ``settle(patience:allowsUnfinished:)`` does.
  ///
  /// - Parameter duration: How much time passes; less than nothing counts as nothing.
  public func settle(
    after duration: Duration, patience: Duration = .seconds(1), allowsUnfinished: Bool = false
  ) async throws {
    let end = clock.now.advanced(by: duration)
    try await settle(patience: patience, allowsUnfinished: allowsUnfinished)
    while clock.now < end {
      let frame = frames.nextCompletionTime.map { VirtualClock.Instant(offset: $0) }
      let gesture = frames.nextAlarmTime.map { VirtualClock.Instant(offset: $0) }
      let next = min(clock.nextDeadline(until: end) ?? end, frame ?? end, gesture ?? end)
      clock.advance(by: clock.now.duration(to: next))
      try await settle(patience: patience, allowsUnfinished: allowsUnfinished)
    }
  }

  /// Lets tasks run until the screen is at rest.
  ///
  /// Virtual time does not pass.
  ///
  /// The screen knows each `.task` and each `Task { … }` that an action starts, with what these start in turn, and waits
  /// until they ended or sleep on its ``clock``, wherever they run meanwhile.
  ///
  /// What it cannot know is given time, but not waited for: a `Task.detached`, and a task that code other than an action
  /// starts, as the initialiser of a model does, have 20 turns of the main thread, or 4 where known tasks have ended; the
  /// other parts of an action or a `.task` of which one part sleeps have 20, each with 25 of the pool. Await a detached
  /// task in a known one, or in the test, to be sure of it.
  ///
  /// Throws if the screen changed in 1,000 turns and still does; the error names the states that were written last.
  /// Throws if tasks go on although nothing came of it for `patience`: they sleep in real time, or wait for something
  /// that does not come, which may be another action's task that sleeps on the clock. The error names their views or
  /// events, and what sleeps on the clock meanwhile.
  ///
  /// - Parameters:
  ///   - patience: How long, in real time, to wait for tasks that neither end nor change the screen; a tenth of a second
  ///     at least. What the main thread is busy with meanwhile, as with other tests, does not count.
  ///   - allowsUnfinished: Whether tasks that go on for longer are left to it without an error: a screen that awaits a
  ///     sequence which a later event feeds is at rest meanwhile.
  public func settle(patience: Duration = .seconds(1), allowsUnfinished: Bool = false) async throws {
    var written: [String] = []
    frames.observeWrites { written = written.suffix(9) + [$0] }
    defer { frames.observeWrites(nil) }
    var rest = Rest(frames)
    while !rest.isLong {
      try await rest.giveWay()
      rest.look()
      if rest.changes == 1000 { throw SettleError.restless(states: Set(written).sorted()) }
      guard rest.waited > patience, await rest.isStuck() else { continue }
      if allowsUnfinished { return }
      throw SettleError.unfinished(frames.awakeWork, beside: frames.sleepingWork, after: patience)
    }
  }
}

/// How long a screen that settles has been at rest.
@MainActor private struct Rest {
  /// A task that the screen does not know needs a turn for each time it changes its executor; so does a part of a work
  /// of which another part sleeps.
  private static let turnsForOthers = 20

  /// Turns that are enough where all that was known to be at work has ended.
  ///
  /// Each may take long on a busy machine.
  private static let turnsAfterWork = 4
  /// Turns of the pool in each turn of the main thread where a part of a work sleeps: of the other parts nothing is known.
  nonisolated private static let poolTurnsBesideSleep = 25

  /// How long a thread of the pool that is in the middle of some work may have to wait for a processor, while the others
  /// make all the turns: eight busy programs on two cores were seen to take 50 ms.
  private static let longestInterruption = Duration.milliseconds(100)

  /// What counts of a turn: in a longer one the main thread was busy with others, as tests of other screens, and what
  /// the work has to do there had to wait as well.
  private static let longestTurn = Duration.milliseconds(10)

  /// Turns in which work goes on before the main thread pauses until some of it is done: to spin would take the
  /// processor from those who work.
  private static let eagerTurns = 3

  private let frames: FrameLoop
  /// Turns in a row in which nothing changed and nothing worked.
  private var quietTurns = 0
  /// Whether work ended since the screen began to settle.
  private var hadWork = false
  /// Turns in which the screen changed.
  private(set) var changes = 0
  /// Turns in a row in which something worked and nothing came of it.
  private var workingTurns = 0
  /// How long something has worked without an effect.
  private(set) var waited = Duration.zero
  private var lastLook = ContinuousClock.now
  private var seen: (frames: Int, works: Int)
  private var workChanges = 0

  init(_ frames: FrameLoop) {
    self.frames = frames
    seen = (frames.frameCount, frames.workCount)
  }

  /// Whether the screen has been at rest for long enough.
  var isLong: Bool {
    quietTurns >= (hadWork && !frames.hasSleepingWork ? Self.turnsAfterWork : Self.turnsForOthers)
  }

  /// Lets others run on the main thread, and those of whom nothing is known but that a part of them sleeps on the pool.
  func giveWay() async throws {
    try Task.checkCancellation()
    if workingTurns > Self.eagerTurns { await frames.workChange(after: workChanges, within: .milliseconds(5)) }
    if frames.hasSleepingWork {
      await Task.detached { for _ in 0..<Self.poolTurnsBesideSleep { await Task.yield() } }.value
    }
    await Task.yield()
  }

  /// Makes the frames that are due.
  ///
  /// Whether something works is asked before: what it wrote is in these frames then.
  mutating func look() {
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
    waited = workingTurns > 1 ? waited + min(now - lastLook, Self.longestTurn) : .zero
    lastLook = now
  }

  /// Whether work goes on also after the pool, which may be busy with others, had time for it.
  mutating func isStuck() async -> Bool {
    let start = waited
    var turns = 0
    while workingTurns > 0, turns < Self.turnsForOthers || waited - start < Self.longestInterruption {
      await Task.detached {}.value
      if turns >= Self.turnsForOthers { await frames.workChange(after: workChanges, within: .milliseconds(5)) }
      look()
      turns += 1
    }
    return workingTurns > 0
  }
}

/// The screen did not come to rest although no virtual time passed.
public struct SettleError: Error, CustomStringConvertible {
  private let reason: String

  static func restless(states: [String]) -> SettleError {
    SettleError(
      reason: states.isEmpty ? "views mark each other" : states.joined(separator: ", ") + " keep being written")
  }

  static func unfinished(_ works: [String], beside sleepers: [String], after patience: Duration) -> SettleError {
    let exception =
      sleepers.isEmpty ? "" : ", unless it awaits what advance(by:) wakes: \(sleepers.joined(separator: ", "))"
    return SettleError(
      reason: "still at work after \(patience) of real time: \(works.joined(separator: ", ")). "
        + "Let a task that sleeps do so on @Environment(\\.clock)\(exception); "
        + "allow for one that waits for a later event with settle(allowsUnfinished: true)")
  }

  /// The sentence: which states keep being written, or which tasks are still at work, and what to do.
  public var description: String { "the screen does not settle: \(reason)".escapingControls() }
}
