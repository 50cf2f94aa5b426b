extension Publisher {
  /// What the publishers send that `transform` makes of each value, so many of them at once; the others wait.
  ///
  /// Follows [flatMap](https://developer.apple.com/documentation/combine/publisher/flatmap(maxpublishers:_:)-3k7z5).
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher(sendingTo: { outlet in
      let flat = Flattening<P>(outlet, limit: maxPublishers.max, onlyLatest: false)
      flat.group.add(self, onEnd: flat.upstreamEnded) { flat.add(transform($0)) }
      return flat.group
    })
  }

  /// What the publishers send that `transform` makes of each value; they may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// What the publishers send that `transform` makes of each value; they cannot fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// What the publishers send that `transform` makes of each value; nothing can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Never> where P.Failure == Never, Failure == Never {
    AnyPublisher(sendingTo: { outlet in
      let flat = Flattening<P>(outlet, limit: maxPublishers.max, onlyLatest: false)
      flat.group.add(self, onEnd: flat.upstreamEnded) { flat.add(transform($0)) }
      return flat.group
    })
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// What the newest of the publishers sends that it sends; the one before is let go of.
  ///
  /// Follows [switchToLatest](https://developer.apple.com/documentation/combine/publisher/switchtolatest()-453ht).
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher(sendingTo: { outlet in
      let flat = Flattening<Output>(outlet, limit: nil, onlyLatest: true)
      flat.group.add(self, onEnd: flat.upstreamEnded) { flat.add($0) }
      return flat.group
    })
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// What the newest of the publishers sends that it sends; they may fail.
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// What the newest of the publishers sends that it sends; they cannot fail.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// What the newest of the publishers sends that it sends; nothing can fail.
  public func switchToLatest() -> AnyPublisher<Output.Output, Never> {
    AnyPublisher(sendingTo: { outlet in
      let flat = Flattening<Output>(outlet, limit: nil, onlyLatest: true)
      flat.group.add(self, onEnd: flat.upstreamEnded) { flat.add($0) }
      return flat.group
    })
  }
}

/// Publishers that come one after the other, and send into one outlet.
private final class Flattening<P: Publisher> {
  private struct State {
    var running: [CombineIdentifier] = []
    var count = 0
    var waiting: [P] = []
    var isUpstreamOver = false
    /// Which of the publishers came last.
    var newest = 0
  }

  let group: SinkGroup<P.Output, P.Failure>
  private let outlet: Outlet<P.Output, P.Failure>
  private let limit: Int?
  private let onlyLatest: Bool
  private let state = Locked(State())

  init(_ outlet: Outlet<P.Output, P.Failure>, limit: Int?, onlyLatest: Bool) {
    (self.outlet, self.limit, self.onlyLatest) = (outlet, limit, onlyLatest)
    group = SinkGroup(outlet)
  }

  func add(_ publisher: P) {
    let (isNow, old) = state.withLock { state -> (Bool, [CombineIdentifier]) in
      if !onlyLatest, let limit, state.count >= limit {
        state.waiting.append(publisher)
        return (false, [])
      }
      defer { if onlyLatest { (state.running, state.count) = ([], 0) } }
      return (true, onlyLatest ? state.running : [])
    }
    for id in old { group.cancel(id) }
    if isNow { start(publisher) }
  }

  private func start(_ publisher: P) {
    let number = state.withLock { state in
      state.count += 1
      state.newest += 1
      return state.newest
    }
    let id = group.add(publisher, onEnd: { self.end(of: number) }) { [outlet] in outlet.send($0) }
    // Only who lets go of the one before wants to know it.
    if onlyLatest { state.withLock { if $0.newest == number { $0.running = [id] } } }
  }

  private func end(of number: Int) {
    let (next, isOver) = state.withLock { state -> (P?, Bool) in
      if !onlyLatest || state.newest == number { state.count -= 1 }
      let next = state.waiting.isEmpty ? nil : state.waiting.removeFirst()
      return (next, next == nil && state.isUpstreamOver && state.count == 0)
    }
    if let next { start(next) }
    if isOver { group.finish() }
  }

  func upstreamEnded() {
    let isOver = state.withLock { state in
      state.isUpstreamOver = true
      return state.count == 0 && state.waiting.isEmpty
    }
    if isOver { group.finish() }
  }
}
