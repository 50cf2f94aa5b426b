import Foundation

extension SnapshotFindings {
  /// Makes the actual text of a finding the reference, and removes the finding.
  ///
  /// Throws for an inline snapshot, which only its test can write.
  package func accept(_ finding: SnapshotFinding) throws(SnapshotFileError) {
    if finding.inlineFilter != nil { throw .inline(path: finding.path, acceptance: finding.acceptance) }
    if finding.status != .recorded {
      guard let actual = try texts(of: finding).after else { throw .noActualText(path: finding.path) }
      try actual.write(to: folders.reference(finding.path))
    }
    remove(finding.path)
  }

  /// Discards the actual text of a finding, restores a reference that was recorded, and removes the finding.
  package func reject(_ finding: SnapshotFinding) throws(SnapshotFileError) {
    if finding.status == .recorded {
      let reference = folders.reference(finding.path)
      if let before = finding.before {
        try SnapshotContent(file: before).write(to: reference)
      } else {
        try? FileManager.default.removeItem(at: reference)
      }
    }
    remove(finding.path)
  }
}
