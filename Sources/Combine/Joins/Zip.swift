extension Publishers {
  /// A publisher that pairs the values of two publishers: the first with the first, the second with the second.
  ///
  /// Follows [Publishers.Zip](https://developer.apple.com/documentation/combine/publishers/zip).
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the published values: a tuple with one value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The type of failure.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that pairs the values of two others.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined(AnyPublisher(a), AnyPublisher(b), keepsNewest: false).receive(subscriber: subscriber)
    }
  }

  /// A publisher that joins the values of three publishers in tuples, by their positions.
  ///
  /// Follows [Publishers.Zip3](https://developer.apple.com/documentation/combine/publishers/zip3).
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the published values: a tuple with one value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of failure.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that joins the values of three others.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), keepsNewest: false).receive(subscriber: subscriber)
    }
  }

  /// A publisher that joins the values of four publishers in tuples, by their positions.
  ///
  /// Follows [Publishers.Zip4](https://developer.apple.com/documentation/combine/publishers/zip4).
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the published values: a tuple with one value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of failure.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher that joins the values of four others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), keepsNewest: false)
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the values of this and one other publisher in pairs.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes the results of `transform` for the values of this and one other publisher, in pairs.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { zip(other).map { transform($0, $1) } }

  /// Publishes the values of this and two other publishers in triples.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Publishes the results of `transform` for the values of this and two other publishers, in triples.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map { transform($0, $1, $2) }
  }

  /// Publishes the results of `transform` for the values of this and three other publishers, in quadruples.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }

  /// Publishes the values of this and three other publishers in quadruples.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }
}
