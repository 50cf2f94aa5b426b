import Foundation
import Testing

@testable import SnapshotReview
@testable import ViewTreeTesting

struct SnapshotFoldersTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try .package()
    try folder.write("", to: "Nested/Package.swift")
  }

  func folders(_ file: String, _ environment: [String: String] = [:]) throws -> (root: String, artifacts: String) {
    let folders = try SnapshotFolders(environment: environment, filePath: folder.url.path + "/" + file)
    return (folders.root.path, folders.artifacts.path)
  }

  @Test func `the nearest package above the test file holds the snapshots`() throws {
    let outer = try folders("Tests/AppTests/A.swift")
    #expect(outer == (folder.url.path, folder.url.path + "/.build/snapshots"))
    #expect(try folders("Nested/Tests/A.swift").root == folder.url.path + "/Nested")
  }

  @Test func `the environment names other folders`() throws {
    let chosen = try folders("A.swift", ["SNAPSHOT_DIR": "/tmp/s", "SNAPSHOT_ARTIFACTS": "/tmp/a"])
    #expect(chosen == ("/tmp/s", "/tmp/a"))
    #expect(try folders("A.swift", ["SNAPSHOT_DIR": "/tmp/s"]).artifacts == folder.url.path + "/.build/snapshots")
  }

  @Test func `a package that is reached through a link is the same package`() throws {
    let link = folder.url.appending(path: "link")
    try folder.write("", to: "Real/Package.swift")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url.appending(path: "Real"))
    #expect(try folders("link/Tests/A.swift") == folders("Real/Tests/A.swift"))
    let chosen = try folders("A.swift", ["SNAPSHOT_DIR": link.path, "SNAPSHOT_ARTIFACTS": link.path + "/a"])
    #expect(chosen == (folder.url.path + "/Real", folder.url.path + "/Real/a"))
    let linked = try SnapshotFolders(environment: [:], filePath: link.path + "/Tests/A.swift")
    #expect(linked.short(link.path + "/Tests/A.swift") == "Tests/A.swift")
  }

  @Test func `a file outside every package needs the environment`() throws {
    let file = "/no/package/A.swift"
    #expect(throws: SnapshotFileError.noPackage(file)) { try SnapshotFolders(environment: [:], filePath: file) }
    let chosen = try SnapshotFolders(environment: ["SNAPSHOT_DIR": "/tmp/s"], filePath: file)
    #expect(chosen.artifacts.path == "/tmp/s/.build/snapshots")
  }

  @Test func `the folders that the environment names equal those of the package`() throws {
    try folder.write("", to: ".build/snapshots/report.html")
    let path = folder.url.path
    let named = ["SNAPSHOT_DIR": path, "SNAPSHOT_ARTIFACTS": path + "/.build/snapshots"]
    try expectEqual(
      SnapshotFolders(environment: named, folder: path).root, SnapshotFolders(environment: [:], folder: path).root)
  }

  @Test func `a link in the package to a file elsewhere has its own short path`() throws {
    let other = try TemporaryFolder()
    try other.write("", to: "A.swift")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Shared"), withDestinationURL: other.url)
    let folders = try SnapshotFolders(environment: [:], folder: folder.url.path)
    expectEqual(folders.short(folder.url.path + "/Shared/A.swift"), "Shared/A.swift")
    expectEqual(folders.short(other.url.path + "/A.swift"), other.url.path + "/A.swift")
  }
}
