extension Publisher where Failure == Never {
  /// What is sent, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// What is sent, for `for try await`; a failure is thrown.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// What a publisher sends, as a sequence: it is subscribed to by each loop, until that ends.
///
/// Follows [AsyncPublisher](https://developer.apple.com/documentation/combine/asyncpublisher).
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What is sent.
  public typealias Element = P.Output

  /// What waits for the next value.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var stream: AsyncStream<Sent<Element>>.Iterator

    /// The next value, or `nil` at the end.
    public mutating func next() async -> Element? { await stream.next()?.value }

    /// The next value, or `nil` at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      await stream.next(isolation: actor)?.value
    }
  }

  private let publisher: P

  /// What a publisher sends.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    let stream = AsyncStream<Sent<Element>> { continuation in
      let subscription = publisher.sink { _ in
        continuation.finish()
      } receiveValue: {
        continuation.yield(Sent($0))
      }
      continuation.onTermination = { _ in subscription.cancel() }
    }
    return Iterator(stream: stream.makeAsyncIterator())
  }
}

/// What a publisher that may fail sends, as a sequence: it is subscribed to by each loop, until that ends.
///
/// Follows [AsyncThrowingPublisher](https://developer.apple.com/documentation/combine/asyncthrowingpublisher).
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// What is sent.
  public typealias Element = P.Output

  /// What waits for the next value.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var stream: AsyncThrowingStream<Sent<Element>, any Error>.Iterator

    /// The next value, or `nil` at the end; throws if the publisher failed.
    public mutating func next() async throws -> Element? { try await stream.next()?.value }

    /// The next value, or `nil` at the end; throws if the publisher failed.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
      try await stream.next(isolation: actor)?.value
    }
  }

  private let publisher: P

  /// What a publisher sends.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    let stream = AsyncThrowingStream<Sent<Element>, any Error> { continuation in
      let subscription = publisher.sink { end in
        if case .failure(let error) = end { continuation.finish(throwing: error) } else { continuation.finish() }
      } receiveValue: {
        continuation.yield(Sent($0))
      }
      continuation.onTermination = { _ in subscription.cancel() }
    }
    return Iterator(stream: stream.makeAsyncIterator())
  }
}
