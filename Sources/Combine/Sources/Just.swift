/// Sends one value, and ends.
///
/// Follows [Just](https://developer.apple.com/documentation/combine/just).
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Sends a value.
  public init(_ output: Output) { self.output = output }

  /// Begins to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    CollectionOfOne(output).publisher.receive(subscriber: subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}

/// Sends nothing, and ends or does not.
///
/// Follows [Empty](https://developer.apple.com/documentation/combine/empty).
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Sends nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Sends nothing, of types that are named.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  /// Begins to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
///
/// Follows [Fail](https://developer.apple.com/documentation/combine/fail).
public struct Fail<Output, Failure: Error>: Publisher {
  /// What it fails with.
  public let error: Failure

  /// Fails with an error.
  public init(error: Failure) { self.error = error }

  /// Fails with an error, of types that are named.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Begins to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

/// Makes the publisher that sends when somebody subscribes, for each anew.
///
/// Follows [Deferred](https://developer.apple.com/documentation/combine/deferred).
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// What it sends.
  public typealias Output = DeferredPublisher.Output
  /// How it may fail.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes a publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Begins to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
