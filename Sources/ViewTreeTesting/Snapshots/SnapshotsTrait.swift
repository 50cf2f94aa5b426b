#if canImport(Testing)
  public import Testing

  /// A trait of tests and suites with settings for their snapshots; see `Trait.snapshots(record:folder:options:variants:)`.
  public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    let record: SnapshotRecord?
    let folder: String?
    let options: ScreenOptions?
    let variants: SnapshotVariants?

    /// True: the trait applies to all tests of a suite, and of the suites inside.
    public var isRecursive: Bool { true }

    /// Runs a test with the settings.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      var settings = TestSettings.current
      settings.record = record ?? settings.record
      settings.folder = folder ?? settings.folder
      try await TestSettings.$current.withValue(settings) {
        try await ScreenOptions.$scoped.withValue(options ?? ScreenOptions.scoped) {
          try await SnapshotVariants.$scoped.withValue(variants ?? SnapshotVariants.scoped) {
            try await function()
          }
        }
      }
    }
  }

  extension Trait where Self == SnapshotsTrait {
    /// Returns a trait with settings for the snapshots of a test, or of all tests of a suite.
    ///
    ///     @MainActor @Suite(.snapshots(folder: "Settings", options: ScreenOptions(glyphs: .unicode)))
    ///     struct SettingsTests { … }
    ///
    /// Arguments of a call have priority over traits, and a trait of a test or an inner suite over one of an outer
    /// suite; a trait leaves the settings that it does not name as they are.
    ///
    /// - Parameters:
    ///   - record: The snapshots to write, unless `SNAPSHOT_RECORD` or CI decides.
    ///   - folder: The folder below `Snapshots/<test module>`, instead of that of the file and the suites. It may have
    ///     several levels: `Screens/Settings`.
    ///   - options: The options of screens that are created without options.
    ///   - variants: The variants of views and previews that are compared without variants.
    public static func snapshots(
      record: SnapshotRecord? = nil, folder: String? = nil, options: ScreenOptions? = nil,
      variants: SnapshotVariants? = nil
    ) -> Self { Self(record: record, folder: folder, options: options, variants: variants) }
  }
#endif
