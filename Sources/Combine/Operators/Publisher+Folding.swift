// All values become one, at the end.

extension Publisher {
  /// What all values become together, sent at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    folding(initialResult) {
      $0 = nextPartialResult($0, $1)
    } result: {
      $0
    }
  }

  /// What all values become together, sent at the end; ends with what is thrown.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    tryScan(initialResult, nextPartialResult).prepend(initialResult).last()
  }

  /// All values in one array, sent at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    folding([]) {
      $0.append($1)
    } result: {
      $0
    }
  }

  /// How many values there were, sent at the end.
  public func count() -> AnyPublisher<Int, Failure> {
    folding(0) { count, _ in
      count += 1
    } result: {
      $0
    }
  }

  /// The last value, sent at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    folding(nil) {
      $0 = $1
    } result: {
      $0
    }
  }

  /// The last value that fulfils a condition, sent at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  /// The smallest value, sent at the end.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    folding(nil) { least, value in
      if let old = least, !areInIncreasingOrder(value, old) { return }
      least = value
    } result: {
      $0
    }
  }

  /// The largest value, sent at the end.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    folding(nil) { most, value in
      if let old = most, areInIncreasingOrder(value, old) { return }
      most = value
    } result: {
      $0
    }
  }

  /// Whether a value fulfils a condition: at once when one does, or at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    operation(takesAll: true) {
      Operation {
        predicate($0) ? .last(true) : .skip
      } onEnd: {
        ($0.isFailure ? [] : [false], $0)
      }
    }
  }

  /// Whether all values fulfil a condition: at once when one does not, or at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Changes a result by each value, and sends what it is at the end, unless that is `nil` or there is a failure.
  private func folding<T, Result>(
    _ start: T, _ change: @escaping (inout T, Output) -> Void, result: @escaping (T) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    operation(takesAll: true) {
      var value = start
      return Operation {
        change(&value, $0)
        return .skip
      } onEnd: { end in
        (end.isFailure ? [] : result(value).map { [$0] } ?? [], end)
      }
    }
  }
}

extension Publisher where Output: Comparable {
  /// The smallest value, sent at the end.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
  /// The largest value, sent at the end.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}

extension Publisher where Output: Equatable {
  /// Whether a value is sent: at once when it is, or at the end.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}
