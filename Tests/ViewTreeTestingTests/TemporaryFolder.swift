import Foundation

@testable import SnapshotReview
@testable import ViewTreeTesting

/// A new folder that is removed with the value that holds it.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "viewtree-" + UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Creates a folder with the manifest of a package.
  static func package() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    return folder
  }

  /// The findings of the package in the folder.
  var findings: SnapshotFindings {
    get throws { SnapshotFindings(try SnapshotFolders(environment: [:], filePath: url.path + "/.")) }
  }

  func write(_ text: String, to path: String) throws {
    try SnapshotContent(file: Data(text.utf8)).write(to: url.appending(path: path))
  }

  /// Writes a text without a change of its line ends.
  func write(raw text: String, to path: String) throws {
    try write("", to: path)
    try Data(text.utf8).write(to: url.appending(path: path))
  }

  /// Writes a shell script that can be run.
  ///
  /// A program that is open for writing cannot be run, and processes that other tests start inherit the open files of
  /// this one. So a separate process writes the program.
  func write(script: String, to path: String) throws {
    try write(raw: script, to: path)
    let program = url.appending(path: path).path
    let copy = "install -m 755 '\(program)' '\(program).copy' && mv '\(program).copy' '\(program)'"
    let result = ShellCommand(["sh", "-c", copy], in: url, environment: ["PATH": "/usr/bin:/bin"]).run()
    if result.status != 0 { throw CocoaError(.fileWriteUnknown, userInfo: [NSDebugDescriptionErrorKey: result.output]) }
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
  }

  /// The paths of all files below the folder, sorted.
  var files: [String] {
    let paths = FileManager.default.subpaths(atPath: url.path) ?? []
    return paths.filter { !url.appending(path: $0).isFolder }.sorted()
  }
}

extension SnapshotFindings {
  /// Adds a finding with its reference; without one, the snapshot is missing.
  func add(
    _ path: String, before: String?, after: String, picture: String? = nil, test: String = "`a <b>`()",
    file: String = "Tests/A.swift", line: Int = 2
  ) throws {
    if let before { try SnapshotContent(file: Data(before.utf8)).write(to: folders.reference(path)) }
    try add(
      SnapshotFinding(
        before == nil ? .missing : .differs, path: path, test: test, file: file, line: line, picture: picture),
      actual: SnapshotContent(text: after))
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }
}

extension CallSite {
  static func here(line: UInt = #line) -> CallSite {
    CallSite(fileID: "AppTests/Settings.swift", filePath: "/no/package/Settings.swift", line: line, column: 1)
  }
}
