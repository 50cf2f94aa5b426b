extension Publishers {
  /// A publisher of the values of several publishers of one type, as they arrive.
  ///
  /// Follows [Publishers.MergeMany](https://developer.apple.com/documentation/combine/publishers/mergemany).
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Upstream.Output
    /// The type of failure.
    public typealias Failure = Upstream.Failure

    /// The merged publishers.
    public let publishers: [Upstream]

    /// Creates a publisher that merges others.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher that merges a sequence of others.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged(publishers).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of two publishers, as they arrive.
  ///
  /// Follows [Publishers.Merge](https://developer.apple.com/documentation/combine/publishers/merge).
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of the published values.
    public typealias Output = A.Output
    /// The type of failure.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that merges two others.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of three publishers, as they arrive.
  ///
  /// Follows [Publishers.Merge3](https://developer.apple.com/documentation/combine/publishers/merge3).
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    /// The type of the published values.
    public typealias Output = A.Output
    /// The type of failure.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that merges three others.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.merge(with: b, c).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the values of this and one other publisher as they arrive; finishes when both have.
  public func merge<B: Publisher>(
    with b: B
  ) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure {
    merged([AnyPublisher(self), AnyPublisher(b)])
  }

  /// Publishes the values of this and two other publishers as they arrive; finishes when all have.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    merged([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c)])
  }

  /// Publishes the values of this and three other publishers as they arrive; finishes when all have.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    merged([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)])
  }

  /// Publishes the values of this and four other publishers as they arrive; finishes when all have.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    merged([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e)])
  }

  /// Publishes the values of this and five other publishers as they arrive; finishes when all have.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
  {
    merged([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f)])
  }

  /// Publishes the values of this and six other publishers as they arrive; finishes when all have.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  {
    merged([
      AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f),
      AnyPublisher(g),
    ])
  }

  /// Publishes the values of this and seven other publishers as they arrive; finishes when all have.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
  {
    merged([
      AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f),
      AnyPublisher(g), AnyPublisher(h),
    ])
  }

  /// Publishes the values, and then those of a second publisher.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { subscriber in
      let relay = SwitchingSubscription<Output, Failure>(subscriber)
      relay.open()
      relay.follow(self) { $0.isFailure ? relay.finish($0) : relay.follow(publisher, onEnd: relay.finish) }
    }
  }

  /// Publishes the values, and then the elements of a sequence.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Publishes the values, and then some more.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  /// Publishes the values of a different publisher, and then those of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }

  /// Publishes the elements of a sequence, and then the values.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Publishes some values, and then those of this publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }
}

private func merged<P: Publisher>(_ publishers: [P]) -> AnyPublisher<P.Output, P.Failure> {
  AnyPublisher { subscriber in
    let flat = Flattening<P>(subscriber)
    for publisher in publishers { flat.add(publisher) }
    flat.end()
  }
}
