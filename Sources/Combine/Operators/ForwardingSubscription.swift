/// A subscription that forwards everything unchanged until its end, with hooks, and with a scheduler for upstream
/// calls.
final class ForwardingSubscription<Output, Failure: Error>: Subscriber, Subscription {
  /// The closures that are called before an event is forwarded.
  struct Hooks {
    var subscription: ((any Subscription) -> Void)?
    var value: ((Output) -> Void)?
    var completion: ((Subscribers.Completion<Failure>) -> Void)?
    var cancel: (() -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
    /// Performs calls upstream.
    var schedule: (@escaping () -> Void) -> Void = { $0() }
  }

  private enum State {
    case waiting(AnySubscriber<Output, Failure>)
    case open(any Subscription, AnySubscriber<Output, Failure>)
    case over
  }

  private let hooks: Hooks
  private let state: Locked<State>

  init(_ downstream: AnySubscriber<Output, Failure>, _ hooks: Hooks) {
    self.hooks = hooks
    state = Locked(.waiting(downstream))
  }

  private func end() -> State {
    state.withLock { state in
      defer { state = .over }
      return state
    }
  }

  func receive(subscription: any Subscription) {
    let downstream = state.withLock { state -> AnySubscriber<Output, Failure>? in
      guard case .waiting(let downstream) = state else { return nil }
      state = .open(subscription, downstream)
      return downstream
    }
    guard let downstream else { return subscription.cancel() }
    hooks.subscription?(subscription)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    guard case .open(_, let downstream) = state.withLock({ $0 }) else { return .none }
    hooks.value?(input)
    let more = downstream.receive(input)
    if more > .none { hooks.request?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard case .open(_, let downstream) = end() else { return }
    hooks.completion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard case .open(let upstream, _) = state.withLock({ $0 }) else { return }
    hooks.request?(demand)
    hooks.schedule { upstream.request(demand) }
  }

  func cancel() {
    guard case .open(let upstream, _) = end() else { return }
    hooks.cancel?()
    hooks.schedule { upstream.cancel() }
  }
}
