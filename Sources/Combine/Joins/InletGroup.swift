/// Several subscriptions upstream, on their way to one outlet: cancelled together, and with the first failure.
final class InletGroup<Output, Failure: Error>: Cancellable {
  private struct Members {
    var subscriptions: [Int: any Subscription] = [:]
    /// The members that are asked for themselves alone.
    var separate: Set<Int> = []
    /// The values that all others were asked for.
    var asked = Subscribers.Demand.none
    var count = 0
    var isOver = false
  }

  private let outlet: Outlet<Output, Failure>
  private let members = Locked(Members())

  init(_ outlet: Outlet<Output, Failure>) { self.outlet = outlet }

  /// Subscribes to a publisher whose failures are the group's.
  ///
  /// The publisher is asked for as many values as all others were, at least for the `first`; with `demand` for a number of
  /// its own, and then by itself alone.
  /// `onValue` is called with each value and the number of the member, and returns how many more to ask for.
  func add<P: Publisher>(
    _ publisher: P, asking demand: Subscribers.Demand? = nil, first: Subscribers.Demand = .none,
    onEnd: @escaping () -> Void,
    onValue: @escaping (P.Output, Int) -> Subscribers.Demand
  ) where P.Failure == Failure {
    let number = members.withLock { members in
      members.count += 1
      return members.count
    }
    let inlet = Inlet<P.Output, Failure>(asking: demand ?? .none) { end in
      self.members.withLock { members in
        members.subscriptions[number] = nil
        members.separate.remove(number)
      }
      end.isFailure ? self.finish(end) : onEnd()
    } onValue: { value in
      onValue(value, number)
    }
    let isOpen = members.withLock { members in
      if members.isOver { return false }
      members.subscriptions[number] = inlet
      if demand == nil { inlet.request(Swift.max(members.asked, first)) } else { members.separate.insert(number) }
      return true
    }
    if isOpen { publisher.receive(subscriber: inlet) }
  }

  /// Asks one of the publishers for more values.
  func request(_ demand: Subscribers.Demand, of number: Int) {
    members.withLock { $0.subscriptions[number] }?.request(demand)
  }

  /// Asks all publishers for more values, in the order in which they were added.
  func request(_ demand: Subscribers.Demand, but number: Int? = nil) {
    let members = members.withLock { members in
      members.asked += demand
      return members
    }
    let numbers = members.subscriptions.keys.filter { $0 != number && !members.separate.contains($0) }
    for number in numbers.sorted() { members.subscriptions[number]?.request(demand) }
  }

  /// Ends the outlet, and cancels all publishers.
  func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
    cancel()
    outlet.finish(completion)
  }

  func cancel() {
    let old = members.withLock { members in
      defer { members = Members(count: members.count, isOver: true) }
      return members.subscriptions
    }
    for (_, subscription) in old.sorted(by: { $0.key < $1.key }) { subscription.cancel() }
  }
}
