/// A publisher that starts publishing on request.
///
/// Follows [ConnectablePublisher](https://developer.apple.com/documentation/combine/connectablepublisher).
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects at its first subscriber and disconnects after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that connects its upstream at the first subscriber and cancels it after the last.
  ///
  /// Follows [Publishers.Autoconnect](https://developer.apple.com/documentation/combine/publishers/autoconnect).
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Upstream.Output
    /// The type of failure.
    public typealias Failure = Upstream.Failure

    private struct State {
      var subscribers = 0
      var connection: (any Cancellable)?
    }

    /// The connectable publisher.
    public let upstream: Upstream
    private let state = Locked(State())

    init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = state.withLock { state in
        state.subscribers += 1
        return state.subscribers == 1
      }
      upstream.handleEvents(receiveCancel: leave).receive(subscriber: subscriber)
      guard isFirst else { return }
      let connection = upstream.connect()
      let unwanted = state.withLock { state -> (any Cancellable)? in
        if state.subscribers == 0 { return connection }
        defer { state.connection = connection }
        return state.connection
      }
      unwanted?.cancel()
    }

    private func leave() {
      let connection = state.withLock { state -> (any Cancellable)? in
        state.subscribers -= 1
        return state.subscribers == 0 ? state.connection.take() : nil
      }
      connection?.cancel()
    }
  }

  /// A publisher that shares one upstream subscription among all subscribers, through a subject.
  ///
  /// Follows [Publishers.Multicast](https://developer.apple.com/documentation/combine/publishers/multicast).
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The type of the published values.
    public typealias Output = Upstream.Output
    /// The type of failure.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher, which gets one subscription.
    public let upstream: Upstream
    /// The closure that creates the subject at first use.
    public let createSubject: () -> SubjectType
    private let made = Locked<SubjectType?>(nil)

    /// Creates a publisher that shares an upstream publisher through a subject.
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

    /// Attaches a subscriber, which receives values once the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: ForwardingSubscription(AnySubscriber(subscriber), ForwardingSubscription.Hooks()))
    }

    /// Connects the subject to the upstream publisher.
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers; it begins with the first and ends with the last.
  ///
  /// A subscriber after the end receives only the completion.
  public func share() -> AnyPublisher<Output, Failure> {
    multicast { PassthroughSubject<Output, Failure>() }.autoconnect().eraseToAnyPublisher()
  }

  /// Shares one subscription among all subscribers, through a subject that the closure creates.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription among all subscribers, through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that starts publishing on request.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject<Output, Never>() }
  }
}
