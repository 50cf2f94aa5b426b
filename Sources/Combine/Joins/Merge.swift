extension Publishers {
  /// What several publishers of one kind send, as it comes.
  ///
  /// Follows [Publishers.MergeMany](https://developer.apple.com/documentation/combine/publishers/mergemany).
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What they send.
    public typealias Output = Upstream.Output
    /// How they may fail.
    public typealias Failure = Upstream.Failure

    /// What is merged.
    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Merges publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged(publishers).receive(subscriber: subscriber)
    }
  }

  /// What two publishers send, as it comes.
  ///
  /// Follows [Publishers.Merge](https://developer.apple.com/documentation/combine/publishers/merge).
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    /// What they send.
    public typealias Output = A.Output
    /// How they may fail.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Merges two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
    }
  }

  /// What three publishers send, as it comes.
  ///
  /// Follows [Publishers.Merge3](https://developer.apple.com/documentation/combine/publishers/merge3).
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    /// What they send.
    public typealias Output = A.Output
    /// How they may fail.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C

    /// Merges three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.merge(with: b, c).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// What it and another send, as it comes; it ends when all have.
  public func merge<B: Publisher>(
    with b: B
  ) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure {
    merged([AnyPublisher(self), AnyPublisher(b)])
  }

  /// What it and two others send, as it comes; it ends when all have.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    merged([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c)])
  }

  /// What it and three others send, as it comes; it ends when all have.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    merged([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)])
  }

  /// What it and four others send, as it comes; it ends when all have.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    merged([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e)])
  }

  /// What it and five others send, as it comes; it ends when all have.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
  {
    merged([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f)])
  }

  /// What it and six others send, as it comes; it ends when all have.
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

  /// What it and seven others send, as it comes; it ends when all have.
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

  /// What it sends, and others after its end.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { subscriber in
      let relay = Relay<Output, Failure>(subscriber)
      relay.open()
      relay.follow(self) { $0.isFailure ? relay.finish($0) : relay.follow(publisher, onEnd: relay.finish) }
    }
  }

  /// What it sends, and elements after its end.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// What it sends, and values after its end.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  /// What another publisher sends, and it after its end.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }

  /// Elements, and then what it sends.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Values, and then what it sends.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }
}

private func merged<P: Publisher>(_ publishers: [P]) -> AnyPublisher<P.Output, P.Failure> {
  AnyPublisher { subscriber in
    let flat = Flattening<P>(subscriber)
    for publisher in publishers { flat.add(publisher) }
    flat.end()
  }
}
