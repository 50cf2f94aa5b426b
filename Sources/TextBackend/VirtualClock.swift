internal import Foundation
internal import ViewTree

/// A clock whose time advances only on request.
///
/// Tasks that sleep on it as an `any Clock<Duration>` are woken by ``Screen/advance(by:)`` in the order of their
/// deadlines.
public final class VirtualClock: Clock, Sendable {
  /// An instant on the clock, relative to its start.
  public struct Instant: InstantProtocol, Sendable {
    package let offset: Duration

    /// The last instant of the clock, after some three thousand years.
    private static let end = Duration.seconds(100_000_000_000)

    /// Returns the instant after a duration, clamped to the range of the clock.
    public func advanced(by duration: Duration) -> Instant {
      let way: Duration = min(max(duration, Duration.zero - Self.end - offset), Self.end - offset)
      return Instant(offset: offset + way)
    }
    /// Returns the duration from this instant to a different one; negative if that is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Returns a Boolean value that indicates whether the first instant is earlier.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
    /// The work to which the sleeper belongs; it counts as running from the moment at which the sleeper is resumed.
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
  /// The screens on the clock, which make their frames for a time.
  @MainActor private var observers: [Observer] = []

  private struct Observer {
    weak var object: AnyObject?
    let advance: (Duration) -> Void
  }

  /// Creates a clock at its start.
  public init() {}

  /// The current instant, to which the clock was advanced.
  public var now: Instant { state.withLock { $0.now } }
  /// The minimum resolution, zero: sleepers are woken exactly at their deadlines.
  public var minimumResolution: Duration { .zero }

  /// Waits until the clock reaches a deadline; returns at once if that has passed.
  ///
  /// Throws `CancellationError` if the task is cancelled meanwhile. The tolerance has no effect: sleepers are woken
  /// exactly at their deadlines.
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

  /// Calls `advance`, which does not retain the object, with the time after each advance as long as the object exists.
  @MainActor func observe(with object: AnyObject, _ advance: @escaping (Duration) -> Void) {
    observers.removeAll { $0.object == nil }
    observers.append(Observer(object: object, advance: advance))
  }

  /// Returns the deadline of the next sleeper, if it is not after `end`.
  func nextDeadline(until end: Instant) -> Instant? {
    state.withLock { $0.sleepers.lazy.map(\.deadline).filter { $0 <= end }.min() }
  }

  /// Advances the time, never backwards, and wakes the sleepers that are due.
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
    // An action of a screen may make another screen, or advance the time.
    for observer in observers { observer.advance(now) }
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
