/// The reaction of an operator to a value.
enum Step<Output, Failure: Error> {
  case send(Output)
  case skip
  /// Sends a value and finishes; the upstream subscription is cancelled.
  case last(Output)
  case end(Subscribers.Completion<Failure>)
}

/// The behaviour of an operator with one upstream publisher in one subscription: two closures describe every operator.
struct Operation<Input, InputFailure: Error, Output, Failure: Error> {
  let onValue: (Input) -> Step<Output, Failure>
  /// Returns the values to send before the end, as soon as they are requested, and the end.
  var onEnd: (Subscribers.Completion<InputFailure>) -> ([Output], Subscribers.Completion<Failure>)
}

extension Operation where InputFailure == Failure {
  /// Creates an operation that ends like the upstream publisher.
  init(_ onValue: @escaping (Input) -> Step<Output, Failure>) { self.init(onValue: onValue) { ([], $0) } }
}

/// The demand that an operator requests upstream.
enum DemandPolicy: Equatable {
  /// The demand of the subscriber, and one more for each value that is not sent.
  case same
  /// All values, at once.
  case everything
  /// A multiple of the subscriber's demand.
  case times(Int)
}

extension Publisher {
  /// Returns a publisher that applies an operation to the values and the end; each subscription has an operation of its
  /// own.
  func operation<T, E: Error>(
    requesting demandPolicy: DemandPolicy = .same, _ make: @escaping () -> Operation<Output, Failure, T, E>
  ) -> AnyPublisher<T, E> {
    AnyPublisher { receive(subscriber: OperatorSubscription(make(), demandPolicy, $0)) }
  }
}

/// A subscription to an operator, between upstream and downstream.
private final class OperatorSubscription<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
  private struct State {
    var downstream: AnySubscriber<Output, Failure>?
    var upstream: (any Subscription)?
    var hasBegun = false
    /// Whether values that arrive are no longer passed on.
    var isOver = false
    /// A lower bound of the demand that is not fulfilled yet.
    var demand = Subscribers.Demand.none
    var ending = Ending()
  }

  /// The values that remain to be sent after the upstream end.
  private struct Ending {
    var values = Queue<Output>()
    var completion: Subscribers.Completion<Failure>?
    var isBeingSent = false
  }

  private let operation: Operation<Input, InputFailure, Output, Failure>
  private let demandPolicy: DemandPolicy
  private let state: Locked<State>

  init(
    _ operation: Operation<Input, InputFailure, Output, Failure>, _ demandPolicy: DemandPolicy,
    _ downstream: AnySubscriber<Output, Failure>
  ) {
    (self.operation, self.demandPolicy) = (operation, demandPolicy)
    state = Locked(State(downstream: downstream))
  }

  // MARK: Upstream

  func receive(subscription: any Subscription) {
    let downstream = state.withLock { state -> AnySubscriber<Output, Failure>? in
      guard !state.hasBegun, !state.isOver else { return nil }
      (state.hasBegun, state.upstream) = (true, subscription)
      return state.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    if demandPolicy == .everything { state.withLock { $0.upstream }?.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let downstream = state.withLock { state -> AnySubscriber<Output, Failure>? in
      guard state.hasBegun, !state.isOver else { return nil }
      if demandPolicy == .same { state.demand -= 1 }
      return state.downstream
    }
    guard let downstream else { return .none }
    switch operation.onValue(input) {
    case .send(let output):
      let more = downstream.receive(output)
      if more > 0 { state.withLock { $0.demand += more } }
      return upstreamDemand(more)
    case .skip: return demandPolicy == .same ? .max(1) : .none
    case .last(let output):
      // This value replaces one that was requested.
      if demandPolicy == .same { state.withLock { $0.demand += 1 } }
      end([output], .finished)
    case .end(let completion): end([], completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    // The subscription is released after the lock, because its release may run user code.
    let (isNew, old) = state.withLock { state in
      guard state.hasBegun, !state.isOver else { return (false, (any Subscription)?.none) }
      state.isOver = true
      return (true, state.upstream.take())
    }
    _ = old
    guard isNew else { return }
    let (values, completion) = operation.onEnd(completion)
    end(values, completion)
  }

  private func upstreamDemand(_ demand: Subscribers.Demand) -> Subscribers.Demand {
    switch demandPolicy {
    case .same: demand
    case .everything: .none
    case .times(let count): demand * count
    }
  }

  // MARK: Downstream

  func request(_ demand: Subscribers.Demand) {
    let (upstream, isEnding) = state.withLock { state in
      state.demand += demand
      return (state.upstream, state.ending.completion != nil)
    }
    if demandPolicy != .everything { upstream?.request(upstreamDemand(demand)) }
    if isEnding { sendEnding() }
  }

  func cancel() {
    // The released objects may call back on their deinitialization.
    let old = state.withLock { state in
      defer { state = State(hasBegun: state.hasBegun, isOver: true) }
      return state
    }
    old.upstream?.cancel()
  }

  private func end(_ values: [Output], _ completion: Subscribers.Completion<Failure>) {
    let upstream = state.withLock { state in
      state.isOver = true
      if state.downstream != nil, state.ending.completion == nil {
        (state.ending.values, state.ending.completion) = (Queue(values), completion)
      }
      return state.upstream.take()
    }
    upstream?.cancel()
    sendEnding()
  }

  /// Sends the remaining values as far as they are requested; incomplete arrays are sent in any case.
  private func sendEnding() {
    let isFirst = state.withLock { state in
      defer { state.ending.isBeingSent = true }
      return !state.ending.isBeingSent
    }
    guard isFirst else { return }
    while let (value, downstream) = nextOfEnding() {
      let more = downstream.receive(value)
      state.withLock { $0.demand += more }
    }
    let (downstream, completion) = state.withLock { state in
      state.ending.isBeingSent = false
      guard state.ending.values.isEmpty, let completion = state.ending.completion else {
        return (AnySubscriber<Output, Failure>?.none, Subscribers.Completion<Failure>?.none)
      }
      return (state.downstream.take(), completion)
    }
    if let completion { downstream?.receive(completion: completion) }
  }

  private func nextOfEnding() -> (Output, AnySubscriber<Output, Failure>)? {
    state.withLock { state in
      var isRequested = state.demand > 0
      if case .times = demandPolicy { isRequested = true }
      guard isRequested, let downstream = state.downstream, let value = state.ending.values.popFirst() else {
        return nil
      }
      state.demand -= 1
      return (value, downstream)
    }
  }
}
