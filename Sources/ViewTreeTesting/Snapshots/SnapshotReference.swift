internal import SnapshotReview

/// The path of a snapshot: `<module>/<file stem>/[<suite>/]<test>[.<name>][@<variant>].<extension>`, below `Snapshots`.
///
/// A suite with the name of its file has no folder of its own, and a name that equals the extension is left out. A trait
/// can set another folder in place of the file stem and the suites.
struct SnapshotReference: Equatable {
  /// The parts of the path, each a file name without separators.
  let components: [String]

  var path: String { components.joined(separator: "/") }

  init(
    fileID: String, folder: String? = nil, suites: [String] = [], test: String, name: String? = nil,
    variant: String? = nil,
    fileExtension: String
  ) {
    let parts = fileID.split(separator: "/")
    let file = String(parts.last ?? "")
    let stem = SnapshotFileName.make(from: file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file)
    let own = folder?.split(separator: "/").map { SnapshotFileName.make(from: String($0)) } ?? []
    let folders = own.isEmpty ? [stem] + suites.map(SnapshotFileName.make).drop { $0 == stem } : own
    // A picture whose name is its format, such as "trace" or "cells", needs no further name.
    let isFormat = name.map { SnapshotFileName.make(from: $0) == SnapshotFileName.make(from: fileExtension) } ?? false
    let suffixes =
      (isFormat ? "" : name.map { "." + SnapshotFileName.make(from: $0) } ?? "")
      + (variant.map { "@" + SnapshotFileName.make(from: $0) } ?? "")
    components =
      [SnapshotFileName.make(from: String(parts.first ?? ""))] + folders
      + [SnapshotFileName.make(from: Self.named(test)) + suffixes + "." + SnapshotFileName.make(from: fileExtension)]
  }

  /// Returns a function's name with its argument labels, if it has any.
  private static func named(_ function: String) -> String {
    guard function.hasSuffix(")"), let start = function.lastIndex(of: "(") else { return function }
    return String(function[..<start]) + function[start...].replacing("_:", with: "")
  }
}
