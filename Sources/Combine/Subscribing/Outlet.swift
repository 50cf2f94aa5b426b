internal import Foundation

/// A subscription from the side of who sends: values and an end go in, and come out at the subscriber as it asks for
/// them.
///
/// What several threads send at once comes out one after the other. What is sent while a value is delivered, by who
/// receives it, comes out at once, within.
///
/// Sendable: all that changes is behind a lock, which is not held while others are called.
final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
  /// How many values are kept for which the subscriber has not asked.
  struct Room {
    var limit: Int
    /// Whether the oldest value makes room for a new one.
    var dropsOldest = false

    static var all: Room { Room(limit: .max) }
    static var none: Room { Room(limit: 0) }
    static var newest: Room { Room(limit: 1, dropsOldest: true) }
  }

  private struct State {
    var subscriber: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var waiting: [(value: Output, onDelivery: (() -> Void)?)] = []
    /// Comes out after what waits.
    var completion: Subscribers.Completion<Failure>?
    /// The thread that delivers, and how many deliveries there are within each other.
    var sender: Thread?
    var depth = 0
    /// Whether the subscriber has its subscription: nothing comes before that.
    var isOpen = false
    /// What is upstream.
    var source: (any Cancellable)?
    var onRequest: ((Subscribers.Demand) -> Void)?
  }

  private enum Event {
    case value(Output, onDelivery: (() -> Void)?)
    case end(Subscribers.Completion<Failure>)
  }

  private let state: Locked<State>

  init(_ subscriber: AnySubscriber<Output, Failure>) { state = Locked(State(subscriber: subscriber)) }

  /// Whether nothing that is sent comes out any more.
  var isClosed: Bool { state.withLock { $0.subscriber == nil } }

  /// Whether the subscriber has asked for all values.
  var wantsEverything: Bool { state.withLock { $0.demand == .unlimited } }

  /// Hands the subscription to the subscriber; `onRequest` is called with what it asks for from then on.
  func open(onRequest: ((Subscribers.Demand) -> Void)? = nil) {
    let subscriber = state.withLock {
      $0.onRequest = onRequest
      return $0.subscriber
    }
    subscriber?.receive(subscription: self)
    state.withLock { $0.isOpen = true }
    deliver()
  }

  /// Keeps what is upstream, to be cancelled with the subscription.
  func hold(_ source: (any Cancellable)?) {
    let isOpen = state.withLock { state in
      if state.subscriber != nil { state.source = source }
      return state.subscriber != nil
    }
    if !isOpen { source?.cancel() }
  }

  /// Sends a value; returns how many more were asked for meanwhile, or `nil` where there was no room for the value.
  ///
  /// `onDelivery` is called when the subscriber has received the value.
  @discardableResult func send(
    _ value: Output, room: Room = .all, onDelivery: (() -> Void)? = nil
  ) -> Subscribers.Demand? {
    let isKept = state.withLock { state in
      guard state.subscriber != nil, state.completion == nil else { return true }
      // As many as were asked for are on their way; the others wait.
      let asked = state.demand.max.map { min($0, state.waiting.count) } ?? state.waiting.count
      if state.demand <= state.waiting.count, state.waiting.count - asked >= room.limit {
        guard room.dropsOldest, asked < state.waiting.count else { return false }
        state.waiting.remove(at: asked)
      }
      state.waiting.append((value, onDelivery))
      return true
    }
    return isKept ? deliver() : nil
  }

  /// Ends it when the values that wait have come out, or at once if they are dropped, as they are before a failure.
  func finish(_ completion: Subscribers.Completion<Failure> = .finished, droppingValues: Bool? = nil) {
    let old = state.withLock { state in
      guard state.completion == nil else { return state.waiting.prefix(0) }
      state.completion = completion
      guard droppingValues ?? completion.isFailure else { return [] }
      let asked = state.demand.max.map { min($0, state.waiting.count) } ?? state.waiting.count
      defer { state.waiting.removeSubrange(asked...) }
      return state.waiting[asked...]
    }
    // What is let go of may come back here when it is released.
    _ = old
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    let onRequest = state.withLock {
      $0.demand += demand
      // It was handed over: what is asked for comes at once, as an endless sequence does.
      $0.isOpen = true
      return $0.onRequest
    }
    onRequest?(demand)
    deliver()
  }

  func cancel() { close()?.cancel() }

  /// Cancels what is upstream, and leaves the end to the sender.
  func cancelSource() { state.withLock { $0.source.take() }?.cancel() }

  /// Lets go of the subscriber; returns what is upstream.
  private func close() -> (any Cancellable)? {
    // What is let go of may come back here when it is released.
    let old = state.withLock { state in
      defer { state = State(sender: state.sender, depth: state.depth) }
      return state
    }
    return old.source
  }

  @discardableResult private func deliver() -> Subscribers.Demand {
    var asked = Subscribers.Demand.none
    while let (event, subscriber) = next() {
      switch event {
      case .value(let value, let onDelivery):
        let more = subscriber.receive(value)
        asked += more
        if more > 0 { state.withLock { $0.demand += more } }
        onDelivery?()
      case .end(let completion):
        // What is upstream has ended, or is cut off by who sent the end.
        _ = close()
        subscriber.receive(completion: completion)
      }
      state.withLock {
        $0.depth -= 1
        if $0.depth == 0 { $0.sender = nil }
      }
    }
    return asked
  }

  /// Takes out what is to be delivered now, if anything is, by this thread.
  private func next() -> (Event, AnySubscriber<Output, Failure>)? {
    state.withLock { state in
      guard let subscriber = state.subscriber, state.isOpen, state.sender == nil || state.sender === Thread.current
      else { return nil }
      let event: Event
      if !state.waiting.isEmpty {
        if state.demand == .none { return nil }
        state.demand -= 1
        let (value, onDelivery) = state.waiting.removeFirst()
        event = .value(value, onDelivery: onDelivery)
      } else if let completion = state.completion {
        event = .end(completion)
      } else {
        return nil
      }
      state.sender = Thread.current
      state.depth += 1
      return (event, subscriber)
    }
  }
}
