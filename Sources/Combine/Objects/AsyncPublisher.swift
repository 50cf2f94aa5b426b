extension Publisher where Failure == Never {
  /// The values, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for `for try await`; a failure is thrown.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher as a sequence: each loop subscribes, until it ends.
///
/// The loop asks for one value at a time: a subject drops what it sends meanwhile. Follows
/// [AsyncPublisher](https://developer.apple.com/documentation/combine/asyncpublisher).
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output

  /// The values of one subscription, one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let values: NextValues<Element, Never>

    /// The next value, or `nil` at the end.
    public mutating func next() async -> Element? { await next(isolation: nil) }

    /// The next value, or `nil` at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      try? await values.next(isolation: actor)
    }
  }

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(values: NextValues(publisher)) }
}

/// The values of a publisher that may fail as a sequence: each loop subscribes, until it ends.
///
/// The loop asks for one value at a time: a subject drops what it sends meanwhile. Follows
/// [AsyncThrowingPublisher](https://developer.apple.com/documentation/combine/asyncthrowingpublisher).
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output

  /// The values of one subscription, one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let values: NextValues<Element, P.Failure>

    /// The next value, or `nil` at the end; throws if the publisher failed.
    public mutating func next() async throws -> Element? { try await next(isolation: nil) }

    /// The next value, or `nil` at the end; throws if the publisher failed.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
      try await values.next(isolation: actor)
    }
  }

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(values: NextValues(publisher)) }
}

/// The values of one subscription, each asked for when a loop waits for it; cancelled when the loop is over.
///
/// Sendable: all that changes is behind a lock.
private final class NextValues<Output, Failure: Error>: Sendable {
  private typealias Waiting = CheckedContinuation<Sent<Output>?, any Error>

  private struct State {
    var waiting: [Waiting] = []
    var end: Subscribers.Completion<Failure>?
  }

  private let inlet: Sent<Inlet<Output, Failure>>
  private let state: Locked<State>

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    let state = Locked(State())
    self.state = state
    let inlet = Inlet<Output, Failure>(asking: .none) {
      Self.finish(state, $0)
    } onValue: { value in
      let first = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
      first?.resume(returning: Sent(value))
      return .none
    }
    self.inlet = Sent(inlet)
    publisher.receive(subscriber: inlet)
  }

  deinit { inlet.value.cancel() }

  private static func finish(_ state: Locked<State>, _ end: Subscribers.Completion<Failure>) {
    let waiting = state.withLock { state in
      // A failure is thrown once.
      state.end = state.end ?? (state.waiting.isEmpty ? end : .finished)
      defer { state.waiting = [] }
      return state.waiting
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
