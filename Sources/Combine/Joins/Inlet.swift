/// One subscription upstream, which requests as many values as its owner does, and drops values after its end.
final class Inlet<Input, Failure: Error>: Subscriber, Subscription {
  private struct State {
    var subscription: (any Subscription)?
    /// The demand that is requested as soon as there is a subscription.
    var demand: Subscribers.Demand
    var onValue: ((Input) -> Subscribers.Demand)?
    var onEnd: ((Subscribers.Completion<Failure>) -> Void)?
  }

  private let state: Locked<State>

  init(
    requesting demand: Subscribers.Demand, onEnd: @escaping (Subscribers.Completion<Failure>) -> Void,
    onValue: @escaping (Input) -> Subscribers.Demand
  ) {
    state = Locked(State(demand: demand, onValue: onValue, onEnd: onEnd))
  }

  func receive(subscription: any Subscription) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard state.subscription == nil, state.onValue != nil else { return nil }
      state.subscription = subscription
      defer { state.demand = .none }
      return state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand { state.withLock { $0.onValue }?(input) ?? .none }

  func receive(completion: Subscribers.Completion<Failure>) { end().onEnd?(completion) }

  func request(_ demand: Subscribers.Demand) {
    let subscription = state.withLock { state in
      if state.subscription == nil { state.demand += demand }
      return state.subscription
    }
    subscription?.request(demand)
  }

  func cancel() { end().subscription?.cancel() }

  private func end() -> State {
    state.withLock { state in
      defer { state = State(demand: .none) }
      return state
    }
  }
}
