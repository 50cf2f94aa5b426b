package import Foundation

/// The folder that holds `Snapshots`, and the one for what comparisons leave to be reviewed.
package struct SnapshotFolders: Equatable, Sendable {
  package var root: URL
  package var artifacts: URL

  /// `SNAPSHOT_DIR`, or else the nearest folder above the file with a `Package.swift`; and `SNAPSHOT_ARTIFACTS`, or else
  /// `.build/snapshots` of the package.
  ///
  /// Links on the way are followed: a file has one path, however the package was reached.
  package init(environment: [String: String], filePath: String) throws(SnapshotFileError) {
    let package = Self.packageFolder(above: filePath)
    guard let root = environment["SNAPSHOT_DIR"].map(Self.folder) ?? package else { throw .noPackage(filePath) }
    self.root = root
    artifacts =
      environment["SNAPSHOT_ARTIFACTS"].map(Self.folder) ?? (package ?? root).appending(path: ".build/snapshots")
  }

  /// The folders of the package that a folder is, or lies in.
  package init(environment: [String: String], folder: String) throws(SnapshotFileError) {
    do { try self.init(environment: environment, filePath: folder + "/.") } catch { throw .noPackage(folder) }
  }

  /// All references.
  package var references: URL { root.appending(path: "Snapshots") }

  /// The reference of a snapshot; its path begins below `Snapshots`.
  package func reference(_ path: String) -> URL { references.appending(path: path) }

  /// The actual text of a snapshot that is not as its reference.
  package func actual(_ path: String) -> URL { artifacts.appending(path: path) }

  /// The page with all pictures that are to be reviewed.
  package var report: URL { artifacts.appending(path: "report.html") }

  /// A path below the root as from there, any other as it is.
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
  /// The place that is meant, also of a file that is not there yet.
  var withoutLinks: URL {
    if path == "/" || FileManager.default.fileExists(atPath: path) { return resolvingSymlinksInPath() }
    return deletingLastPathComponent().withoutLinks.appending(path: lastPathComponent)
  }
}

extension String {
  /// The name as a file system sees it that ignores case and Unicode normalisation.
  package var foldedFileName: String { lowercased().precomposedStringWithCanonicalMapping }
}
