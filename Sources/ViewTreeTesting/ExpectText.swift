internal import SnapshotReview

/// Expects two texts to be equal byte for byte, and shows a unified diff if they differ.
///
/// For small pictures beside the test; `expectSnapshot(of:)` keeps larger ones in a file. Texts are not normalized:
/// line ends, a final newline and the composition of accents count.
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
    "The text differs\n\n\(UnifiedDiff(from: expected, to: actual))" + filmText(ofPicture: actual),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a text to contain a part, and shows the whole text if it does not.
///
/// Equivalent to `#expect(text.contains(part))`, which takes the compiler several times as long; see ``expectEqual``.
package func expectText(
  _ text: some StringProtocol, contains part: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(text.contains(part), text, "does not contain", part, at: place)
}

/// Expects a text not to contain a part, and shows the whole text if it does.
package func expectText(
  _ text: some StringProtocol, lacks part: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(!text.contains(part), text, "contains", part, at: place)
}

/// Expects a text to begin with a prefix, and shows the text if it does not.
package func expectText(
  _ text: some StringProtocol, startsWith start: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(text.hasPrefix(start), text, "does not start with", start, at: place)
}

/// Expects a text to end with a suffix, and shows the text if it does not.
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
