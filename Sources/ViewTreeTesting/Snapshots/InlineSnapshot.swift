import Foundation
internal import SnapshotReview
internal import TextBackend

/// A comparison with a string literal of the test, which it can write.
struct InlineSnapshot {
  var test: RunningTest
  var callSite: CallSite
  var fileExtension = "txt"
  var record: SnapshotRecord?
  var environment: [String: String] = ProcessInfo.processInfo.environment
  var run: SnapshotRun = .shared
  var settings = TestSettings.current
  /// The time of the build; a source that was changed later has other lines.
  var buildDate = InlineSource.buildDate
  /// The source file; `nil` for the file of the call.
  var source: URL?

  /// Fails the running test unless a text equals the literal.
  ///
  /// - Parameters:
  ///   - picture: The picture with its colours, for the review.
  ///   - film: The events before the picture, for the review.
  func expect(
    _ text: String, _ expected: (() -> String)?, picture: () -> String? = { nil }, film: () -> FilmScript? = { nil },
    message: (SnapshotFailure) -> String
  ) {
    do { try compare(text, expected?(), picture: picture, film: film) } catch {
      // As for files, one failure reports that the run has recorded.
      if case .recorded(_, .new) = error, !run.reportsRecording() { return }
      recordFailure(message(error), at: callSite)
    }
  }

  /// Returns if the texts are equal; throws in every other case, including after recording.
  func compare(
    _ actual: String, _ expected: String?, picture: () -> String? = { nil }, film: () -> FilmScript? = { nil }
  ) throws(SnapshotFailure) {
    let mode = try SnapshotMode(environment: environment, callSite: record ?? settings.record)
    let folders: SnapshotFolders
    do { folders = try SnapshotFolders(environment: environment, filePath: "\(callSite.filePath)") } catch {
      throw .file(error)
    }
    let file = source ?? URL(fileURLWithPath: "\(callSite.filePath)")
    let place = "\(folders.short(file.path)):\(callSite.line)"
    let (path, findings) = (path, SnapshotFindings(folders))
    /// Keeps the texts for the review; the test fails without them too.
    func store(_ status: SnapshotFinding.Status) {
      try? findings.add(
        SnapshotFinding(
          status, path: path, test: test.name, file: folders.short(file.path), line: Int(callSite.line),
          before: expected.map { Data(SnapshotContent(text: $0).bytes) }, picture: picture(), film: film(),
          inlineFilter: test.filter),
        actual: SnapshotContent(text: actual))
    }
    func write() throws(SnapshotFailure) {
      do {
        try InlineSource(file: file, artifacts: folders.artifacts, buildDate: buildDate)
          .record(actual, line: Int(callSite.line), column: Int(callSite.column), replacing: expected)
      } catch {
        throw .inline(InlineSourceError(place: place, reason: error))
      }
      run.add(file, .recorded, in: folders, isInline: true)
      findings.remove(path)
    }
    guard let expected else {
      if mode.record == .never {
        run.add(file, .missing, in: folders)
        store(.missing)
        throw .inlineMissing(place: place, isCI: mode.isCI, text: actual)
      }
      try write()
      throw .recorded(path: place, .new)
    }
    let isEqual = actual.utf8.elementsEqual(expected.utf8)
    if isEqual && mode.record != .all {
      run.add(file, nil, in: folders)
      return findings.remove(path)
    }
    let diff = UnifiedDiff(from: Array(expected.utf8), to: Array(actual.utf8))
    guard mode.record == .failed || mode.record == .all else {
      let isDetailed = run.add(file, .differs, in: folders)
      store(.differs)
      throw .inlineDiffers(place: place, diff, isDetailed: isDetailed)
    }
    try write()
    throw .recorded(path: place, isEqual ? .equal : .different(diff, isDetailed: true))
  }

  /// The path of the texts for the review, in a folder with the name of the source file; it does not contain the line,
  /// which an edit above changes.
  private var path: String {
    let words = ([test.name] + (test.arguments ?? [])).map(SnapshotFileName.make)
    let number = run.number(of: callSite, in: test)
    return "\(callSite.fileID)/\(words.joined(separator: "."))\(number > 1 ? ".\(number)" : "").\(fileExtension)"
  }
}

/// The reason why an inline snapshot cannot be written.
struct InlineSourceError: Error, Equatable {
  let place: String
  let reason: InlineSource.Problem

  var message: String { "The inline snapshot at \(place) cannot be written: \(reason.words)" }
}

extension InlineSource {
  /// The reasons why a source file is left as it is.
  enum Problem: Error, Equatable {
    case noFile
    case unreadable
    case noCall
    case changed(candidates: Int)
    case noLiteral
    case conflict
    case unusable(String)

    var words: String {
      switch self {
      case .noFile: "there is no such file here. Run the tests on the machine that has the sources."
      case .unreadable: "a string, a comment or a bracket of the file has no end. Correct the file."
      case .noCall:
        "there is no call of expectInlineSnapshot there. Call it in the test itself, not through a function that passes "
          + "on the place."
      case .changed(let count):
        "the file was changed after the build, and \(count) calls may be meant. Run the test again."
      case .noLiteral: "the closure is not a single string literal. Delete the closure, and run the test again."
      case .conflict:
        "the call was recorded with a different text in this run, as in a loop or in another case. Use expectSnapshot "
          + "with names, or compare equal texts."
      case .unusable(let reason): reason
      }
    }
  }
}
