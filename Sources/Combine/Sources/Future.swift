/// A publisher of the result of a single call, for all subscribers at any time.
///
///     Future<Int, Never> { promise in promise(.success(1)) }
///
/// The closure runs once, when the future is created, and not for each subscriber. Follows
/// [Future](https://developer.apple.com/documentation/combine/future).
///
/// Sendable: values go through a broadcast, which is Sendable.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// The closure to call with the result, on any thread; a second call has no effect.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private let broadcast = Broadcast<Output, Failure>(repeatsAtEnd: true)

  /// Creates a future, and calls a closure with the promise to fulfil.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let isFulfilled = Locked(false)
    attemptToFulfill { [broadcast] result in
      let isFirst = isFulfilled.withLock { isFulfilled in
        defer { isFulfilled = true }
        return !isFulfilled
      }
      guard isFirst else { return }
      switch result {
      case .success(let value):
        broadcast.send(value, isKept: true)
        broadcast.finish(.finished)
      case .failure(let error): broadcast.finish(.failure(error))
      }
    }
  }

  /// Attaches a subscriber, which then receives a subscription and values.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    broadcast.add(AnySubscriber(subscriber))
  }
}

extension Future where Failure == Never {
  /// The result, as soon as there is one.
  ///
  /// Follows [value](https://developer.apple.com/documentation/combine/future/value-9iwjz).
  public final var value: Output {
    get async {
      await withCheckedContinuation { waiting in
        receive(
          subscriber: Subscribers.Sink { _ in
          } receiveValue: {
            waiting.resume(returning: TransferredValue($0))
          })
      }.value
    }
  }
}

extension Future {
  /// The result, as soon as there is one; a failure is thrown.
  ///
  /// Follows [value](https://developer.apple.com/documentation/combine/future/value-5iprp).
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation {
        (waiting: CheckedContinuation<TransferredValue<Output>, any Error>) in
        receive(
          subscriber: Subscribers.Sink {
            if case .failure(let error) = $0 { waiting.resume(throwing: error) }
          } receiveValue: {
            waiting.resume(returning: TransferredValue($0))
          })
      }.value
    }
  }
}
