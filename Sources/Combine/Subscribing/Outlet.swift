internal import Foundation

/// A subscription from the side of who sends: values and an end go in, and come out at the subscriber as it asks for
/// them.
///
/// What several threads send at once comes out one after the other. What is sent while a value is delivered, by who
/// receives it, comes out at once, within.
///
/// Sendable: all that changes is behind a lock, which is not held while others are called.
final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
  /// What is kept of values for which the subscriber has not asked.
  enum Keeping { case all, newest, none }

  private struct State {
    var subscriber: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var waiting: [Output] = []
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
    case value(Output)
    case end(Subscribers.Completion<Failure>)
  }

  private let state: Locked<State>

  init(_ subscriber: AnySubscriber<Output, Failure>) { state = Locked(State(subscriber: subscriber)) }

  /// Whether nothing that is sent comes out any more.
  var isClosed: Bool { state.withLock { $0.subscriber == nil } }

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

  /// Sends a value; returns how many more were asked for meanwhile.
  @discardableResult func send(_ value: Output, keeping: Keeping = .all) -> Subscribers.Demand {
    state.withLock { state in
      guard state.subscriber != nil, state.completion == nil else { return }
      if keeping != .all, !(state.demand > state.waiting.count) {
        if keeping == .none { return }
        state.waiting = Array(state.waiting.dropLast())
      }
      state.waiting.append(value)
    }
    return deliver()
  }

  /// Ends it when what waits has come out.
  func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
    state.withLock { if $0.completion == nil { $0.completion = completion } }
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
      case .value(let value):
        let more = subscriber.receive(value)
        asked += more
        state.withLock { $0.demand += more }
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
        event = .value(state.waiting.removeFirst())
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
