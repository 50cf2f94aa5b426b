/// The types that have to do with receiving.
///
/// Follows [Subscribers](https://developer.apple.com/documentation/combine/subscribers).
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// It has sent all that it had.
    case finished
    /// It failed.
    case failure(Failure)
  }

  /// How many more values a subscriber wants.
  public struct Demand: Hashable, Comparable, Sendable {
    /// `nil` for any number.
    let limit: Int?

    /// As many as there are.
    public static let unlimited = Demand(limit: nil)
    /// No value.
    public static let none = Demand(limit: 0)

    /// So many; less than none counts as none.
    public static func max(_ value: Int) -> Demand { Demand(limit: Swift.max(value, 0)) }

    /// The number, or `nil` for any.
    public var max: Int? { limit }

    /// Both together; what is larger than can be counted is unlimited.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let a = a.limit, let b = b.limit else { return .unlimited }
      let (sum, isTooLarge) = a.addingReportingOverflow(b)
      return isTooLarge ? .unlimited : .max(sum)
    }

    /// So many more.
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    /// Asks for so many more.
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    /// Asks for so many more.
    public static func += (a: inout Demand, b: Int) { a = a + b }
    /// So many fewer, and not less than none.
    public static func - (a: Demand, b: Int) -> Demand {
      guard let limit = a.limit else { return .unlimited }
      let (rest, isTooLarge) = limit.subtractingReportingOverflow(b)
      return isTooLarge ? .none : .max(rest)
    }
    /// So many fewer, and not less than none; fewer than unlimited is unlimited, unlimited fewer is none.
    public static func - (a: Demand, b: Demand) -> Demand {
      guard let limit = a.limit else { return .unlimited }
      return b.limit.map { .max(limit - $0) } ?? .none
    }
    /// Asks for so many fewer.
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    /// Asks for so many fewer.
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    /// So many times as many; a product that is larger than can be counted is unlimited.
    public static func * (a: Demand, b: Int) -> Demand {
      guard let limit = a.limit else { return .unlimited }
      let (product, isTooLarge) = limit.multipliedReportingOverflow(by: b)
      return isTooLarge ? .unlimited : .max(product)
    }
    /// Asks for so many times as many.
    public static func *= (a: inout Demand, b: Int) { a = a * b }

    /// Whether `a` is less; nothing is more than any number.
    public static func < (a: Demand, b: Demand) -> Bool {
      guard let first = a.limit else { return false }
      return b.limit.map { first < $0 } ?? true
    }
  }
}

/// Comparisons with numbers: unlimited is more than every number.
extension Subscribers.Demand {
  /// Whether the demand is more than a number.
  public static func > (a: Self, b: Int) -> Bool { a.limit.map { $0 > b } ?? true }
  /// Whether the demand is at least a number.
  public static func >= (a: Self, b: Int) -> Bool { a.limit.map { $0 >= b } ?? true }
  /// Whether the demand is less than a number.
  public static func < (a: Self, b: Int) -> Bool { !(a >= b) }
  /// Whether the demand is at most a number.
  public static func <= (a: Self, b: Int) -> Bool { !(a > b) }
  /// Whether the demand is a number.
  public static func == (a: Self, b: Int) -> Bool { a.limit == b }
  /// Whether the demand is not a number.
  public static func != (a: Self, b: Int) -> Bool { a.limit != b }
  /// Whether a number is more than the demand.
  public static func > (a: Int, b: Self) -> Bool { b < a }
  /// Whether a number is at least the demand.
  public static func >= (a: Int, b: Self) -> Bool { b <= a }
  /// Whether a number is less than the demand.
  public static func < (a: Int, b: Self) -> Bool { b > a }
  /// Whether a number is at most the demand.
  public static func <= (a: Int, b: Self) -> Bool { b >= a }
  /// Whether a number is the demand.
  public static func == (a: Int, b: Self) -> Bool { b == a }
  /// Whether a number is not the demand.
  public static func != (a: Int, b: Self) -> Bool { b != a }
}

extension Subscribers.Demand: Codable {
  /// Reads a number; one that no `Int` holds is unlimited.
  public init(from decoder: any Decoder) throws {
    self.init(limit: Int(exactly: try decoder.singleValueContainer().decode(UInt.self)))
  }

  /// Writes the number; unlimited is one more than the largest `Int`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(limit.map(UInt.init) ?? UInt(Int.max) + 1)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  private enum CodingKeys: CodingKey { case success, error }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  /// Reads an end.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let isFinished = try values.decode(Bool.self, forKey: .success)
    self = isFinished ? .finished : .failure(try values.decode(Failure.self, forKey: .error))
  }
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  /// Writes whether it is a failure, and the failure.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(!isFailure, forKey: .success)
    if case .failure(let error) = self { try values.encode(error, forKey: .error) }
  }
}

extension Subscribers.Completion {
  /// The same end, for a publisher with another kind of failure.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// `unlimited`, or `max(3)`.
  public var description: String { limit.map { "max(\($0))" } ?? "unlimited" }
}
