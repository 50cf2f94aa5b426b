/// The maximum size of a picture, so that a length that is wrong by some zeros does not exhaust memory or time.
package enum PictureLimit {
  package static let columns = 1 << 14
  package static let cells = 1 << 24

  /// Returns the maximum number of rows for a number of columns.
  package static func rows(columns: Int) -> Int { cells / max(columns, 1) }
}
