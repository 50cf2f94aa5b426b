// Operators that turn all values into one, published at the end, or as soon as it is known.

extension Publisher {
  /// Publishes the combination of all values at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    folding(initialResult) { $0 = nextPartialResult($0, $1) }
  }

  /// Publishes the combination of all values at the end; fails with an error that the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    tryFolding(initialResult) { $0 = try nextPartialResult($0, $1) }
  }

  /// Publishes all values as an array at the end.
  public func collect() -> AnyPublisher<[Output], Failure> { folding([]) { $0.append($1) } }

  /// Publishes the number of values at the end.
  public func count() -> AnyPublisher<Int, Failure> { folding(0) { count, _ in count += 1 } }

  /// Publishes the last value at the end.
  public func last() -> AnyPublisher<Output, Failure> { folding(nil) { $0 = $1 } }

  /// Publishes the last value that satisfies a condition at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    folding(nil) { if predicate($1) { $0 = $1 } }
  }

  /// Publishes the last value that satisfies a condition at the end; fails with an error that it throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryFolding(nil) { if try predicate($1) { $0 = $1 } }
  }

  /// Publishes the smallest value at the end; among equal ones the first.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    folding(nil) { if $0.map({ [value = $1] in areInIncreasingOrder(value, $0) }) ?? true { $0 = $1 } }
  }

  /// Publishes the smallest value at the end; fails with an error that the comparison throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryFolding(nil) { if try $0.map({ [value = $1] in try areInIncreasingOrder(value, $0) }) ?? true { $0 = $1 } }
  }

  /// Publishes the largest value at the end; among equal ones the first.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    folding(nil) { if $0.map({ [value = $1] in areInIncreasingOrder($0, value) }) ?? true { $0 = $1 } }
  }

  /// Publishes the largest value at the end; fails with an error that the comparison throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryFolding(nil) { if try $0.map({ [value = $1] in try areInIncreasingOrder($0, value) }) ?? true { $0 = $1 } }
  }

  /// Publishes whether any value satisfies a condition: true at once, or false at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    operation(asking: .everything) {
      Operation {
        predicate($0) ? .last(true) : .skip
      } onEnd: {
        ($0.isFailure ? [] : [false], $0)
      }
    }
  }

  /// Publishes whether any value satisfies a condition: true at once, or false at the end; fails with an error that it
  /// throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> {
    operation(asking: .everything) {
      .attempting {
        try predicate($0) ? .last(true) : .skip
      } onEnd: {
        [false]
      }
    }
  }

  /// Publishes whether all values satisfy a condition: false at once, or true at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Publishes whether all values satisfy a condition: false at once, or true at the end; fails with an error that it
  /// throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> {
    tryContains { try !predicate($0) }.map { !$0 }
  }

  /// Updates a result with each value, and publishes it at the end, unless it is `nil` or the publisher fails.
  private func folding<T>(
    _ start: T?, _ change: @escaping (inout T?, Output) -> Void
  ) -> AnyPublisher<T, Failure> {
    operation(asking: .everything) {
      var value = start
      return Operation {
        change(&value, $0)
        return .skip
      } onEnd: {
        ($0.isFailure ? [] : value.map { [$0] } ?? [], $0)
      }
    }
  }

  private func folding<T>(_ start: T, _ change: @escaping (inout T, Output) -> Void) -> AnyPublisher<T, Failure> {
    folding(Optional(start)) { value, new in if value != nil { change(&value!, new) } }
  }

  /// Updates a result like `folding`, with a closure that may throw, which fails the publisher.
  private func tryFolding<T>(
    _ start: T?, _ change: @escaping (inout T?, Output) throws -> Void
  ) -> AnyPublisher<T, any Error> {
    operation(asking: .everything) {
      var value = start
      return .attempting {
        try change(&value, $0)
        return .skip
      } onEnd: {
        value.map { [$0] } ?? []
      }
    }
  }

  private func tryFolding<T>(
    _ start: T, _ change: @escaping (inout T, Output) throws -> Void
  ) -> AnyPublisher<T, any Error> {
    tryFolding(Optional(start)) { value, new in if value != nil { try change(&value!, new) } }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the smallest value at the end.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
  /// Publishes the largest value at the end.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}

extension Publisher where Output: Equatable {
  /// Publishes whether a value is among the values: true at once, or false at the end.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}
