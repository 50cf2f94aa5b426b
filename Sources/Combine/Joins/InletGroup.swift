/// Several subscriptions upstream for one outlet, which are cancelled together, and at the first failure.
final class InletGroup<Output, Failure: Error>: Cancellable {
  private struct Members {
    var subscriptions: [Int: any Subscription] = [:]
    /// The members with a demand of their own.
    var separate: Set<Int> = []
    /// The demand that was requested of all other members.
    var requested = Subscribers.Demand.none
    var count = 0
    var isOver = false
  }

  private let outlet: Outlet<Output, Failure>
  private let members = Locked(Members())

  init(_ outlet: Outlet<Output, Failure>) { self.outlet = outlet }

  /// Subscribes to a publisher; its failure is the failure of the group.
  ///
  /// As many values are requested from the publisher as from all others, and at least `first`; with `demand`, it has a
  /// demand of its own. `onValue` is called with each value and the number of the member, and returns the additional
  /// demand.
  func add<P: Publisher>(
    _ publisher: P, requesting demand: Subscribers.Demand? = nil, first: Subscribers.Demand = .none,
    onEnd: @escaping () -> Void,
    onValue: @escaping (P.Output, Int) -> Subscribers.Demand
  ) where P.Failure == Failure {
    let number = members.withLock { members in
      members.count += 1
      return members.count
    }
    let inlet = Inlet<P.Output, Failure>(requesting: demand ?? .none) { end in
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
      if demand == nil { inlet.request(Swift.max(members.requested, first)) } else { members.separate.insert(number) }
      return true
    }
    if isOpen { publisher.receive(subscriber: inlet) }
  }

  /// Requests more values from one of the publishers.
  func request(_ demand: Subscribers.Demand, of number: Int) {
    members.withLock { $0.subscriptions[number] }?.request(demand)
  }

  /// Requests more values from all publishers, in the order in which they were added.
  func request(_ demand: Subscribers.Demand, but number: Int? = nil) {
    let members = members.withLock { members in
      members.requested += demand
      return members
    }
    let numbers = members.subscriptions.keys.filter { $0 != number && !members.separate.contains($0) }
    for number in numbers.sorted() { members.subscriptions[number]?.request(demand) }
  }

  /// Finishes the outlet, and cancels all publishers.
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
