import Foundation

/// The folder that holds `Snapshots`, and the one for the texts of failed comparisons.
struct SnapshotFolders: Equatable {
  var root: URL
  var artifacts: URL

  /// `SNAPSHOT_DIR`, or else the nearest folder above the test file with a `Package.swift`; and `SNAPSHOT_ARTIFACTS`,
  /// or else `.build/snapshots` of the package.
  init(environment: [String: String], filePath: String) throws(SnapshotFailure) {
    let package = Self.packageFolder(above: filePath)
    guard let root = environment["SNAPSHOT_DIR"].map(Self.folder) ?? package else { throw .noPackage(filePath) }
    self.root = root
    artifacts =
      environment["SNAPSHOT_ARTIFACTS"].map(Self.folder) ?? (package ?? root).appending(path: ".build/snapshots")
  }

  func file(of reference: SnapshotReference) -> URL {
    root.appending(path: reference.path)
  }

  func artifact(of reference: SnapshotReference) -> URL {
    artifacts.appending(path: reference.components.dropFirst().joined(separator: "/"))
  }

  /// A file or folder on the way to the snapshot whose name differs from the wanted one only in upper and lower case.
  ///
  /// A case-insensitive file system would take the one for the other.
  func nameClash(of reference: SnapshotReference) -> String? {
    var folder = root
    for component in reference.components {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if let other = names.first(where: { $0 != component && $0.foldedFileName == component.foldedFileName }) {
        return folder.appending(path: other).path
      }
      folder.append(path: component)
    }
    return nil
  }

  private static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: path, isDirectory: true)
  }

  private static func packageFolder(above filePath: String) -> URL? {
    var folder = URL(fileURLWithPath: filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { return folder }
    }
    return nil
  }
}
