import Foundation
internal import SnapshotReview
internal import TextBackend
internal import ViewTree

#if canImport(XCTest)
  import XCTest

  /// The running test of XCTest.
  ///
  /// XCTest notifies only observers that exist before the test begins, so the process registers one before `main`.
  enum RunningXCTest {
    private static let observer = Observer()

    /// The name as `Case.testMethod`; the tests of XCTest run one after the other in a process.
    static var name: String? { observer.name }

    /// The test target, and the test as `Case/testMethod`.
    static var place: (module: String, name: String)? {
      guard let name, let module = observer.module else { return nil }
      let test = RunningTest(xctest: name)
      return (module, (test.suites + [String(test.name.dropLast("()".count))]).joined(separator: "/"))
    }

    fileprivate static func observe() { XCTestObservationCenter.shared.addTestObserver(observer) }

    private final class Observer: NSObject, XCTestObservation, Sendable {
      private let running = Locked<(name: String, type: String)?>(nil)

      var name: String? { running.withLock { $0?.name } }
      /// The module of the test's class.
      var module: String? { running.withLock { $0?.type.split(separator: ".").first.map(String.init) } }

      func testBundleWillStart(_ testBundle: Bundle) {
        if !RunningSwiftTesting.isAvailable, PlayProcess.script == nil { SnapshotRun.shared.begin(.xctest) }
      }

      func testCaseWillStart(_ testCase: XCTestCase) {
        let running = (testCase.name, String(reflecting: type(of: testCase)))
        self.running.withLock { $0 = running }
      }

      func testCaseDidFinish(_ testCase: XCTestCase) { running.withLock { $0 = nil } }
    }
  }
#endif

/// Whether this process was started for the tests of Swift Testing.
enum RunningSwiftTesting {
  static let isAvailable: Bool = {
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains { $0 == ("--testing-library", "swift-testing") }
  }()

  /// Whether this is the process of an exit test, or of the repetition of a play, started by another test process.
  static let isExitTest =
    PlayProcess.script != nil
    || ProcessInfo.processInfo.environment.keys.contains { $0.hasPrefix("SWT_") && $0.contains("EXIT_TEST") }

  /// Whether this process only lists the tests.
  static let isList = CommandLine.arguments.contains { ["list", "--list-tests", "--dump-tests-json"].contains($0) }
}

/// The function that observes the tests of both frameworks; the loader calls it before `main`.
///
/// Its section holds pointers to the functions that the loader calls.
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
  if RunningSwiftTesting.isAvailable, !RunningSwiftTesting.isList, !RunningSwiftTesting.isExitTest {
    SnapshotRun.shared.begin(.swiftTesting)
  }
}
