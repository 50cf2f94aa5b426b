/// Something that sends values as time passes, and then ends or fails.
///
///     $query
///       .debounce(for: .seconds(0.3), scheduler: RunLoop.main)
///       .removeDuplicates()
///       .sink { [weak self] in self?.search($0) }
///       .store(in: &subscriptions)
///
/// Nothing happens before somebody subscribes. What is sent comes on the thread of the sender; ``receive(on:options:)``
/// moves it. The operators return ``AnyPublisher``s, whatever Combine calls what it returns.
///
/// Follows [Publisher](https://developer.apple.com/documentation/combine/publisher).
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// How it may fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Begins to send to a subscriber, with a subscription first.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Begins to send to a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends to a subject, until the result is released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let sender = AnySubscriber<Output, Failure>(
      receiveSubscription: { subject.send(subscription: $0) },
      receiveValue: {
        subject.send($0)
        return .none
      }, receiveCompletion: { subject.send(completion: $0) })
    let passage = Passage(sender, Passage.Hooks())
    receive(subscriber: passage)
    return AnyCancellable(passage)
  }

  /// The same publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Receives what a publisher sends: a subscription first, then values, as many as it asks for, then the end.
///
/// Follows [Subscriber](https://developer.apple.com/documentation/combine/subscriber).
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it receives.
  associatedtype Input
  /// How what sends to it may fail.
  associatedtype Failure: Error

  /// Called first, with what values are asked for by.
  func receive(subscription: any Subscription)
  /// Called with each value; returns how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called when there is nothing more to come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Sends a value that says nothing.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// What connects a subscriber with a publisher.
///
/// Follows [Subscription](https://developer.apple.com/documentation/combine/subscription).
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for so many more values.
  func request(_ demand: Subscribers.Demand)
}

/// The subscriptions that are there already.
///
/// Follows [Subscriptions](https://developer.apple.com/documentation/combine/subscriptions).
public enum Subscriptions {
  /// One that sends nothing.
  public static var empty: any Subscription { EmptySubscription() }

  private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// Says which of several publishers, subscribers or subscriptions one is.
///
/// Follows [CombineIdentifier](https://developer.apple.com/documentation/combine/combineidentifier).
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let count = Locked(0)
  private let number: Int

  /// Another one than all before.
  public init() {
    number = Self.count.withLock { count in
      count += 1
      return -count
    }
  }

  /// That of an object.
  public init(_ object: AnyObject) { number = Int(bitPattern: ObjectIdentifier(object)) }

  /// The number in hexadecimal digits.
  public var description: String { "0x" + String(UInt(bitPattern: number), radix: 16) }
}

/// Something that says which one it is; an object needs to say nothing.
///
/// Follows
/// [CustomCombineIdentifierConvertible](https://developer.apple.com/documentation/combine/customcombineidentifierconvertible).
public protocol CustomCombineIdentifierConvertible {
  /// Which one it is.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// That of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
