extension Publishers {
  /// A publisher of the newest values of two publishers, whenever one of them publishes.
  ///
  /// Follows [Publishers.CombineLatest](https://developer.apple.com/documentation/combine/publishers/combinelatest).
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the published values: a tuple with one value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The type of failure.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that combines two others.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      pairs(a, b, bufferPolicy: .newest, keepsNewest: true) { pair, isOver in
        isOver.first && isOver.second || isOver.first && pair.first.isEmpty || isOver.second && pair.second.isEmpty
      }
      .receive(subscriber: subscriber)
    }
  }

  /// A publisher of the newest values of three publishers, whenever one of them publishes.
  ///
  /// Follows [Publishers.CombineLatest3](https://developer.apple.com/documentation/combine/publishers/combinelatest3).
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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

    /// Creates a publisher that combines three others.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the newest values of four publishers, whenever one of them publishes.
  ///
  /// Follows [Publishers.CombineLatest4](https://developer.apple.com/documentation/combine/publishers/combinelatest4).
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

    /// Creates a publisher that combines four others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }

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
      pairs(a, b) { pair, isOver in
        isOver.first && pair.first.isEmpty || isOver.second && pair.second.isEmpty
      }
      .receive(subscriber: subscriber)
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
      Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
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
      Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the newest values of this and one other publisher, whenever one of them publishes, once both have.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes the result of `transform` for the newest values of two publishers, whenever one of them publishes.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0, $1) } }

  /// Publishes the newest values of this and two other publishers, whenever one of them publishes.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes the result of `transform` for the newest values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
  }

  /// Publishes the newest values of this and three other publishers, whenever one of them publishes.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the result of `transform` for the newest values of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }

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

/// The values of two publishers in pairs.
///
/// If `keepsNewest` is true, the newest values form a pair whenever one publisher has sent; otherwise each value is in
/// one pair. Ends when `isOver` returns true for the values that wait and the publishers that have ended. Requests from
/// each as many values as the subscriber requests.
private func pairs<A: Publisher, B: Publisher>(
  _ a: A, _ b: B, bufferPolicy: Outlet<(A.Output, B.Output), A.Failure>.BufferPolicy = .all, keepsNewest: Bool = false,
  isOver: @escaping (Waiting<A.Output, B.Output>, (first: Bool, second: Bool)) -> Bool
) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
  AnyPublisher { subscriber in
    let outlet = Outlet<(A.Output, B.Output), A.Failure>(subscriber)
    let group = InletGroup(outlet)
    let waiting = Locked(Waiting<A.Output, B.Output>())
    let ended = Locked((first: false, second: false))
    func add<T>(
      _ value: T, to queue: WritableKeyPath<Waiting<A.Output, B.Output>, Queue<T>>, from number: Int
    ) -> Subscribers.Demand {
      // The replaced value is released after the lock, because its release may run user code.
      let (old, pair) = waiting.withLock { waiting in
        let old = keepsNewest ? waiting[keyPath: queue].popFirst() : nil
        waiting[keyPath: queue].append(value)
        return (old, waiting.pair(keepsNewest: keepsNewest))
      }
      _ = old
      let more = pair.flatMap { outlet.send($0, bufferPolicy: bufferPolicy) } ?? .none
      endIfOver()
      if more > 0 { group.request(more, but: number) }
      return more
    }
    func endIfOver() {
      let ends = ended.withLock { $0 }
      if waiting.withLock({ isOver($0, ends) }) { group.finish() }
    }
    func end(_ change: (inout (first: Bool, second: Bool)) -> Void) {
      ended.withLock(change)
      endIfOver()
    }
    outlet.hold(group)
    outlet.open { group.request($0) }
    group.add(a, onEnd: { end { $0.first = true } }) { add($0, to: \.first, from: $1) }
    group.add(b, onEnd: { end { $0.second = true } }) { add($0, to: \.second, from: $1) }
  }
}

/// The values of two publishers that wait to be in a pair.
private struct Waiting<First, Second> {
  var first = Queue<First>()
  var second = Queue<Second>()

  mutating func pair(keepsNewest: Bool) -> (First, Second)? {
    guard let a = first.first, let b = second.first else { return nil }
    if !keepsNewest { _ = (first.popFirst(), second.popFirst()) }
    return (a, b)
  }
}
