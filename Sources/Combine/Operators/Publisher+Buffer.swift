extension Publishers {
  /// The strategy of a buffer for requesting values.
  ///
  /// Follows [Publishers.PrefetchStrategy](https://developer.apple.com/documentation/combine/publishers/prefetchstrategy).
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Requests as many values as fit into the buffer, and one more for each that leaves it.
    case keepFull
    /// Requests all values at once.
    case byRequest
  }

  /// The treatment of a value that arrives at a full buffer.
  ///
  /// Follows
  /// [Publishers.BufferingStrategy](https://developer.apple.com/documentation/combine/publishers/bufferingstrategy).
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the arriving value.
    case dropNewest
    /// Drops the value that has waited longest.
    case dropOldest
    /// Fails with the result of the closure, after the waiting values.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// Publishes the values; up to `size` values wait until they are requested, and a negative size counts as 0.
  ///
  /// Follows
  /// [buffer(size:prefetch:whenFull:)](https://developer.apple.com/documentation/combine/publisher/buffer(size:prefetch:whenfull:)).
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> {
    var bufferPolicy = Outlet<Output, Failure>.BufferPolicy(limit: Swift.max(size, 0))
    if case .dropOldest = whenFull { bufferPolicy.dropsOldest = true }
    return AnyPublisher(sendingTo: { [bufferPolicy] outlet, group in
      let demand = prefetch == .keepFull ? Subscribers.Demand.max(size) : .unlimited
      group.add(self, requesting: demand, onEnd: { outlet.finish() }) { value, number in
        let isKept = outlet.send(value, bufferPolicy: bufferPolicy) {
          if prefetch == .keepFull { group.request(.max(1), of: number) }
        }
        if isKept == nil, case .customError(let error) = whenFull {
          group.cancel()
          outlet.finish(.failure(error()), droppingValues: false)
        }
        return .none
      }
    })
  }
}
