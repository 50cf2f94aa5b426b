@_exported public import TextBackend
@_exported public import ViewTree

/// Expects a screen to look as in its reference file.
///
/// The file is `Snapshots/<test module>/<file stem>/<test>[.<name>].<extension>` in the package of the test, or in the
/// folder that `SNAPSHOT_DIR` names. A missing file is written, which fails the test once; see ``SnapshotRecord``.
/// A difference fails with a unified diff, the path of the full actual text (below `.build/snapshots`, or
/// `SNAPSHOT_ARTIFACTS`), the command that accepts it, and the view tree.
///
/// - Parameters:
///   - format: What is drawn. A format with an extension of its own has a file of its own.
///   - name: Tells several snapshots of one test apart; required for the second one and in parameterised tests.
///   - record: What may be written here, where neither `SNAPSHOT_RECORD` nor CI decides it.
///   - function: The test's name in XCTest; a helper function passes on its own parameter.
@MainActor public func expectSnapshot(
  of screen: Screen, as format: SnapshotFormat = .text, named name: String? = nil, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let check = SnapshotCheck(
    test: .current(function: function, at: callSite), callSite: callSite, name: name,
    fileExtension: format.fileExtension, record: record)
  do { try check.run(screen.render(format)) } catch {
    recordFailure(error.message(filter: check.test.filter, of: screen, as: format), at: callSite)
  }
}

/// Expects a view to look as in its reference file, drawn on a new screen.
///
/// A `nil` height fits the content. Everything else is as for a `Screen`.
@MainActor public func expectSnapshot<V: View>(
  of view: V, width: Int = 80, height: Int? = nil, options: ScreenOptions = .init(), as format: SnapshotFormat = .text,
  named name: String? = nil, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  expectSnapshot(
    of: Screen(view, width: width, height: height, options: options), as: format, named: name, record: record,
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}

/// How often a view may be evaluated.
public enum ExpectedCount: Equatable, Sendable {
  /// This many times.
  case exactly(Int)
  /// This many times or less.
  case atMost(Int)
  /// Not at all.
  case none
}

/// Expects how often the bodies of a type were evaluated while a trace was taken.
///
/// All instances of the type count together, the first mount does not. A failure shows the table of causes.
///
/// - Parameter type: A view, or a style, whose `makeBody` is counted.
public func expectInvalidations<T>(
  _ trace: InvalidationTrace, of type: T.Type, _ expected: ExpectedCount,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let count = trace.evaluations(of: type)
  guard !expected.allows(count) else { return }
  recordFailure(
    "Evaluations of \(type): \(count), expected \(expected)\n\n\(trace.description)",
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

extension ExpectedCount: CustomStringConvertible {
  /// The count in words, such as `at most 2`.
  public var description: String {
    switch self {
    case .exactly(let count): "exactly \(count)"
    case .atMost(let count): "at most \(count)"
    case .none: "none"
    }
  }

  func allows(_ count: Int) -> Bool {
    switch self {
    case .exactly(let expected): count == expected
    case .atMost(let limit): count <= limit
    case .none: count == 0
    }
  }
}
