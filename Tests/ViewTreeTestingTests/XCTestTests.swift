import Foundation
import XCTest

@testable import ViewTreeTesting

/// A user's tests in XCTest.
///
/// On Linux a synchronous method cannot be on the main actor.
final class XCTestTests: XCTestCase {
  private struct Switch: View {
    @State private var isOn = true
    var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
  }

  func testSnapshotInAnAsyncMethod() async throws {
    let screen = await Screen(width: 20) { Switch() }
    await expectSnapshot(of: screen)
    try await screen.find(.toggle, "Wi-Fi").tap()
    await expectSnapshot(of: screen, named: "off")
  }

  func testSnapshotInASynchronousMethod() {
    MainActor.assumeIsolated { expectSnapshot(of: Switch(), width: 20) }
  }

  func testTwoMethodsThroughOneHelperAreTwoTests() { MainActor.assumeIsolated { expectPicture(of: Text("one")) } }

  func testTheOtherMethodThroughTheHelper() async { await expectPicture(of: Text("two")) }

  func testARunningTestIsKnownEverywhere() async {
    func helper(function: String = #function) -> RunningTest { .current(function: function, at: .here()) }
    let expected = RunningTest(xctest: name)
    XCTAssertEqual(expected.name, "testARunningTestIsKnownEverywhere()")
    XCTAssertEqual(helper(), expected)
    let detached = await Task.detached { RunningTest.current(function: "", at: .here()) }.value
    XCTAssertEqual(detached, expected)
  }

  func testALedgerNamesATestByItsClassAndTarget() {
    XCTAssertEqual(
      LedgerTest.current,
      LedgerTest(module: "ViewTreeTestingTests", name: "XCTestTests/testALedgerNamesATestByItsClassAndTarget"))
  }

  func testTheNamesOfBothPlatformsAreUnderstood() {
    for name in ["Case.testA", "-[Module.Case testA]"] {
      XCTAssertEqual(RunningTest(xctest: name), RunningTest(id: name, suites: ["Case"], name: "testA()"))
    }
  }

  // MARK: Failures

  /// The failures that XCTest receives from the tests here.
  private let failures = FailureLog()

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      if !failures.take(issue.compactDescription) { super.record(issue) }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      if failures.take("\((filePath as NSString).lastPathComponent):\(lineNumber): \(description)") { return }
      super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  #endif

  func testAFailingExpectationFailsItsTest() {
    failures.begin()
    expectText("a\nb", equals: "a\nb")
    expectText("a\nb", equals: "a\nc")
    let line = #line - 1
    let told = failures.end()
    XCTAssertEqual(told.count, 1)
    XCTAssertTrue(told.first?.hasPrefix("XCTestTests.swift:\(line): ") == true, "\(told)")
    XCTAssertTrue(told.first?.contains("-c\n+b") == true, "\(told)")
  }

  func testAFailingCountFailsItsTest() {
    failures.begin()
    MainActor.assumeIsolated {
      let screen = Screen(width: 20) { Switch() }
      expectInvalidations(screen.trace { screen.press(.tab) }, of: Switch.self, .none)
      expectInvalidations(screen.trace { screen.press(.tab) }, of: Switch.self, .exactly(7))
    }
    let told = failures.end()
    XCTAssertEqual(told.count, 1)
    XCTAssertTrue(told.first?.contains("Evaluations of Switch: 0, expected exactly 7") == true, "\(told)")
  }

  func testADifferentSnapshotFailsItsTest() async {
    failures.begin()
    await expectAnother()
    let told = failures.end()
    XCTAssertEqual(told.count, 1)
    XCTAssertTrue(told.first?.contains("-kept\n+another") == true, "\(told)")
    XCTAssertTrue(told.first?.contains("testADifferentSnapshotFailsItsTest.txt") == true, "\(told)")
  }

  func testAFailureInADetachedTaskFailsTheTestThatRuns() async {
    failures.begin()
    await Task.detached { expectText("a", equals: "b") }.value
    XCTAssertEqual(failures.end().count, 1)
  }
}

/// The findings of this test are not meant for a review.
@MainActor private func expectAnother(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let folder = try? TemporaryFolder() else { return }
  let name = "Snapshots/ViewTreeTestingTests/XCTestTests/testADifferentSnapshotFailsItsTest.txt"
  try? folder.write("kept\n", to: name)
  SnapshotCheck(
    test: .current(function: "", at: callSite), callSite: callSite, fileExtension: "txt", record: .never,
    environment: ["SNAPSHOT_DIR": folder.url.path, "SNAPSHOT_ARTIFACTS": folder.url.path + "/artifacts"],
    run: SnapshotRun()
  ).expect(Screen(Text("another"), width: 20), as: .text)
}

/// A helper of several tests, which does not hand on whose it is.
@MainActor private func expectPicture(of view: some View) { expectSnapshot(of: view, width: 20) }

/// Keeps failures that a test expects from the framework.
///
/// A failure may be recorded on any thread.
private final class FailureLog: @unchecked Sendable {
  private let lock = NSLock()
  private var failures: [String]?

  func begin() { lock.withLock { failures = [] } }

  func end() -> [String] {
    lock.withLock {
      defer { failures = nil }
      return failures ?? []
    }
  }

  /// Says whether the failure is expected.
  func take(_ failure: String) -> Bool { lock.withLock { failures?.append(failure) != nil } }
}
