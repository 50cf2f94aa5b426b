/// The settings that the traits of the running test provide for its snapshots; an inner trait replaces the values of
/// an outer one that it names.
struct TestSettings: Equatable, Sendable {
  var record: SnapshotRecord?
  /// The folder below that of the test module, instead of the file's and the suites'.
  var folder: String?

  @TaskLocal static var current = TestSettings()
}
