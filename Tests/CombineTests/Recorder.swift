import Combine

/// Takes note of all that a publisher does, and asks for as much as it is told.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var log: [String] = []
  private(set) var subscription: (any Subscription)?
  private let demand: Subscribers.Demand
  private let more: Subscribers.Demand

  init(demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    (self.demand, self.more) = (demand, more)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(demand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.append("end")
    case .failure(let error): log.append("failed: \(error)")
    }
  }
}

extension Publisher {
  /// The events that it sends at once to a subscriber with unlimited demand.
  var sent: [String] {
    let recorder = Recorder<Output, Failure>()
    receive(subscriber: recorder)
    return recorder.log
  }
}

enum Fault: Error { case broken, other }

/// 1, 2, …, and then a failure.
func failing(after count: Int) -> AnyPublisher<Int, Fault> {
  (0..<count).publisher.map { $0 + 1 }.setFailureType(to: Fault.self).append(Fail(error: Fault.broken))
    .eraseToAnyPublisher()
}
