internal import SnapshotReview

/// Expects a screen to match the text in the closure, which the first run writes into the source file.
///
///     expectInlineSnapshot(of: screen)
///
/// becomes
///
///     expectInlineSnapshot(of: screen) {
///       """
///       [x] Wi-Fi
///       """
///     }
///
/// The modes are those of snapshots in files: by default, a missing closure is written and an existing one is compared.
/// A recording fails its test, and nothing is written in CI. `SNAPSHOT_RECORD=failed swift test` replaces the texts that
/// differ. The other bytes of the source stay as they are. The call stands in the test itself, because its line is the
/// place of the text.
///
/// - Parameters:
///   - screen: The screen in its current state.
///   - format: The format of the text.
///   - record: The snapshots to write here, unless `SNAPSHOT_RECORD` or CI decides.
///   - expected: Returns the text, a string literal.
@MainActor public func expectInlineSnapshot(
  of screen: Screen, as format: SnapshotFormat = .text, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column, matches expected: (() -> String)? = nil
) {
  expectInlineSnapshot(
    of: screen, part: nil, as: format, record: record, function: function,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), expected)
}

/// Expects an element to match the text in the closure, which the first run writes into the source file.
///
///     expectInlineSnapshot(of: try screen.find(.list, "Devices"), as: .semantics)
///
/// An element of which nothing is visible is a failure. Otherwise the rules for a `Screen` apply.
@MainActor public func expectInlineSnapshot(
  of element: Element, as format: SnapshotFormat = .text, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column, matches expected: (() -> String)? = nil
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  if let problem = element.problemOfPicture { return recordFailure(problem, at: callSite) }
  expectInlineSnapshot(
    of: element.screen, part: element, as: format, record: record, function: function, at: callSite, expected)
}

@MainActor private func expectInlineSnapshot(
  of screen: Screen, part: Element?, as format: SnapshotFormat, record: SnapshotRecord?, function: String,
  at callSite: CallSite, _ expected: (() -> String)?
) {
  let test = RunningTest.current(function: function, at: callSite)
  func render(_ format: SnapshotFormat) -> String { part?.render(format) ?? screen.render(format) }
  InlineSnapshot(test: test, callSite: callSite, fileExtension: format.fileExtension, record: record).expect(
    render(format), expected, picture: { format == .text ? render(.cells) : nil }, film: { screen.film.script }
  ) {
    $0.message(filter: test.filter, of: screen, as: format)
  }
}

/// Expects a text, such as the table of a trace, to match the text in the closure, which the first run writes into the
/// source file.
///
///     expectInlineSnapshot(of: trace.table())
///
/// Otherwise the rules for a `Screen` apply.
public func expectInlineSnapshot(
  of text: String, record: SnapshotRecord? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column, matches expected: (() -> String)? = nil
) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let test = RunningTest.current(function: function, at: callSite)
  InlineSnapshot(test: test, callSite: callSite, record: record).expect(text, expected) {
    $0.message(filter: test.filter)
  }
}
