/// One of the pieces of work by which the engine is judged.
@MainActor protocol Workload {
  static var name: String { get }
  static var title: String { get }
  static func measure(into section: inout Report.Section) throws
  /// Does the work `count` times and nothing else.
  static func iterate(size: Int, count: Int) throws
}
