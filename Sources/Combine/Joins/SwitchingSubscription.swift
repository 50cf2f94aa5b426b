/// A subscription whose publisher changes: unfulfilled demand is requested from the next publisher.
///
/// Sendable: a lock protects all mutable state, and is not held during calls to others.
final class SwitchingSubscription<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private struct State {
    var downstream: AnySubscriber<Output, Failure>?
    var upstream: (any Subscription)?
    /// An accompanying subscription, which ends with this one.
    var companion: (any Cancellable)?
    var demand = Subscribers.Demand.none
    /// The number of the current publisher; values of earlier ones arrive too late and are dropped.
    var turn = 0
  }

  private let state: Locked<State>

  init(_ downstream: AnySubscriber<Output, Failure>) { state = Locked(State(downstream: downstream)) }

  /// Sends the subscription to the subscriber.
  func open(beside companion: (any Cancellable)? = nil) {
    let downstream = state.withLock { state in
      state.companion = companion
      return state.downstream
    }
    downstream?.receive(subscription: self)
  }

  /// Cancels the current publisher, and subscribes to a different one, whose completion `onEnd` handles.
  ///
  /// `isSent`: returns whether values are passed on; dropped values are not requested again.
  func follow<P: Publisher>(
    _ publisher: P, isSent: @escaping () -> Bool = { true },
    onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let (turn, old) = state.withLock { state in
      state.turn += 1
      return (state.downstream == nil ? nil : state.turn, state.upstream.take())
    }
    old?.cancel()
    guard let turn else { return }
    publisher.receive(
      subscriber: AnySubscriber<Output, P.Failure>(
        receiveSubscription: { self.begin($0, turn) },
        receiveValue: { self.send($0, turn, isSent) },
        receiveCompletion: { if self.end(turn) { onEnd($0) } }))
  }

  private func begin(_ subscription: any Subscription, _ turn: Int) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard state.turn == turn, state.upstream == nil, state.downstream != nil else { return nil }
      state.upstream = subscription
      return state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func send(_ value: Output, _ turn: Int, _ isSent: () -> Bool) -> Subscribers.Demand {
    let downstream = state.withLock { state -> AnySubscriber<Output, Failure>? in
      guard state.turn == turn else { return nil }
      state.demand -= 1
      return state.downstream
    }
    guard let downstream, isSent() else { return .none }
    let more = downstream.receive(value)
    if more > 0 { state.withLock { $0.demand += more } }
    return more
  }

  private func end(_ turn: Int) -> Bool {
    // The subscription is released after the lock, because its release may run user code.
    let (isCurrent, old) = state.withLock { state in
      guard state.turn == turn, state.downstream != nil else { return (false, (any Subscription)?.none) }
      state.turn += 1
      return (true, state.upstream.take())
    }
    _ = old
    return isCurrent
  }

  /// Finishes the subscription, and cancels the upstream one.
  func finish(_ completion: Subscribers.Completion<Failure>) { close()?.receive(completion: completion) }

  func request(_ demand: Subscribers.Demand) {
    let upstream = state.withLock { state in
      state.demand += demand
      return state.upstream
    }
    upstream?.request(demand)
  }

  func cancel() { _ = close() }

  private func close() -> AnySubscriber<Output, Failure>? {
    let old = state.withLock { state in
      defer { state = State(turn: state.turn + 1) }
      return state
    }
    old.upstream?.cancel()
    old.companion?.cancel()
    return old.downstream
  }
}
