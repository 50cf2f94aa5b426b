/// How deep a dump goes.
///
/// What lies below is counted: the indentation of a view that contains itself would be as wide as the view is deep, and
/// the dump the square of it.
package enum DumpDepth {
  /// The levels that are written out.
  package static let limit = 120

  /// What stands for levels that are left out: `… 9800 more levels`.
  package static func remark(_ levels: Int) -> String { "… \(levels) more level\(levels == 1 ? "" : "s")" }
}
