/// Which snapshots a run writes.
///
/// `SNAPSHOT_RECORD` in the environment chooses for the whole run. Without it nothing is written in CI (`CI` set, and
/// not `0` or `false`), whatever a call site says; elsewhere the call site's `record:` counts, and ``missing`` is the
/// default. A snapshot that was written always fails its test, so that a green run proves a comparison.
public enum SnapshotRecord: String, CaseIterable, Sendable {
  /// Writes nothing; a missing reference is a failure.
  case never
  /// Writes references that do not exist yet.
  case missing
  /// Writes references that do not exist yet or that differ.
  case failed
  /// Writes every reference, also an equal one.
  case all
}
