import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

struct RuntimeIssueTests {
  @Test func `an issue is printed to standard error, with its controls as codes`() async throws {
    // In a process of its own: standard error is one for all tests.
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      RuntimeIssue.report("a\u{1B}b\n")
    }
    expectText(String(decoding: result.standardErrorContent, as: UTF8.self), contains: "ViewTree: a\\u{1B}b\\u{A}\n")
  }
}
