import Foundation

/// A snapshot with which no test of a whole run was compared.
package struct Orphan: Equatable, Sendable {
  /// The path below `Snapshots`.
  package var path: String
  /// The probable reason, derived from the sources.
  package var reason: String
  /// Whether the test no longer exists in the sources.
  package var isTestGone: Bool
}

extension TestRun {
  /// The reason why orphans cannot be determined.
  package struct Gap: Error, Equatable {
    package var reason: String
  }

  /// Returns the snapshots without a comparison; throws unless all tests ran.
  package func orphans() throws(Gap) -> [Orphan] {
    if let gap { throw Gap(reason: gap) }
    let processes = processes
    let claimed = Set(processes.flatMap(\.claims))
    let paths = snapshots.filter { !claimed.contains(folders.reference($0).path) }
    if paths.isEmpty { return [] }
    let sources = TestSources(in: folders.root)
    if sources.isEmpty { throw Gap(reason: "there is no test file below \(folders.root.path)") }
    let silent = TestProcess.Framework.allCases.filter { framework in
      !processes.contains { $0.framework == framework && !$0.claims.isEmpty }
    }
    return try paths.map { path throws(Gap) in
      let orphan = sources.orphan(path)
      // A process that cannot begin, as for a wrong argument, ends like one that ran all its tests.
      if !orphan.isTestGone, let framework = silent.first(where: { sources.imports($0, in: path) }) {
        throw Gap(reason: "no \(framework.rawValue) test of the last run compared a snapshot")
      }
      return orphan
    }
  }

  /// All possible snapshot files: those in a folder of a test file that are not hidden.
  private var snapshots: [String] {
    guard let paths = FileManager.default.enumerator(atPath: folders.references.path) else { return [] }
    return paths.compactMap { $0 as? String }.filter { path in
      let parts = path.split(separator: "/")
      return parts.count > 2 && !parts.contains { $0.hasPrefix(".") } && !folders.reference(path).isFolder
    }.sorted()
  }
}

/// The test files of a package, under the names that snapshots use for files and functions.
private struct TestSources {
  private struct File {
    var functions: Set<String> = []
    var frameworks: Set<TestProcess.Framework> = []
  }

  private var files: [String: File] = [:]
  /// The first file that declares a function.
  private var filesByFunction: [String: String] = [:]
  /// The folders that traits name: `.snapshots(folder: "Forms")`.
  private var folders: Set<String> = []

  init(in root: URL) {
    SwiftSources.forEach(in: root) { name, text in
      let lines = text.split(whereSeparator: \.isNewline)
      var file = files[SnapshotFileName.make(from: String(name.dropLast(".swift".count)))] ?? File()
      file.functions.formUnion(lines.flatMap(Self.functions))
      folders.formUnion(lines.flatMap(Self.folders))
      if lines.contains(where: { $0.hasSuffix("import Testing") }) { file.frameworks.insert(.swiftTesting) }
      if lines.contains(where: { $0.hasSuffix("import XCTest") }) { file.frameworks.insert(.xctest) }
      files[SnapshotFileName.make(from: String(name.dropLast(".swift".count)))] = file
    }
    for (name, file) in files {
      for function in file.functions { filesByFunction[function] = min(filesByFunction[function] ?? name, name) }
    }
  }

  /// Returns the file names of the functions that a line declares: the name after each `func`, also in other text.
  private static func functions(_ line: Substring) -> [String] {
    line.ranges(of: "func ").map { range in
      let rest = line[range.upperBound...]
      let name = rest.first == "`" ? rest.dropFirst().prefix { $0 != "`" } : rest.prefix { $0 != "(" && $0 != "<" }
      return SnapshotFileName.make(from: String(name))
    }
  }

  /// Returns the folders that a line passes to traits, as a snapshot's path contains them.
  private static func folders(_ line: Substring) -> [String] {
    line.matches(of: /folder: "([^"]+)"/).map { match in
      match.output.1.split(separator: "/").map { SnapshotFileName.make(from: String($0)) }.joined(separator: "/")
    }
  }

  /// Whether no function is known, because the sources are elsewhere.
  var isEmpty: Bool { files.values.allSatisfy(\.functions.isEmpty) }

  private static func stem(_ path: String) -> String {
    path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }

  func imports(_ framework: TestProcess.Framework, in path: String) -> Bool {
    files[Self.stem(path)]?.frameworks.contains(framework) ?? false
  }

  func orphan(_ path: String) -> Orphan {
    let stem = Self.stem(path)
    let test = String((path.split(separator: "/").last ?? "").prefix { $0 != "." && $0 != "@" })
    let isTraitFolder = folders.contains(path.split(separator: "/").dropFirst().dropLast().joined(separator: "/"))
    guard files[stem] != nil || isTraitFolder else {
      return Orphan(path: path, reason: "there is no file \(stem).swift", isTestGone: true)
    }
    let functions = files[stem]?.functions ?? []
    if Self.function(of: test, in: functions, isThere: functions.contains) != nil {
      let reason = "its test exists, but is disabled, failed earlier, or compares a snapshot of another name"
      return Orphan(path: path, reason: reason, isTestGone: false)
    }
    let missing = "there is no test \(test)" + (isTraitFolder ? "" : " in \(stem).swift")
    // The call may be in a different file from the test.
    let function = Self.function(of: test, in: filesByFunction.keys) { filesByFunction[$0] != nil }
    guard let other = function.flatMap({ filesByFunction[$0] }) else {
      return Orphan(path: path, reason: missing, isTestGone: true)
    }
    let reason = "\(missing); a test of this name in \(other).swift may compare it"
    return Orphan(path: path, reason: reason, isTestGone: false)
  }

  /// The function of a test, whose name is followed by its argument labels.
  ///
  /// The end of a long name is a checksum that includes the labels; only then all functions are searched.
  private static func function(
    of test: String, in functions: some Collection<String>, isThere: (String) -> Bool
  ) -> String? {
    if isThere(test) { return test }
    let hyphens = test.indices.filter { test[$0] == "-" }
    if let name = hyphens.lazy.map({ String(test[..<$0]) }).first(where: isThere) { return name }
    return SnapshotFileName.kept(of: test).flatMap { start in functions.filter { $0.hasPrefix(start) }.min() }
  }
}

extension URL {
  fileprivate var isFolder: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false }
}
