/// The snapshots that a run may write, and whether CI decided that.
struct SnapshotMode: Equatable {
  var record: SnapshotRecord
  var isCI: Bool

  init(environment: [String: String], callSite: SnapshotRecord?) throws(SnapshotFailure) {
    isCI = Self.isCI(environment)
    if let value = environment["SNAPSHOT_RECORD"] {
      guard let chosen = SnapshotRecord(rawValue: value) else { throw .unknownMode(value) }
      record = chosen
    } else {
      record = isCI ? .never : callSite ?? .missing
    }
  }

  /// Whether the environment is that of CI.
  static func isCI(_ environment: [String: String]) -> Bool {
    environment["CI"].map { !["0", "false"].contains($0.lowercased()) } ?? false
  }
}
