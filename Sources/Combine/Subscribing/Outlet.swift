internal import Foundation

/// The sender's side of a subscription: values and a completion go in, and reach the subscriber as it requests them.
///
/// Values that several threads send at once are delivered one after the other. Values that the receiver sends during a
/// delivery are delivered at once, within it.
///
/// Sendable: a lock protects all mutable state, and is not held during calls to others.
final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
  /// The number of values that are kept without demand.
  struct BufferPolicy {
    var limit: Int
    /// Whether a new value replaces the oldest one.
    var dropsOldest = false

    static var all: BufferPolicy { BufferPolicy(limit: .max) }
    static var none: BufferPolicy { BufferPolicy(limit: 0) }
    static var newest: BufferPolicy { BufferPolicy(limit: 1, dropsOldest: true) }
  }

  private struct State {
    var subscriber: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var waiting = Queue<(value: Output, onDelivery: (() -> Void)?)>()
    /// Comes out after what waits.
    var completion: Subscribers.Completion<Failure>?
    /// The delivering thread, and the depth of nested deliveries.
    var sender: Thread?
    var depth = 0
    /// Whether the subscriber has its subscription, before which nothing is delivered.
    var isOpen = false
    /// The upstream subscription.
    var source: (any Cancellable)?
    var onRequest: ((Subscribers.Demand) -> Void)?
  }

  private enum Event {
    case value(Output, onDelivery: (() -> Void)?)
    case end(Subscribers.Completion<Failure>)
  }

  private let state: Locked<State>

  init(_ subscriber: AnySubscriber<Output, Failure>) { state = Locked(State(subscriber: subscriber)) }

  /// Whether nothing is delivered any more.
  var isClosed: Bool { state.withLock { $0.subscriber == nil } }

  /// Whether the subscriber has requested all values.
  var hasUnlimitedDemand: Bool { state.withLock { $0.demand == .unlimited } }

  /// Sends the subscription to the subscriber; `onRequest` is called with its demand from then on.
  func open(onRequest: ((Subscribers.Demand) -> Void)? = nil) {
    let subscriber = state.withLock {
      $0.onRequest = onRequest
      return $0.subscriber
    }
    subscriber?.receive(subscription: self)
    state.withLock { $0.isOpen = true }
    deliver()
  }

  /// Keeps the upstream subscription, which is cancelled with this one.
  func hold(_ source: (any Cancellable)?) {
    let (isOpen, old) = state.withLock { state in
      state.subscriber == nil ? (false, nil) : (true, exchange(&state.source, with: source))
    }
    _ = old
    if !isOpen { source?.cancel() }
  }

  /// Sends a value; returns the demand that was added meanwhile, or `nil` if there was no room for the value.
  ///
  /// `onDelivery` is called when the subscriber has received the value.
  @discardableResult func send(
    _ value: Output, bufferPolicy: BufferPolicy = .all, onDelivery: (() -> Void)? = nil
  ) -> Subscribers.Demand? {
    // A dropped value is released after the lock, because its release may run user code.
    let (isKept, dropped) = state.withLock { state -> (Bool, Any?) in
      guard state.subscriber != nil, state.completion == nil else { return (true, nil) }
      // The requested number of values is being delivered; the others wait.
      let requested = state.demand.max.map { min($0, state.waiting.count) } ?? state.waiting.count
      var dropped: Any?
      if state.demand <= state.waiting.count, state.waiting.count - requested >= bufferPolicy.limit {
        guard bufferPolicy.dropsOldest, requested < state.waiting.count else { return (false, nil) }
        dropped = state.waiting.remove(at: requested)
      }
      state.waiting.append((value, onDelivery))
      return (true, dropped)
    }
    _ = dropped
    return isKept ? deliver() : nil
  }

  /// Finishes after the delivery of the waiting values, or at once if they are dropped, as before a failure.
  func finish(_ completion: Subscribers.Completion<Failure> = .finished, droppingValues: Bool? = nil) {
    let old = state.withLock { state in
      guard state.completion == nil else { return [(value: Output, onDelivery: (() -> Void)?)]() }
      state.completion = completion
      guard droppingValues ?? completion.isFailure else { return [] }
      let requested = state.demand.max.map { min($0, state.waiting.count) } ?? state.waiting.count
      return state.waiting.removeAll(from: requested)
    }
    // The released objects may call back on their deinitialization.
    _ = old
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    let onRequest = state.withLock {
      $0.demand += demand
      // A request proves that the subscriber has the subscription, so values are delivered at once, such as those of an
      // endless sequence.
      $0.isOpen = true
      return $0.onRequest
    }
    onRequest?(demand)
    deliver()
  }

  func cancel() { close()?.cancel() }

  /// Cancels the upstream subscription; the sender finishes the outlet.
  func cancelSource() { state.withLock { $0.source.take() }?.cancel() }

  /// Releases the subscriber; returns the upstream subscription.
  private func close() -> (any Cancellable)? {
    // The released objects may call back on their deinitialization.
    let old = state.withLock { state in
      defer { state = State(sender: state.sender, depth: state.depth) }
      return state
    }
    return old.source
  }

  @discardableResult private func deliver() -> Subscribers.Demand {
    var requested = Subscribers.Demand.none
    while let (event, subscriber) = next() {
      switch event {
      case .value(let value, let onDelivery):
        let more = subscriber.receive(value)
        requested += more
        if more > 0 { state.withLock { $0.demand += more } }
        onDelivery?()
      case .end(let completion):
        // The upstream subscription has ended, or the sender of the completion cancels it.
        _ = close()
        subscriber.receive(completion: completion)
      }
      state.withLock {
        $0.depth -= 1
        if $0.depth == 0 { $0.sender = nil }
      }
    }
    return requested
  }

  /// Removes and returns the next event that this thread has to deliver, if there is one.
  private func next() -> (Event, AnySubscriber<Output, Failure>)? {
    state.withLock { state in
      guard let subscriber = state.subscriber, state.isOpen, state.sender == nil || state.sender === Thread.current
      else { return nil }
      let event: Event
      if !state.waiting.isEmpty {
        guard state.demand > 0, let (value, onDelivery) = state.waiting.popFirst() else { return nil }
        state.demand -= 1
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
