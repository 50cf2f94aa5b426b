/// A type that publishes values over time, and then finishes or fails.
///
///     $query
///       .debounce(for: .seconds(0.3), scheduler: RunLoop.main)
///       .removeDuplicates()
///       .sink { [weak self] in self?.search($0) }
///       .store(in: &subscriptions)
///
/// A publisher starts with a subscription. Values arrive on the thread of the sender; ``receive(on:options:)`` moves
/// them. All operators return ``AnyPublisher``s, where Combine's have types of their own.
///
/// Follows [Publisher](https://developer.apple.com/documentation/combine/publisher).
public protocol Publisher<Output, Failure> {
  /// The type of the published values.
  associatedtype Output
  /// The type of failure; `Never` if the publisher cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber, which receives a subscription first.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber to the publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends the values to a subject, until the result is released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let sender = AnySubscriber<Output, Failure>(
      receiveSubscription: { subject.send(subscription: $0) },
      receiveValue: {
        subject.send($0)
        return .none
      }, receiveCompletion: { subject.send(completion: $0) })
    let passage = ForwardingSubscription(sender, ForwardingSubscription.Hooks())
    receive(subscriber: passage)
    return AnyCancellable(passage)
  }

  /// Returns a publisher that hides the type of this one.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A type that receives a subscription from a publisher, then values as it requests them, then the completion.
///
/// Follows [Subscriber](https://developer.apple.com/documentation/combine/subscriber).
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the received values.
  associatedtype Input
  /// The type of failure of the publisher.
  associatedtype Failure: Error

  /// Receives the subscription, before anything else; the subscriber requests values through it.
  func receive(subscription: any Subscription)
  /// Receives a value; returns the number of further values that are requested.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the completion, after which nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an empty value; returns the number of further values that are requested.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection between a subscriber and a publisher.
///
/// Follows [Subscription](https://developer.apple.com/documentation/combine/subscription).
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests a number of additional values.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for predefined subscriptions.
///
/// Follows [Subscriptions](https://developer.apple.com/documentation/combine/subscriptions).
public enum Subscriptions {
  /// A subscription without values.
  public static var empty: any Subscription { EmptySubscription() }

  private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// A unique identifier of a publisher, a subscriber or a subscription.
///
/// Follows [CombineIdentifier](https://developer.apple.com/documentation/combine/combineidentifier).
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let count = Locked(0)
  private let number: Int

  /// Creates an identifier that differs from all others.
  public init() {
    number = Self.count.withLock { count in
      count += 1
      return -count
    }
  }

  /// Creates the identifier of an object.
  public init(_ object: AnyObject) { number = Int(bitPattern: ObjectIdentifier(object)) }

  /// The number in hexadecimal digits.
  public var description: String { "0x" + String(UInt(bitPattern: number), radix: 16) }
}

/// A type with an identifier of its own, which is automatic for objects.
///
/// Follows
/// [CustomCombineIdentifierConvertible](https://developer.apple.com/documentation/combine/customcombineidentifierconvertible).
public protocol CustomCombineIdentifierConvertible {
  /// The unique identifier of the value.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
