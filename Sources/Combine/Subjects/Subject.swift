/// A publisher that sends what it is told.
///
/// Follows [Subject](https://developer.apple.com/documentation/combine/subject).
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all who subscribe.
  func send(_ value: Output)
  /// Ends it for all who subscribe.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes note of a subscription to something upstream.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that says nothing.
  public func send() { send(()) }
}

/// Sends what it is told to those who have subscribed by then.
///
/// Follows [PassthroughSubject](https://developer.apple.com/documentation/combine/passthroughsubject).
///
/// Sendable: what it sends goes through a broadcast, which is.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let broadcast = Broadcast<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  /// Sends a value; who has asked for none does not get it later.
  public func send(_ value: Output) { broadcast.send(value) }

  /// Ends it; what is sent from then on is lost.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Keeps a subscription, and asks it for all values when a subscriber asks for the first one.
  public func send(subscription: any Subscription) { broadcast.hold(subscription) }

  /// Begins to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    broadcast.add(AnySubscriber(subscriber))
  }
}

/// Has a value, and sends it to those who subscribe, at once and whenever it is set.
///
/// Follows [CurrentValueSubject](https://developer.apple.com/documentation/combine/currentvaluesubject).
///
/// Sendable: what it sends goes through a broadcast, which is.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let broadcast: Broadcast<Output, Failure>

  /// A subject with its first value.
  public init(_ value: Output) { broadcast = Broadcast(newest: value) }

  /// The value; to set it is to send it, and after the end only to keep it.
  public var value: Output {
    get { broadcast.newest! }
    set {
      broadcast.replace(newValue)
      send(newValue)
    }
  }

  /// Sets the value, and sends it; who has asked for none gets the newest when it asks.
  public func send(_ value: Output) { broadcast.send(value, isKept: true) }

  /// Ends it; it keeps its value.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Keeps a subscription, and asks it for all values.
  public func send(subscription: any Subscription) { broadcast.hold(subscription) }

  /// Begins to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    broadcast.add(AnySubscriber(subscriber))
  }
}
