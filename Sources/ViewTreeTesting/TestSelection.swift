import Foundation
internal import SnapshotReview

/// Whether a process was asked for some tests only.
enum TestSelection {
  private static let options = ["--filter", "--skip", "--specifier", "-s", "-XCTest"]

  /// The words that chose, such as `--filter Form`; `nil` if all tests are run.
  ///
  /// - Parameter parent: The arguments of the process that started this one, where they are known.
  static func find(
    in arguments: [String], of framework: TestProcess.Framework, startedBy parent: [String]
  ) -> String? {
    if let option = option(in: parent.dropFirst()) { return option }
    switch framework {
    case .swiftTesting: return option(in: arguments.dropFirst())
    case .xctest:
      if let option = option(in: arguments.dropFirst()), option != "-XCTest All" { return option }
      // Where tests run in parallel each has a process of its own, and is named to it.
      let names = arguments.dropFirst().filter { !$0.hasPrefix("-") && $0 != "All" && !$0.hasSuffix(".xctest") }
      return parent.contains("--parallel") ? nil : names.first
    }
  }

  private static func option(in arguments: ArraySlice<String>) -> String? {
    guard
      let index = arguments.firstIndex(where: { argument in
        options.contains { argument == $0 || argument.hasPrefix("--") && argument.hasPrefix($0 + "=") }
      })
    else { return nil }
    return ([arguments[index]] + arguments[(index + 1)...].prefix(arguments[index].contains("=") ? 0 : 1))
      .joined(separator: " ")
  }
}

/// What is known of the process that started this one.
enum ParentProcess {
  /// The same for all processes of a run, and another one for the next.
  static func identity(of process: Int32) -> String {
    let fields = (read("stat", of: process)?.components(separatedBy: ") ").last ?? "").split(separator: " ")
    // The 22nd field is when it started; the name before may hold blanks.
    return fields.count > 19 ? "\(process)-\(fields[19])" : "\(process)"
  }

  static func arguments(of process: Int32) -> [String] {
    read("cmdline", of: process)?.split(separator: "\0").map(String.init) ?? []
  }

  private static func read(_ name: String, of process: Int32) -> String? {
    try? String(contentsOfFile: "/proc/\(process)/\(name)", encoding: .utf8)
  }
}
