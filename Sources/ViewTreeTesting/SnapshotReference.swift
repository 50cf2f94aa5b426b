import Foundation

/// Where a snapshot lives: `Snapshots/<module>/<file stem>/<test>[.<name>].<extension>`.
struct SnapshotReference: Equatable {
  /// The parts of the path; each is one file name, without separators.
  let components: [String]

  var path: String { components.joined(separator: "/") }

  init(fileID: String, test: String, name: String? = nil, fileExtension: String) {
    let parts = fileID.split(separator: "/")
    let module = String(parts.first ?? "")
    let file = String(parts.last ?? "")
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
    let suffix = name.map { "." + Self.fileName($0) } ?? ""
    components = [
      "Snapshots", Self.fileName(module), Self.fileName(stem),
      Self.fileName(test) + suffix + "." + Self.fileName(fileExtension),
    ]
  }

  /// A readable file name: letters, digits, `-`, `_` and `+` stay, each run of anything else becomes one `-`.
  ///
  /// Scalars that are not seen are left out: tags, joiners, directional marks.
  ///
  /// `.` is not kept, because it divides the parts of the path. What is lost here can make two names equal;
  /// ``SnapshotClaims`` reports that.
  static func fileName(_ text: String) -> String {
    let seen = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let words = String(seen).precomposedStringWithCanonicalMapping.split { !isKept($0) }
    let name = words.joined(separator: "-").trimmingHyphens
    return name.isEmpty ? "_" : shortened(name)
  }

  private static func isKept(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_+".contains(character)
  }

  /// A file name may have 255 bytes on the usual file systems, and test and name share one.
  ///
  /// A name that is cut keeps a checksum of the whole.
  private static func shortened(_ name: String, to limit: Int = 80) -> String {
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

  /// The name as a file system sees it that ignores case and Unicode normalisation.
  var foldedFileName: String { lowercased().precomposedStringWithCanonicalMapping }
}
