package import Foundation
package import TextBackend

/// The result of a comparison that needs a review.
package struct SnapshotFinding: Codable, Equatable, Sendable {
  /// The result of the comparison.
  package enum Status: String, Codable, Sendable {
    /// The actual text differs from the reference.
    case differs
    /// There is no reference, and none was recorded.
    case missing
    /// The reference was written by the test.
    case recorded
  }

  package var status: Status
  /// The path below `Snapshots`.
  package var path: String
  /// The name of the test in its framework.
  package var test: String
  /// The test's file, relative to the folder that contains `Snapshots` if it lies inside.
  package var file: String
  package var line: Int
  /// The bytes of the reference before recording; `nil` if there was none.
  ///
  /// The old file may not have been text.
  package var before: Data?
  /// The picture with its colours, in the format `cells`.
  package var picture: String?
  /// The events before the picture.
  package var film: FilmScript?
  /// The argument of `swift test --filter` that records an inline snapshot again, whose reference is in the test's file
  /// and a copy of it in `before`; `nil` for a reference in a file of its own.
  package var inlineFilter: String?

  package init(
    _ status: Status, path: String, test: String, file: String, line: Int, before: Data? = nil, picture: String? = nil,
    film: FilmScript? = nil, inlineFilter: String? = nil
  ) {
    self.status = status
    self.path = path
    self.test = test
    self.file = file
    self.line = line
    self.before = before
    self.picture = picture
    self.film = film
    self.inlineFilter = inlineFilter
  }

  /// The command that makes the actual text the reference.
  package var acceptance: String {
    inlineFilter.map { "SNAPSHOT_RECORD=\(status == .missing ? "missing" : "failed") swift test --filter \($0)" }
      ?? "swift run snapshots accept \(path)"
  }
}

/// The findings of a package, each in a file beside the actual text, so that a different process, also on a different
/// machine, can review them.
package struct SnapshotFindings {
  package let folders: SnapshotFolders

  package init(_ folders: SnapshotFolders) { self.folders = folders }

  private static let ending = ".finding.json"

  private func file(_ path: String) -> URL { folders.artifacts.appending(path: path + Self.ending) }

  /// Stores a finding with the actual text; a recorded snapshot has that in its reference.
  package func add(_ finding: SnapshotFinding, actual: SnapshotContent?) throws(SnapshotFileError) {
    try actual?.write(to: folders.actual(finding.path))
    do {
      let file = file(finding.path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(finding).write(to: file, options: .atomic)
    } catch { throw .unusable(path: finding.path, reason: "\(error)") }
  }

  /// Removes the finding of a snapshot, if there is one.
  package func remove(_ path: String) {
    let file = file(path)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try? FileManager.default.removeItem(at: file)
    try? FileManager.default.removeItem(at: folders.actual(path))
    removeEmptyFolders(above: file)
  }

  private func removeEmptyFolders(above file: URL) {
    var folder = file.deletingLastPathComponent()
    while folder.path.hasPrefix(folders.artifacts.path + "/") {
      guard removeEmptyFolder(folder) else { return }
      folder.deleteLastPathComponent()
    }
  }

  /// Removes all findings.
  package func removeAll() {
    for finding in all { remove(finding.path) }
    try? FileManager.default.removeItem(at: folders.report)
  }

  /// All findings, sorted by path.
  package var all: [SnapshotFinding] {
    let paths = FileManager.default.enumerator(atPath: folders.artifacts.path)
    let found = (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(Self.ending) }.sorted()
    return found.compactMap { path in
      guard let data = try? Data(contentsOf: folders.artifacts.appending(path: path)),
        var finding = try? JSONDecoder().decode(SnapshotFinding.self, from: data)
      else { return nil }
      // The path comes from the file's location and not from its content, so that nothing is written elsewhere.
      finding.path = String(path.dropLast(Self.ending.count))
      return finding
    }
  }

  /// Returns the reference and the actual text; `nil` if there is none.
  package func texts(of finding: SnapshotFinding) throws(SnapshotFileError) -> (
    before: SnapshotContent?, after: SnapshotContent?
  ) {
    let before = finding.before.map(SnapshotContent.init(file:))
    if finding.inlineFilter != nil { return (before, try SnapshotContent.read(folders.actual(finding.path))) }
    let reference = try SnapshotContent.read(folders.reference(finding.path))
    guard finding.status != .recorded else { return (before, reference) }
    return (reference, try SnapshotContent.read(folders.actual(finding.path)))
  }
}
