package import Foundation

/// A program with its arguments.
package struct ShellCommand: Sendable {
  /// The result of a program that has ended.
  package struct Result: Sendable, Equatable {
    package var status: Int32
    /// Standard output, and standard error if it was requested.
    package var output: String

    package init(status: Int32, output: String) {
      self.status = status
      self.output = output
    }
  }

  private let words: [String]
  private let folder: URL
  private let environment: [String: String]

  /// `words`: the program, looked up in `PATH`, and its arguments.
  package init(_ words: [String], in folder: URL, environment: [String: String]) {
    self.words = words
    self.folder = folder
    self.environment = environment
  }

  /// Runs the program to its end; its standard error is in the output unless `withErrors` is false.
  package func run(withErrors: Bool = true) -> Result {
    let process = Process()
    let file = FileManager.default.temporaryDirectory.appending(path: "viewtree-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      // A file instead of a pipe: a process that the program leaves running would keep a pipe open, and reading it
      // would not end.
      try Data().write(to: file)
      let output = try FileHandle(forWritingTo: file)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = words
      process.currentDirectoryURL = folder
      process.environment = environment
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = withErrors ? output : FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return Result(
        status: process.terminationStatus, output: String(decoding: try Data(contentsOf: file), as: UTF8.self))
    } catch {
      return Result(status: 2, output: "\(words.joined(separator: " ")) cannot be run: \(error)")
    }
  }
}
