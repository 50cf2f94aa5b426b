/// A piece of work whose cost is measured against its size.
@MainActor protocol GrowthStep {
  /// The name on the command line.
  static var name: String { get }
  /// The work, and what its size counts.
  static var title: String { get }
  /// At least four, each twice the one before.
  static var sizes: [Int] { get }
  /// The exponent that the work may have.
  static var limit: Double { get }
  /// How often the work is done to be counted: more than once where a single one is lost in what precedes it.
  static var rounds: Int { get }
  /// Makes what the work needs. The returned closure does the work, as often as it is called, and throws if the work is
  /// not done as it should be.
  static func prepare(size: Int) throws -> () throws -> Void
}

/// Why a cost is that of something else.
struct GrowthFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Throws unless a condition holds.
  static func unless(_ condition: Bool, _ description: String) throws {
    guard condition else { throw GrowthFailure(description) }
  }
}

extension GrowthStep {
  static var limit: Double { 1 }
  static var rounds: Int { 1 }
}
