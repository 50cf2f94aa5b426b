/// A publisher that hides the type of another.
///
/// Follows [AnyPublisher](https://developer.apple.com/documentation/combine/anypublisher).
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Creates a publisher that hides the type of `publisher`.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self = publisher as? AnyPublisher ?? AnyPublisher { publisher.receive(subscriber: $0) }
  }

  /// Creates a publisher that calls a closure with each subscriber.
  init(attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

  /// Creates a publisher that sends into an outlet for each subscriber, from a group of publishers that is cancelled
  /// with it.
  init(sendingTo start: @escaping (Outlet<Output, Failure>, InletGroup<Output, Failure>) -> Void) {
    self.init { subscriber in
      let outlet = Outlet(subscriber)
      let group = InletGroup(outlet)
      outlet.hold(group)
      outlet.open()
      start(outlet, group)
    }
  }

  /// Attaches a subscriber, which then receives a subscription and values.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

extension AnyPublisher: CustomStringConvertible {
  /// The text `AnyPublisher`.
  public var description: String { "AnyPublisher" }
}

/// A subscriber that hides the type of another.
///
/// Follows [AnySubscriber](https://developer.apple.com/documentation/combine/anysubscriber).
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  /// The identifier of the hidden subscriber.
  public let combineIdentifier: CombineIdentifier

  /// Creates a subscriber that hides the type of `subscriber`.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let known = subscriber as? AnySubscriber {
      self = known
    } else {
      onSubscription = { subscriber.receive(subscription: $0) }
      onValue = { subscriber.receive($0) }
      onCompletion = { subscriber.receive(completion: $0) }
      combineIdentifier = subscriber.combineIdentifier
    }
  }

  /// Creates a subscriber that calls closures; without a closure for values it requests none.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    (onSubscription, onValue, onCompletion) = (receiveSubscription, receiveValue, receiveCompletion)
    combineIdentifier = CombineIdentifier()
  }

  /// Receives the subscription, before anything else; the subscriber requests values through it.
  public func receive(subscription: any Subscription) { onSubscription?(subscription) }
  /// Receives a value; returns the number of further values that are requested.
  public func receive(_ input: Input) -> Subscribers.Demand { onValue?(input) ?? .none }
  /// Receives the completion, after which nothing follows.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}
