/// A publisher that sends when it is told to.
///
/// Follows [ConnectablePublisher](https://developer.apple.com/documentation/combine/connectablepublisher).
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send, until what is returned is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// The same publisher, which begins with its first subscriber and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// What a connectable publisher sends, from the first subscriber on until the last one is gone.
  ///
  /// Follows [Publishers.Autoconnect](https://developer.apple.com/documentation/combine/publishers/autoconnect).
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure

    private struct State {
      var subscribers = 0
      var connection: (any Cancellable)?
    }

    /// What begins to send.
    public let upstream: Upstream
    private let state = Locked(State())

    init(upstream: Upstream) { self.upstream = upstream }

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = state.withLock { state in
        state.subscribers += 1
        return state.subscribers == 1
      }
      upstream.handleEvents(receiveCancel: leave).receive(subscriber: subscriber)
      guard isFirst else { return }
      let connection = upstream.connect()
      let isWanted = state.withLock { state in
        if state.subscribers > 0 { state.connection = connection }
        return state.subscribers > 0
      }
      if !isWanted { connection.cancel() }
    }

    private func leave() {
      let connection = state.withLock { state -> (any Cancellable)? in
        state.subscribers -= 1
        return state.subscribers == 0 ? state.connection.take() : nil
      }
      connection?.cancel()
    }
  }

  /// Sends what one subscription upstream brings, by a subject, to all who subscribe.
  ///
  /// Follows [Publishers.Multicast](https://developer.apple.com/documentation/combine/publishers/multicast).
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it may fail.
    public typealias Failure = Upstream.Failure

    /// What it subscribes to, once.
    public let upstream: Upstream
    /// Makes the subject, when it is first needed.
    public let createSubject: () -> SubjectType
    private let made = Locked<SubjectType?>(nil)

    /// Sends what is upstream by a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    private var subject: SubjectType {
      if let known = made.withLock({ $0 }) { return known }
      let new = createSubject()
      return made.withLock { made in
        made = made ?? new
        return made!
      }
    }

    /// Begins to send to a subscriber what comes when it is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: Passage(AnySubscriber(subscriber), Passage.Hooks()))
    }

    /// Subscribes to what is upstream.
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }
}

extension Publisher {
  /// The same values for all subscribers, by one subscription that begins with the first and ends with the last.
  ///
  /// A subscriber that comes after the end receives the end alone.
  public func share() -> AnyPublisher<Output, Failure> {
    multicast { PassthroughSubject<Output, Failure>() }.autoconnect().eraseToAnyPublisher()
  }

  /// The same values for all who subscribe, by one subscription and a subject that is made for it.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// The same values for all who subscribe, by one subscription and a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }
}

extension Publisher where Failure == Never {
  /// The same publisher, which begins when it is told to.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject<Output, Never>() }
  }
}
