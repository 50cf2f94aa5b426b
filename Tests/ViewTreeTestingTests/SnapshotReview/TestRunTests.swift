import Foundation
import Testing
import ViewTreeTesting

@testable import SnapshotReview

/// The records of the processes of a test run.
struct TestRunTests {
  private let folder: TemporaryFolder
  private let run: TestRun

  init() throws {
    folder = try .package()
    run = TestRun(try SnapshotFolders(environment: [:], folder: folder.url.path))
  }

  private func process(
    _ id: Int32, _ framework: TestProcess.Framework = .xctest, run: String = "1-1", selection: String? = nil
  ) -> TestProcess {
    TestProcess(run: run, id: id, framework: framework, selection: selection)
  }

  @Test func `of several reasons against a run the first is named`() {
    run.begin(process(1, .swiftTesting))
    run.begin(process(2, .xctest))
    expectEqual(run.gap, "the process with the Swift Testing tests of the last run did not end normally")
    run.end(process(3, selection: "--filter A"))
    run.end(process(4, selection: "--filter B"))
    expectEqual(run.gap, "the last run was limited to some tests (--filter A)")
  }

  @Test func `a run is going on while one of its own processes lives`() throws {
    let process = process(getpid(), run: "2-2")
    run.begin(process)
    #expect(run.isRunning("2-2") && !run.isRunning("1-1"))
    run.end(process)
    #expect(!run.isRunning("2-2"))
    try folder.write("", to: ".build/snapshots/runs/2-2-x.running")
    #expect(!run.isRunning("2-2"))
  }
}
