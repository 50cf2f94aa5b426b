import Foundation
import Testing

@testable import OSLog
@testable import os

/// Messages, and where they are written.
struct LoggerTests {
  private struct Trip { let name = "Lisbon" }

  private func redacted(_ message: OSLogMessage) -> String { message.redacted }
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func `numbers are public, other values private, unless specified otherwise`() {
    let (name, count) = ("Ada", 3)
    #expect(redacted("\(count) trips of \(name) cost \(1.5) \(true)") == "3 trips of <private> cost 1.500000 true")
    #expect(text("\(count) trips of \(name)") == "3 trips of Ada")
    #expect(redacted("\(name, privacy: .public) \(count, privacy: .private)") == "Ada <private>")
    #expect(
      redacted("\(Trip()) \(name, privacy: .sensitive(mask: .hash)) \(Int.self)") == "<private> <private> Swift.Int")
    #expect(
      redacted("\(URLError(.badURL) as any Error) \(Trip(), privacy: .public)").hasSuffix(
        #"<private> Trip(name: "Lisbon")"#))
  }

  @Test func `values have formats and widths`() {
    #expect(text("\(255, format: .hex)|\(255, format: .hex(includePrefix: true, uppercase: true))") == "ff|0xFF")
    #expect(text("\(-8, format: .octal)|\(7, format: .decimal(minDigits: 3))") == "-10|007")
    #expect(text("\(1.256, format: .fixed(precision: 2))|\(Float(0.5), format: .hybrid)") == "1.26|0.5")
    #expect(
      text("\(true, format: .answer)|\("a", align: .right(columns: 3))|\(1, align: .left(columns: 2))|")
        == "yes|  a|1 |")
  }

  @Test func `a log that is disabled writes nothing`() {
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(OSLog.default.isEnabled(type: .debug))
  }

  @Test func `with a variable of the environment messages are printed as well`() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("OS_ACTIVITY_DT_MODE", "1", 1)
      let logger = Logger(subsystem: "org.example", category: "sync")
      logger.warning("100% of \("Ada") is there")
      logger.log(level: .debug, "two")
      os_log("three", log: OSLog(subsystem: "a", category: "b"), type: .info)
      os_log(.error, log: .disabled, "four")
      Logger().fault("five")
      exit(0)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text == "[org.example:sync] 100% of Ada is there\n[org.example:sync] two\n[a:b] three\nfive\n")
  }
}
