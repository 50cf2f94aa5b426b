/// The maximum depth of a dump.
///
/// Deeper levels are only counted. A view that contains itself would be indented by its depth, and the dump would grow
/// with the square of it.
package enum DumpDepth {
  /// The maximum number of levels that are written.
  package static let limit = 120

  /// Returns the text for omitted levels: `… 9800 more levels`.
  package static func omissionText(_ levels: Int) -> String { "… \(levels) more level\(levels == 1 ? "" : "s")" }
}
