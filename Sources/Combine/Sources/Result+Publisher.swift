extension Result {
  /// Sends the value of a result and ends, or fails.
  ///
  /// Follows [Result.Publisher](https://developer.apple.com/documentation/swift/result/publisher-swift.struct).
  public struct Publisher: Combine.Publisher {
    /// The type of the value.
    public typealias Output = Success

    /// The value or the failure.
    public let result: Result

    /// Sends the value of a result, or fails.
    public init(_ result: Result) { self.result = result }
    /// Sends a value.
    public init(_ output: Output) { result = .success(output) }
    /// Fails.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      switch result {
      case .success(let value): Publishers.Sequence(sequence: CollectionOfOne(value)).receive(subscriber: subscriber)
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher that sends the value, or fails.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

extension Optional {
  /// Sends the value of an optional, if there is one, and ends.
  ///
  /// Follows [Optional.Publisher](https://developer.apple.com/documentation/swift/optional/publisher-swift.struct).
  public struct Publisher: Combine.Publisher {
    /// The type of the value.
    public typealias Output = Wrapped
    /// An optional cannot fail.
    public typealias Failure = Never

    /// The optional.
    public let output: Wrapped?

    /// Sends the value of an optional.
    public init(_ output: Wrapped?) { self.output = output }

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard let output else { return Empty().receive(subscriber: subscriber) }
      Just(output).receive(subscriber: subscriber)
    }
  }

  /// A publisher that sends the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
