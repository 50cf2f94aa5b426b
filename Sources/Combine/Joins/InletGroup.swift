/// What several publishers send at once, on its way to one outlet: cancelled together, and with the first failure.
final class SinkGroup<Output, Failure: Error>: Cancellable {
  private let outlet: Outlet<Output, Failure>
  /// `nil` when it is over.
  private let members = Locked<[CombineIdentifier: any Cancellable]?>([:])

  init(_ outlet: Outlet<Output, Failure>) { self.outlet = outlet }

  /// Subscribes to a publisher whose failures are the group's; returns by what that subscription alone is cancelled.
  @discardableResult func add<P: Publisher>(
    _ publisher: P, onEnd: @escaping () -> Void, onValue: @escaping (P.Output) -> Void
  ) -> CombineIdentifier where P.Failure == Failure {
    subscribe(to: publisher, onValue) { end in end.isFailure ? self.finish(end) : onEnd() }
  }

  /// Subscribes to a publisher that cannot fail, and whose end says nothing.
  @discardableResult func add<P: Publisher>(
    _ publisher: P, onValue: @escaping (P.Output) -> Void
  ) -> CombineIdentifier where P.Failure == Never {
    subscribe(to: publisher, onValue) { _ in }
  }

  private func subscribe<P: Publisher>(
    to publisher: P, _ onValue: @escaping (P.Output) -> Void,
    onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> CombineIdentifier {
    let id = CombineIdentifier()
    let sink = Subscribers.Sink<P.Output, P.Failure>(
      receiveCompletion: { end in
        _ = self.members.withLock { $0?.removeValue(forKey: id) }
        onEnd(end)
      }, receiveValue: onValue)
    let isOpen = members.withLock { members in
      members?[id] = sink
      return members != nil
    }
    if isOpen { publisher.receive(subscriber: sink) }
    return id
  }

  /// Ends one of the subscriptions.
  func cancel(_ id: CombineIdentifier) { members.withLock { $0?.removeValue(forKey: id) }?.cancel() }

  /// Ends the outlet, and lets go of all publishers.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    cancel()
    outlet.finish(completion)
  }

  func finish() { finish(.finished) }

  func cancel() { for (_, member) in members.take() ?? [:] { member.cancel() } }
}
