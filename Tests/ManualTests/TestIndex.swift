import Foundation

/// The tests of the package by their suites, as their files have them.
struct TestIndex {
  /// A line of a file of tests, from its first character on, and the suite in which it stands, or before which.
  struct Line {
    fileprivate(set) var suite: String
    let text: Substring
  }

  /// For each suite the names of its tests.
  let tests: [String: Set<String>]

  init() throws {
    var tests: [String: Set<String>] = [:]
    for file in Manual.swiftFiles(in: "Tests") {
      for line in try Self.lines(of: file) {
        if let name = Self.name(in: line.text) { tests[line.suite, default: []].insert(name) }
      }
    }
    self.tests = tests
  }

  /// Whether a suite has a test.
  func has(_ name: some StringProtocol, in suite: some StringProtocol) -> Bool {
    tests[String(suite)]?.contains(String(name)) == true
  }

  /// The lines of a file that are not empty.
  static func lines(of file: URL) throws -> [Line] {
    var lines: [Line] = []
    var (suite, start) = ("", 0)
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      // Most lines end here: to search in all of them takes seconds in a debug build.
      guard let first = line.utf8.firstIndex(where: { $0 != 0x20 }) else { continue }
      if first == line.startIndex, let name = declaredSuite(line) {
        suite = name
        for index in start..<lines.count { lines[index].suite = name }
      }
      lines.append(Line(suite: suite, text: line[first...]))
      if line == "}" { (suite, start) = ("", lines.count) }
    }
    return lines
  }

  /// `@MainActor struct ToggleTests {`, `extension ToggleTests {`.
  private static func declaredSuite(_ line: String) -> String? {
    guard line.hasSuffix("{"), line.contains("Tests") else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber }
    guard let keyword = words.firstIndex(where: { ["struct", "class", "extension"].contains($0) }) else { return nil }
    let name = words[(keyword + 1)...].first ?? ""
    return name.hasSuffix("Tests") ? String(name) : nil
  }

  /// The name of a test: functions that are called by sentences are tests.
  static func name(in line: Substring) -> String? {
    guard ["@Test", "func `", "private func `", "fileprivate func `"].contains(where: line.hasPrefix) else {
      return nil
    }
    guard let start = line.firstRange(of: "func `") else { return nil }
    return String(line[start.upperBound...].prefix { $0 != "`" })
  }
}
