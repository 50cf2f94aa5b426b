/// How large a picture may be: a length that is wrong by some zeros must not take all memory, nor forever.
package enum PictureLimit {
  package static let columns = 1 << 14
  package static let cells = 1 << 24

  /// The most rows of a picture that is so many columns wide.
  package static func rows(columns: Int) -> Int { cells / max(columns, 1) }
}
