/// A publisher to which a program sends values.
///
/// Follows [Subject](https://developer.apple.com/documentation/combine/subject).
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Sends the completion to all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Sends an upstream subscription to the subject, which requests values from it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an empty value.
  public func send() { send(()) }
}

/// A subject that sends values to its current subscribers.
///
/// Follows [PassthroughSubject](https://developer.apple.com/documentation/combine/passthroughsubject).
///
/// Sendable: values go through a broadcast, which is Sendable.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let broadcast = Broadcast<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends a value; a subscriber without demand does not get it later.
  public func send(_ value: Output) { broadcast.send(value) }

  /// Finishes the subject; later values are lost.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Keeps an upstream subscription, and requests all values from it at the first demand of a subscriber.
  public func send(subscription: any Subscription) { broadcast.hold(subscription) }

  /// Attaches a subscriber, which then receives a subscription and values.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    broadcast.add(AnySubscriber(subscriber))
  }
}

/// A subject with a current value, which new subscribers receive at once, and all subscribers whenever it is set.
///
/// Follows [CurrentValueSubject](https://developer.apple.com/documentation/combine/currentvaluesubject).
///
/// Sendable: values go through a broadcast, which is Sendable.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let broadcast: Broadcast<Output, Failure>

  /// Creates a subject with an initial value.
  public init(_ value: Output) { broadcast = Broadcast(newest: value) }

  /// The current value; setting it sends it, and after the end only stores it.
  public var value: Output {
    get { broadcast.newest! }
    set {
      broadcast.replace(newValue)
      send(newValue)
    }
  }

  /// Sets the current value and sends it; a subscriber without demand gets the newest value at its next demand.
  public func send(_ value: Output) { broadcast.send(value, isKept: true) }

  /// Finishes the subject, which keeps its value.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Keeps an upstream subscription, and requests all values from it.
  public func send(subscription: any Subscription) { broadcast.hold(subscription) }

  /// Attaches a subscriber, which then receives a subscription and values.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    broadcast.add(AnySubscriber(subscriber))
  }
}
