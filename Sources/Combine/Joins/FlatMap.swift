extension Publisher {
  /// The values of the publishers that `transform` makes of each value.
  ///
  /// At most `maxPublishers` of them run at once: `transform` is called with the next value when one of them has ended.
  /// Follows [flatMap](https://developer.apple.com/documentation/combine/publisher/flatmap(maxpublishers:_:)-3k7z5).
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { flattened(maxPublishers, transform) }

  /// What the publishers send that `transform` makes of each value; they may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flattened(maxPublishers, transform)
  }

  /// What the publishers send that `transform` makes of each value; they cannot fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flattened(maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// What the publishers send that `transform` makes of each value; nothing can fail.
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

/// Publishers whose values go into one outlet, as they come.
///
/// Each of them is asked for one value at a time, and for the next when that was delivered; for everything where the
/// subscriber wants everything.
final class Flattening<P: Publisher> {
  private let outlet: Outlet<P.Output, P.Failure>
  private let group: InletGroup<P.Output, P.Failure>
  /// How many publishers run, and the one upstream, which makes others.
  private let running = Locked(1)

  init(_ subscriber: AnySubscriber<P.Output, P.Failure>) {
    outlet = Outlet(subscriber)
    group = InletGroup(outlet)
    outlet.hold(group)
    outlet.open { [group] demand in if demand == .unlimited { group.request(.unlimited) } }
  }

  /// Adds what `transform` makes of each value of a publisher, which is asked for the next value when one has ended.
  func add<Upstream: Publisher>(
    _ upstream: Upstream, limit: Subscribers.Demand, _ transform: @escaping (Upstream.Output) -> P
  ) where Upstream.Failure == P.Failure {
    let next = limit == .unlimited ? Subscribers.Demand.none : .max(1)
    group.add(upstream, asking: limit, onEnd: end) { value, number in
      self.add(transform(value)) { if next > 0 { self.group.request(next, of: number) } }
      return .none
    }
  }

  /// Adds a publisher; `onEnd` is called when it has ended.
  func add(_ publisher: P, onEnd: @escaping () -> Void = {}) {
    running.withLock { $0 += 1 }
    group.add(publisher, first: .max(1)) {
      onEnd()
      self.end()
    } onValue: { [outlet, group] value, number in
      outlet.send(value) { if !outlet.wantsEverything { group.request(.max(1), of: number) } }
      return .none
    }
  }

  /// Takes note that a publisher has ended.
  func end() {
    let isOver = running.withLock { running in
      running -= 1
      return running == 0
    }
    if isOver { group.finish() }
  }
}
