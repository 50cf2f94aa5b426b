import Testing

@testable import TextBackend
@testable import ViewTreeTesting

@MainActor @Suite(.snapshots(record: .never, folder: "Traits/Outer", options: ScreenOptions(glyphs: .unicode)))
struct SnapshotsTraitTests {
  struct Sample: View {
    var body: some View { Toggle("On", isOn: .constant(true)) }
  }

  @Test func `the settings of a suite apply to its tests`() {
    #expect(SnapshotsTrait.snapshots().isRecursive)
    expectEqual(TestSettings.current, TestSettings(record: .never, folder: "Traits/Outer"))
    expectText(Screen(width: 8) { Sample() }.text, equals: "[✓] On")
    expectText(Screen(width: 8, options: ScreenOptions()) { Sample() }.text, equals: "[x] On")
    expectSnapshot(of: Sample(), width: 8)
    expectEqual(
      SnapshotCheck(test: RunningTest(id: "f", suites: ["A"], name: "f()"), callSite: .here(), fileExtension: "txt")
        .path,
      "AppTests/Traits/Outer/f.txt")
  }

  @Test(.snapshots(folder: "Traits/Test"), .snapshots(options: ScreenOptions(colorScheme: .dark)))
  func `the trait of a test replaces the settings that it names`() {
    expectEqual(TestSettings.current, TestSettings(record: .never, folder: "Traits/Test"))
    expectEqual(ScreenOptions.standard.colorScheme, .dark)
    expectEqual(ScreenOptions.standard.glyphs, .ascii, "options are replaced as a whole")
  }

  @Test func `settings reach tasks, and tests that run at the same time keep their own`() async {
    let inTask = await Task { TestSettings.current.folder }.value
    expectEqual(inTask, "Traits/Outer")
    await Task.yield()
    expectEqual(TestSettings.current.folder, "Traits/Outer")
  }

  @MainActor @Suite(.snapshots(folder: "Traits/Inner", variants: SnapshotVariants(sizes: [8, 4])))
  struct Inner {
    @Test func `the suite inside wins`() {
      expectEqual(TestSettings.current, TestSettings(record: .never, folder: "Traits/Inner"))
      expectEqual(ScreenOptions.standard.glyphs, .unicode)
      expectSnapshot(of: Sample(), width: 8)
      expectSnapshot(of: Sample(), width: 8, variants: SnapshotVariants(), named: "alone")
    }

    @Test(.snapshots(record: .missing)) func `a trait without variants leaves those of its suite`() {
      expectEqual(SnapshotVariants.standard.sizes, [8, 4])
    }

    @Test(.snapshots(record: .missing, variants: SnapshotVariants()), arguments: [2, 1])
    func `the test inside wins, in each case`(number: Int) async {
      await Task.yield()
      expectEqual(TestSettings.current, TestSettings(record: .missing, folder: "Traits/Inner"))
      expectEqual(SnapshotVariants.standard.sizes.count, 0)
      expectSnapshot(of: Text("\(number)"), width: 8)
    }
  }

  @Test func `the mode of a call wins over a trait, and the environment over both`() throws {
    let folder = try TemporaryFolder()
    func isWritten(_ name: String, _ record: SnapshotRecord?, _ environment: [String: String] = [:]) -> Bool {
      let check = SnapshotCheck(
        test: RunningTest(id: name, name: name), callSite: .here(), fileExtension: "txt", record: record,
        environment: environment.merging(["SNAPSHOT_DIR": folder.url.path]) { $1 }, run: SnapshotRun())
      try? check.compare("text")
      return folder.files.contains("Snapshots/" + check.path)
    }
    #expect(!isWritten("trait", nil))
    #expect(isWritten("call", .missing))
    #expect(isWritten("environment", .never, ["SNAPSHOT_RECORD": "missing"]))
    #expect(!isWritten("ci", .missing, ["CI": "true"]))
  }
}

struct SnapshotsTraitDefaultTests {
  @Test func `without a trait the settings are the defaults`() {
    expectEqual(TestSettings.current, TestSettings())
    expectEqual(ScreenOptions.standard.glyphs, .ascii)
    expectEqual(SnapshotVariants.standard.sizes.count, 0)
  }
}
