extension Result {
  /// A publisher of the value of a result, or of its failure.
  ///
  /// Follows [Result.Publisher](https://developer.apple.com/documentation/swift/result/publisher-swift.struct).
  public struct Publisher: Combine.Publisher {
    /// The type of the value.
    public typealias Output = Success

    /// The result to publish.
    public let result: Result

    /// Creates a publisher of a result.
    public init(_ result: Result) { self.result = result }
    /// Creates a publisher of a value.
    public init(_ output: Output) { result = .success(output) }
    /// Creates a publisher that fails.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      switch result {
      case .success(let value): Publishers.Sequence(sequence: CollectionOfOne(value)).receive(subscriber: subscriber)
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher that publishes the value and finishes, or fails with the error.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

extension Optional {
  /// A publisher that publishes the value of an optional, if there is one, and then finishes.
  ///
  /// Follows [Optional.Publisher](https://developer.apple.com/documentation/swift/optional/publisher-swift.struct).
  public struct Publisher: Combine.Publisher {
    /// The type of the value.
    public typealias Output = Wrapped
    /// The type of failure, `Never`: an optional cannot fail.
    public typealias Failure = Never

    /// The optional to publish.
    public let output: Wrapped?

    /// Creates a publisher of the value of an optional.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard let output else { return Empty().receive(subscriber: subscriber) }
      Just(output).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the value that then finishes; it only finishes if the optional is `nil`.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
