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

  func write(_ text: String, to path: String) throws {
    try SnapshotContent(file: Data(text.utf8)).write(to: url.appending(path: path))
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
