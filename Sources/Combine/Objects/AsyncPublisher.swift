extension Publisher where Failure == Never {
  /// The values as a sequence for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as a sequence for `for try await`; a failure is thrown.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A sequence of the values of a publisher; each loop has a subscription, until it ends.
///
/// The loop requests one value at a time, so a subject drops the values that it sends meanwhile. Follows
/// [AsyncPublisher](https://developer.apple.com/documentation/combine/asyncpublisher).
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output

  /// An iterator over the values of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let values: NextValues<Element, Never>

    /// Returns the next value, or `nil` at the end.
    public mutating func next() async -> Element? { await next(isolation: nil) }

    /// Returns the next value, or `nil` at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      try? await values.next(isolation: actor)
    }
  }

  private let publisher: P

  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher, and returns an iterator over its values.
  public func makeAsyncIterator() -> Iterator { Iterator(values: NextValues(publisher)) }
}

/// A sequence of the values of a publisher that may fail; each loop has a subscription, until it ends.
///
/// The loop requests one value at a time, so a subject drops the values that it sends meanwhile. Follows
/// [AsyncThrowingPublisher](https://developer.apple.com/documentation/combine/asyncthrowingpublisher).
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output

  /// An iterator over the values of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let values: NextValues<Element, P.Failure>

    /// Returns the next value, or `nil` at the end; throws if the publisher failed.
    public mutating func next() async throws -> Element? { try await next(isolation: nil) }

    /// Returns the next value, or `nil` at the end; throws if the publisher failed.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
      try await values.next(isolation: actor)
    }
  }

  private let publisher: P

  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher, and returns an iterator over its values.
  public func makeAsyncIterator() -> Iterator { Iterator(values: NextValues(publisher)) }
}

/// The values of one subscription, each requested when a loop waits for it; cancelled at the end of the loop.
///
/// Sendable: a lock protects all mutable state.
private final class NextValues<Output, Failure: Error>: Sendable {
  private typealias Waiting = CheckedContinuation<TransferredValue<Output>?, any Error>

  private struct State {
    var waiting = Queue<Waiting>()
    var end: Subscribers.Completion<Failure>?
  }

  private let inlet: TransferredValue<Inlet<Output, Failure>>
  private let state: Locked<State>

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    let state = Locked(State())
    self.state = state
    let inlet = Inlet<Output, Failure>(requesting: .none) {
      Self.finish(state, $0)
    } onValue: { value in
      state.withLock { $0.waiting.popFirst() }?.resume(returning: TransferredValue(value))
      return .none
    }
    self.inlet = TransferredValue(inlet)
    publisher.receive(subscriber: inlet)
  }

  deinit { inlet.value.cancel() }

  private static func finish(_ state: Locked<State>, _ end: Subscribers.Completion<Failure>) {
    let waiting = state.withLock { state in
      // A failure is thrown only once.
      state.end = state.end ?? (state.waiting.isEmpty ? end : .finished)
      return state.waiting.removeAll()
    }
    for (index, waiting) in waiting.enumerated() {
      if index == 0, case .failure(let error) = end {
        waiting.resume(throwing: error)
      } else {
        waiting.resume(returning: nil)
      }
    }
  }

  private func cancel() {
    inlet.value.cancel()
    Self.finish(state, .finished)
  }

  func next(isolation actor: isolated (any Actor)?) async throws -> Output? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation(isolation: actor) { wait($0) }
    } onCancel: {
      cancel()
    }?.value
  }

  private func wait(_ waiting: Waiting) {
    let end = state.withLock { state in
      if state.end == nil { state.waiting.append(waiting) }
      defer { if state.end != nil { state.end = .finished } }
      return state.end
    }
    switch end {
    case nil: inlet.value.request(.max(1))
    case .finished?: waiting.resume(returning: nil)
    case .failure(let error)?: waiting.resume(throwing: error)
    }
  }
}
