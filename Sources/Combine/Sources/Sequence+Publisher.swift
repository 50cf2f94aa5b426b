extension Publishers {
  /// A publisher of the elements of a sequence, as they are requested.
  ///
  /// Follows [Publishers.Sequence](https://developer.apple.com/documentation/combine/publishers/sequence).
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the published values.
    public typealias Output = Elements.Element

    /// The sequence to publish.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber, which then receives a subscription and values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription<Elements, Failure>(sequence, AnySubscriber(subscriber))
      subscriber.receive(subscription: subscription)
      subscription.start()
    }
  }
}

extension Sequence {
  /// A publisher of the elements, one after the other.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// A subscription that takes elements only as they are requested, so that a sequence may be endless.
final class SequenceSubscription<Elements: Sequence, Failure: Error>: Subscription {
  private struct State {
    var subscriber: AnySubscriber<Elements.Element, Failure>?
    var demand = Subscribers.Demand.none
    var isSending = false
  }

  private let state: Locked<State>
  /// Used by the sending thread only.
  private var iterator: Elements.Iterator
  private var next: Elements.Element?

  private let completion: Subscribers.Completion<Failure>

  init(
    _ elements: Elements, _ subscriber: AnySubscriber<Elements.Element, Failure>,
    _ completion: Subscribers.Completion<Failure> = .finished
  ) {
    self.completion = completion
    iterator = elements.makeIterator()
    next = iterator.next()
    state = Locked(State(subscriber: subscriber))
  }

  /// Finishes at once if there are no elements.
  func start() { if next == nil { request(.none) } }

  func request(_ demand: Subscribers.Demand) {
    let isSender = state.withLock { state in
      state.demand += demand
      defer { state.isSending = true }
      return !state.isSending
    }
    if isSender { send() }
  }

  func cancel() {
    let old = state.withLock { state in
      defer { state.subscriber = nil }
      return state.subscriber
    }
    _ = old
  }

  private func send() {
    while let value = next {
      let subscriber = state.withLock { state -> AnySubscriber<Elements.Element, Failure>? in
        guard state.demand > 0, let subscriber = state.subscriber else {
          state.isSending = false
          return nil
        }
        state.demand -= 1
        return subscriber
      }
      guard let subscriber else { return }
      next = iterator.next()
      let more = subscriber.receive(value)
      state.withLock { $0.demand += more }
    }
    let subscriber = state.withLock { state in
      defer { state.subscriber = nil }
      return state.subscriber
    }
    subscriber?.receive(completion: completion)
  }
}
