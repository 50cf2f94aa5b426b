/// A piece of work that measures the engine.
@MainActor protocol Workload {
  static var name: String { get }
  static var title: String { get }
  static func measure(into section: inout Report.Section) throws
  /// Performs the work `count` times, for callgrind.
  static func iterate(size: Int, count: Int) throws
}
