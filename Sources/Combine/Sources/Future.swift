/// Sends what one call produces, to all who subscribe, whenever they do.
///
///     Future<Int, Never> { promise in promise(.success(1)) }
///
/// The closure runs when it is made, and not for each subscriber. Follows
/// [Future](https://developer.apple.com/documentation/combine/future).
///
/// Sendable: what it sends goes through a broadcast, which is.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// What is called with the result, on any thread; a second call does nothing.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private let broadcast = Broadcast<Output, Failure>(repeatsAtEnd: true)

  /// Calls a closure with what it is to call with the result.
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

  /// Begins to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    broadcast.add(AnySubscriber(subscriber))
  }
}

extension Future where Failure == Never {
  /// What is produced, once it is.
  ///
  /// Follows [value](https://developer.apple.com/documentation/combine/future/value-9iwjz).
  public final var value: Output {
    get async {
      await withCheckedContinuation { waiting in
        receive(
          subscriber: Subscribers.Sink { _ in
          } receiveValue: {
            waiting.resume(returning: Sent($0))
          })
      }.value
    }
  }
}

extension Future {
  /// What is produced, once it is; a failure is thrown.
  ///
  /// Follows [value](https://developer.apple.com/documentation/combine/future/value-5iprp).
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Sent<Output>, any Error>) in
        receive(
          subscriber: Subscribers.Sink {
            if case .failure(let error) = $0 { waiting.resume(throwing: error) }
          } receiveValue: {
            waiting.resume(returning: Sent($0))
          })
      }.value
    }
  }
}
