// All values become one, sent at the end, or as soon as it is known.
//
// An operator exchanges the value that it keeps: the old one is released after the access, because its release may run
// user code that sends another value.

extension Publisher {
  /// Publishes the combination of all values at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    folding(initialResult) { nextPartialResult($0, $1) }
  }

  /// Publishes the combination of all values at the end; fails with an error that the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    tryFolding(initialResult) { try nextPartialResult($0, $1) }
  }

  /// All values in one array, sent at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    operation(requesting: .everything) {
      var values: [Output] = []
      return Operation {
        values.append($0)
        return .skip
      } onEnd: {
        ($0.isFailure ? [] : [values], $0)
      }
    }
  }

  /// How many values there were, sent at the end.
  public func count() -> AnyPublisher<Int, Failure> { folding(0) { count, _ in count + 1 } }

  /// The last value, sent at the end.
  public func last() -> AnyPublisher<Output, Failure> { folding(nil) { $1 } }

  /// Publishes the last value that satisfies a condition at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    folding(nil) { predicate($1) ? $1 : $0 }
  }

  /// Publishes the last value that satisfies a condition at the end; fails with an error that it throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryFolding(nil) { try predicate($1) ? $1 : $0 }
  }

  /// Publishes the smallest value at the end; among equal ones the first.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    folding(nil) { known, new in known.map { areInIncreasingOrder(new, $0) } ?? true ? new : known }
  }

  /// Publishes the smallest value at the end; fails with an error that the comparison throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryFolding(nil) { known, new in try known.map { try areInIncreasingOrder(new, $0) } ?? true ? new : known }
  }

  /// Publishes the largest value at the end; among equal ones the first.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    folding(nil) { known, new in known.map { areInIncreasingOrder($0, new) } ?? true ? new : known }
  }

  /// Publishes the largest value at the end; fails with an error that the comparison throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryFolding(nil) { known, new in try known.map { try areInIncreasingOrder($0, new) } ?? true ? new : known }
  }

  /// Publishes whether any value satisfies a condition: true at once, or false at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    operation(requesting: .everything) {
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
    operation(requesting: .everything) {
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
    _ start: T?, _ next: @escaping (T?, Output) -> T?
  ) -> AnyPublisher<T, Failure> {
    operation(requesting: .everything) {
      var value = start
      return Operation {
        _ = exchange(&value, with: next(value, $0))
        return .skip
      } onEnd: {
        ($0.isFailure ? [] : value.map { [$0] } ?? [], $0)
      }
    }
  }

  private func folding<T>(_ start: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    folding(Optional(start)) { value, new in value.map { next($0, new) } }
  }

  /// Updates a result like `folding`, with a closure that may throw, which fails the publisher.
  private func tryFolding<T>(
    _ start: T?, _ next: @escaping (T?, Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    operation(requesting: .everything) {
      var value = start
      return .attempting {
        _ = exchange(&value, with: try next(value, $0))
        return .skip
      } onEnd: {
        value.map { [$0] } ?? []
      }
    }
  }

  private func tryFolding<T>(
    _ start: T, _ next: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    tryFolding(Optional(start)) { value, new in try value.map { try next($0, new) } }
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
