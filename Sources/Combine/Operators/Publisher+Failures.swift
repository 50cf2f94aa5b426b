// Operators for completions and failures.

extension Publisher {
  /// Replaces a failure with the result of a closure.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    operation {
      Operation {
        .send($0)
      } onEnd: {
        ([], $0.mapError(transform))
      }
    }
  }

  /// Replaces a failure with a value, and finishes.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    operation {
      Operation {
        .send($0)
      } onEnd: {
        ($0.isFailure ? [output] : [], .finished)
      }
    }
  }

  /// Publishes a value if there was none before the end.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    operation {
      var isEmpty = true
      return Operation {
        isEmpty = false
        return .send($0)
      } onEnd: { end in
        (isEmpty && !end.isFailure ? [output] : [], end)
      }
    }
  }

  /// Replaces a failure with the values of a different publisher.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
  where P.Output == Output {
    AnyPublisher { subscriber in
      let relay = SwitchingSubscription<Output, P.Failure>(subscriber)
      relay.open()
      relay.follow(self) { end in
        switch end {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.follow(handler(error), onEnd: relay.finish)
        }
      }
    }
  }

  /// Replaces a failure with the values of a different publisher; fails with an error that the closure throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error>
  where P.Output == Output {
    `catch` { error in
      do { return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher() } catch {
        return Fail<Output, any Error>(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Subscribes again after a failure, up to a number of times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let relay = SwitchingSubscription<Output, Failure>(subscriber)
      let left = Locked(retries)
      let attempts = Locked(0)
      // A publisher that fails during its subscription is retried in the same loop, and not one level deeper.
      func attempt() {
        let isOuter = attempts.withLock { attempts in
          attempts += 1
          return attempts == 1
        }
        guard isOuter else { return }
        repeat {
          relay.follow(self) { end in
            let isRetried = left.withLock { left in
              guard end.isFailure, left > 0 else { return false }
              left -= 1
              return true
            }
            isRetried ? attempt() : relay.finish(end)
          }
        } while attempts.withLock { attempts in
          attempts -= 1
          return attempts > 0
        }
      }
      relay.open()
      attempt()
    }
  }

  /// Republishes the values as those of a publisher that cannot fail; a failure ends the program.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    mapError { fatalError("\(prefix)\(prefix.isEmpty ? "" : ": ")\($0)", file: file, line: line) }
  }
}

extension Publisher where Failure == Never {
  /// Republishes the values as those of a publisher that may fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> { mapError { $0 } }
}
