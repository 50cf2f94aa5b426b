internal import ViewTree

/// An error in the access to a snapshot's file.
package enum SnapshotFileError: Error, Equatable, CustomStringConvertible {
  /// No package is above the file or folder.
  case noPackage(String)
  /// The file cannot be read or written.
  case unusable(path: String, reason: String)
  /// The actual text of a snapshot is no longer there.
  case noActualText(path: String)
  /// The reference is in the source of its test.
  case inline(path: String, acceptance: String)

  package var description: String {
    switch self {
    case .noPackage(let place):
      "No Package.swift above \(place). Set SNAPSHOT_DIR to the folder that holds Snapshots."
    case .noActualText(let path): "The actual text of \(path) is missing. Run the test again."
    case .inline(let path, let acceptance): "\(path) is in the source of its test. To accept: \(acceptance)"
    case .unusable(let path, let reason): "Cannot read or write \(path): \(reason)"
    }
  }
}
