import Foundation
import SnapshotReview
import Testing

@testable import ViewTreeTesting

struct TestSelectionTests {
  func selection(
    _ arguments: String, of framework: TestProcess.Framework = .swiftTesting, startedBy parent: String = "swift-test"
  ) -> String? {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    return TestSelection.find(in: words("App.xctest " + arguments), of: framework, startedBy: words(parent))
  }

  @Test func `the arguments of swift test determine whether all tests are run`() {
    #expect(selection("--skip-build --parallel --testing-library swift-testing") == nil)
    expectEqual(selection("--filter Form --testing-library swift-testing"), "--filter Form")
    expectEqual(selection("--skip=Form --testing-library swift-testing"), "--skip=Form")
    expectEqual(selection("--testing-library swift-testing", startedBy: "swift-test --filter A"), "--filter A")
  }

  @Test func `tests named to a process of XCTest are a selection, unless each has its own process`() {
    #expect(selection("", of: .xctest) == nil)
    expectEqual(selection("App.A/testB", of: .xctest), "App.A/testB")
    #expect(selection("App.A/testB", of: .xctest, startedBy: "swift-test --parallel") == nil)
    expectEqual(selection("App.A/testB", of: .xctest, startedBy: "swift-test --parallel --skip C"), "--skip C")
    #expect(selection("-XCTest All /tmp/App.xctest", of: .xctest) == nil)
    expectEqual(selection("App.A/testB App.C/testD", of: .xctest), "App.A/testB")
    expectEqual(selection("-XCTest A/testB /tmp/App.xctest", of: .xctest), "-XCTest A/testB")
  }

  @Test func `a parent is distinguished from another process`() {
    expectEqual(ParentProcess.identity(of: getpid()), ParentProcess.identity(of: getpid()))
    #expect(ParentProcess.identity(of: -1) == "-1" && ParentProcess.arguments(of: -1) == [])
    #if os(Linux)
      #expect(ParentProcess.identity(of: getpid()) != "\(getpid())")
      expectEqual(ParentProcess.arguments(of: getpid()), CommandLine.arguments.filter { !$0.isEmpty })
    #endif
  }
}
