import Foundation
internal import SnapshotReview

/// Detects whether a process runs only some of the tests.
enum TestSelection {
  private static let options = ["--filter", "--skip", "--specifier", "-s", "-XCTest"]

  /// Returns the arguments that select tests, such as `--filter Form`; `nil` if all tests run.
  ///
  /// - Parameter parent: The arguments of the parent process, if they are known.
  static func find(
    in arguments: [String], of framework: TestProcess.Framework, startedBy parent: [String]
  ) -> String? {
    if let option = option(in: parent.dropFirst()) { return option }
    switch framework {
    case .swiftTesting: return option(in: arguments.dropFirst())
    case .xctest:
      if let option = option(in: arguments.dropFirst()), option != "-XCTest All" { return option }
      // In a parallel run each test has a process of its own, which gets its name as an argument.
      let names = arguments.dropFirst().filter { !$0.hasPrefix("-") && $0 != "All" && !$0.hasSuffix(".xctest") }
      return parent.contains("--parallel") ? nil : names.first
    }
  }

  private static func option(in arguments: ArraySlice<String>) -> String? {
    guard
      let index = arguments.firstIndex(where: { argument in
        options.contains { argument == $0 || argument.hasPrefix($0 + "=") }
      })
    else { return nil }
    return ([arguments[index]] + arguments[(index + 1)...].prefix(arguments[index].contains("=") ? 0 : 1))
      .joined(separator: " ")
  }
}

/// The available information about the parent process.
enum ParentProcess {
  /// Returns an identifier that all processes of a run share, and that differs in the next run.
  static func identity(of process: Int32) -> String {
    let fields = (read("stat", of: process)?.components(separatedBy: ") ").last ?? "").split(separator: " ")
    // The 22nd field is the start time; the name before it may contain blanks.
    return fields.count > 19 ? "\(process)-\(fields[19])" : "\(process)"
  }

  static func arguments(of process: Int32) -> [String] {
    read("cmdline", of: process)?.split(separator: "\0").map(String.init) ?? []
  }

  private static func read(_ name: String, of process: Int32) -> String? {
    try? String(contentsOfFile: "/proc/\(process)/\(name)", encoding: .utf8)
  }
}
