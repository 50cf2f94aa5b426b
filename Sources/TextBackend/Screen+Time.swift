internal import ViewTree

extension Screen {
  /// Lets virtual time pass: who sleeps on ``clock`` is woken when it is due.
  ///
  /// What a task does after it was woken happens at the next `await`; see ``settle()``.
  public func advance(by duration: Duration) {
    clock.advance(to: clock.now.advanced(by: max(duration, .zero)))
    frames.update(EnvironmentValues(now: now))
  }

  /// The date at the screen's clock.
  private var now: Date {
    options.now.addingTimeInterval(VirtualClock.Instant(offset: .zero).duration(to: clock.now) / .seconds(1))
  }

  /// Lets tasks run until none of them changes the screen any more. Time does not pass.
  ///
  /// Throws if the screen is still changing after 1,000 turns; the error names the states that were written last.
  public func settle() async throws {
    var written: [String] = []
    frames.observeWrites { written = written.suffix(9) + [$0] }
    defer { frames.observeWrites(nil) }
    var quietTurns = 0
    for _ in 0..<1000 {
      let before = frames.frameCount
      await Task.yield()
      frames.run()
      quietTurns = frames.frameCount == before ? quietTurns + 1 : 0
      if quietTurns == 20 { return }
    }
    throw SettleError(states: Set(written).sorted())
  }
}

/// The screen kept changing although no time passed.
public struct SettleError: Error, CustomStringConvertible {
  let states: [String]

  public var description: String {
    "the screen does not settle: "
      + (states.isEmpty ? "views mark each other" : states.joined(separator: ", ") + " keep being written")
  }
}
