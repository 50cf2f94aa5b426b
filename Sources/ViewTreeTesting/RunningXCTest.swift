#if canImport(XCTest)
  import ViewTree
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

      func testCaseWillStart(_ testCase: XCTestCase) { running.withLock { $0 = testCase.name } }

      func testCaseDidFinish(_ testCase: XCTestCase) { running.withLock { $0 = nil } }
    }
  }

  /// One of the functions that the loader calls before `main`.
  #if os(Linux)
    @section(".init_array")
  #else
    @section("__DATA,__mod_init_func")
  #endif
  @used private let observeXCTest: @convention(c) () -> Void = { RunningXCTest.observe() }
#endif
