/// The snapshots that a run writes.
///
/// `SNAPSHOT_RECORD` in the environment decides for the whole run. Without it, nothing is written in CI (`CI` is set,
/// and not `0` or `false`); elsewhere the `record:` argument of the call decides, which is ``missing`` by default. A
/// snapshot that was written always fails its test, so that a green run proves a comparison.
public enum SnapshotRecord: String, CaseIterable, Sendable {
  /// Writes nothing; a missing reference is a failure.
  case never
  /// Writes references that do not exist yet.
  case missing
  /// Writes references that do not exist yet or that differ.
  case failed
  /// Writes every reference, including equal ones.
  case all
}
