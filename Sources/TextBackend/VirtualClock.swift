internal import Foundation
internal import ViewTree

/// A clock whose time passes only when a test says so.
///
/// Code that takes `any Clock<Duration>` and sleeps on it is woken by ``Screen/advance(by:)``, in the order in which it
/// is due.
public final class VirtualClock: Clock, Sendable {
  /// A time on the clock, counted from its start.
  public struct Instant: InstantProtocol, Sendable {
    let offset: Duration

    /// So far goes the clock: some three thousand years.
    private static let end = Duration.seconds(100_000_000_000)

    /// The time so much later; the end of the clock, where that is earlier.
    public func advanced(by duration: Duration) -> Instant {
      let way: Duration = min(max(duration, Duration.zero - Self.end - offset), Self.end - offset)
      return Instant(offset: offset + way)
    }
    /// How long it is from this time to another; below zero if that is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether the first time is the earlier one.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
    /// That of which the sleeper is a part: it works again from the moment in which the sleeper is resumed.
    let work = Work.current

    func wake(throwing error: (any Error)? = nil) {
      work?.willWake()
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var nextID = 0
    var cancelled: Set<Int> = []
  }

  private let state = Locked(State())
  /// The screens of the clock, which make their frames for a time; each says whether it is still there.
  @MainActor private var observers: [(Duration) -> Bool] = []

  /// A clock that stands at its start.
  public init() {}

  /// The time up to which the clock was moved.
  public var now: Instant { state.withLock { $0.now } }
  /// Zero: sleepers are woken exactly when they are due.
  public var minimumResolution: Duration { .zero }

  /// Waits until the clock was moved to a time, or beyond it; returns at once if it was already.
  ///
  /// Throws `CancellationError` if the task is cancelled meanwhile. The tolerance does not count.
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { add(Sleeper(id: id, deadline: deadline, continuation: $0)) }
    } onCancel: {
      cancel(id)
    }
  }

  /// Calls `observer` with the time whenever it was moved on, as long as it returns true.
  @MainActor func onAdvance(_ observer: @escaping (Duration) -> Bool) { observers.append(observer) }

  /// The time at which the next sleeper is due, if that is not after `end`.
  func nextDeadline(until end: Instant) -> Instant? {
    state.withLock { $0.sleepers.lazy.map(\.deadline).filter { $0 <= end }.min() }
  }

  /// Moves the time on, never back, and wakes the sleepers that are due.
  @MainActor func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: max(duration, .zero))
      let due = state.sleepers.filter { $0.deadline <= state.now }.sorted {
        ($0.deadline, $0.id) < ($1.deadline, $1.id)
      }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due
    }
    for sleeper in due { sleeper.wake() }
    let now = now.offset
    observers = observers.filter { $0(now) }
  }

  private func add(_ sleeper: Sleeper) {
    enum Outcome { case sleeps, due, cancelled }
    let outcome: Outcome = state.withLock { state in
      if state.cancelled.remove(sleeper.id) != nil { return .cancelled }
      if sleeper.deadline <= state.now { return .due }
      state.sleepers.append(sleeper)
      sleeper.work?.willSleep()
      return .sleeps
    }
    switch outcome {
    case .sleeps: break
    case .due: sleeper.continuation.resume()
    case .cancelled: sleeper.continuation.resume(throwing: CancellationError())
    }
  }

  private func cancel(_ id: Int) {
    let sleeper: Sleeper? = state.withLock { state in
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.sleepers.remove(at: index)
    }
    sleeper?.wake(throwing: CancellationError())
  }
}
