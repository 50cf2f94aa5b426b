// Each value becomes another one.

extension Publisher {
  /// What `transform` makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    operation { Operation { .send(transform($0)) } }
  }

  /// What `transform` makes of each value; ends with what it throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    attempting { .send(try transform($0)) }
  }

  /// A property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

  /// Two properties of each value.
  public func map<T0, T1>(_ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>) -> AnyPublisher<
    (T0, T1), Failure
  > {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Three properties of each value.
  public func map<T0, T1, T2>(
    _ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>, _ third: KeyPath<Output, T2>
  ) -> AnyPublisher<(T0, T1, T2), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  /// Another value in the place of each that is `nil`.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

  /// What `nextPartialResult` makes of each value and what it made of the one before.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    operation {
      var result = initialResult
      return Operation {
        result = nextPartialResult(result, $0)
        return .send(result)
      }
    }
  }

  /// What `nextPartialResult` makes of each value and what it made of the one before; ends with what it throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    operation {
      var result = initialResult
      return .attempting {
        result = try nextPartialResult(result, $0)
        return .send(result)
      }
    }
  }

  /// The values in arrays of so many; the last may be shorter.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    operation(asking: .times(count)) {
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

  /// Values as data of a decoder, decoded; ends with what it throws.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Values as data of an encoder; ends with what it throws.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
  where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  /// What a closure says of each value; ends with what it throws.
  func attempting<T>(_ onValue: @escaping (Output) throws -> Step<T, any Error>) -> AnyPublisher<T, any Error> {
    operation { .attempting(onValue) }
  }
}

extension Operation where Failure == any Error {
  /// One that ends with what it throws; `onEnd` returns what is sent before an end that is no failure.
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

/// Makes values of data.
///
/// Follows [TopLevelDecoder](https://developer.apple.com/documentation/combine/topleveldecoder).
public protocol TopLevelDecoder {
  /// What it reads.
  associatedtype Input

  /// Makes a value of data.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Makes data of values.
///
/// Follows [TopLevelEncoder](https://developer.apple.com/documentation/combine/toplevelencoder).
public protocol TopLevelEncoder {
  /// What it writes.
  associatedtype Output

  /// Makes data of a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}
