/// A namespace for types of subscribers.
///
/// Follows [Subscribers](https://developer.apple.com/documentation/combine/subscribers).
public enum Subscribers {
  /// The completion of a publisher.
  public enum Completion<Failure: Error> {
    /// The publisher has finished normally.
    case finished
    /// The publisher has failed.
    case failure(Failure)
  }

  /// A number of values that a subscriber requests.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number; `nil` is unlimited.
    let limit: Int?

    /// A demand for all values.
    public static let unlimited = Demand(limit: nil)
    /// A demand for no values.
    public static let none = Demand(limit: 0)

    /// Creates a demand for a number of values; a negative number counts as zero.
    public static func max(_ value: Int) -> Demand { Demand(limit: Swift.max(value, 0)) }

    /// The number of values; `nil` if the demand is unlimited.
    public var max: Int? { limit }

    /// Returns the sum of two demands; a sum beyond the range of `Int` is unlimited.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let a = a.limit, let b = b.limit else { return .unlimited }
      let (sum, isTooLarge) = a.addingReportingOverflow(b)
      return isTooLarge ? .unlimited : .max(sum)
    }

    /// Returns the demand increased by a number.
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    /// Increases a demand by a second demand.
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    /// Increases a demand by a number.
    public static func += (a: inout Demand, b: Int) { a = a + b }
    /// Returns the demand reduced by a number, at least zero.
    public static func - (a: Demand, b: Int) -> Demand {
      guard let limit = a.limit else { return .unlimited }
      let (rest, isTooLarge) = limit.subtractingReportingOverflow(b)
      return isTooLarge ? .none : .max(rest)
    }
    /// Returns the difference of two demands, at least zero; an unlimited one minus any is unlimited, any minus
    /// unlimited is zero.
    public static func - (a: Demand, b: Demand) -> Demand {
      guard let limit = a.limit else { return .unlimited }
      return b.limit.map { .max(limit - $0) } ?? .none
    }
    /// Reduces a demand by a second demand.
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    /// Reduces a demand by a number.
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    /// Returns the demand multiplied by a number; a product beyond the range of `Int` is unlimited.
    public static func * (a: Demand, b: Int) -> Demand {
      guard let limit = a.limit else { return .unlimited }
      let (product, isTooLarge) = limit.multipliedReportingOverflow(by: b)
      return isTooLarge ? .unlimited : .max(product)
    }
    /// Multiplies the demand by a number.
    public static func *= (a: inout Demand, b: Int) { a = a * b }

    /// Returns whether `a` is less than `b`; unlimited is more than every number.
    public static func < (a: Demand, b: Demand) -> Bool {
      guard let first = a.limit else { return false }
      return b.limit.map { first < $0 } ?? true
    }
  }
}

/// Comparisons with numbers: unlimited is more than every number.
extension Subscribers.Demand {
  /// Returns whether the demand is more than a number.
  public static func > (a: Self, b: Int) -> Bool { a.limit.map { $0 > b } ?? true }
  /// Returns whether the demand is at least a number.
  public static func >= (a: Self, b: Int) -> Bool { a.limit.map { $0 >= b } ?? true }
  /// Returns whether the demand is less than a number.
  public static func < (a: Self, b: Int) -> Bool { !(a >= b) }
  /// Returns whether the demand is at most a number.
  public static func <= (a: Self, b: Int) -> Bool { !(a > b) }
  /// Returns whether the demand equals a number.
  public static func == (a: Self, b: Int) -> Bool { a.limit == b }
  /// Returns whether the demand differs from a number.
  public static func != (a: Self, b: Int) -> Bool { a.limit != b }
  /// Returns whether a number is more than the demand.
  public static func > (a: Int, b: Self) -> Bool { b < a }
  /// Returns whether a number is at least the demand.
  public static func >= (a: Int, b: Self) -> Bool { b <= a }
  /// Returns whether a number is less than the demand.
  public static func < (a: Int, b: Self) -> Bool { b > a }
  /// Returns whether a number is at most the demand.
  public static func <= (a: Int, b: Self) -> Bool { b >= a }
  /// Returns whether a number equals the demand.
  public static func == (a: Int, b: Self) -> Bool { b == a }
  /// Returns whether a number differs from the demand.
  public static func != (a: Int, b: Self) -> Bool { b != a }
}

extension Subscribers.Demand: Codable {
  /// Decodes a number; one beyond the range of `Int` is unlimited.
  public init(from decoder: any Decoder) throws {
    self.init(limit: Int(exactly: try decoder.singleValueContainer().decode(UInt.self)))
  }

  /// Encodes the number; unlimited is one more than the largest `Int`.
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
  /// Decodes a completion.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let isFinished = try values.decode(Bool.self, forKey: .success)
    self = isFinished ? .finished : .failure(try values.decode(Failure.self, forKey: .error))
  }
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  /// Encodes whether the completion is a failure, and the failure.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(!isFailure, forKey: .success)
    if case .failure(let error) = self { try values.encode(error, forKey: .error) }
  }
}

extension Subscribers.Completion {
  /// Returns the completion with a different type of failure.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// The text `unlimited`, or `max(3)`.
  public var description: String { limit.map { "max(\($0))" } ?? "unlimited" }
}
