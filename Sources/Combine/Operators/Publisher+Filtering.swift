// Some of the values go on, unchanged. For `exchange`, see the operators that fold.

extension Publisher {
  /// Publishes the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operation { Operation { isIncluded($0) ? .send($0) : .skip } }
  }

  /// Publishes the values that satisfy a condition; fails with an error that it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    attempting { try isIncluded($0) ? .send($0) : .skip }
  }

  /// Publishes the results of `transform` that are not `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    operation { Operation { transform($0).map { .send($0) } ?? .skip } }
  }

  /// Publishes the results of `transform` that are not `nil`; fails with an error that it throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    attempting { try transform($0).map { .send($0) } ?? .skip }
  }

  /// Publishes the values that differ from the previous one by a comparison.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operation {
      var last: Output?
      return Operation { value in
        if let last, predicate(last, value) { return .skip }
        _ = exchange(&last, with: value)
        return .send(value)
      }
    }
  }

  /// Publishes the values that differ from the previous one by a comparison; fails with an error that it throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    operation {
      var last: Output?
      return .attempting { value in
        if let last, try predicate(last, value) { return .skip }
        _ = exchange(&last, with: value)
        return .send(value)
      }
    }
  }

  /// Publishes the values after the first `count`.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    operation {
      var left = count
      return Operation {
        if left <= 0 { return .send($0) }
        left -= 1
        return .skip
      }
    }
  }

  /// Publishes the values from the first one on that does not satisfy a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operation {
      var drops = true
      return Operation {
        drops = drops && predicate($0)
        return drops ? .skip : .send($0)
      }
    }
  }

  /// Publishes the values from the first one on that does not satisfy a condition; fails with an error that it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    operation {
      var drops = true
      return .attempting {
        drops = try drops && predicate($0)
        return drops ? .skip : .send($0)
      }
    }
  }

  /// Publishes the values after the first value of a second publisher; finishes with that one if it publishes none.
  ///
  /// The dropped values count towards the demand of the subscriber.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure {
    AnyPublisher { subscriber in
      let relay = SwitchingSubscription<Output, Failure>(subscriber)
      let hasBegun = Locked(false)
      let trigger = Inlet<P.Output, Failure>(requesting: .max(1)) { end in
        if !hasBegun.withLock({ $0 }) { relay.finish(end) }
      } onValue: { _ in
        hasBegun.withLock { $0 = true }
        return .none
      }
      relay.open(beside: trigger)
      publisher.receive(subscriber: trigger)
      relay.follow(self, isSent: { hasBegun.withLock { $0 } }, onEnd: relay.finish)
    }
  }

  /// Publishes at most the first `maxLength` values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    if maxLength <= 0 { return Empty().eraseToAnyPublisher() }
    return operation {
      var left = maxLength
      return Operation {
        left -= 1
        return left > 0 ? .send($0) : .last($0)
      }
    }
  }

  /// Publishes the values before the first one that does not satisfy a condition.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operation { Operation { predicate($0) ? .send($0) : .end(.finished) } }
  }

  /// Publishes the values before the first one that does not satisfy a condition; fails with an error that it throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    attempting { try predicate($0) ? .send($0) : .end(.finished) }
  }

  /// Publishes the values until a second publisher publishes its first one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let relay = SwitchingSubscription<Output, Failure>(subscriber)
      let trigger = Inlet<P.Output, P.Failure>(requesting: .max(1)) { _ in
      } onValue: { _ in
        relay.finish(.finished)
        return .none
      }
      relay.open(beside: trigger)
      publisher.receive(subscriber: trigger)
      relay.follow(self, onEnd: relay.finish)
    }
  }

  /// Publishes the first value.
  public func first() -> AnyPublisher<Output, Failure> {
    operation(requesting: .everything) { Operation { .last($0) } }
  }

  /// Publishes the first value that satisfies a condition.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operation(requesting: .everything) { Operation { predicate($0) ? .last($0) : .skip } }
  }

  /// Publishes the first value that satisfies a condition; fails with an error that it throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    operation(requesting: .everything) { .attempting { try predicate($0) ? .last($0) : .skip } }
  }

  /// Publishes the value at an index, counted from 0, and finishes; publishes none if there are fewer values.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

  /// Publishes the values in a range of indices, counted from 0, and finishes after the last of them.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    return dropFirst(bounds.lowerBound).prefix(bounds.count)
  }

  /// Publishes no values, only the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    operation(requesting: .everything) { Operation { _ in .skip } }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes the values that differ from the previous one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
