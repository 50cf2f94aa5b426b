import Foundation
internal import SnapshotReview
internal import TextBackend

/// A comparison with a reference, independent of the test framework.
struct SnapshotCheck {
  var test: RunningTest
  var callSite: CallSite
  var name: String?
  var variant: String?
  var fileExtension: String
  var record: SnapshotRecord?
  var environment: [String: String] = ProcessInfo.processInfo.environment
  var run: SnapshotRun = .shared
  var settings = TestSettings.current

  /// Returns if the text equals the reference; throws in every other case, including after recording.
  ///
  /// - Parameters:
  ///   - picture: The picture with its colours, for the review.
  ///   - film: The events before the picture, for the review.
  func compare(
    _ text: String, picture: () -> String? = { nil }, film: () -> FilmScript? = { nil }
  ) throws(SnapshotFailure) {
    let mode = try SnapshotMode(environment: environment, callSite: record ?? settings.record)
    if test.isParameterized && fullName == nil { throw .unnamedInParameterizedTest }
    do {
      let folders = try SnapshotFolders(environment: environment, filePath: "\(callSite.filePath)")
      let content = SnapshotContent(text: text)
      try run.claims.add(
        .init(
          path: path, test: test.id, callSite: callSite, isNamed: name != nil, isCase: test.isParameterized,
          content: content))
      if let other = run.claims.nameClash(of: reference, in: folders) {
        throw SnapshotFailure.nameClash(path: path, existing: other)
      }
      try compare(content, mode, folders, picture, film)
    } catch let failure as SnapshotFailure {
      throw failure
    } catch let error as SnapshotFileError {
      throw .file(error)
    } catch { preconditionFailure("BUG: \(error)") }
  }

  /// The path below `Snapshots`.
  var path: String { reference.path }

  private var reference: SnapshotReference {
    SnapshotReference(
      fileID: "\(callSite.fileID)", folder: settings.folder, suites: test.suites, test: test.name, name: fullName,
      variant: variant, fileExtension: fileExtension)
  }

  /// The name with the arguments of the case before it, unless it contains them; `nil` if there is neither.
  private var fullName: String? {
    guard let arguments = test.arguments else { return name }
    guard let name else { return arguments.joined(separator: " ") }
    let words = SnapshotFileName.make(from: name).split(separator: "-")
    let isWhole = arguments.allSatisfy { words.contains(SnapshotFileName.make(from: $0).split(separator: "-")) }
    return isWhole ? name : (arguments + [name]).joined(separator: " ")
  }

  private func compare(
    _ actual: SnapshotContent, _ mode: SnapshotMode, _ folders: SnapshotFolders, _ picture: () -> String?,
    _ film: () -> FilmScript?
  ) throws {
    let file = folders.reference(path)
    let findings = SnapshotFindings(folders)
    func finding(_ status: SnapshotFinding.Status, before: Data? = nil) -> SnapshotFinding {
      SnapshotFinding(
        status, path: path, test: test.name, file: folders.short("\(callSite.filePath)"), line: Int(callSite.line),
        before: before, picture: picture(), film: status == .recorded && before == nil ? nil : film())
    }
    func store(_ status: SnapshotFinding.Status) -> SnapshotFailure.Artifact {
      do {
        try findings.add(finding(status), actual: actual)
        return .written(folders.short(folders.actual(path).path))
      } catch {
        return .failed("\(error)")
      }
    }
    let place = folders.short(file.path)
    guard let expected = try SnapshotContent.read(file) else {
      if mode.record == .never {
        let isDetailed = run.add(file, .missing, in: folders)
        throw SnapshotFailure.missing(
          path: place, isCI: mode.isCI, artifact: store(.missing), accept: path, isDetailed: isDetailed)
      }
      try actual.write(to: file)
      run.add(file, .recorded, in: folders)
      try findings.add(finding(.recorded), actual: nil)
      throw SnapshotFailure.recorded(path: place, .new)
    }
    if expected == actual && mode.record != .all {
      run.add(file, nil, in: folders)
      return findings.remove(path)
    }
    let diff = UnifiedDiff(from: expected.bytes, to: actual.bytes)
    guard mode.record == .failed || mode.record == .all else {
      let isDetailed = run.add(file, .differs, in: folders)
      throw SnapshotFailure.differs(path: place, diff, artifact: store(.differs), accept: path, isDetailed: isDetailed)
    }
    try actual.write(to: file)
    let isDetailed = run.add(file, .recorded, in: folders)
    if expected == actual {
      findings.remove(path)
      throw SnapshotFailure.recorded(path: place, .equal)
    }
    try findings.add(finding(.recorded, before: Data(expected.bytes)), actual: nil)
    throw SnapshotFailure.recorded(path: place, .different(diff, isDetailed: isDetailed))
  }
}
