import Foundation

/// Converts the names of tests and snapshots to file names.
package enum SnapshotFileName {
  /// Returns a readable file name: letters, digits, `-`, `_` and `+` stay, and each run of other characters becomes one
  /// `-`.
  ///
  /// Invisible scalars are left out: tags, joiners, directional marks. In a name without a letter, characters are
  /// spelled out: `less-than-sign`.
  ///
  /// `.` is replaced because it separates the parts of the path. The conversion can make two names equal, which is a
  /// failure of the second one.
  package static func make(from text: String) -> String {
    let seen = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let words = String(seen).precomposedStringWithCanonicalMapping.split { !isKept($0) }
    let name = words.joined(separator: "-").trimmingHyphens
    if !name.isEmpty { return shortened(name) }
    let spelled = seen.compactMap { $0.properties.name?.lowercased().replacing(" ", with: "-") }.joined(separator: "-")
    return spelled.isEmpty ? "empty" : shortened(spelled)
  }

  private static func isKept(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_+".contains(character)
  }

  private static let limit = 80
  private static let checksumLimit = 8

  /// Returns the beginning that a name shares with the name before shortening; `nil` if it was certainly not shortened.
  static func kept(of name: String) -> Substring? {
    guard name.utf8.count > limit - checksumLimit, let hyphen = name.lastIndex(of: "-") else { return nil }
    // The checksum of a different shortened name may be longer.
    return name[..<hyphen].dropLast(checksumLimit - 5)
  }

  /// Shortens a name: common file systems permit 255 bytes, which test and name share.
  ///
  /// A shortened name ends in a checksum of the whole.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    let checksum = String(name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }, radix: 36)
    var start = name[...]
    while start.utf8.count + 1 + checksum.utf8.count > limit { start.removeLast() }
    return start + "-" + checksum
  }
}

extension String {
  fileprivate var trimmingHyphens: String {
    var rest = self[...]
    while rest.first == "-" { rest.removeFirst() }
    while rest.last == "-" { rest.removeLast() }
    return String(rest)
  }
}
