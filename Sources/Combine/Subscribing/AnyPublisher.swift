/// A publisher of which only what it sends is known.
///
/// Follows [AnyPublisher](https://developer.apple.com/documentation/combine/anypublisher).
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self = publisher as? AnyPublisher ?? AnyPublisher { publisher.receive(subscriber: $0) }
  }

  /// One that does what it is told with each subscriber.
  init(attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

  /// One that sends into an outlet for each subscriber, from a group of publishers that is cancelled with it.
  init(sendingTo start: @escaping (Outlet<Output, Failure>, InletGroup<Output, Failure>) -> Void) {
    self.init { subscriber in
      let outlet = Outlet(subscriber)
      let group = InletGroup(outlet)
      outlet.hold(group)
      outlet.open()
      start(outlet, group)
    }
  }

  /// Begins to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

extension AnyPublisher: CustomStringConvertible {
  /// `AnyPublisher`.
  public var description: String { "AnyPublisher" }
}

/// A subscriber of which only what it receives is known.
///
/// Follows [AnySubscriber](https://developer.apple.com/documentation/combine/anysubscriber).
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  /// That of the subscriber whose type it hides.
  public let combineIdentifier: CombineIdentifier

  /// Hides the type of a subscriber.
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

  /// Calls closures; without one for values it wants none.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    (onSubscription, onValue, onCompletion) = (receiveSubscription, receiveValue, receiveCompletion)
    combineIdentifier = CombineIdentifier()
  }

  /// Called first, with what values are asked for by.
  public func receive(subscription: any Subscription) { onSubscription?(subscription) }
  /// Called with each value; returns how many more are wanted.
  public func receive(_ input: Input) -> Subscribers.Demand { onValue?(input) ?? .none }
  /// Called when there is nothing more to come.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}
