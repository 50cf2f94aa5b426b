import Testing
import ViewTreeTesting

@testable import SnapshotReview

/// The end of a process with the answer of a command.
struct CommandAnswerTests {
  @Test func `the text of a success and of a find is printed, with the status`() async throws {
    let success = try await #require(
      processExitsWith: .exitCode(0), observing: [\.standardOutputContent, \.standardErrorContent]
    ) { CommandAnswer(text: "all is well").finish() }
    expectText(String(decoding: success.standardOutputContent, as: UTF8.self), contains: "all is well\n")
    expectText(String(decoding: success.standardErrorContent, as: UTF8.self), lacks: "all is well")
    let find = try await #require(processExitsWith: .exitCode(1), observing: [\.standardOutputContent]) {
      CommandAnswer(text: "one differs", status: 1).finish()
    }
    expectText(String(decoding: find.standardOutputContent, as: UTF8.self), contains: "one differs\n")
  }

  @Test func `a failure is written to standard error`() async throws {
    let failure = try await #require(
      processExitsWith: .exitCode(2), observing: [\.standardOutputContent, \.standardErrorContent]
    ) { CommandAnswer(text: "no package", status: 2).finish() }
    expectText(String(decoding: failure.standardErrorContent, as: UTF8.self), contains: "no package\n")
    expectText(String(decoding: failure.standardOutputContent, as: UTF8.self), lacks: "no package")
  }
}
