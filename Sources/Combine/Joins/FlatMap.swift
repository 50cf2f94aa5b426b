extension Publisher {
  /// Publishes the values of the publishers that `transform` creates from each value.
  ///
  /// At most `maxPublishers` of them run at once: `transform` is called with the next value when one of them has
  /// finished.
  /// Follows [flatMap](https://developer.apple.com/documentation/combine/publisher/flatmap(maxpublishers:_:)-3k7z5).
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { flattened(maxPublishers, transform) }

  /// Publishes the values of the publishers that `transform` creates from each value.
  ///
  /// The result fails with the error of one of these publishers.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flattened(maxPublishers, transform)
  }

  /// Publishes the values of the publishers that `transform` creates from each value.
  ///
  /// These publishers cannot fail: the result fails only with the error of this publisher.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flattened(maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Publishes the values of the publishers that `transform` creates from each value.
  ///
  /// The result cannot fail, because no publisher can.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Never> where P.Failure == Never, Failure == Never {
    flattened(maxPublishers, transform)
  }

  private func flattened<P: Publisher>(
    _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      let flat = Flattening<P>(subscriber)
      flat.add(self, limit: maxPublishers, transform)
    }
  }
}

/// Publishers whose values go into one outlet as they arrive.
///
/// One value at a time is requested from each publisher, and the next after its delivery. If the subscriber requests
/// all values, all are requested from each publisher.
final class Flattening<P: Publisher> {
  private let outlet: Outlet<P.Output, P.Failure>
  private let group: InletGroup<P.Output, P.Failure>
  /// The number of running publishers, including the one upstream that creates the others.
  private let running = Locked(1)

  init(_ subscriber: AnySubscriber<P.Output, P.Failure>) {
    outlet = Outlet(subscriber)
    group = InletGroup(outlet)
    outlet.hold(group)
    outlet.open { [group] demand in if demand == .unlimited { group.request(.unlimited) } }
  }

  /// Adds the publishers that `transform` creates from the values of a publisher.
  ///
  /// When one of them has finished, the next value is requested.
  func add<Upstream: Publisher>(
    _ upstream: Upstream, limit: Subscribers.Demand, _ transform: @escaping (Upstream.Output) -> P
  ) where Upstream.Failure == P.Failure {
    let next = limit == .unlimited ? Subscribers.Demand.none : .max(1)
    group.add(upstream, requesting: limit, onEnd: end) { value, number in
      self.add(transform(value)) { if next > 0 { self.group.request(next, of: number) } }
      return .none
    }
  }

  /// Adds a publisher; `onEnd` is called when it has finished.
  func add(_ publisher: P, onEnd: @escaping () -> Void = {}) {
    running.withLock { $0 += 1 }
    group.add(publisher, first: .max(1)) {
      onEnd()
      self.end()
    } onValue: { [outlet, group] value, number in
      outlet.send(value) { if !outlet.hasUnlimitedDemand { group.request(.max(1), of: number) } }
      return .none
    }
  }

  /// Records that a publisher has finished.
  func end() {
    let isOver = running.withLock { running in
      running -= 1
      return running == 0
    }
    if isOver { group.finish() }
  }
}
