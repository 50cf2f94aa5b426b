internal import SnapshotReview

extension SnapshotFailure {
  /// Returns the message, and the view tree if it explains the picture further.
  @MainActor func message(filter: String, of screen: Screen, as format: SnapshotFormat) -> String {
    let tree = needsTree && format != .tree ? "\n\nThe view tree:\n" + screen.render(.tree) : ""
    return message(filter: filter) + tree + (needsTree ? screen.film.failureText : "")
  }

  /// Returns the problem with a remedy; `filter` is the argument of `swift test --filter` that runs the test again.
  func message(filter: String) -> String {
    switch self {
    case .unknownMode(let value):
      let known = SnapshotRecord.allCases.map(\.rawValue).joined(separator: ", ")
      return "SNAPSHOT_RECORD is \"\(value)\". Set it to one of: \(known)."
    case .unnamedInParameterizedTest:
      return "An argument of this parameterised test has no description that could name a snapshot. Add `named:`, or "
        + "conform its type to CustomTestStringConvertible."
    case .sharedByCases(let path):
      return "Two cases of this test share the snapshot \(path). Add `named:` with a name of its own for each case, or "
        + "conform the arguments to CustomTestStringConvertible with different descriptions."
    case .secondUnnamed(let path, let first):
      return
        "This test compares a second unnamed snapshot: \(path) was compared at \(first). Add `named:` to one of them."
    case .claimedTwice(let path, let first):
      return "Two places share the snapshot \(path): \(first.path) was compared in \(first.test) at \(first.callSite). "
        + "Add `named:` with a name of its own."
    case .nameClash(let path, let existing):
      return "\(path) differs only in upper and lower case from \(existing). Rename or remove one of them."
    case .file(let error):
      return "\(error)"
    case .missing(let path, let isCI, let artifact, let snapshot, _):
      return Self.missing(path, isCI: isCI, artifact, snapshot, filter)
    case .differs(let path, let diff, let artifact, let snapshot, let isDetailed):
      return "The snapshot differs from \(path)\n\n\(Self.text(diff, isDetailed))\n\(artifact)\n"
        + "To accept: \(Self.accept(snapshot))"
    case .recorded(let path, let recording):
      return Self.recorded(path, recording)
    case .inlineMissing(let place, let isCI, let text):
      let reason = isCI ? "nothing is recorded in CI" : "recording is off"
      let remedy = "To record it, run SNAPSHOT_RECORD=missing swift test --filter \(filter) on your machine."
      return "There is no inline snapshot at \(place), and \(reason).\n\(remedy)\n\nThe actual text:\n\(text)"
    case .inlineDiffers(let place, let diff, let isDetailed):
      return "The inline snapshot at \(place) differs\n\n\(Self.text(diff, isDetailed))\n"
        + "To accept: SNAPSHOT_RECORD=failed swift test --filter \(filter)"
    case .inline(let error):
      return error.message
    }
  }

  private static func missing(
    _ path: String, isCI: Bool, _ artifact: Artifact, _ snapshot: String, _ filter: String
  ) -> String {
    """
    There is no snapshot at \(path), and \(isCI ? "nothing is recorded in CI" : "recording is off").
    \(artifact)
    \(isCI
      ? "To record it, run SNAPSHOT_RECORD=missing swift test --filter \(filter) on your machine, read the file and commit it."
      : "To accept: \(accept(snapshot))")
    """
  }

  private static func recorded(_ path: String, _ recording: Recording) -> String {
    let next = "Read it, then run the test again to compare."
    return switch recording {
    case .new: "Recorded a new snapshot at \(path). \(next) The last line of the run counts all recorded snapshots."
    case .equal: "Recorded \(path) again, unchanged. Run the test without SNAPSHOT_RECORD=all to compare."
    case .different(let diff, let isDetailed):
      "Recorded a changed snapshot at \(path). \(next)\n\n\(text(diff, isDetailed))"
    }
  }

  /// The text of a diff; with many differences in the run, only its beginning.
  private static func text(_ diff: UnifiedDiff, _ isDetailed: Bool) -> String { diff.text(limit: isDetailed ? 60 : 6) }

  private static func accept(_ snapshot: String) -> String { "swift run snapshots accept \(snapshot)" }
}

extension SnapshotFailure.Artifact: CustomStringConvertible {
  var description: String {
    switch self {
    case .written(let path): "The actual text is in \(path)"
    case .failed(let reason): "The actual text could not be stored: \(reason)"
    }
  }
}
