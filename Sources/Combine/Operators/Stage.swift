/// What an operator does when a value comes.
enum Step<Output, Failure: Error> {
  case send(Output)
  case skip
  /// Sends a value and ends; nothing more is wanted from upstream.
  case last(Output)
  case end(Subscribers.Completion<Failure>)
}

/// What an operator with one publisher upstream does in one subscription: all of them are two closures.
struct Operation<Input, InputFailure: Error, Output, Failure: Error> {
  let onValue: (Input) -> Step<Output, Failure>
  /// What is sent before the end, and the end.
  var onEnd: (Subscribers.Completion<InputFailure>) -> ([Output], Subscribers.Completion<Failure>)
}

extension Operation where InputFailure == Failure {
  /// One that ends as what is upstream does.
  init(_ onValue: @escaping (Input) -> Step<Output, Failure>) { self.init(onValue: onValue) { ([], $0) } }
}

extension Publisher {
  /// A publisher that does with each value and the end what an operation says, made anew for each subscription.
  ///
  /// It asks for as much as it is asked for, and for one more where it sends nothing; `takesAll` asks for all there is.
  func operation<T, E: Error>(
    takesAll: Bool = false, _ make: @escaping () -> Operation<Output, Failure, T, E>
  ) -> AnyPublisher<T, E> {
    AnyPublisher { receive(subscriber: Stage(make(), takesAll: takesAll, Outlet($0))) }
  }
}

/// A subscription to an operator, between what is upstream and the outlet downstream.
private final class Stage<Input, InputFailure: Error, Output, Failure: Error>: Subscriber {
  private let operation: Operation<Input, InputFailure, Output, Failure>
  private let takesAll: Bool
  private let outlet: Outlet<Output, Failure>
  private let upstream = Locked<(any Subscription)?>(nil)
  private let isOver = Locked(false)

  init(
    _ operation: Operation<Input, InputFailure, Output, Failure>, takesAll: Bool, _ outlet: Outlet<Output, Failure>
  ) {
    (self.operation, self.takesAll, self.outlet) = (operation, takesAll, outlet)
  }

  func receive(subscription: any Subscription) {
    upstream.withLock { $0 = subscription }
    outlet.hold(subscription)
    outlet.open(onRequest: takesAll ? nil : { subscription.request($0) })
    if takesAll { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if isOver.withLock({ $0 }) { return .none }
    switch operation.onValue(input) {
    case .send(let output):
      let more = outlet.send(output)
      return takesAll ? .none : more
    case .skip: return takesAll ? .none : .max(1)
    case .last(let output):
      // Nothing comes in any more, whatever the value makes who receives it do.
      isOver.withLock { $0 = true }
      upstream.take()?.cancel()
      outlet.send(output)
      outlet.finish()
    case .end(let completion):
      isOver.withLock { $0 = true }
      upstream.take()?.cancel()
      outlet.finish(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    if isOver.withLock({ $0 }) { return }
    isOver.withLock { $0 = true }
    _ = upstream.take()
    let (last, end) = operation.onEnd(completion)
    for output in last { outlet.send(output) }
    outlet.finish(end)
  }
}
