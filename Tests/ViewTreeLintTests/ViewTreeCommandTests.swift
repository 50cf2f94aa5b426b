import Foundation
import Testing
import ViewTreeTesting

/// The program `viewtree`, started as a process.
struct ViewTreeCommandTests {
  private struct Answer {
    let output: String
    let error: String
    let status: Int32
  }

  /// The program that was built with the tests.
  private static let program =
    ([Bundle.main] + Bundle.allBundles).lazy
    .flatMap { [$0.executableURL, $0.bundleURL].compactMap { $0?.deletingLastPathComponent() } }
    .map { $0.appending(path: "viewtree") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? URL(filePath: ".build/debug/viewtree")

  /// Runs the program with the input from a file, and the output to files.
  private func run(_ arguments: String..., input: String = "") throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = ["in", "out", "err"].map { folder.appending(path: $0) }
    try input.write(to: files[0], atomically: true, encoding: .utf8)
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    return Answer(output: texts[1], error: texts[2], status: process.terminationStatus)
  }

  @Test(arguments: [[], ["help"], ["--help"], ["-h"]]) func `the usage names each command`(arguments: [String]) throws {
    let answer = try arguments.isEmpty ? run() : run(arguments[0])
    for command in ["explain TEXT…", "explain <run.log", "manual [ARTICLE…]", "lint PATH…"] {
      expectText(answer.output, contains: "\n  swift run viewtree \(command) ")
    }
    #expect(answer.error.isEmpty && answer.status == 0)
  }

  @Test func `an unknown command is an error with the known ones`() throws {
    let answer = try run("link", "Sources")
    expectText(
      answer.error, startsWith: "Unknown command \"link\". Use one of: explain, manual, lint.\n\nHelps with the source "
    )
    #expect(answer.output.isEmpty && answer.status == 2)
  }

  @Test func `explain prints the page of its words, at most 80 columns wide in a file`() throws {
    let answer = try run("explain", "no", "toggle", "\"Wi-Fi\"", "on", "the", "screen")
    expectText(answer.output, startsWith: "no-element · Finding a control\n")
    let widths = answer.output.split(separator: "\n").map(\.count)
    #expect(widths.allSatisfy { $0 <= 80 } && widths.contains { $0 > 70 })
    expectEqual(answer.status, 0)
  }

  @Test func `explain without words reads the output of a run, and without a message in it lists all entries`() throws {
    let answer = try run("explain", input: "✘ no toggle \"Wi-Fi\" on the screen\n")
    expectText(answer.output, startsWith: "no-element · ")
    expectText(try run("explain").output, startsWith: "Finding a control\n  no-element\n")
  }

  @Test func `manual and lint take the words after them`() throws {
    expectText(try run("manual", "Limits").output, startsWith: "# Limits\n")
    let lint = try run("lint", "--rules")
    expectText(lint.output, startsWith: "closure-binding\n")
    let missing = try run("lint", "/no/such/folder")
    #expect(missing.error == "error: there is no file or folder /no/such/folder\n" && missing.status == 2)
  }
}
