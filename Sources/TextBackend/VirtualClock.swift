internal import Foundation

/// A clock whose time passes only when a test says so.
///
/// Code that takes `any Clock<Duration>` and sleeps on it is woken by ``Screen/advance(by:)``, in the order in which it
/// is due.
public final class VirtualClock: Clock, Sendable {
  /// A time on the clock, counted from its start.
  public struct Instant: InstantProtocol, Sendable {
    let offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private final class State: @unchecked Sendable {
    let lock = NSLock()
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var nextID = 0
    var cancelled: Set<Int> = []
  }

  private let state = State()

  public init() {}

  public var now: Instant { state.lock.withLock { state.now } }
  public var minimumResolution: Duration { .zero }

  /// When the next sleeper is due, if anybody sleeps.
  var nextDeadline: Instant? { state.lock.withLock { state.sleepers.map(\.deadline).min() } }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.lock.withLock {
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { add(Sleeper(id: id, deadline: deadline, continuation: $0)) }
    } onCancel: {
      cancel(id)
    }
  }

  /// Moves the time on and wakes who is due.
  func advance(to instant: Instant) {
    let due = state.lock.withLock {
      state.now = max(state.now, instant)
      let due = state.sleepers.filter { $0.deadline <= state.now }.sorted {
        ($0.deadline, $0.id) < ($1.deadline, $1.id)
      }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  private func add(_ sleeper: Sleeper) {
    enum Outcome { case sleeps, due, cancelled }
    let outcome: Outcome = state.lock.withLock {
      if state.cancelled.remove(sleeper.id) != nil { return .cancelled }
      if sleeper.deadline <= state.now { return .due }
      state.sleepers.append(sleeper)
      return .sleeps
    }
    switch outcome {
    case .sleeps: break
    case .due: sleeper.continuation.resume()
    case .cancelled: sleeper.continuation.resume(throwing: CancellationError())
    }
  }

  private func cancel(_ id: Int) {
    let sleeper: Sleeper? = state.lock.withLock {
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
