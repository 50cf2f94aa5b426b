extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the newest published publisher; the previous one is cancelled.
  ///
  /// Follows [switchToLatest](https://developer.apple.com/documentation/combine/publisher/switchtolatest()-453ht).
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { switched() }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Publishes the values of the newest published publisher; the inner publishers may fail.
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).switched()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the newest published publisher; the inner publishers cannot fail.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    map { $0.setFailureType(to: Failure.self) }.switched()
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Publishes the values of the newest published publisher; no publisher can fail.
  public func switchToLatest() -> AnyPublisher<Output.Output, Never> { switched() }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  fileprivate func switched() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { subscriber in
      let relay = SwitchingSubscription<Output.Output, Failure>(subscriber)
      /// Whether the outer publisher and the newest inner one are running.
      let running = Locked((outer: true, inner: false))
      func end(_ completion: Subscribers.Completion<Failure>, _ change: (inout (outer: Bool, inner: Bool)) -> Void) {
        let isOver = running.withLock { running in
          change(&running)
          return !running.outer && !running.inner
        }
        if completion.isFailure || isOver { relay.finish(completion) }
      }
      let outer = Inlet<Output, Failure>(requesting: .unlimited) { completion in
        end(completion) { $0.outer = false }
      } onValue: { publisher in
        running.withLock { $0.inner = true }
        relay.follow(publisher) { completion in end(completion) { $0.inner = false } }
        return .none
      }
      relay.open(beside: outer)
      receive(subscriber: outer)
    }
  }
}
