internal import SnapshotReview

/// Where a snapshot lives: `<module>/<file stem>/[<suite>/]<test>[.<name>][@<variant>].<extension>`, below `Snapshots`.
///
/// A suite that is called as its file has no folder of its own, and a name that is the extension does not stand twice.
struct SnapshotReference: Equatable {
  /// The parts of the path; each is one file name, without separators.
  let components: [String]

  var path: String { components.joined(separator: "/") }

  init(
    fileID: String, suites: [String] = [], test: String, name: String? = nil, variant: String? = nil,
    fileExtension: String
  ) {
    let parts = fileID.split(separator: "/")
    let file = String(parts.last ?? "")
    let stem = SnapshotFileName.make(from: file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file)
    let folders = suites.map(SnapshotFileName.make)
    // A picture that is called as its format, "trace" or "cells", needs no other name.
    let isFormat = name.map { SnapshotFileName.make(from: $0) == SnapshotFileName.make(from: fileExtension) } ?? false
    let suffixes =
      (isFormat ? "" : name.map { "." + SnapshotFileName.make(from: $0) } ?? "")
      + (variant.map { "@" + SnapshotFileName.make(from: $0) } ?? "")
    components =
      [SnapshotFileName.make(from: String(parts.first ?? "")), stem] + folders.drop { $0 == stem }
      + [SnapshotFileName.make(from: Self.named(test)) + suffixes + "." + SnapshotFileName.make(from: fileExtension)]
  }

  /// The name of a function with the labels of its arguments, of those that have one.
  private static func named(_ function: String) -> String {
    guard function.hasSuffix(")"), let start = function.lastIndex(of: "(") else { return function }
    return String(function[..<start]) + function[start...].replacing("_:", with: "")
  }
}
