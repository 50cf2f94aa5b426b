// All values become one, sent at the end, or as soon as it is known.

extension Publisher {
  /// What all values become together, sent at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    folding(initialResult) { $0 = nextPartialResult($0, $1) }
  }

  /// What all values become together, sent at the end; ends with what is thrown.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    tryFolding(initialResult) { $0 = try nextPartialResult($0, $1) }
  }

  /// All values in one array, sent at the end.
  public func collect() -> AnyPublisher<[Output], Failure> { folding([]) { $0.append($1) } }

  /// How many values there were, sent at the end.
  public func count() -> AnyPublisher<Int, Failure> { folding(0) { count, _ in count += 1 } }

  /// The last value, sent at the end.
  public func last() -> AnyPublisher<Output, Failure> { folding(nil) { $0 = $1 } }

  /// The last value that fulfils a condition, sent at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    folding(nil) { if predicate($1) { $0 = $1 } }
  }

  /// The last value that fulfils a condition, sent at the end; ends with what it throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryFolding(nil) { if try predicate($1) { $0 = $1 } }
  }

  /// The smallest value, sent at the end; of several equal ones the first.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    folding(nil) { if $0.map({ [value = $1] in areInIncreasingOrder(value, $0) }) ?? true { $0 = $1 } }
  }

  /// The smallest value, sent at the end; ends with what the comparison throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryFolding(nil) { if try $0.map({ [value = $1] in try areInIncreasingOrder(value, $0) }) ?? true { $0 = $1 } }
  }

  /// The largest value, sent at the end; of several equal ones the first.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    folding(nil) { if $0.map({ [value = $1] in areInIncreasingOrder($0, value) }) ?? true { $0 = $1 } }
  }

  /// The largest value, sent at the end; ends with what the comparison throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryFolding(nil) { if try $0.map({ [value = $1] in try areInIncreasingOrder($0, value) }) ?? true { $0 = $1 } }
  }

  /// Whether a value fulfils a condition: at once when one does, or at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    operation(asking: .everything) {
      Operation {
        predicate($0) ? .last(true) : .skip
      } onEnd: {
        ($0.isFailure ? [] : [false], $0)
      }
    }
  }

  /// Whether a value fulfils a condition: at once when one does, or at the end; ends with what it throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> {
    operation(asking: .everything) {
      .attempting {
        try predicate($0) ? .last(true) : .skip
      } onEnd: {
        [false]
      }
    }
  }

  /// Whether all values fulfil a condition: at once when one does not, or at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Whether all values fulfil a condition: at once when one does not, or at the end; ends with what it throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> {
    tryContains { try !predicate($0) }.map { !$0 }
  }

  /// Changes a result by each value, and sends what it is at the end, unless that is `nil` or there is a failure.
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

  /// The same with a change that may throw, which ends it.
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
  /// The smallest value, sent at the end.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
  /// The largest value, sent at the end.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}

extension Publisher where Output: Equatable {
  /// Whether a value is sent: at once when it is, or at the end.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}
