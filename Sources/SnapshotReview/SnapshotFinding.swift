package import Foundation

/// What a comparison left to be reviewed.
package struct SnapshotFinding: Codable, Equatable, Sendable {
  /// What a person has to decide.
  package enum Status: String, Codable, Sendable {
    /// The reference is another one.
    case differs
    /// There is no reference, and none was to be recorded.
    case missing
    /// The reference was written by the test.
    case recorded
  }

  package var status: Status
  /// Below `Snapshots`.
  package var path: String
  /// The test as its framework calls it.
  package var test: String
  /// The test's file, from the folder that holds `Snapshots` where it lies in that.
  package var file: String
  package var line: Int
  /// What the reference was before it was recorded; `nil` if there was none.
  ///
  /// Byte by byte: it may have been no text.
  package var before: Data?
  /// The picture with its colours, in the format `cells`.
  package var picture: String?

  package init(
    _ status: Status, path: String, test: String, file: String, line: Int, before: Data? = nil, picture: String? = nil
  ) {
    self.status = status
    self.path = path
    self.test = test
    self.file = file
    self.line = line
    self.before = before
    self.picture = picture
  }
}

/// The findings of a package, each a file beside the actual text: what one run leaves another process can review, on
/// another machine too.
package struct SnapshotFindings {
  package let folders: SnapshotFolders

  package init(_ folders: SnapshotFolders) { self.folders = folders }

  private static let ending = ".finding.json"

  private func file(_ path: String) -> URL { folders.artifacts.appending(path: path + Self.ending) }

  /// Keeps a finding with the actual text, which a recorded one has in its reference.
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

  /// Forgets what was found of a snapshot, if anything was.
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
      // Only where it is empty; to look what is in it would take the longer the more is to be removed from it.
      guard rmdir(folder.path) == 0 else { return }
      folder.deleteLastPathComponent()
    }
  }

  /// Forgets all of them.
  package func removeAll() {
    for finding in all { remove(finding.path) }
    try? FileManager.default.removeItem(at: folders.report)
  }

  /// All of them, by path.
  package var all: [SnapshotFinding] {
    let paths = FileManager.default.enumerator(atPath: folders.artifacts.path)
    let found = (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(Self.ending) }.sorted()
    return found.compactMap { path in
      guard let data = try? Data(contentsOf: folders.artifacts.appending(path: path)),
        var finding = try? JSONDecoder().decode(SnapshotFinding.self, from: data)
      else { return nil }
      // Where the file lies counts, not what it says: nothing is ever written elsewhere.
      finding.path = String(path.dropLast(Self.ending.count))
      return finding
    }
  }

  /// What the reference was, and what was drawn; `nil` where there is none.
  package func texts(of finding: SnapshotFinding) throws(SnapshotFileError) -> (
    before: SnapshotContent?, after: SnapshotContent?
  ) {
    let reference = try SnapshotContent.read(folders.reference(finding.path))
    guard finding.status != .recorded else { return (finding.before.map(SnapshotContent.init(file:)), reference) }
    return (reference, try SnapshotContent.read(folders.actual(finding.path)))
  }
}
