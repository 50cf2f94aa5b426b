// Operators that transform each value.

extension Publisher {
  /// Publishes the result of `transform` for each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    operation { Operation { .send(transform($0)) } }
  }

  /// Publishes the result of `transform` for each value; fails with an error that it throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    attempting { .send(try transform($0)) }
  }

  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

  /// Publishes two properties of each value.
  public func map<T0, T1>(_ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>) -> AnyPublisher<
    (T0, T1), Failure
  > {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Publishes three properties of each value.
  public func map<T0, T1, T2>(
    _ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>, _ third: KeyPath<Output, T2>
  ) -> AnyPublisher<(T0, T1, T2), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  /// Replaces each `nil` with a value.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

  /// Publishes the result of `nextPartialResult` for each value and the previous result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    operation {
      var result = initialResult
      return Operation {
        _ = exchange(&result, with: nextPartialResult(result, $0))
        return .send(result)
      }
    }
  }

  /// Publishes the result of `nextPartialResult` for each value and the previous result; fails with an error that it
  /// throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    operation {
      var result = initialResult
      return .attempting {
        _ = exchange(&result, with: try nextPartialResult(result, $0))
        return .send(result)
      }
    }
  }

  /// Publishes the values in arrays of `count`; the last array may be shorter.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    operation(requesting: .times(count)) {
      var values: [Output] = []
      return Operation { value in
        values.append(value)
        if values.count < count { return .skip }
        defer { values = [] }
        return .send(values)
      } onEnd: { end in
        (end.isFailure || values.isEmpty ? [] : [values], end)
      }
    }
  }

  /// Publishes the values decoded by a decoder; fails with an error that it throws.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Publishes the values encoded by an encoder; fails with an error that it throws.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
  where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  /// Publishes the results of a step for each value; fails with an error that it throws.
  func attempting<T>(_ onValue: @escaping (Output) throws -> Step<T, any Error>) -> AnyPublisher<T, any Error> {
    operation { .attempting(onValue) }
  }
}

extension Operation where Failure == any Error {
  /// Creates an operation that fails with an error that a closure throws; `onEnd` returns the values to send before a
  /// successful end.
  static func attempting(
    _ onValue: @escaping (Input) throws -> Step<Output, any Error>, onEnd: @escaping () -> [Output] = { [] }
  ) -> Self {
    Self { value in
      do { return try onValue(value) } catch { return .end(.failure(error)) }
    } onEnd: { end in
      (end.isFailure ? [] : onEnd(), end.mapError { $0 })
    }
  }
}

extension Subscribers.Completion {
  var isFailure: Bool { if case .failure = self { true } else { false } }
}

/// A type that decodes values.
///
/// Follows [TopLevelDecoder](https://developer.apple.com/documentation/combine/topleveldecoder).
public protocol TopLevelDecoder {
  /// The type of the encoded form.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes values.
///
/// Follows [TopLevelEncoder](https://developer.apple.com/documentation/combine/toplevelencoder).
public protocol TopLevelEncoder {
  /// The type of the encoded form.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}
