import Foundation
internal import SnapshotReview
internal import TextBackend
internal import ViewTree

#if canImport(XCTest)
  import XCTest

  /// The test of XCTest that runs now.
  ///
  /// XCTest tells it only to observers that were there before it began, so the process asks before `main`.
  enum RunningXCTest {
    private static let observer = Observer()

    /// `Case.testMethod`; in a process the tests of XCTest run one after the other.
    static var name: String? { observer.name }

    fileprivate static func observe() { XCTestObservationCenter.shared.addTestObserver(observer) }

    private final class Observer: NSObject, XCTestObservation, Sendable {
      private let running = Locked<String?>(nil)

      var name: String? { running.withLock { $0 } }

      func testBundleWillStart(_ testBundle: Bundle) {
        if !RunningSwiftTesting.isHere { SnapshotRun.shared.begin(.xctest) }
      }

      func testCaseWillStart(_ testCase: XCTestCase) { running.withLock { $0 = testCase.name } }

      func testCaseDidFinish(_ testCase: XCTestCase) { running.withLock { $0 = nil } }
    }
  }
#endif

/// Whether this process was started for the tests of Swift Testing.
enum RunningSwiftTesting {
  static let isHere: Bool = {
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains { $0 == ("--testing-library", "swift-testing") }
  }()

  /// Whether it is the process of an exit test, which another process of tests started.
  static let isExitTest =
    ProcessInfo.processInfo.environment.keys.contains { $0.hasPrefix("SWT_") && $0.contains("EXIT_TEST") }

  /// Whether it was only asked which tests there are.
  static let isList = CommandLine.arguments.contains { ["list", "--list-tests", "--dump-tests-json"].contains($0) }
}

/// One of the functions that the loader calls before `main`.
#if os(Linux)
  @section(".init_array")
#else
  @section("__DATA,__mod_init_func")
#endif
@used private let observeTests: @convention(c) () -> Void = {
  UnreadIssues.failTests()
  #if canImport(XCTest)
    RunningXCTest.observe()
  #endif
  if RunningSwiftTesting.isHere, !RunningSwiftTesting.isList, !RunningSwiftTesting.isExitTest {
    SnapshotRun.shared.begin(.swiftTesting)
  }
}
