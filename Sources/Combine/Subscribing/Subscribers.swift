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
    public static func - (a: Demand, b: Int) -> Demand { a.limit.map { .max($0 - b) } ?? .unlimited }
    /// Asks for so many fewer.
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    /// Whether `a` is less; nothing is more than any number.
    public static func < (a: Demand, b: Demand) -> Bool {
      guard let first = a.limit else { return false }
      return b.limit.map { first < $0 } ?? true
    }
    /// Whether it is more than so many.
    public static func > (a: Demand, b: Int) -> Bool { a > .max(b) }
    /// Whether it is so many.
    public static func == (a: Demand, b: Int) -> Bool { a.limit == b }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

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
