internal import SnapshotReview

/// Expects two texts to be equal byte for byte, and shows a unified diff when they are not.
///
/// For small pictures beside the test; `expectSnapshot(of:)`
/// keeps larger ones in a file. Nothing is normalised: line ends, a last newline and the composition of accents count.
///
/// ```swift
/// expectText(screen.text, equals: """
///   [x] Wi-Fi
///   [ ] Bluetooth
///   """)
/// ```
public func expectText(
  _ actual: String, equals expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let (actual, expected) = (Array(actual.utf8), Array(expected.utf8))
  guard actual != expected else { return }
  recordFailure(
    "The text differs\n\n\(UnifiedDiff(from: expected, to: actual))",
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a text to have a part, and shows the whole text where it does not.
///
/// What `#expect(text.contains(part))` does, which takes the compiler several times as long; see ``expectEqual``.
package func expectText(
  _ text: some StringProtocol, contains part: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(text.contains(part), text, "does not contain", part, at: place)
}

/// Expects a text not to have a part, and shows the whole text where it does.
package func expectText(
  _ text: some StringProtocol, lacks part: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(!text.contains(part), text, "contains", part, at: place)
}

/// Expects a text to begin with another one, and shows it where it does not.
package func expectText(
  _ text: some StringProtocol, startsWith start: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(text.hasPrefix(start), text, "does not start with", start, at: place)
}

/// Expects a text to end with another one, and shows it where it does not.
package func expectText(
  _ text: some StringProtocol, endsWith end: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(text.hasSuffix(end), text, "does not end with", end, at: place)
}

private func expect(
  _ holds: Bool, _ text: some StringProtocol, _ verb: String, _ part: String, at place: CallSite
) {
  if !holds { recordFailure("The text \(verb) \(part.debugDescription):\n\n\(text)", at: place) }
}
