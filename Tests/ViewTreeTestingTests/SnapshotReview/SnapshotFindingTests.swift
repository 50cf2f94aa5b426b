import Foundation
import Testing
import ViewTreeTesting

@testable import SnapshotReview

/// The files of the findings.
struct SnapshotFindingTests {
  private let folder: TemporaryFolder
  private let store: SnapshotFindings

  init() throws {
    folder = try .package()
    store = try folder.findings
  }

  @Test func `the file of a finding has sorted keys, and slashes as they are`() throws {
    try store.add("AppTests/A/f.txt", before: "off\n", after: "on", test: "f()")
    try expectEqual(
      folder.read(".build/snapshots/AppTests/A/f.txt.finding.json"),
      #"{"file":"Tests/A.swift","line":2,"path":"AppTests/A/f.txt","status":"differs","test":"f()"}"#)
  }

  @Test func `without a finding nothing is removed`() throws {
    try folder.write("", to: ".build/snapshots/AppTests/A/f.txt")
    store.remove("AppTests/A/f.txt")
    store.remove("AppTests")
    expectEqual(folder.files, [".build/snapshots/AppTests/A/f.txt", "Package.swift"])
  }
}
