// Some of the values go on, unchanged.

extension Publisher {
  /// The values that fulfil a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operation { Operation { isIncluded($0) ? .send($0) : .skip } }
  }

  /// The values that fulfil a condition; ends with what it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    attempting { try isIncluded($0) ? .send($0) : .skip }
  }

  /// What `transform` makes of each value, where that is not `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    operation { Operation { transform($0).map { .send($0) } ?? .skip } }
  }

  /// What `transform` makes of each value, where that is not `nil`; ends with what it throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    attempting { try transform($0).map { .send($0) } ?? .skip }
  }

  /// The values but those that are the same as the one before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operation {
      var last: Output?
      return Operation { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }

  /// The values but those that are the same as the one before; ends with what the comparison throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    operation {
      var last: Output?
      return .attempting { value in
        if let last, try predicate(last, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }

  /// The values after the first ones.
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

  /// The values from the first on that does not fulfil a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operation {
      var drops = true
      return Operation {
        drops = drops && predicate($0)
        return drops ? .skip : .send($0)
      }
    }
  }

  /// The values from the first on that does not fulfil a condition; ends with what it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    operation {
      var drops = true
      return .attempting {
        drops = try drops && predicate($0)
        return drops ? .skip : .send($0)
      }
    }
  }

  /// The values after another publisher has sent its first one; ends with that one where it sends none.
  ///
  /// The values before count for what the subscriber has asked for.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure {
    AnyPublisher { subscriber in
      let relay = Relay<Output, Failure>(subscriber)
      let hasBegun = Locked(false)
      let trigger = Inlet<P.Output, Failure>(asking: .max(1)) { end in
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

  /// The first values, so many at most.
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

  /// The values up to the first that does not fulfil a condition.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operation { Operation { predicate($0) ? .send($0) : .end(.finished) } }
  }

  /// The values up to the first that does not fulfil a condition; ends with what it throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    attempting { try predicate($0) ? .send($0) : .end(.finished) }
  }

  /// The values until another publisher sends its first one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let relay = Relay<Output, Failure>(subscriber)
      let trigger = Inlet<P.Output, P.Failure>(asking: .max(1)) { _ in
      } onValue: { _ in
        relay.finish(.finished)
        return .none
      }
      relay.open(beside: trigger)
      publisher.receive(subscriber: trigger)
      relay.follow(self, onEnd: relay.finish)
    }
  }

  /// The first value.
  public func first() -> AnyPublisher<Output, Failure> { operation(asking: .everything) { Operation { .last($0) } } }

  /// The first value that fulfils a condition.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operation(asking: .everything) { Operation { predicate($0) ? .last($0) : .skip } }
  }

  /// The first value that fulfils a condition; ends with what it throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    operation(asking: .everything) { .attempting { try predicate($0) ? .last($0) : .skip } }
  }

  /// The value at a place, counted from 0.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

  /// The values at places, counted from 0.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    return dropFirst(bounds.lowerBound).prefix(bounds.count)
  }

  /// No values, only the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    operation(asking: .everything) { Operation { _ in .skip } }
  }
}

extension Publisher where Output: Equatable {
  /// The values but those that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
