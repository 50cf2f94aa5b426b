/// A piece of work whose cost is measured against its size.
@MainActor protocol GrowthStep {
  /// The name on the command line.
  static var name: String { get }
  /// The work, and the meaning of its size.
  static var title: String { get }
  /// At least four sizes, each twice the previous one.
  static var sizes: [Int] { get }
  /// The maximum exponent of the work's cost.
  static var limit: Double { get }
  /// The number of rounds to measure: several if the cost of a single one would be lost in the preparation.
  static var rounds: Int { get }
  /// Returns a closure that performs the work each time it is called, after preparing it.
  ///
  /// The closure throws if the result of the work is wrong.
  static func prepare(size: Int) throws -> () throws -> Void
}

/// An error that reports that the cost is not that of the intended work.
struct GrowthFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Throws an error unless a condition holds.
  static func unless(_ condition: Bool, _ description: String) throws {
    guard condition else { throw GrowthFailure(description) }
  }
}

extension GrowthStep {
  static var limit: Double { 1 }
  static var rounds: Int { 1 }
}
