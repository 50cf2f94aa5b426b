import Foundation

/// One comparison with a reference, without the parts that belong to a test framework.
struct SnapshotCheck {
  var test: RunningTest
  var callSite: CallSite
  var name: String?
  var fileExtension: String
  var record: SnapshotRecord?
  var environment: [String: String] = ProcessInfo.processInfo.environment
  var claims: SnapshotClaims = .shared

  /// Returns when the text equals the reference; throws in every other case, also after recording.
  func run(_ text: String) throws(SnapshotFailure) {
    let mode = try SnapshotMode(environment: environment, callSite: record)
    if test.isParameterized && name == nil { throw .unnamedInParameterizedTest }
    let folders = try SnapshotFolders(environment: environment, filePath: "\(callSite.filePath)")
    try claims.add(.init(path: reference.path, test: test.id, callSite: callSite, isNamed: name != nil))
    if let other = folders.nameClash(of: reference) { throw .nameClash(path: reference.path, existing: other) }
    try compare(SnapshotContent(text: text), mode, folders)
  }

  private var reference: SnapshotReference {
    SnapshotReference(fileID: "\(callSite.fileID)", test: test.name, name: name, fileExtension: fileExtension)
  }

  private func compare(
    _ actual: SnapshotContent, _ mode: SnapshotMode, _ folders: SnapshotFolders
  ) throws(SnapshotFailure) {
    let file = folders.file(of: reference)
    guard let expected = try SnapshotContent.read(file) else {
      if mode.record == .never {
        throw .missing(path: file.path, isCI: mode.isCI, artifact: store(actual, in: folders))
      }
      try actual.write(to: file)
      throw .recorded(path: file.path, .new)
    }
    if expected == actual && mode.record != .all { return }
    let diff = UnifiedDiff(from: expected.bytes, to: actual.bytes)
    guard mode.record == .failed || mode.record == .all else {
      throw .differs(path: file.path, diff, artifact: store(actual, in: folders))
    }
    try actual.write(to: file)
    throw .recorded(path: file.path, expected == actual ? .equal : .different(diff))
  }

  private func store(_ actual: SnapshotContent, in folders: SnapshotFolders) -> SnapshotFailure.Artifact {
    let file = folders.artifact(of: reference)
    do {
      try actual.write(to: file)
      return .written(file.path)
    } catch {
      return .failed(error.message(filter: test.filter))
    }
  }
}
