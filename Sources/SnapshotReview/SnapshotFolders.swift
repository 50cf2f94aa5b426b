package import Foundation

/// The folder that contains `Snapshots`, and the folder for findings.
package struct SnapshotFolders: Equatable, Sendable {
  package var root: URL
  package var artifacts: URL

  /// Finds the folders: `SNAPSHOT_DIR`, or else the nearest folder above the file with a `Package.swift`; and
  /// `SNAPSHOT_ARTIFACTS`, or else `.build/snapshots` in the package.
  ///
  /// Symbolic links are resolved, so that a file has one path, however the package was reached.
  package init(environment: [String: String], filePath: String) throws(SnapshotFileError) {
    let package = Self.packageFolder(above: filePath)
    guard let root = environment["SNAPSHOT_DIR"].map(Self.folder) ?? package else { throw .noPackage(filePath) }
    self.root = root
    artifacts =
      environment["SNAPSHOT_ARTIFACTS"].map(Self.folder) ?? (package ?? root).appending(path: ".build/snapshots")
  }

  /// Finds the folders of the package at a folder or above it.
  package init(environment: [String: String], folder: String) throws(SnapshotFileError) {
    do { try self.init(environment: environment, filePath: folder + "/.") } catch { throw .noPackage(folder) }
  }

  /// The folder of all references.
  package var references: URL { root.appending(path: "Snapshots") }

  /// Returns the reference of a snapshot; the path begins below `Snapshots`.
  package func reference(_ path: String) -> URL { references.appending(path: path) }

  /// Returns the file of the actual text of a snapshot that differs from its reference.
  package func actual(_ path: String) -> URL { artifacts.appending(path: path) }

  /// The page with all pictures to review.
  package var report: URL { artifacts.appending(path: "report.html") }

  /// Returns a path relative to the root if it lies inside, and the full path otherwise.
  package func short(_ path: String) -> String {
    let start = root.path + "/"
    if path.hasPrefix(start) { return String(path.dropFirst(start.count)) }
    let resolved = URL(fileURLWithPath: path).withoutLinks.path
    return resolved.hasPrefix(start) ? String(resolved.dropFirst(start.count)) : path
  }

  private static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: path, isDirectory: true).withoutLinks
  }

  private static func packageFolder(above filePath: String) -> URL? {
    var folder = URL(fileURLWithPath: filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder.withoutLinks
      }
    }
    return nil
  }
}

extension URL {
  /// The resolved URL, also of a file that does not exist yet.
  var withoutLinks: URL {
    if path == "/" || FileManager.default.fileExists(atPath: path) { return resolvingSymlinksInPath() }
    return deletingLastPathComponent().withoutLinks.appending(path: lastPathComponent)
  }
}

extension String {
  /// The name as a case-insensitive file system with Unicode normalization compares it.
  package var foldedFileName: String { lowercased().precomposedStringWithCanonicalMapping }
}
